/** playerWith: computer players by level. Each sees a view and answers everything the game awaits of its side. */
import type { AnyTableGame, AnyView, SideId } from '@grognard/engine';
import type { PlayerAnswer } from './answer.ts';
import { fullBudget, usualForesight } from './budget.ts';
import type { lookAhead } from './captain.ts';
import type { PlanMemory, remember } from './plan/index.ts';
import { keyOf } from './random.ts';
import { planInService } from './service.ts';

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
  /** Memory that came with the player's last answer, in a game that is continued. */
  readonly memory?: PlanMemory | null;
}

export function isLevel(word: string): word is Level {
  return (levels as readonly string[]).includes(word);
}

/** What a level needs in addition to the doctrine of its game. Null where it needs nothing. */
export interface Thinking {
  readonly remember: typeof remember | null;
  readonly lookAhead: typeof lookAhead | null;
}

/** Whether a level keeps a battle plan. */
export function plansAhead(level: Level): boolean {
  return level === 'sergeant' || level === 'captain';
}

/** A player of a level for one side of a game. The same seed and the same views give the same answers. */
export function playerWith(
  thinking: Thinking,
  game: AnyTableGame,
  side: SideId,
  level: Level,
  options: PlayerOptions,
): Player {
  const { seed, budget = fullBudget, answered = 0 } = options;
  const foresight = options.foresight ?? game.doctrine.lookahead ?? usualForesight;
  let answers = answered;
  let { memory = null } = options;
  return {
    side,
    level,
    answer(view) {
      const key = keyOf(seed, side, answers++);
      const remembered = thinking.remember?.(game, side, view, memory) ?? null;
      memory = remembered === null ? null : remembered.memory;
      const plan = memory === null ? null : memory.plan;
      const { commands, reasons, work } =
        thinking.lookAhead !== null
          ? thinking.lookAhead(game, side, view, { key, budget, furtherTurns: foresight, plan })
          : { ...planInService(game, side, view, { manner: mannerOf(game, level), plan, key }), work: 0 };
      const told = remembered === null ? reasons : [...remembered.reasons, ...reasons];
      return { commands, reasons: told, work, memory };
    },
  };
}

/** Style of the doctrine in which a level without lookahead plays. */
function mannerOf(game: AnyTableGame, level: Level): string {
  return plansAhead(level) ? (game.doctrine.styles[0] ?? 'recruit') : level;
}
