/** The computers at a game: what they are asked, while people think and when it is their turn, and what they answer. */
import type { AnyTableGame, SideId } from '@grognard/engine';
import { type AnyMatch, giveCommands, type Level, type PlayerAnswer } from '@grognard/opponent';
import type { GameRecord } from '../saves/record.ts';
import type { Language } from '../settings/store.ts';
import type { TurnReasons } from './contract.ts';
import type { Question } from './thinker.ts';

/** A game in which computers play. */
interface Played {
  readonly game: AnyTableGame;
  readonly match: AnyMatch;
  readonly record: GameRecord;
}

/** Everything that the answer of a computer follows from. */
export function questionFor(
  { match, record }: Played,
  side: SideId,
  level: Level,
  language: Language,
): Question {
  const { edition, scenario, options, seed, reasons } = record;
  const answered = reasons.filter((each) => each.side === side).length;
  return { edition, scenario, options, language, side, level, seed, answered, view: match.view(side) };
}

/** Gives what a computer answered, as far as it is asked; answers why. One who breaks the rules or does nothing is a mistake of ours. */
export function giveAnswer(
  { game, match }: Pick<Played, 'game' | 'match'>,
  side: SideId,
  { commands, reasons }: PlayerAnswer,
  language: Language,
): TurnReasons {
  const thought = { language, after: match.entries.length };
  const turn = game.turnOf(match.state);
  const stage = game.stageName?.(match.state);
  const { carriedOut, refused } = giveCommands(match, side, commands);
  const [first] = refused;
  if (first !== undefined)
    throw new Error(`${side} gave a command that is not allowed: ${JSON.stringify(first.command)}`);
  if (carriedOut.length === 0) throw new Error(`${side} gave no command though asked`);
  return { turn, ...(stage === undefined ? {} : { stage }), side, reasons, thought };
}
