/** Questions with a few plain answers: an advance, a house won, whose value counts, which base comes off, which melee is next. */
import type { Gesture, Offer, Proposal, Task } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { checkCommand } from '../course/check.ts';
import { fightersIn, nextMelees } from '../melee/index.ts';
import type { GiorgiCommand } from '../orders.ts';
import { hindrancesIn } from './cited.ts';
import type { Holding } from './holding.ts';
import { meleeTold } from './melee-told.ts';
import { nothingProposed, plainOffer } from './told.ts';
import { handWordsOf } from './words.ts';

interface Answer {
  readonly value: Json;
  readonly title: string;
  readonly command: GiorgiCommand;
}

type Choose = Extract<GiorgiCommand, { readonly kind: 'choose' }>;

function take(word: Choose['take'], unit: string | null = null): Choose {
  return { kind: 'choose', take: word, unit };
}

/** The answers to what is on top of the agenda. */
function answersTo({ table, state }: Holding): readonly Answer[] {
  const { tasks } = handWordsOf(table);
  const top = state.agenda.at(-1);
  switch (top?.do) {
    case 'advance':
      return [
        { value: 'yes', title: tasks.advance, command: take('yes') },
        { value: 'no', title: tasks.stay, command: take('no') },
      ];
    case 'occupy':
      return [
        ...top.units
          .filter((unit) => state.units[unit]!.status === 'on')
          .map((unit): Answer => {
            const { id, name } = table.units[unit]!;
            return { value: id, title: tasks.goesIn(name), command: take('yes', id) };
          }),
        { value: 'no', title: tasks.nobodyGoesIn, command: take('no') },
      ];
    case 'value': {
      const { kind, second } = table.units[top.unit]!;
      const { kinds } = handWordsOf(table);
      return [
        { value: 'first', title: kinds[kind], command: take('first') },
        { value: 'second', title: kinds[second?.kind ?? kind], command: take('second') },
      ];
    }
    case 'end':
      return [
        { value: 'left', title: tasks.leftEnd, command: take('left') },
        { value: 'right', title: tasks.rightEnd, command: take('right') },
      ];
    case 'attack':
    case 'breakthrough':
    case 'go-in':
    case 'forced':
    case 'shake':
    case 'results':
    case 'fight':
    case 'breaking':
    case undefined:
      return [];
  }
}

export function choiceTasks(holding: Holding, { told }: Gesture): readonly Task[] {
  const answers = answersTo(holding);
  const { table, state } = holding;
  const top = state.agenda.at(-1);
  if (answers.length === 0 || top === undefined) return [];
  const { tasks } = handWordsOf(table);
  const offers = answers.map(({ value, title, command }) =>
    plainOffer(value, title, against(holding, command)),
  );
  const title = tasks.questions[top.do as keyof typeof tasks.questions];
  return [{ kind: 'choice', id: 'choose', title, usual: true, value: told['choose'] ?? null, offers }];
}

function against({ table, state, side }: Holding, command: GiorgiCommand) {
  return hindrancesIn(table, checkCommand(table, state, side, command, 'verdict'), null);
}

export function proposeChoice(holding: Holding, { told }: Gesture): Proposal {
  const answer = answersTo(holding).find(({ value }) => value === told['choose']);
  if (answer === undefined) return nothingProposed;
  return { ...nothingProposed, commands: [answer.command], against: against(holding, answer.command) };
}

/** The melees that may be fought next, that of the piece in hand first. */
export function meleeTasks(holding: Holding, unit: number, { told }: Gesture): readonly Task[] {
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const melees = [...nextMelees(table, state)].sort(
    (a, b) => Number(fightersIn(b).includes(unit)) - Number(fightersIn(a).includes(unit)),
  );
  const namesOf = (units: readonly number[]) => units.map((one) => table.units[one]!.name);
  const offers = melees.map((melee): Offer => {
    const { attackers, defenders } = melee;
    const { id } = table.units[attackers[0]!]!;
    return {
      value: id,
      title: tasks.versus(namesOf(attackers), namesOf(defenders)),
      against: against(holding, { kind: 'fight', unit: id }),
      ...meleeTold(table, state, melee),
      piece: table.units[defenders[0]!]!.id,
    };
  });
  return [
    { kind: 'target', id: 'fight', title: tasks.fight, usual: true, value: told['fight'] ?? null, offers },
  ];
}

export function proposeMelee(holding: Holding, { told }: Gesture): Proposal {
  const { table, state } = holding;
  const { fight } = told;
  const unit = typeof fight === 'string' ? (table.unitOf.get(fight) ?? -1) : -1;
  const melee = nextMelees(table, state).find((one) => fightersIn(one).includes(unit));
  if (typeof fight !== 'string' || melee === undefined) return nothingProposed;
  const command: GiorgiCommand = { kind: 'fight', unit: fight };
  const { odds, sum } = meleeTold(table, state, melee);
  return {
    ...nothingProposed,
    commands: [command],
    against: against(holding, command),
    notes: [{ title: handWordsOf(table).notes.melee, lines: [...odds, ...sum] }],
  };
}
