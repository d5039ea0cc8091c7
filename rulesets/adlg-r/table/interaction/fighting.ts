/** Melees, commanders who fight, and pursuits: what may be chosen, with both sums and the odds. */
import type { Choice, Gesture, Proposal, Task } from '@grognard/engine';
import { entryAt, listBy, none } from '@grognard/lists';
import { choiceTask, nothingProposed, plainChoice, readList, targetTask } from '@grognard/table-kit';
import { commanderId } from '../../looks/units.ts';
import { meleeOf, meleesIn, meleesToChoose, type PairedMelee } from '../actions/melee/index.ts';
import { mayGoAlong, mustPursue, runOf } from '../actions/rout/index.ts';
import { poseAhead } from '../bodies/index.ts';
import { explainRefusals } from '../explain/citations.ts';
import { explainMelee } from '../explain/explain-melee.ts';
import { interactionWordsOf, nameOf } from '../explain/words.ts';
import { checkCommand } from '../flow/check.ts';
import type { AdlgCommand, AdlgCommandOf } from '../state/commands.ts';
import type { CorpsIndex, UnitIndex } from '../state/indices.ts';
import { type InteractionContext, idOf } from './interaction-context.ts';
import { ghostOf } from './look.ts';

export function refusalsOf({ table, state, side }: InteractionContext, command: AdlgCommand) {
  return explainRefusals(table, checkCommand(table, state, side, command), null);
}

function fightCommand(context: InteractionContext, { a, b }: PairedMelee): AdlgCommandOf<'fight'> {
  return { kind: 'fight', unit: idOf(context, a), against: idOf(context, b) };
}

/** The melees that may be fought next, those of the selected unit first. */
export function fightTasks(
  context: InteractionContext,
  unit: UnitIndex,
  { values }: Gesture,
): readonly Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const has = ({ a, b }: PairedMelee) => a === unit || b === unit;
  const melees = [...meleesToChoose(table, state)].sort(
    (one, other) => Number(has(other)) - Number(has(one)),
  );
  const choices = melees.map((melee): Choice => {
    const { a, b } = melee;
    return {
      value: meleeId(context, melee),
      title: tasks.versus(nameOf(table, a), nameOf(table, b)),
      refusals: refusalsOf(context, fightCommand(context, melee)),
      ...explainMelee(table, state, melee, a),
      piece: idOf(context, b),
    };
  });
  return [targetTask('fight', tasks.fight, values['fight'] ?? null, choices)];
}

function meleeId(context: InteractionContext, { a, b }: PairedMelee): string {
  return `${idOf(context, a)} ${idOf(context, b)}`;
}

export function proposeFight(context: InteractionContext, { values }: Gesture): Proposal {
  const { table, state } = context;
  const melee = meleesToChoose(table, state).find((one) => meleeId(context, one) === values['fight']);
  if (melee === undefined) return nothingProposed;
  const command = fightCommand(context, melee);
  const { odds, sum } = explainMelee(table, state, melee, melee.a);
  return {
    ...nothingProposed,
    commands: [command],
    refusals: refusalsOf(context, command),
    notes: [{ title: interactionWordsOf(table).notes.melee, lines: [...odds, ...sum] }],
  };
}

/** Whether a commander fights with his unit, each with the odds of its melee. */
export function engageTasks(
  context: InteractionContext,
  corps: CorpsIndex,
  { values }: Gesture,
): readonly Task[] {
  const { table } = context;
  const { tasks } = interactionWordsOf(table);
  const choices = (['yes', 'no'] as const).map((value): Choice => {
    const command = engageCommand(context, corps, value === 'yes');
    // Who does not fight is not told to.
    const isPlain = value === 'no' && !isEngaged(context, corps);
    const refusals = isPlain ? [] : refusalsOf(context, command);
    return {
      ...plainChoice(value, tasks.engages[value], refusals),
      ...engagedOdds(context, corps, value === 'yes'),
    };
  });
  return [choiceTask('engage', tasks.engage, values['engage'] ?? null, choices)];
}

function isEngaged({ state }: InteractionContext, corps: CorpsIndex): boolean {
  return entryAt(state.commands, corps).commander.status === 'engaged';
}

function engageCommand(
  { table }: InteractionContext,
  corps: CorpsIndex,
  yes: boolean,
): AdlgCommandOf<'engage'> {
  return { kind: 'engage', corps: entryAt(table.corps, corps).id, yes };
}

function engagedOdds(
  { table, state }: InteractionContext,
  corps: CorpsIndex,
  yes: boolean,
): Pick<Choice, 'odds' | 'sum'> {
  const unit = entryAt(state.commands, corps).commander.with;
  if (unit === none) return { odds: [], sum: [] };
  const commands = state.commands.map((one, n) =>
    n === corps
      ? { ...one, commander: { ...one.commander, status: yes ? ('engaged' as const) : ('with' as const) } }
      : one,
  );
  const then = { ...state, commands: listBy<CorpsIndex, (typeof commands)[number]>(commands) };
  const melee =
    meleeOf(table, then, unit, null) ?? meleesIn(table, then).find(({ a, b }) => a === unit || b === unit);
  return melee === undefined || melee === null
    ? { odds: [], sum: [] }
    : explainMelee(table, then, melee, unit);
}

export function proposeEngagement(
  context: InteractionContext,
  corps: CorpsIndex,
  { values }: Gesture,
): Proposal {
  const { table } = context;
  const value = values['engage'];
  if (value !== 'yes' && !(value === 'no' && isEngaged(context, corps))) return nothingProposed;
  const command = engageCommand(context, corps, value === 'yes');
  const { odds, sum } = engagedOdds(context, corps, value === 'yes');
  const { notes } = interactionWordsOf(table);
  return {
    ...nothingProposed,
    commands: [command],
    refusals: refusalsOf(context, command).map((one) => ({ ...one, piece: commanderId(table, corps) })),
    notes: sum.length === 0 ? [] : [{ title: notes.melee, lines: [...odds, ...sum] }],
  };
}

/** Whether a victor goes on, and who goes along. */
export function pursuitTasks(
  context: InteractionContext,
  unit: UnitIndex,
  { values }: Gesture,
): readonly Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const command = pursuitCommand(context, unit, []);
  const stay = mustPursue(table, state, unit) ? [] : [plainChoice('no', tasks.pursues.no, [])];
  const choices = [plainChoice('yes', tasks.pursues.yes, refusalsOf(context, command)), ...stay];
  const friends = mayGoAlong(table, state, unit);
  return [
    choiceTask('pursue', tasks.pursue, values['pursue'] ?? null, choices),
    ...(friends.length === 0 || values['pursue'] !== 'yes'
      ? []
      : [
          {
            kind: 'several' as const,
            id: 'along',
            title: tasks.along,
            isPrimary: true,
            value: readList(values['along']),
            choices: friends.map((friend) => {
              const { id, name } = entryAt(table.units, friend);
              return { ...plainChoice(id, name, []), piece: id };
            }),
          },
        ]),
  ];
}

function pursuitCommand(
  context: InteractionContext,
  unit: UnitIndex,
  along: readonly UnitIndex[],
): AdlgCommandOf<'pursue'> {
  const { table } = context;
  const friends = along.map((friend) => idOf(context, friend));
  return { kind: 'pursue', unit: idOf(context, unit), by: table.sizes.ud, with: friends };
}

export function proposePursuit(context: InteractionContext, unit: UnitIndex, { values }: Gesture): Proposal {
  if (values['pursue'] !== 'yes') return nothingProposed;
  const { table, state } = context;
  const along = mayGoAlong(table, state, unit).filter((friend) =>
    readList(values['along']).includes(idOf(context, friend)),
  );
  const command = pursuitCommand(context, unit, along);
  const { by } = runOf(table, state, unit, along);
  return {
    ...nothingProposed,
    commands: [command],
    refusals: refusalsOf(context, command),
    items: [unit, ...along].map((one) =>
      ghostOf(table, state, one, poseAhead(entryAt(state.units, one).pose, by)),
    ),
  };
}
