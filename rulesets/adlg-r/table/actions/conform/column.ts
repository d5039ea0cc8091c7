/** spreadColumn: a column hit on its flank makes room, so that each attacker has one opponent (`conform.column`, `conform.spread`). */
import {
  angleBetween,
  asHeading,
  type Base,
  cornerOf,
  halfTurn,
  type Pose,
  sharedEdge,
  stepX,
  stepY,
  type Tenths,
  toLocal,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { angleEps, baseAt, baseOf, standsOn } from '../../bodies/index.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitEdge } from '../../state/model.ts';
import { isEnemy } from '../../state/sides.ts';
import { isInMelee } from '../../zones/index.ts';
import { bodiesBut, mayStand } from './room.ts';
import { type ShiftedUnit, wayClear } from './shift.ts';

/** Units pushed back in one column. */
const deepest = 8;

/**
 * Where an enemy struck on a flank, and those behind it, go back to so that its front corner meets the next attacker's. Empty if
 * nobody has conformed to the unit before it; null if there is no room.
 */
export function spreadColumn(
  table: Table,
  state: State,
  enemy: UnitIndex,
  edge: UnitEdge,
): readonly ShiftedUnit[] | null {
  if (edge !== 'left' && edge !== 'right') return [];
  const back = wayBack(table, state, enemy, edge);
  if (back <= table.sizes.eps) return [];
  if (isFoughtApart(table, state, enemy, edge)) return null;
  const spread: ShiftedUnit[] = [];
  let now = state;
  const waiting = [{ unit: enemy, by: back }];
  for (const { unit, by } of waiting) {
    if (spread.length >= deepest) return null;
    const pose = goneBack(entryAt(state.units, unit).pose, by);
    if (!mayStand(table, now, unit, pose)) return null;
    spread.push({ unit, pose, by });
    now = stateIf(now, [[unit, pose]]);
    const base = baseAt(table, state, unit, pose);
    for (const next of bodiesBut(table, now, [unit])) {
      if (!standsOn(base, next.base, table.sizes.eps)) continue;
      const goes = pushedBack(table, state, unit, next.unit, base);
      if (goes === null || spread.some((one) => one.unit === next.unit)) return null;
      waiting.push({ unit: next.unit, by: goes });
    }
  }
  return spread;
}

/** Whether anybody is in contact with a unit but the attackers of the one before it, who merely reach over to it. */
function isFoughtApart(table: Table, state: State, enemy: UnitIndex, edge: UnitEdge): boolean {
  const before = attackersBefore(table, state, enemy, edge);
  return state.contacts.some(
    ({ by, on }) => by === enemy || (on === enemy && !before.some((attacker) => attacker === by)),
  );
}

/** The unit right behind another in a column that an attacker of the first also touches, and where it goes. */
export function spreadBehind(
  table: Table,
  state: State,
  attacker: UnitIndex,
  enemy: UnitIndex,
  edge: UnitEdge,
): readonly ShiftedUnit[] {
  const own = baseOf(table, state, attacker);
  const first = baseOf(table, state, enemy);
  const next = bodiesBut(table, state, [attacker, enemy]).find(
    (body) =>
      isEnemy(table, attacker, body.unit) &&
      isBehind(table, first, body.base) &&
      sharedEdge(own, body.base, table.sizes.eps) > table.sizes.eps,
  );
  return next === undefined ? [] : (spreadColumn(table, state, next.unit, edge) ?? []);
}

function goneBack({ x, y, heading }: Pose, by: Tenths): Pose {
  return { x: x - stepX(heading, by), y: y - stepY(heading, by), heading };
}

/** How far the next unit of the column goes back for the one before it, or null if it is not one or cannot. */
function pushedBack(table: Table, state: State, unit: UnitIndex, next: UnitIndex, from: Base): Tenths | null {
  const base = baseOf(table, state, next);
  if (isEnemy(table, unit, next) || isInMelee(state, next)) return null;
  if (angleBetween(base.heading, from.heading) >= angleEps) return null;
  return wayClear(base, from, asHeading(base.heading + halfTurn), table.sizes.ud);
}

/** Whether a unit stands right behind another, as in a column. */
function isBehind(table: Table, front: Base, rear: Base): boolean {
  if (angleBetween(front.heading, rear.heading) >= angleEps) return false;
  const { eps } = table.sizes;
  const { ahead } = toLocal(rear, front.x, front.y);
  return ahead > 0 && sharedEdge(front, rear, eps) > eps;
}

/** Those whose front lies on that edge of the unit right before another. */
function attackersBefore(table: Table, state: State, enemy: UnitIndex, edge: UnitEdge): UnitIndex[] {
  const own = baseOf(table, state, enemy);
  return state.contacts
    .filter(
      (contact) =>
        contact.edge === edge &&
        contact.on !== enemy &&
        isBehind(table, baseOf(table, state, contact.on), own),
    )
    .map(({ by }) => by);
}

/** How far behind its front corner the attackers of the unit before it end. */
function wayBack(table: Table, state: State, enemy: UnitIndex, edge: UnitEdge): Tenths {
  const own = baseOf(table, state, enemy);
  const ends = attackersBefore(table, state, enemy, edge).map((by) => {
    // On a left flank the attacker's right end is the rear one.
    const corner = cornerOf(baseOf(table, state, by), edge === 'left' ? 'front-right' : 'front-left');
    return -toLocal(own, corner.x, corner.y).ahead;
  });
  return Math.max(0, ...ends);
}
