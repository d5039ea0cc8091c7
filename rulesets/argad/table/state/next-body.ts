/** Numbers of bodies in close order. */
import type { State, Table } from './model.ts';

/**
 * The number of the next body that a side forms. Each side has numbers of its own, so that no number tells of what
 * another side formed under seal; the number of a body that has dissolved is used again.
 */
export function nextBody({ scenario, sides }: Table, { bodies }: State, side: number): number {
  let number = scenario.sides.reduce((sum, { bodies: given }) => sum + given.length, side);
  while ((bodies[number]?.members.length ?? 0) > 0) number += sides.length;
  return number;
}
