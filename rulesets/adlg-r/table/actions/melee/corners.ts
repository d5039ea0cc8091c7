/** Corners of bases, and the unit that stands exactly behind another. */
import { angleBetween, type Base, cornerOf, type Point, pointDistance } from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { angleEps, baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';

export function frontCorners(base: Base): readonly [Point, Point] {
  return [cornerOf(base, 'front-left'), cornerOf(base, 'front-right')];
}

/** Whether another Caracole unit stands directly behind (`ability.caracole-behind`). `isBusy` says who is in melee itself. */
export function hasCaracoleBehind(
  table: Table,
  state: State,
  unit: UnitIndex,
  isBusy: (unit: UnitIndex) => boolean,
): boolean {
  const { side, weapon } = entryAt(table.units, unit);
  if (weapon !== 'caracole') return false;
  const front = baseOf(table, state, unit);
  return indicesOf(table.units).some((other) => {
    const info = entryAt(table.units, other);
    if (other === unit || info.side !== side || info.weapon !== 'caracole' || isBusy(other)) return false;
    return entryAt(state.units, other).status === 'on' && isBehind(table, front, baseOf(table, state, other));
  });
}

function isBehind({ options, sizes }: Table, front: Base, behind: Base): boolean {
  if (angleBetween(front.heading, behind.heading) >= angleEps) return false;
  const far = options['ability.caracole-behind'] === 'touching' ? 2 * sizes.eps : sizes.ud + sizes.eps;
  const pairs = [
    [cornerOf(front, 'rear-left'), cornerOf(behind, 'front-left')],
    [cornerOf(front, 'rear-right'), cornerOf(behind, 'front-right')],
  ] as const;
  return pairs.every(([one, other]) => pointDistance(one.x, one.y, other.x, other.y) < far);
}
