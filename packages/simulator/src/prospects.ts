/** quickBattles: how many battles a side wins from each moment of a game, if computers play on from there. */
import {
  type AnyState,
  type AnyTableGame,
  activeEntries,
  hashedFaces,
  Match,
  type SideId,
} from '@grognard/engine';
import { type AnyMatch, keyOf, makePlayer } from '@grognard/opponent';
import { mostAnswers, playOut } from './play-game.ts';
import { shareOf } from './share.ts';

/** The state of a game at the beginning of a turn. */
export interface BattleMoment {
  readonly turn: number;
  readonly state: AnyState;
}

/** Battles played on from a moment. A draw counts as half a victory. */
export interface Prospect {
  /** Turns played before it. */
  readonly turn: number;
  readonly won: number;
  readonly battles: number;
}

export interface QuickBattles {
  readonly seed: number;
  /** Battles from each moment. */
  readonly battles: number;
  /** Limit of work: answers of players, each counted once for every piece of the game. */
  readonly budget: number;
}

export interface QuickBattlesSoFar {
  readonly prospects: readonly Prospect[];
  /** Share of the work that is done, from 0 to 1. */
  readonly done: number;
}

/** Battles from each moment in one round. Rounds go on until the budget is used up, so that all moments have as many battles. */
const perRound = 10;

/** The beginning of each turn of a game, from the first turn after its setting up. */
export function momentsOf(game: AnyTableGame, entries: AnyMatch['entries']): readonly BattleMoment[] {
  const { rules } = game;
  const state = rules.start(null);
  const moments: BattleMoment[] = [];
  const look = () => {
    const turn = game.turnOf(state);
    if (turn > (moments.at(-1)?.turn ?? Number.NEGATIVE_INFINITY) && !isBeingSetUp(game, state))
      moments.push({ turn, state: rules.copy(state) });
  };
  for (const { entry } of activeEntries(entries)) {
    look();
    for (const event of entry.events) rules.apply(state, event);
  }
  return moments;
}

function isBeingSetUp({ rules, interactionFor }: AnyTableGame, state: AnyState): boolean {
  const awaits = rules.awaits(state);
  const side = awaits.kind === 'over' ? undefined : awaits.sides[0];
  return side !== undefined && interactionFor(rules.view(state, { side }), side).prompt.isSetup;
}

/** Plays round by round, and tells after each how it stands. The same seed gives the same battles. */
export function* quickBattles(
  game: AnyTableGame,
  moments: readonly BattleMoment[],
  side: SideId,
  { seed, battles, budget }: QuickBattles,
): Generator<QuickBattlesSoFar> {
  const weight = piecesIn(game);
  let prospects = moments.map((_, turn): Prospect => ({ turn, won: 0, battles: 0 }));
  let [played, work] = [0, 0];
  while (played < battles && work < budget) {
    const until = Math.min(battles, played + perRound);
    const round: Prospect[] = [];
    for (const [at, { state }] of moments.entries()) {
      let won = 0;
      for (let n = played; n < until; n++) {
        const { victory, answers } = battleFrom(game, state, side, keyOf(seed, 'quick', at, n));
        won += victory;
        work += answers * weight;
      }
      round.push({ turn: at, won, battles: until - played });
      const share = (played + ((until - played) * round.length) / moments.length) / battles;
      // Only complete rounds count.
      if (round.length < moments.length)
        yield { prospects, done: Math.min(1, Math.max(share, work / budget)) };
    }
    played = until;
    prospects = prospects.map((sum, at) => added(sum, round[at]));
    const isOver = played >= battles || work >= budget;
    yield { prospects, done: isOver ? 1 : Math.max(played / battles, work / budget) };
  }
}

function added(sum: Prospect, more: Prospect | undefined): Prospect {
  if (more === undefined) return sum;
  return { turn: sum.turn, won: sum.won + more.won, battles: sum.battles + more.battles };
}

function piecesIn({ rules, picture }: AnyTableGame): number {
  const { items } = picture(rules.view(rules.start(null), 'umpire'), []);
  return Math.max(1, items.filter(({ kind }) => kind === 'piece' || kind === 'formation').length);
}

/** A battle between recruits, who are the quickest to play sensibly. */
function battleFrom(
  game: AnyTableGame,
  state: AnyState,
  side: SideId,
  seed: number,
): { readonly victory: number; readonly answers: number } {
  const match: AnyMatch = new Match(game.rules, game.rules.copy(state), hashedFaces(seed), 'state');
  const players = game.sides.map(({ id }) => makePlayer(game, id, 'recruit', { seed }));
  const { result, answers } = playOut(match, players, mostAnswers);
  return { victory: victoryOf(side, result.winners), answers };
}

/** 1 for a victory, 0 for a defeat, a half for a draw. */
export function victoryOf(side: SideId, winners: readonly SideId[]): number {
  return winners.length === 0 ? 0.5 : winners.includes(side) ? 1 : 0;
}

/** A point of the curve: battles in a hundred that a side wins from the end of a turn, and the error with 95 % confidence. */
export interface CurvePoint {
  readonly turn: number;
  readonly percent: number;
  readonly error: number;
}

/** A change between two points that is larger than its error. */
export interface Swing {
  /** The turn in which it happened. */
  readonly turn: number;
  readonly change: number;
  readonly error: number;
}

/** The curve of a game that has ended: what was won from each moment, and at the end the result itself. */
export function curveOf(prospects: readonly Prospect[], result: number): readonly CurvePoint[] {
  const points = prospects.map(({ turn, won, battles }): CurvePoint => {
    const { low, high } = shareOf(won, battles);
    return { turn, percent: battles === 0 ? 50 : (100 * won) / battles, error: 50 * (high - low) };
  });
  return [...points, { turn: points.length, percent: 100 * result, error: 0 }];
}

/** The biggest swings, in the order in which they happened. Those smaller than their error are none. */
export function swingsOf(curve: readonly CurvePoint[], most: number): readonly Swing[] {
  const swings = curve.flatMap(({ turn, percent, error }, at): Swing[] => {
    const before = curve[at - 1];
    if (before === undefined) return [];
    const change = percent - before.percent;
    const both = Math.hypot(error, before.error);
    return Math.abs(change) > both ? [{ turn, change, error: both }] : [];
  });
  return swings
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, most)
    .sort((one, other) => one.turn - other.turn);
}
