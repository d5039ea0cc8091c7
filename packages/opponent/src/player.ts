/** Computer players by level: each sees a view and answers with everything the game wants of its side. */
import type { AnyTableGame, AnyView, SideId } from '@grognard/engine';
import type { PlayerAnswer } from './answer.ts';
import { fullBudget, lookAhead, usualForesight } from './captain.ts';
import { keyOf, makeLuck } from './random.ts';

/** From one who knows only what is legal to one who looks ahead. */
export const levels = ['random', 'recruit', 'sergeant', 'captain'] as const;
export type Level = (typeof levels)[number];

/** Asked whenever the game awaits something of its side; knows nothing but the view. */
export interface Player {
  readonly side: SideId;
  readonly level: Level;
  answer(view: AnyView): PlayerAnswer;
}

export interface PlayerOptions {
  readonly seed: number;
  /** How much a captain may work for one answer; left out: in full. */
  readonly budget?: number;
  /** Turns a captain imagines beyond the one he plans. */
  readonly foresight?: number;
  /** How often the player has answered before, in a game that goes on. */
  readonly answered?: number;
}

/** Whether a word names a level. */
export function isLevel(word: string): word is Level {
  return (levels as readonly string[]).includes(word);
}

/** A player of a level for one side of one game; the same seed and the same views give the same answers. */
export function makePlayer(game: AnyTableGame, side: SideId, level: Level, options: PlayerOptions): Player {
  const { seed, budget = fullBudget, answered = 0 } = options;
  const foresight = options.foresight ?? game.doctrine.lookahead ?? usualForesight;
  let answers = answered;
  return {
    side,
    level,
    answer(view) {
      const key = keyOf(seed, side, answers++);
      if (level === 'captain') return lookAhead(game, side, view, { key, budget, furtherTurns: foresight });
      const manner = mannerOf(game, level);
      const { commands, reasons } = game.doctrine.plan(view, side, manner, makeLuck(key));
      return { commands, reasons, work: 0 };
    },
  };
}

/** In which manner of the doctrine a level without foresight fights. */
function mannerOf(game: AnyTableGame, level: 'random' | 'recruit' | 'sergeant'): string {
  return level === 'sergeant' ? (game.doctrine.styles[0] ?? 'recruit') : level;
}
