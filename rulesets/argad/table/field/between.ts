/** What lies between two figures. */
import type { Battlefield, Standing } from './model.ts';

/** Whether a wall, a high wall or another floor keeps two figures apart. */
export function isSolidBetween(_field: Battlefield, _one: Standing, _other: Standing): boolean {
  return false;
}
