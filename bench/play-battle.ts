/** playBattle: whole battles between computer players, for the bench. */
import { type AnyTableGame, hashedFaces, type LogMode, Match, type SideId } from '@grognard/engine';
import { type AnyMatch, type Level, makePlayer, type Player } from '@grognard/opponent';
import { createGame, scenarioById } from '@grognard/rulesets';
import { secondsPassed } from './beside.ts';
import { type Front, skirmish } from './skirmish.ts';

/** Creates a game from a scenario. */
export function layOut(edition: string, scenario: unknown): AnyTableGame {
  const game = createGame(edition, scenario, {});
  if (game === null || !('rules' in game))
    throw new Error(`the bench scenario is no good: ${JSON.stringify(game)}`);
  return game;
}

/** Creates a battle with `perSide` figures on each side. */
export function layBench(perSide: number, front: Front = 'usual'): AnyTableGame {
  return layOut('argad-2024', skirmish(perSide, front));
}

/** Creates a game from a bundled scenario. */
export function layOffered(edition: string, id: string): AnyTableGame {
  return layOut(edition, scenarioById(id)?.scenario.data);
}

/** Callbacks during a battle. */
export interface BattleWatch {
  /** Seconds for the orders of one side in one turn, without the seal, and the number of orders. */
  orders?(seconds: number, count: number): void;
  /** Seconds for all commands of one answer, and the number of commands. */
  commands?(seconds: number, count: number): void;
  /** Seconds in which a side made its command plan, and the turn it was for. */
  plan?(seconds: number, side: SideId, turn: number): void;
}

/** A battle to play from its first turn. */
export interface BenchBattle {
  readonly game: AnyTableGame;
  readonly seed: number;
  readonly level: Level;
  readonly keeping: LogMode;
  /** Turns after which the battle is stopped. By default it is played to its end. */
  readonly turns?: number;
}

const nobodyWatches: BattleWatch = {};

/** Plays a battle between players of one level. */
export function playBattle(
  { game, seed, level, keeping, turns }: BenchBattle,
  watch: BattleWatch = nobodyWatches,
): AnyMatch {
  const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(seed), keeping);
  const players = new Map<SideId, Player>();
  for (const { id } of game.sides) players.set(id, makePlayer(game, id, level, { seed }));
  for (;;) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return match;
    if (turns !== undefined && game.turnOf(match.state) > turns) return match;
    for (const side of awaits.sides) answer(game, match, players.get(side)!, watch);
  }
}

/** Without a watch the clock is not read. */
function answer(game: AnyTableGame, match: AnyMatch, player: Player, watch: BattleWatch): void {
  if (watch === nobodyWatches) {
    for (const command of player.answer(match.view(player.side)).commands) match.give(player.side, command);
    return;
  }
  const asked = secondsPassed();
  const { commands } = player.answer(match.view(player.side));
  watch.plan?.(secondsPassed() - asked, player.side, game.turnOf(match.state));
  const planned = secondsPassed();
  const seal = commands.length - 1;
  for (let i = 0; i < seal; i++) match.give(player.side, commands[i]!);
  const ordered = secondsPassed();
  match.give(player.side, commands[seal]!);
  watch.commands?.(secondsPassed() - planned, commands.length);
  if (seal > 0) watch.orders?.(ordered - planned, seal);
}
