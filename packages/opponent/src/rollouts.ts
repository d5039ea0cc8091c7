/** Rollouts: plans played out in sampled worlds that agree with a side's view, with the same replies and dice for every plan. */
import {
  type AnyTableGame,
  type AnyView,
  type Awaits,
  type BattlePlan,
  type Command,
  type CommandPlan,
  hashedFaces,
  Match,
  type Random,
  type SideId,
} from '@grognard/engine';
import { NotedChance } from './noted-chance.ts';
import { createRandom, keyOf } from './random.ts';
import { type AnyMatch, giveCommands } from './submit-commands.ts';

/** Limits of a search. */
export interface Limits {
  /** Seed of all random choices in the search. */
  readonly key: number;
  /** Limit of commands carried out. */
  readonly budget: number;
  /** Turns, or stages where a game has them, played after the plan itself, with plain plans on all sides. */
  readonly furtherTurns: number;
  /** The battle plan that the side serves in its own rollouts too. Null if it has none. */
  readonly plan: BattlePlan | null;
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

/** A world, what making it cost, and whether every other world equals it. */
interface SampledWorld {
  readonly match: AnyMatch;
  readonly costs: readonly number[];
  readonly isOnly: boolean;
}

/** A rollout that chance had no part in: it ends alike, and costs the same, in every equal world. */
interface CertainRollout {
  readonly outcome: RolloutOutcome;
  readonly costs: readonly number[];
}

export class Rollouts {
  /** Commands carried out so far. Those of a world or rollout that is known already count as if they were carried out again. */
  work = 0;
  private plays = 0;
  private readonly game: AnyTableGame;
  private readonly side: SideId;
  private readonly view: AnyView;
  private readonly limits: Limits;
  private readonly worlds: SampledWorld[] = [];
  private readonly certain = new WeakMap<readonly Command[], CertainRollout>();
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
    return world === null ? null : isAsked(world.match, this.side);
  }

  /** Number of plans that can still be played out, at the average cost so far. */
  playsLeft(): number {
    return Math.floor(((this.limits.budget - this.work) * this.plays) / Math.max(1, this.work));
  }

  /** Plays a plan in the nth world. Null if the budget is used up. */
  play(commands: readonly Command[], n: number): RolloutOutcome | null {
    const world = this.world(n);
    if (world === null || !this.spend(commands.length)) return null;
    const known = world.isOnly ? this.certain.get(commands) : undefined;
    if (known !== undefined) {
      this.plays++;
      return this.spendAll(known.costs) ? known.outcome : null;
    }
    const chance = new NotedChance();
    const match = world.match.fork(chance.faces(this.facesOf(n)));
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
    const costs = this.playOn(match, n, stage + this.limits.furtherTurns, chance);
    if (costs === null) return null;
    const outcome = { worth: this.worthOf(match), refused: refused.map(({ command }) => command), complete };
    if (world.isOnly && !chance.isDrawn) this.certain.set(commands, { outcome, costs });
    return outcome;
  }

  private stageOf(match: AnyMatch): number {
    const { stageOf, turnOf } = this.game;
    return (stageOf ?? turnOf)(match.state);
  }

  /** Plays plain plans until a stage is over. Returns what they cost, or null if the budget runs out. */
  private playOn(match: AnyMatch, n: number, lastStage: number, chance: NotedChance): number[] | null {
    const { rolloutStyle: onward = 'recruit' } = this.game.doctrine;
    const costs: number[] = [];
    for (let asked = 0; asked < mostAsked; asked++) {
      const awaits = match.awaits();
      if (awaits.kind === 'over' || this.stageOf(match) > lastStage) return costs;
      const side = awaits.sides[0];
      if (side === undefined) return costs;
      const random = chance.random(createRandom(keyOf(this.limits.key, 'on', n, asked, side)));
      const { commands } = this.onward(match.view(side), side, onward, random);
      if (!this.spend(commands.length)) return null;
      costs.push(commands.length);
      if (giveCommands(match, side, commands).carriedOut.length === 0) return costs;
    }
    return costs;
  }

  /** Only the side that thinks has a battle plan. Those of others are not known. */
  private onward(view: AnyView, side: SideId, manner: string, random: Random): CommandPlan<Command> {
    const { generalship, plan } = this.game.doctrine;
    const service = side === this.side ? this.limits.plan : null;
    return generalship === undefined || service === null
      ? plan(view, side, manner, random)
      : generalship.carryOut(view, side, service, manner, random);
  }

  private worthOf(match: AnyMatch): number {
    const awaits = match.awaits();
    if (awaits.kind !== 'over') return this.game.doctrine.evaluate(match.state, this.side);
    const { winners } = awaits.result;
    if (winners.length === 0) return 0;
    return winners.includes(this.side) ? 1000 : -1000;
  }

  /**
   * The nth world. Other sides asked at the same time have already answered, in the steadiest style. Where nothing hidden had to be
   * guessed and nothing was thrown, all worlds are equal, and the first serves for all.
   */
  private world(n: number): SampledWorld | null {
    for (let next = this.worlds.length; next <= n; next++) {
      const [first] = this.worlds;
      const world = first?.isOnly ? this.again(first) : this.makeWorld(next);
      if (world === null) return null;
      this.worlds.push(world);
    }
    return this.worlds[n] ?? null;
  }

  private again(world: SampledWorld): SampledWorld | null {
    return this.spendAll(world.costs) ? world : null;
  }

  private makeWorld(n: number): SampledWorld | null {
    const { doctrine, rules } = this.game;
    const chance = new NotedChance();
    const random = createRandom(keyOf(this.limits.key, 'world', n));
    const state = doctrine.sampleState(this.view, this.side, chance.random(random));
    const match: AnyMatch = new Match(rules, state, chance.faces(this.facesOf(n)), 'state');
    const costs: number[] = [];
    const awaits = match.awaits();
    if (awaits.kind !== 'over' && awaits.sides.includes(this.side))
      for (const other of awaits.sides) {
        if (other === this.side) continue;
        // The luck of a reply is not noted: an equal view gets the reply that is known.
        const commands = this.replyOf(match, other, random);
        if (!this.spend(commands.length)) return null;
        costs.push(commands.length);
        giveCommands(match, other, commands);
      }
    return { match, costs, isOnly: !chance.isDrawn };
  }

  /** Cached replies by view. Most worlds differ only in their dice, so other sides often see the same view. */
  private replyOf(match: AnyMatch, other: SideId, random: Random): readonly Command[] {
    const { plan, styles } = this.game.doctrine;
    const view = match.view(other);
    const seen = `${other} ${JSON.stringify(view)}`;
    const known = this.replies.get(seen);
    if (known !== undefined) return known;
    const { commands } = plan(view, other, styles[0] ?? 'recruit', random);
    this.replies.set(seen, commands);
    return commands;
  }

  private facesOf(n: number): ReturnType<typeof hashedFaces> {
    return hashedFaces(keyOf(this.limits.key, 'dice', n));
  }

  private spendAll(costs: readonly number[]): boolean {
    return costs.every((commands) => this.spend(commands));
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
