/** Prompts with a few plain answers: an advance, a house won, whose value counts, which base is removed, which melee is next. */

import type { Choice, Gesture, Proposal, Task } from '@grognard/engine';
import { entryAt, numberAt } from '@grognard/lists';
import type { Json } from '@grognard/rules-kit';
import { choiceTask, nothingProposed, plainChoice, targetTask } from '@grognard/table-kit';
import { fightersIn, nextMelees } from '../actions/melee/index.ts';
import { explainMelee } from '../explain/explain-melee.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { InteractionContext } from './interaction-context.ts';
import { refusalsOf } from './refusals-of.ts';

interface OfferedAnswer {
  readonly value: Json;
  readonly title: string;
  readonly command: GiorgiCommand;
}

type Choose = Extract<GiorgiCommand, { readonly kind: 'choose' }>;

function take(word: Choose['take'], unit: string | null = null): Choose {
  return { kind: 'choose', take: word, unit };
}

/** Answers to the item on top of the agenda. */
function answersTo({ table, state }: InteractionContext): readonly OfferedAnswer[] {
  const { tasks } = interactionWordsOf(table);
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
          .filter((unit) => entryAt(state.units, unit).status === 'on')
          .map((unit): OfferedAnswer => {
            const { id, name } = entryAt(table.units, unit);
            return { value: id, title: tasks.goesIn(name), command: take('yes', id) };
          }),
        { value: 'no', title: tasks.nobodyGoesIn, command: take('no') },
      ];
    case 'value': {
      const { kind, second } = entryAt(table.units, top.unit);
      const { kinds } = interactionWordsOf(table);
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

export function choiceTasks(context: InteractionContext, { values }: Gesture): readonly Task[] {
  const answers = answersTo(context);
  const { table, state } = context;
  const top = state.agenda.at(-1);
  if (answers.length === 0 || top === undefined) return [];
  const { tasks } = interactionWordsOf(table);
  const choices = answers.map(({ value, title, command }) =>
    plainChoice(value, title, refusalsOf(context, command, null)),
  );
  const title = tasks.questions[top.do as keyof typeof tasks.questions];
  return [choiceTask('choose', title, values['choose'] ?? null, choices)];
}

export function proposeChoice(context: InteractionContext, { values }: Gesture): Proposal {
  const answer = answersTo(context).find(({ value }) => value === values['choose']);
  if (answer === undefined) return nothingProposed;
  return {
    ...nothingProposed,
    commands: [answer.command],
    refusals: refusalsOf(context, answer.command, null),
  };
}

/** The melees that may be fought next, that of the selected piece first. */
export function meleeTasks(
  context: InteractionContext,
  unit: UnitIndex,
  { values }: Gesture,
): readonly Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const melees = [...nextMelees(table, state)].sort(
    (a, b) => Number(fightersIn(b).includes(unit)) - Number(fightersIn(a).includes(unit)),
  );
  const namesOf = (units: readonly UnitIndex[]) => units.map((one) => entryAt(table.units, one).name);
  const choices = melees.map((melee): Choice => {
    const { attackers, defenders } = melee;
    const { id } = entryAt(table.units, numberAt(attackers, 0));
    return {
      value: id,
      title: tasks.versus(namesOf(attackers), namesOf(defenders)),
      refusals: refusalsOf(context, { kind: 'fight', unit: id }, null),
      ...explainMelee(table, state, melee),
      piece: entryAt(table.units, numberAt(defenders, 0)).id,
    };
  });
  return [targetTask('fight', tasks.fight, values['fight'] ?? null, choices)];
}

export function proposeMelee(context: InteractionContext, { values }: Gesture): Proposal {
  const { table, state } = context;
  const { fight } = values;
  const unit = typeof fight === 'string' ? table.unitOf.get(fight) : undefined;
  const melee = nextMelees(table, state).find((one) => unit !== undefined && fightersIn(one).includes(unit));
  if (typeof fight !== 'string' || melee === undefined) return nothingProposed;
  const command: GiorgiCommand = { kind: 'fight', unit: fight };
  const { odds, sum } = explainMelee(table, state, melee);
  return {
    ...nothingProposed,
    commands: [command],
    refusals: refusalsOf(context, command, null),
    notes: [{ title: interactionWordsOf(table).notes.melee, lines: [...odds, ...sum] }],
  };
}
