/** Bodies on the table: where the base of a unit stands now, or would stand. */
import { type Base, type Pose, placeBase, stepX, stepY } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

/** Where each unit was last asked to stand. Poses are replaced, never changed, so that the same pose is the same place. */
const standingCache = memoizePer<Table['units'], Map<UnitIndex, StandingBase>>(() => new Map());

interface StandingBase {
  readonly pose: Pose;
  readonly base: Base;
}

/** The base of a unit where it stands. */
export function baseOf(table: Table, state: State, unit: UnitIndex): Base {
  const { pose, square } = entryAt(state.units, unit);
  const known = standingCache(table.units);
  const found = known.get(unit);
  if (found?.pose === pose && (found.base.footprint === table.sizes.square) === square) return found.base;
  const base = baseAt(table, state, unit, pose);
  known.set(unit, { pose, base });
  return base;
}

/** The base of a unit in another pose. */
export function baseAt({ units, sizes }: Table, state: State, unit: UnitIndex, pose: Pose): Base {
  const footprint = entryAt(state.units, unit).square ? sizes.square : entryAt(units, unit).footprint;
  return placeBase(footprint, pose);
}

/** Where a commander stands who is with a unit: just behind the middle of its rear edge (`command.measure-attached`). */
export function behindUnit(table: Table, state: State, unit: UnitIndex): Pose {
  const { x, y, heading, footprint } = baseOf(table, state, unit);
  const depths = [footprint, table.sizes.commander].map((one) =>
    one.shape === 'rectangle' ? one.depth : 2 * one.radius,
  );
  const back = depths.reduce((sum, depth) => sum + depth / 2, 0);
  return { x: x - stepX(heading, back), y: y - stepY(heading, back), heading };
}
