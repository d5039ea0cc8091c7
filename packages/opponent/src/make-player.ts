/** makePlayer: a player of any level. */
import type { AnyTableGame, SideId } from '@grognard/engine';
import { lookAhead } from './captain.ts';
import { remember } from './plan/index.ts';
import { type Level, type Player, type PlayerOptions, plansAhead, playerWith } from './player.ts';

export function makePlayer(game: AnyTableGame, side: SideId, level: Level, options: PlayerOptions): Player {
  const thinking = {
    remember: plansAhead(level) ? remember : null,
    lookAhead: level === 'captain' ? lookAhead : null,
  };
  return playerWith(thinking, game, side, level, options);
}
