/** distanceDie: the die that changes the distance of a charge or of an evade move. */
import type { ResultTable } from '@grognard/rules-kit';

/** Change of the distance in UD, by face. */
export const distanceDie: ResultTable<number> = [
  { from: 1, to: 2, gives: -1 },
  { from: 3, to: 4, gives: 0 },
  { from: 5, to: 6, gives: 1 },
];
