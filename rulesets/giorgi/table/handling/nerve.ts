/** Rallying and reforming in a hand: the test with its odds, and where a unit faces if it passes. */
import type { Gesture, Proposal, Task } from '@grognard/engine';
import { asHeading, frontOf, type Heading, headingTo } from '@grognard/geometry';
import { bodyNow } from '../bodies/index.ts';
import { checkCommand } from '../course/check.ts';
import { routersToTest, towardsEnemy } from '../course/start-step.ts';
import type { GiorgiCommand } from '../orders.ts';
import { type Reckoned, tested } from './answering.ts';
import { hindrancesIn } from './cited.ts';
import { bodyThere } from './foresee.ts';
import type { Holding } from './holding.ts';
import { ghostOf } from './look.ts';
import { listTold, nothingProposed, numberTold, pointTold, type Told } from './told.ts';
import { handWordsOf } from './words.ts';

function isRouting({ table, state }: Holding, unit: number): boolean {
  return routersToTest(table, state).includes(unit);
}

/** Where it would face; null: nothing was told of it. */
function facingTold({ table, state }: Holding, unit: number, told: Told): Heading | null {
  const set = listTold(told['facing']).at(-1);
  if (typeof set === 'number') return asHeading(Math.round(set));
  if (typeof set !== 'object' || set === null || Array.isArray(set)) return null;
  const { to, value } = set as Told;
  const point = pointTold(to);
  const { x, y } = bodyNow(table, state, unit);
  if (point !== null) return headingTo(point.x - Math.round(x), point.y - Math.round(y));
  const number = numberTold(value);
  return number === null ? null : asHeading(Math.round(number));
}

function commandTold(holding: Holding, unit: number, told: Told): GiorgiCommand | null {
  const { table, state } = holding;
  const { id } = table.units[unit]!;
  if (!isRouting(holding, unit)) return told['nerve'] === 'reform' ? { kind: 'reform', unit: id } : null;
  const facing = facingTold(holding, unit, told);
  if (facing === null && told['nerve'] !== 'rally') return null;
  return { kind: 'rally', unit: id, heading: facing ?? towardsEnemy(table, state, unit) };
}

function against({ table, state, side }: Holding, unit: number, command: GiorgiCommand) {
  const { id } = table.units[unit]!;
  return hindrancesIn(table, checkCommand(table, state, side, command, 'verdict'), id);
}

/** Without a test it is certain. */
function reckonedFor({ table, state }: Holding, unit: number, what: 'rally' | 'reform'): Reckoned {
  const { rally, reform } = table.rules.table;
  const isTested = what === 'rally' ? rally.test : reform.test;
  return isTested ? tested(table, state, unit) : { odds: [], sum: [] };
}

export function nerveTasks(holding: Holding, unit: number, { told }: Gesture): readonly Task[] {
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const what = isRouting(holding, unit) ? 'rally' : 'reform';
  const { id } = table.units[unit]!;
  const facing = facingTold(holding, unit, told) ?? towardsEnemy(table, state, unit);
  const command: GiorgiCommand =
    what === 'rally' ? { kind: 'rally', unit: id, heading: facing } : { kind: 'reform', unit: id };
  const offer = {
    value: what,
    title: tasks[what],
    against: against(holding, unit, command),
    ...reckonedFor(holding, unit, what),
    piece: null,
  };
  const chosen: Task = {
    kind: 'choice',
    id: 'nerve',
    title: tasks.nerve,
    usual: true,
    value: told['nerve'] ?? null,
    offers: [offer],
  };
  return what === 'reform' || state.units[unit]!.status !== 'on'
    ? [chosen]
    : [chosen, facingTask(holding, unit, facing)];
}

function facingTask({ table, state }: Holding, unit: number, facing: Heading): Task {
  const { tasks } = handWordsOf(table);
  const there = bodyThere(table, state, unit, { ...state.units[unit]!.stands, heading: facing });
  const handle = {
    id: 'facing',
    title: tasks.facing,
    at: frontOf(there),
    unit: 'angle',
    value: facing,
  } as const;
  return {
    kind: 'handles',
    id: 'facing',
    title: tasks.facing,
    usual: true,
    value: [],
    handles: [{ ...handle, least: 0, most: 3599 }],
  };
}

export function proposeNerve(holding: Holding, unit: number, { told }: Gesture): Proposal {
  const { table, state } = holding;
  const command = commandTold(holding, unit, told);
  if (command === null) return nothingProposed;
  const { odds, sum } = reckonedFor(holding, unit, command.kind === 'rally' ? 'rally' : 'reform');
  const { stands, status } = state.units[unit]!;
  const ghost =
    command.kind === 'rally' && status === 'on'
      ? [ghostOf(table, state, unit, { ...stands, heading: command.heading })]
      : [];
  return {
    ...nothingProposed,
    commands: [command],
    against: against(holding, unit, command),
    items: ghost,
    notes: sum.length === 0 ? [] : [{ title: handWordsOf(table).notes.test, lines: [...odds, ...sum] }],
  };
}
