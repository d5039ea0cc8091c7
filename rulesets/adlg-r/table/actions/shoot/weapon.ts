/** What a unit shoots with: its range, and the edges it shoots over. */
import type { Edge, Tenths } from '@grognard/geometry';
import { rangeOf } from '../../../data/ranges.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { type FiringContext, infoIn, unitIn } from './firing-context.ts';

/** Range in tenths of a millimetre. 0 for a unit that cannot shoot. */
export function rangeIn(scene: FiringContext, unit: UnitIndex): Tenths {
  const { rules, sizes } = scene.table;
  const { kind, row, weapon } = infoIn(scene, unit);
  const ud = rangeOf(rules.shooting.ranges, { kind, category: row.category, weapon });
  return ud === null ? 0 : ud * sizes.ud;
}

const all: readonly Edge[] = ['front', 'left', 'right', 'rear'];
const longSides: readonly Edge[] = ['left', 'right'];
const front: readonly Edge[] = ['front'];

/** `shoot.edge`, `shoot.edge-lh`, `shoot.edge-wagon`, `shoot.edge-tercio`, `square.shoot`. */
export function edgesIn(scene: FiringContext, unit: UnitIndex): readonly Edge[] {
  const { row } = infoIn(scene, unit);
  if (row.category === 'WWg') return longSides;
  return row.category === 'LH' || row.tercio || unitIn(scene, unit).square ? all : front;
}

/** Medium and heavy artillery, which choose freely beyond 4 UD (`shoot.priority-guns`, `shoot.zone-guns`). */
export function isBigGun(scene: FiringContext, unit: UnitIndex): boolean {
  const { kind } = infoIn(scene, unit);
  return kind === 'medium-artillery' || kind === 'heavy-artillery';
}
