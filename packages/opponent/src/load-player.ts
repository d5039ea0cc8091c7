/** loadPlayer: a player of a level, with what that level thinks with. A recruit needs neither plans nor rollouts. */
import type { AnyTableGame, SideId } from '@grognard/engine';
import { type Level, type Player, type PlayerOptions, plansAhead, playerWith } from './player.ts';

export async function loadPlayer(
  game: AnyTableGame,
  side: SideId,
  level: Level,
  options: PlayerOptions,
): Promise<Player> {
  const [plans, search] = await Promise.all([
    plansAhead(level) ? import('./plan/index.ts') : null,
    level === 'captain' ? import('./captain.ts') : null,
    plansAhead(level) ? game.doctrine.prepare?.() : undefined,
  ]);
  const thinking = { remember: plans?.remember ?? null, lookAhead: search?.lookAhead ?? null };
  return playerWith(thinking, game, side, level, options);
}
