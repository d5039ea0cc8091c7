/** Numbers of bodies in close order. */
import { indicesUpTo, lastOf } from '@grognard/lists';
import type { BodyIndex, SideIndex } from './indices.ts';
import type { BodyState, State, Table } from './model.ts';

function isInUse(body: BodyState | undefined): boolean {
  return body !== undefined && body.members.length > 0;
}

/**
 * The number of the next body that a side forms. Each side has its own numbers, so that none gives away a body that another side
 * formed under seal. The number of a dissolved body is used again.
 */
export function nextBody({ scenario, sides }: Table, { bodies }: State, side: SideIndex): BodyIndex {
  let number: number = side;
  for (const { bodies: given } of scenario.sides) number += given.length;
  while (isInUse(bodies[number])) number += sides.length;
  return lastOf(indicesUpTo<BodyIndex>(number + 1));
}
