/** Where there is water. */
import { isInPolygon, type Tenths } from '@grognard/geometry';
import type { Battlefield } from './model.ts';

/** Whether a boat floats here: deep water or knee-high. */
export function isWaterAt({ areas }: Battlefield, x: Tenths, y: Tenths): boolean {
  return areas.some(
    ({ kind, polygon }) => (kind === 'deep-water' || kind === 'knee-water') && isInPolygon(polygon, x, y),
  );
}
