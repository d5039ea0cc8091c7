/** createRunners: one runner plays inline, several play on threads. */
import { createGame } from '@grognard/rulesets';
import { type BatchRunner, inlineRunner } from '@grognard/simulator';
import { threads } from '@grognard/simulator/node';

/** `thread` is the file that a worker thread runs. */
export function createRunners(thread: URL, count: number): readonly BatchRunner[] {
  return count === 1 ? [inlineRunner(createGame)] : threads(thread, count);
}
