/** Rollouts: plans played out in sampled worlds that agree with a side's view, with the same replies and dice for every plan. */
import {
  type AnyTableGame,
  type AnyView,
  type Awaits,
  type Command,
  hashedFaces,
  Match,
  type Random,
  type SideId,
} from '@grognard/engine';
import { keyOf, makeLuck } from './random.ts';
import { type AnyMatch, giveCommands } from './submit-commands.ts';

/** Limits of a search. */
export interface Limits {
  /** Seed of all random choices in the search. */
  readonly key: number;
  /** Limit of commands carried out. */
  readonly budget: number;
  /** Turns, or stages where a game has them, played after the plan itself, with plain plans on all sides. */
  readonly furtherTurns: number;
}

/** Limit of prompts in one rollout, which ends there. */
const mostAsked = 200;

/** Outcome of a plan in one world. */
export interface RolloutOutcome {
  /** From -1000 (lost) to 1000 (won). */
  readonly worth: number;
  readonly refused: readonly Command[];
  /** True if nothing more is asked of the side, or if it need not answer everything at once and has done something. */
  readonly complete: boolean;
}

export class Rollouts {
  /** Commands carried out so far. */
  work = 0;
  private plays = 0;
  private readonly game: AnyTableGame;
  private readonly side: SideId;
  private readonly view: AnyView;
  private readonly limits: Limits;
  private readonly worlds: AnyMatch[] = [];
  private readonly replies = new Map<string, readonly Command[]>();

  constructor(game: AnyTableGame, side: SideId, view: AnyView, limits: Limits) {
    this.game = game;
    this.side = side;
    this.view = view;
    this.limits = limits;
  }

  /** Whether the side is asked anything, or null if no work is left to find out. */
  isAsked(): boolean | null {
    const world = this.world(0);
    return world === null ? null : isAsked(world, this.side);
  }

  /** Number of plans that can still be played out, at the average cost so far. */
  playsLeft(): number {
    return Math.floor(((this.limits.budget - this.work) * this.plays) / Math.max(1, this.work));
  }

  /** Plays a plan in the nth world. Null if the budget is used up. */
  play(commands: readonly Command[], n: number): RolloutOutcome | null {
    const world = this.world(n);
    if (world === null || !this.spend(commands.length)) return null;
    const match = world.fork(this.facesOf(n));
    const before = match.awaits();
    const stage = this.stageOf(match);
    const { carriedOut, refused } = giveCommands(match, this.side, commands);
    const isEnough = before.kind !== 'orders' && carriedOut.length > 0 && refused.length === 0;
    const complete =
      isEnough ||
      !isAsked(match, this.side) ||
      phaseOf(match.awaits()) !== phaseOf(before) ||
      this.stageOf(match) > stage;
    this.plays++;
    if (!this.playOn(match, n, stage + this.limits.furtherTurns)) return null;
    return { worth: this.worthOf(match), refused: refused.map(({ command }) => command), complete };
  }

  private stageOf(match: AnyMatch): number {
    const { stageOf, turnOf } = this.game;
    return (stageOf ?? turnOf)(match.state);
  }

  /** Plays plain plans until a stage is over. False if the budget runs out. */
  private playOn(match: AnyMatch, n: number, lastStage: number): boolean {
    const { plan, rolloutStyle: onward = 'recruit' } = this.game.doctrine;
    for (let asked = 0; asked < mostAsked; asked++) {
      const awaits = match.awaits();
      if (awaits.kind === 'over' || this.stageOf(match) > lastStage) return true;
      const side = awaits.sides[0];
      if (side === undefined) return true;
      const random = makeLuck(keyOf(this.limits.key, 'on', n, asked, side));
      const { commands } = plan(match.view(side), side, onward, random);
      if (!this.spend(commands.length)) return false;
      if (giveCommands(match, side, commands).carriedOut.length === 0) return true;
    }
    return true;
  }

  private worthOf(match: AnyMatch): number {
    const awaits = match.awaits();
    if (awaits.kind !== 'over') return this.game.doctrine.evaluate(match.state, this.side);
    const { winners } = awaits.result;
    if (winners.length === 0) return 0;
    return winners.includes(this.side) ? 1000 : -1000;
  }

  /** The nth world. Other sides asked at the same time have already answered, in the steadiest style. */
  private world(n: number): AnyMatch | null {
    for (let next = this.worlds.length; next <= n; next++) {
      const world = this.makeWorld(next);
      if (world === null) return null;
      this.worlds.push(world);
    }
    return this.worlds[n] ?? null;
  }

  private makeWorld(n: number): AnyMatch | null {
    const { doctrine, rules } = this.game;
    const random = makeLuck(keyOf(this.limits.key, 'world', n));
    const state = doctrine.sampleState(this.view, this.side, random);
    const match: AnyMatch = new Match(rules, state, this.facesOf(n), 'state');
    const awaits = match.awaits();
    if (awaits.kind === 'over' || !awaits.sides.includes(this.side)) return match;
    for (const other of awaits.sides) {
      if (other === this.side) continue;
      const commands = this.replyOf(match, other, random);
      if (!this.spend(commands.length)) return null;
      giveCommands(match, other, commands);
    }
    return match;
  }

  /** Cached replies by view. Most worlds differ only in their dice, so other sides often see the same view. */
  private replyOf(match: AnyMatch, other: SideId, random: Random): readonly Command[] {
    const { plan, styles: manners } = this.game.doctrine;
    const view = match.view(other);
    const seen = `${other} ${JSON.stringify(view)}`;
    const known = this.replies.get(seen);
    if (known !== undefined) return known;
    const { commands } = plan(view, other, manners[0] ?? 'recruit', random);
    this.replies.set(seen, commands);
    return commands;
  }

  private facesOf(n: number): ReturnType<typeof hashedFaces> {
    return hashedFaces(keyOf(this.limits.key, 'dice', n));
  }

  private spend(commands: number): boolean {
    if (this.work + Math.max(1, commands) > this.limits.budget) return false;
    this.work += Math.max(1, commands);
    return true;
  }
}

function isAsked(match: AnyMatch, side: SideId): boolean {
  const awaits = match.awaits();
  return awaits.kind !== 'over' && awaits.sides.includes(side);
}

function phaseOf(awaits: Awaits): string | null {
  return awaits.kind === 'over' ? null : awaits.phase;
}
