/** makePlayer: computer players by level. Each sees a view and answers everything the game awaits of its side. */
import type { AnyTableGame, AnyView, SideId } from '@grognard/engine';
import type { PlayerAnswer } from './answer.ts';
import { fullBudget, lookAhead, usualForesight } from './captain.ts';
import { keyOf, makeLuck } from './random.ts';

/** From a player who knows only what is legal to one who looks ahead. */
export const levels = ['random', 'recruit', 'sergeant', 'captain'] as const;
export type Level = (typeof levels)[number];

/** Asked whenever the game awaits something of its side. It knows only the view. */
export interface Player {
  readonly side: SideId;
  readonly level: Level;
  answer(view: AnyView): PlayerAnswer;
}

export interface PlayerOptions {
  readonly seed: number;
  /** Work that a captain may do for one answer. Defaults to the full budget. */
  readonly budget?: number;
  /** Turns that a captain's rollouts go beyond the planned one. */
  readonly foresight?: number;
  /** Number of earlier answers of the player, in a game that is continued. */
  readonly answered?: number;
}

export function isLevel(word: string): word is Level {
  return (levels as readonly string[]).includes(word);
}

/** A player of a level for one side of a game. The same seed and the same views give the same answers. */
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

/** Style of the doctrine in which a level without lookahead plays. */
function mannerOf(game: AnyTableGame, level: 'random' | 'recruit' | 'sergeant'): string {
  return level === 'sergeant' ? (game.doctrine.styles[0] ?? 'recruit') : level;
}
