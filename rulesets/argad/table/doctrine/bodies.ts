/** `planBodies`: bodies in close order march towards their aim or the nearest enemy. They open ranks to fight or if blocked. */

import { headingTo, type Point, pointDistance, turnBetween } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { checkCommand } from '../actions/command.ts';
import type { BodyIndex, SideIndex } from '../state/indices.ts';
import type { BodyState, State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { aimPlaces } from './goals.ts';
import type { Knowledge } from './knowledge.ts';
import { isEngaged, nearestEnemy } from './look-round.ts';

type MarchCommand = Extract<ArgadCommand, { readonly kind: 'march' }>;
type MarchStep = MarchCommand['steps'][number];

/** Within this distance of an enemy, in tenths of a millimetre, foot open their ranks. Riders ride on. */
const openAt = 4000;
/** The smallest gain in distance that makes a march worthwhile, in tenths of a millimetre. */
const least = 300;

export function planBodies(
  knowledge: Knowledge,
  state: State,
  side: SideIndex,
  commands: ArgadCommand[],
): void {
  state.bodies.forEach((body, index) => {
    const first = body.members[0];
    if (first === undefined || entryAt(knowledge.table.roster, first).side !== side) return;
    const march = marchOf(knowledge, state, side, index);
    if (march !== null) commands.push(march);
  });
}

/** The march of a body, or null if it stands and fires or fights. */
function marchOf(knowledge: Knowledge, state: State, side: SideIndex, index: BodyIndex): MarchCommand | null {
  const { table } = knowledge;
  const body = entryAt(state.bodies, index);
  if (body.members.some((figure) => isEngaged(table, state, figure))) return null;
  const foe = nearestEnemy(table, state, numberAt(body.members, 0));
  const mounted = entryAt(state.figures, numberAt(body.members, 0)).mounted;
  const enemy = foe === null ? undefined : entryAt(state.figures, foe);
  const open: MarchCommand = { kind: 'march', body: index, steps: [], open: true };
  if (enemy !== undefined && !mounted && pointDistance(body.x, body.y, enemy.x, enemy.y) < openAt)
    return allowed(table, state, side, open);
  const goal = goalOf(table, state, side, enemy);
  if (goal === null) return null;
  const way = wayTo(knowledge, body, goal);
  let best: MarchCommand | null = null;
  let gain = least;
  for (const turn of [1, 0.5])
    for (const by of [3600, 3200, 1600, 1200, 800]) {
      const march: MarchCommand = {
        kind: 'march',
        body: index,
        steps: stepsTo(body, way, by, turn),
        open: false,
      };
      if (by <= gain || allowed(table, state, side, march) === null) continue;
      best = march;
      gain = by;
    }
  return best ?? allowed(table, state, side, open);
}

function allowed(table: Table, state: State, side: SideIndex, march: MarchCommand): MarchCommand | null {
  return checkCommand(table, state, side, march, 'verdict').allowed ? march : null;
}

function goalOf(table: Table, state: State, side: SideIndex, enemy: Point | undefined): Point | null {
  return aimPlaces(table, state, side)[0] ?? enemy ?? null;
}

/** The first bend of the path to the goal that is not at the body's own position. */
function wayTo(knowledge: Knowledge, { x, y }: BodyState, goal: Point): Point {
  if (knowledge.isOpen({ x, y }, goal)) return goal;
  const bends = knowledge.ways().way({ x, y }, goal);
  return bends.find((bend) => pointDistance(x, y, bend.x, bend.y) > 600) ?? goal;
}

/** Turns by quarters if the goal lies behind, wheels by the rest or a part of it, then marches. */
function stepsTo(body: BodyState, goal: Point, by: number, share: number): MarchStep[] {
  const way = headingTo(goal.x - body.x, goal.y - body.y);
  if (way === null) return [];
  const steps: MarchStep[] = [];
  let turn = signedTurn(body.heading, way);
  const quarters = Math.round(turn / 900);
  if (quarters !== 0) {
    steps.push({ step: 'turn', by: 0, angle: quarters * 900 });
    turn -= quarters * 900;
  }
  if (Math.abs(turn) > 60) steps.push({ step: 'wheel', by: 0, angle: Math.round(turn * share) });
  steps.push({ step: 'march', by, angle: 0 });
  return steps;
}

/** The angle from one heading to another, positive to the left. */
function signedTurn(from: number, to: number): number {
  const turn = turnBetween(from, to);
  return turn > 1800 ? turn - 3600 : turn;
}
