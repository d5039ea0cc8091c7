/** Hands that play games: one plays here, several play on threads. */
import { createGame } from '@grognard/rulesets';
import { type BatchRunner, inlineRunner } from '@grognard/simulator';
import { threads } from '@grognard/simulator/node';

/** `thread` is the file that a thread runs. */
export function createRunners(thread: URL, count: number): readonly BatchRunner[] {
  return count === 1 ? [inlineRunner(createGame)] : threads(thread, count);
}
