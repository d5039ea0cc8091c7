/** `landAll`: figures over dry ground step off the boat, the others move up on deck. */

import { type Point, segmentDistance, segmentsMeet } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { checkCommand } from '../actions/command.ts';
import { orderFor } from '../actions/plain-orders.ts';
import { boatBase } from '../bodies/boats.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Figure } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { type Crew, dryBerths } from './crew.ts';
import { apart } from './look-round.ts';
import { around, isDryThere, isLand } from './shore.ts';

/** A figure aboard, from one place to another. If both are the same place, it stays. */
interface AshoreStep {
  readonly figure: FigureIndex;
  readonly from: Point;
  to: Point;
}

/** The distance two figures need to pass each other, in tenths of a millimetre. */
const room = 210;

/** Whether a figure can move there without running into another aboard. */
function isClear(steps: readonly AshoreStep[], figure: FigureIndex, from: Point, to: Point): boolean {
  return steps.every((step) => {
    if (step.figure === figure) return true;
    // A figure that already stands closer may still move away.
    const gap = Math.min(room, apart(from, step.to));
    if (segmentDistance(from.x, from.y, to.x, to.y, step.to.x, step.to.y) < gap) return false;
    const { from: there, to: end } = step;
    return there === end || !segmentsMeet(from.x, from.y, to.x, to.y, there.x, there.y, end.x, end.y);
  });
}

/** Orders ashore every figure that can get there. The others move closer to where they can step off. */
export function landAll(crew: Crew, how: 'dry' | 'wading'): ArgadCommand[] {
  const { aboard, state, landing, knowledge } = crew;
  const far = ({ index }: Figure) => apart(entryAt(state.figures, index), landing.dry);
  const front = [...aboard].sort((a, b) => far(a) - far(b));
  const steps = front.map(({ index }): AshoreStep => {
    const { x, y } = entryAt(state.figures, index);
    const here = { x, y };
    return { figure: index, from: here, to: here };
  });
  // Wading gets a figure only a few steps, so it is for crews without a dry path.
  const ashore = front.flatMap((figure, n) =>
    how === 'wading' || isDryThere(knowledge.table, entryAt(steps, n).from)
      ? (goTo(crew, figure, steps, n, how) ?? [])
      : [],
  );
  if (how === 'wading') return ashore;
  const berths = dryBerths(knowledge.table, boatBase(knowledge.table, state, crew.vessel));
  return [...ashore, ...front.flatMap((figure, n) => moveUp(crew, figure, steps, n, berths) ?? [])];
}

/** An order to go ashore, or null if there is nowhere to go. */
function goTo(
  { knowledge, state, side, goal }: Crew,
  { id }: Figure,
  steps: readonly AshoreStep[],
  n: number,
  how: 'dry' | 'wading',
): ArgadCommand | null {
  const { table } = knowledge;
  const step = entryAt(steps, n);
  const { from, figure } = step;
  const ends = around(from, [980, 780, 580, 400]).filter(
    (end) => isLand(table, end, how) && isClear(steps, figure, from, end),
  );
  ends.sort((a, b) => knowledge.farTo(goal, a) - knowledge.farTo(goal, b));
  for (const end of ends) {
    const order = orderFor(id, { path: [end], ashore: true });
    if (!checkCommand(table, state, side, order, 'verdict').allowed) continue;
    step.to = end;
    return order;
  }
  return null;
}

/** An order to move to a berth over dry ground, or as near to it as there is room. */
function moveUp(
  { knowledge, state, side }: Crew,
  { id }: Figure,
  steps: readonly AshoreStep[],
  n: number,
  berths: readonly Point[],
): ArgadCommand | null {
  const step = entryAt(steps, n);
  const { from, figure } = step;
  if (step.to !== from || isDryThere(knowledge.table, from)) return null;
  const near = [...berths].sort((a, b) => apart(a, from) - apart(b, from));
  for (const share of [1, 0.6, 0.3])
    for (const berth of near) {
      const end = {
        x: Math.round(from.x + (berth.x - from.x) * share),
        y: Math.round(from.y + (berth.y - from.y) * share),
      };
      if (!isClear(steps, figure, from, end)) continue;
      const order = orderFor(id, { path: [end] });
      if (!checkCommand(knowledge.table, state, side, order, 'verdict').allowed) continue;
      step.to = end;
      return order;
    }
  return null;
}
