/** Straight ahead: where a unit comes, and the track on which it meets what stands there. */
import {
  type Base,
  cornersOf,
  type Footprint,
  firstMet,
  type Pose,
  placeBase,
  stepX,
  stepY,
  type Tenths,
  type Track,
  trackBySteps,
} from '@grognard/geometry';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { baseAt } from './bodies.ts';

export function poseAhead({ x, y, heading }: Pose, by: Tenths): Pose {
  return { x: x + stepX(heading, by), y: y + stepY(heading, by), heading };
}

/** Units that go by the same distance go by the same displacement, and stay joined. */
export function trackAhead(table: Table, state: State, unit: UnitIndex, pose: Pose, by: Tenths): Track {
  const { footprint } = baseAt(table, state, unit, pose);
  return trackBySteps(placeBase(narrower(footprint, table.sizes.eps), pose), [{ step: 'march', by }]);
}

/** Overlap at the sides that is less than EPS deep is none (`unit.limits`). */
function narrower(footprint: Footprint, eps: Tenths): Footprint {
  if (footprint.shape === 'round') throw new RangeError('units stand on rectangles');
  return { ...footprint, width: footprint.width - 2 * eps };
}

/** Whom a track meets first: index in the list, and how far until it touches. */
export function firstBodyOn(
  track: Track,
  bases: readonly Base[],
): { readonly index: number; readonly along: Tenths } | null {
  return bases.length === 0 ? null : firstMet(track, bases, 0);
}

/** How far until any part of the base passes the edge of the table, `far` at most. */
export function roomToEdge({ field: { box } }: Table, base: Base, far: Tenths): Tenths {
  const { heading } = base;
  const isOn = (by: Tenths) => {
    const [dx, dy] = [stepX(heading, by), stepY(heading, by)];
    return cornersOf(base).every(
      ({ x, y }) =>
        x + dx >= box.minX - 1 && y + dy >= box.minY - 1 && x + dx <= box.maxX + 1 && y + dy <= box.maxY + 1,
    );
  };
  if (isOn(far)) return far;
  // The table is convex, so it is left once.
  let [on, off] = [0, far];
  while (off - on > 1) {
    const middle = Math.floor((on + off) / 2);
    if (isOn(middle)) on = middle;
    else off = middle;
  }
  return on;
}
