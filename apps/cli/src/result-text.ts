/** How a battle ended, in a few words. */
import type { AnyTableGame, Result } from '@grognard/engine';
import { capital, listed } from '@grognard/rules-kit';

/** What a side is called; its id where the game does not know it. */
export function sideName({ sides }: AnyTableGame, side: string): string {
  return sides.find(({ id }) => id === side)?.name ?? side;
}

/** `the Reds won`, `the Reds and the Greens won`, `a draw`. */
export function winnersIn(game: AnyTableGame, { winners }: Result): string {
  return winners.length === 0 ? 'a draw' : `${listed(winners.map((side) => sideName(game, side)))} won`;
}

/** The end of a battle as a sentence, with points where the game counts them. */
export function resultSentence(game: AnyTableGame, result: Result): string {
  const points = Object.entries(result.points).map(([side, each]) => `${sideName(game, side)} ${each}`);
  const counted = points.length === 0 ? '' : ` Points: ${points.join(', ')}.`;
  return `${capital(winnersIn(game, result))} (${result.by}).${counted}`;
}
