/** The part of a track that was covered. */
import {
  type MovablePose,
  makePath,
  poseAlong,
  type Tenths,
  type Track,
  trackAlong,
} from '@grognard/geometry';
import type { MovingUnit } from './move-units.ts';
import { pathSoFar } from './path-so-far.ts';

const pose: MovablePose = { x: 0, y: 0, heading: 0 };

/** A track that ends where the unit is now. A body's march is kept whole, because it moves by steps. */
export function trackSoFar({ base, track, path }: MovingUnit, went: Tenths): Track {
  if (path === null) return track!;
  poseAlong(track!, went, pose);
  return trackAlong(base, makePath(pathSoFar(path, went, pose)), 'ahead');
}
