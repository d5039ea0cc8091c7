/** mayPass: whether a unit passes a friend as he stands (`interpenetration.never`). */
import { baseDistance, type Heading } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseOf, maySwap } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isEnemy } from '../../state/sides.ts';
import { isInMelee } from '../../zones/index.ts';
import { meleesIn, rolesIn, worksBefore } from '../melee/index.ts';

/** Never through units in melee or in support of one, nor through a corps that hesitates. Routed ones only LI passes (`rout.waits`). */
export function mayPass(
  table: Table,
  state: State,
  mover: UnitIndex,
  heading: Heading,
  friend: UnitIndex,
): boolean {
  const { status, pose } = entryAt(state.units, friend);
  if (status === 'routed') return entryAt(table.units, mover).row.category === 'LI';
  if (status !== 'on' || isEnemy(table, mover, friend) || isInMelee(state, friend)) return false;
  if (!maySwap(table, mover, heading, friend, pose.heading)) return false;
  const corps = entryAt(table.units, friend).corps;
  if (corps !== entryAt(table.units, mover).corps && entryAt(state.commands, corps).hesitant) return false;
  return !isSupporting(table, state, friend);
}

/** Friends in melee or support are not burst through, nor some kinds, nor anybody across works (`interpenetration.burst-never`, `interpenetration.burst-once`). */
export function mayBeBurst(table: Table, state: State, unit: UnitIndex): boolean {
  const { row, kind } = entryAt(table.units, unit);
  if (row.category === 'El' || row.category === 'WWg' || row.deepOrder) return false;
  if (kind === 'pike-and-shot' || kind === 'later-pike-and-shot') return false;
  if (entryAt(state.units, unit).status !== 'on' || isInMelee(state, unit)) return false;
  return worksBefore(table, state, unit).length === 0 && !isSupporting(table, state, unit);
}

/** Only who stands beside one in contact can support him. */
function isSupporting(table: Table, state: State, unit: UnitIndex): boolean {
  const base = baseOf(table, state, unit);
  const near = 2 * table.sizes.eps;
  const isNear = state.contacts.some(({ by, on }) =>
    [by, on].some((one) => baseDistance(base, baseOf(table, state, one)) < near),
  );
  return isNear && rolesIn(table, state, meleesIn(table, state)).has(unit);
}

/** Mounted are panicked by elephants that cross them, and lose a point (`interpenetration.never`). */
export function isPanickedBy({ units }: Table, mover: UnitIndex, crossed: UnitIndex): boolean {
  const { mounted, category } = entryAt(units, crossed).row;
  return entryAt(units, mover).row.category === 'El' && mounted && category !== 'El';
}
