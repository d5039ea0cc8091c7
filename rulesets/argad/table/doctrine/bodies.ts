/** Bodies in close order: they wheel towards the nearest enemy and march. */
import { headingTo, type Point, turnBetween } from '@grognard/geometry';
import { checkCommand } from '../check/command.ts';
import type { BodyState, State, Table } from '../model.ts';
import type { ArgadCommand } from '../orders.ts';
import { aimPlaces } from './goals.ts';
import type { Knowledge } from './knowledge.ts';
import { isEngaged, nearestEnemy } from './look-round.ts';

type MarchCommand = Extract<ArgadCommand, { readonly kind: 'march' }>;
type Step = MarchCommand['steps'][number];

/** Adds a march for every body that should move. */
export function planBodies({ table }: Knowledge, state: State, side: number, commands: ArgadCommand[]): void {
  state.bodies.forEach((body, index) => {
    const first = body.members[0];
    if (first === undefined || table.men[first]!.side !== side) return;
    const march = marchOf(table, state, side, body, index);
    if (march !== null) commands.push(march);
  });
}

/** The march of a body towards what is nearest; null: it stands. */
export function marchOf(
  table: Table,
  state: State,
  side: number,
  body: BodyState,
  index: number,
): MarchCommand | null {
  if (body.members.some((man) => isEngaged(table, state, man))) return null;
  const goal = goalOf(table, state, side, body);
  if (goal === null || isReadyToFire(table, state, body, goal)) return null;
  for (const by of [3600, 3200, 1600, 1200, 800, 400]) {
    const march: MarchCommand = { kind: 'march', body: index, steps: stepsTo(body, goal, by), open: false };
    if (march.steps.length > 0 && checkCommand(table, state, side, march, 'verdict').allowed) return march;
  }
  return null;
}

function goalOf(table: Table, state: State, side: number, body: BodyState): Point | null {
  const foe = nearestEnemy(table, state, body.members[0]!);
  if (foe >= 0) return state.figures[foe]!;
  return aimPlaces(table, state, side)[0] ?? null;
}

/** Half its men loaded and the enemy in range: it stands and fires. */
function isReadyToFire(table: Table, state: State, body: BodyState, goal: Point): boolean {
  let ready = 0;
  for (const man of body.members) {
    const { firearms } = table.men[man]!;
    const { loaded, mounted } = state.figures[man]!;
    if (!mounted && loaded > 0 && firearms.length > 0) ready++;
  }
  const near = (goal.x - body.x) ** 2 + (goal.y - body.y) ** 2 <= 3500 ** 2;
  return near && ready * 2 >= body.members.length;
}

/** Turns about by quarters if the goal lies behind, wheels by the rest, then marches. */
function stepsTo(body: BodyState, goal: Point, by: number): Step[] {
  const way = headingTo(goal.x - body.x, goal.y - body.y);
  if (way === null) return [];
  const steps: Step[] = [];
  let turn = signedTurn(body.heading, way);
  const quarters = Math.round(turn / 900);
  if (quarters !== 0) {
    steps.push({ step: 'turn', by: 0, angle: quarters * 900 });
    turn -= quarters * 900;
  }
  if (Math.abs(turn) > 100) steps.push({ step: 'wheel', by: 0, angle: Math.round(turn / 2) });
  steps.push({ step: 'march', by, angle: 0 });
  return steps;
}

/** From one heading to another: to the left above zero. */
function signedTurn(from: number, to: number): number {
  const turn = turnBetween(from, to);
  return turn > 1800 ? turn - 3600 : turn;
}
