/** Zone of fire, distance and place of a target, seen from an edge. */
import {
  type Base,
  boundless,
  cornersOf,
  type Edge,
  edgeHeading,
  edgeOf,
  overlaps,
  placeBase,
  segmentToBase,
  stepX,
  stepY,
  type Tenths,
  zoneBefore,
} from '@grognard/geometry';
import type { UnitIndex } from '../../state/indices.ts';
import { bodyIn, type FiringContext } from './firing-context.ts';
import { isBigGun, rangeIn } from './weapon.ts';

/** Up to here big guns shoot as others do, in UD. */
export const gunsFreeBeyondUd = 4;

/** From the nearest point of the shooting edge to the nearest point of the target (`shoot.range`). */
export function distanceFrom(base: Base, edge: Edge, target: Base): Tenths {
  const [left, right] = edgeOf(base, edge);
  return segmentToBase(target, left.x, left.y, right.x, right.y);
}

/** Whether some area of a target lies in the zone of fire (`shoot.zone`, `shoot.zone-guns`). */
export function isInZone(scene: FiringContext, unit: UnitIndex, edge: Edge, target: Base): boolean {
  const { ud, eps } = scene.table.sizes;
  const base = bodyIn(scene, unit);
  const range = rangeIn(scene, unit);
  // A target that begins exactly at the range has no area short of it.
  const near = isBigGun(scene, unit) ? Math.min(range, gunsFreeBeyondUd * ud) : range;
  if (overlaps(zoneBefore(base, { edge, reach: near + 2 * eps, margin: ud }), target)) return true;
  if (near >= range) return false;
  const far = zoneBefore(ahead(base, edge, near), { edge, reach: range - near + 2 * eps, margin: 2 * ud });
  return overlaps(far, target);
}

/** The base moved out through one of its edges. */
function ahead(base: Base, edge: Edge, by: Tenths): Base {
  const out = edgeHeading(base, edge);
  const { x, y, heading, footprint } = base;
  return placeBase(footprint, { x: x + stepX(out, by), y: y + stepY(out, by), heading });
}

/** Whether a target has area straight before an edge. */
export function isBefore(base: Base, edge: Edge, target: Base): boolean {
  return overlaps(zoneBefore(base, { edge, reach: boundless }), target);
}

/** Length of the edge that the projection of a target covers: how much it is in front (`shoot.priority-tie`). */
export function coverBefore(base: Base, edge: Edge, target: Base): number {
  const [left, right] = edgeOf(base, edge);
  const [dx, dy] = [right.x - left.x, right.y - left.y];
  const square = dx * dx + dy * dy;
  const along = cornersOf(target).map(({ x, y }) => ((x - left.x) * dx + (y - left.y) * dy) / square);
  const share = Math.min(1, Math.max(...along)) - Math.max(0, Math.min(...along));
  return Math.max(0, share) * Math.sqrt(square);
}
