/** BT: through the enemy's front, followed at once by a whole move (`melee.bt`). */

import { type Base, cornersOf, type Tenths, toLocal, trackBySteps } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseSizeOf, basesLeftAs, bodyNow, bodyOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { drive } from './driven.ts';
import { goerOf, reachAlong } from './reach.ts';

/**
 * Places the unit one base depth behind the place of the enemy it broke, or as close to that as there is room. Its owner then orders a
 * move.
 */
export function breakThrough(turn: Turn, unit: UnitIndex, past: UnitIndex): void {
  const { table, state, agenda } = turn;
  const { status, stands } = entryAt(state.units, unit);
  if (status !== 'on') return;
  const body = bodyNow(table, state, unit);
  const { depth } = baseSizeOf(table.rules.table, entryAt(table.units, unit), stands.formation);
  const far = behind(body, placeOf(table, state, past)) + depth;
  const track = trackBySteps(body, [{ step: 'march', by: far }]);
  const goer = goerOf(table, state, unit, past < 0 ? [] : [past]);
  drive(turn, unit, 'BT', track, reachAlong(goer, track));
  agenda.push({ do: 'breakthrough', unit });
}

/** Body of the enemy where it broke or fell, or null if that is unknown. */
function placeOf(table: Table, state: State, past: UnitIndex): Base | null {
  if (past < 0) return null;
  const now = entryAt(state.units, past);
  const broken = state.broke.find(({ unit }) => unit === past);
  if (broken === undefined && now.status === 'on') return null;
  const stands = broken?.at ?? now.stands;
  return bodyOf(table, past, stands, Math.max(1, basesLeftAs(table, past, now, stands)));
}

/** Distance from the front to the far side of a body straight ahead. */
function behind(body: Base, enemy: Base | null): Tenths {
  if (enemy === null) return 0;
  return Math.max(0, ...cornersOf(enemy).map(({ x, y }) => toLocal(body, x, y).ahead));
}
