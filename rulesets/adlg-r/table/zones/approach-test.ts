/** mayApproach: whether a move comes nearer to the most threatening enemy, as units in a zone must (`zoc.approach-test`). */
import {
  angleBetween,
  asHeading,
  type Base,
  boundless,
  cornerOf,
  edgeOf,
  frontOf,
  halfTurn,
  lengthInside,
  type Pose,
  pointToBase,
  segmentDistance,
  zoneBefore,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseAt, baseOf } from '../bodies/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

/** Of equally threatening enemies the owner chooses, so one that allows the move is enough (`zoc.threat`). */
export function mayApproach(
  table: Table,
  state: State,
  unit: UnitIndex,
  threats: readonly UnitIndex[],
  from: Pose,
  to: Pose,
  isTurn: boolean,
): boolean {
  if (threats.length === 0) return true;
  const before = baseAt(table, state, unit, from);
  const after = baseAt(table, state, unit, to);
  return threats.some((threat) => comesNearer(table, before, after, baseOf(table, state, threat), isTurn));
}

/** `zoc.test-points`. */
function testPoints(base: Base) {
  return [cornerOf(base, 'front-left'), frontOf(base), cornerOf(base, 'front-right')];
}

function comesNearer({ sizes }: Table, before: Base, after: Base, enemy: Base, isTurn: boolean): boolean {
  const facing = asHeading(enemy.heading + halfTurn);
  if (angleBetween(after.heading, facing) > angleBetween(before.heading, facing)) return false;
  const [left, right] = edgeOf(enemy, 'front');
  const zone = zoneBefore(enemy, { edge: 'front', reach: sizes.ud });
  const starts = testPoints(before);
  const holds = testPoints(after).every(({ x, y }, n) => {
    const was = entryAt(starts, n);
    const far = segmentDistance(left.x, left.y, right.x, right.y, x, y);
    if (far > segmentDistance(left.x, left.y, right.x, right.y, was.x, was.y) + sizes.eps) return false;
    return isTurn || pointToBase(zone, was.x, was.y) > 0 || pointToBase(zone, x, y) <= sizes.eps;
  });
  if (!holds) return false;
  if (before.x === after.x && before.y === after.y && before.heading === after.heading) return true;
  const ahead = zoneBefore(after, { edge: 'front', reach: boundless });
  return lengthInside(ahead, left.x, left.y, right.x, right.y) > sizes.eps;
}
