/** Hands that play games: one plays here, several play on threads. */
import { arrange } from '@grognard/rulesets';
import { type Hand, handHere } from '@grognard/simulator';
import { threads } from '@grognard/simulator/node';

/** `thread` is the file that a thread runs. */
export function handsOn(thread: URL, count: number): readonly Hand[] {
  return count === 1 ? [handHere(arrange)] : threads(thread, count);
}
