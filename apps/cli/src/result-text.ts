/** resultSentence: the result of a battle in a few words. */
import type { AnyTableGame, Result } from '@grognard/engine';
import { capital, type Language, listed } from '@grognard/rules-kit';
import { replayWords } from './replay-words.ts';

/** The name of a side, or its id if the game does not know it. */
export function sideName({ sides }: AnyTableGame, side: string): string {
  return sides.find(({ id }) => id === side)?.name ?? side;
}

/** `the Reds won`, `the Reds and the Greens won`, `a draw`. */
export function winnersIn(game: AnyTableGame, { winners }: Result, language: Language = 'en'): string {
  const { draw, won } = replayWords[language];
  const names = winners.map((side) => sideName(game, side));
  return names.length === 0 ? draw : won(listed(names, language));
}

/** The result as a sentence, with points if the game counts them. */
export function resultSentence(game: AnyTableGame, result: Result, language: Language = 'en'): string {
  const points = Object.entries(result.points).map(([side, each]) => `${sideName(game, side)} ${each}`);
  const counted = points.length === 0 ? '' : ` ${replayWords[language].points(points.join(', '))}`;
  return `${capital(winnersIn(game, result, language))} (${result.by}).${counted}`;
}
