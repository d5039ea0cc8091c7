/** `isWaterAt`: where a boat floats. */
import { isInPolygon, type Tenths } from '@grognard/geometry';
import type { Battlefield } from './model.ts';

/** Whether a boat floats here, in deep or knee-high water. */
export function isWaterAt({ areas }: Battlefield, x: Tenths, y: Tenths): boolean {
  return areas.some(
    ({ kind, polygon }) => (kind === 'deep-water' || kind === 'knee-water') && isInPolygon(polygon, x, y),
  );
}
