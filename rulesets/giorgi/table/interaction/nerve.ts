/** Tasks of rallying and reforming: the test with its odds, and the facing if it passes. */

import type { Gesture, Proposal, Task, TaskValues } from '@grognard/engine';
import { frontOf, type Heading } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { choiceTask, facingTask, headingSet, nothingProposed, readList } from '@grognard/table-kit';
import { bodyNow } from '../bodies/index.ts';
import { explainRefusals } from '../explain/citations.ts';
import { failedRally, failedReform } from '../explain/failure.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { checkCommand } from '../flow/check.ts';
import { routersToTest } from '../flow/start-step.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { towardsEnemy } from '../state/sides.ts';
import { type ExplainedTest, tested } from './explain-test.ts';
import { bodyThere } from './foresee.ts';
import type { InteractionContext } from './interaction-context.ts';
import { ghostOf } from './look.ts';

function isRouting({ table, state }: InteractionContext, unit: UnitIndex): boolean {
  return routersToTest(table, state).includes(unit);
}

/** Facing set by the gesture, or null. */
function facingTold(
  { table, state }: InteractionContext,
  unit: UnitIndex,
  values: TaskValues,
): Heading | null {
  return headingSet(readList(values['facing']).at(-1), bodyNow(table, state, unit));
}

function commandTold(context: InteractionContext, unit: UnitIndex, values: TaskValues): GiorgiCommand | null {
  const { table, state } = context;
  const { id } = entryAt(table.units, unit);
  if (!isRouting(context, unit)) return values['nerve'] === 'reform' ? { kind: 'reform', unit: id } : null;
  const facing = facingTold(context, unit, values);
  if (facing === null && values['nerve'] !== 'rally') return null;
  return { kind: 'rally', unit: id, heading: facing ?? towardsEnemy(table, state, unit) };
}

function refusals({ table, state, side }: InteractionContext, unit: UnitIndex, command: GiorgiCommand) {
  const { id } = entryAt(table.units, unit);
  return explainRefusals(table, checkCommand(table, state, side, command, 'verdict'), id);
}

/** Certain if there is no test. */
function reckonedFor(
  { table, state }: InteractionContext,
  unit: UnitIndex,
  what: 'rally' | 'reform',
): ExplainedTest {
  const { rally, reform } = table.rules.table;
  const isTested = what === 'rally' ? rally.test : reform.test;
  if (!isTested) return { odds: [], sum: [] };
  return tested(table, state, unit, what === 'rally' ? failedRally(table, state, unit) : failedReform(table));
}

export function nerveTasks(
  context: InteractionContext,
  unit: UnitIndex,
  { values }: Gesture,
): readonly Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const what = isRouting(context, unit) ? 'rally' : 'reform';
  const { id } = entryAt(table.units, unit);
  const facing = facingTold(context, unit, values) ?? towardsEnemy(table, state, unit);
  const command: GiorgiCommand =
    what === 'rally' ? { kind: 'rally', unit: id, heading: facing } : { kind: 'reform', unit: id };
  const choice = {
    value: what,
    title: tasks[what],
    refusals: refusals(context, unit, command),
    ...reckonedFor(context, unit, what),
    piece: null,
  };
  const chosen: Task = choiceTask('nerve', tasks.nerve, values['nerve'] ?? null, [choice]);
  return what === 'reform' || entryAt(state.units, unit).status !== 'on'
    ? [chosen]
    : [chosen, facingOf(context, unit, facing)];
}

function facingOf({ table, state }: InteractionContext, unit: UnitIndex, heading: Heading): Task {
  const there = bodyThere(table, state, unit, { ...entryAt(state.units, unit).stands, heading });
  return facingTask(interactionWordsOf(table).tasks.facing, frontOf(there), heading);
}

export function proposeNerve(context: InteractionContext, unit: UnitIndex, { values }: Gesture): Proposal {
  const { table, state } = context;
  const command = commandTold(context, unit, values);
  if (command === null) return nothingProposed;
  const { odds, sum } = reckonedFor(context, unit, command.kind === 'rally' ? 'rally' : 'reform');
  const { stands, status } = entryAt(state.units, unit);
  const ghost =
    command.kind === 'rally' && status === 'on'
      ? [ghostOf(table, state, unit, { ...stands, heading: command.heading })]
      : [];
  return {
    ...nothingProposed,
    commands: [command],
    refusals: refusals(context, unit, command),
    items: ghost,
    notes:
      sum.length === 0 ? [] : [{ title: interactionWordsOf(table).notes.test, lines: [...odds, ...sum] }],
  };
}
