/** Doctrine: what a ruleset teaches computer players: styles, sampled states that agree with a view, and evaluation of positions. */
import type { BattlePlan, GroupPhase, PlannedGroup, Survey } from './battle-plan.ts';
import type { SideId } from './side.ts';
import type { Command } from './table-rules.ts';

/** Whole numbers from a seed. The same seed plays the same game. */
export interface Random {
  /** A whole number from 0 up to, but not including, n. */
  below(n: number): number;
}

/** Why a group does what it does, one line per group. */
export interface Reason {
  /** The figures or units concerned. */
  readonly who: readonly string[];
  /** One sentence on the group's objective, its risk and its odds. */
  readonly words: string;
}

/**
 * Commands of a side, to be submitted one after the other. They answer the whole prompt, or go up to the first command that dice
 * decide. After that the side is asked again.
 */
export interface CommandPlan<C extends Command> {
  readonly commands: readonly C[];
  readonly reasons: readonly Reason[];
}

/** Commands that one actor could carry out instead of those in a plan. */
export interface Alternative<C extends Command> {
  readonly actor: string;
  /** Empty if the actor gets no commands. */
  readonly commands: readonly C[];
  readonly reasons: readonly Reason[];
}

/** Results of trying plans in rollouts. Worths run from -1000 to 1000. */
export interface SearchReport {
  /** Style of the chosen plan. */
  readonly manner: string;
  readonly battles: number;
  readonly worth: number;
  /** The next best of this many plans, or null if there was only one. */
  readonly second: { readonly plans: number; readonly manner: string; readonly worth: number } | null;
  /** Changes of single orders tried and kept, and the worth of the plan with them. */
  readonly changes: { readonly tried: number; readonly kept: number; readonly worth: number };
}

/**
 * The ways in which a side can fight its next move. `random` gives random legal commands, `recruit` the plainest sensible ones. The
 * others are styles of a good player; a sergeant plays the first of them.
 */
export interface Doctrine<S, V, C extends Command> {
  /** Loads what a player of the higher levels plays with, before he plays. Absent if nothing is loaded apart. */
  prepare?(): Promise<void>;
  /** Styles of a good player, the steadiest first, named as a player reads them. */
  readonly styles: readonly string[];
  /** Style that takes the likely actions of other sides into account. A captain starts from it. Defaults to the steadiest. */
  readonly anticipatingStyle?: string;
  /** Random style that seeks rare situations, for tests of the rules. Defaults to `random`. */
  readonly trialStyle?: string;
  /** Style in which rollouts continue after a plan. Defaults to `recruit`. */
  readonly rolloutStyle?: string;
  /** Turns, or stages where a game has them, that a captain's rollouts go beyond the planned one. Defaults to 0. */
  readonly lookahead?: number;
  /** A plan from a view, for everything that is awaited of the side. It is legal, has at least one command, and always ends. */
  readonly plan: (
    view: V,
    side: SideId,
    manner: 'random' | 'recruit' | (string & {}),
    random: Random,
  ) => CommandPlan<C>;
  /**
   * A deployment by what the side wants, for a player who asks for one: commands without the one that ends the deployment. Loaded
   * when it is asked for. Defaults to the recruit's plan.
   */
  readonly deploy?: (view: V, side: SideId) => Promise<readonly C[]>;
  /** Alternatives for single actors in a plan of a style, the best first. Defaults to the orders that the other styles would give them. */
  readonly alternatives?: (view: V, side: SideId, manner: string) => readonly Alternative<C>[];
  /** A captain's search report in one sentence. Defaults to English. */
  readonly tellWeighed?: (weighed: SearchReport) => string;
  /** Plans above the unit. Without it a game is played from order to order. */
  readonly generalship?: Generalship<V, C> | undefined;
  /** The actor of a command, so that parts of plans can be exchanged. Null for a command that stands alone and closes the plan. */
  readonly actorOf: (command: C) => string | null;
  /** A change must be tried in at least `battles` rollouts and be better by `errors` standard errors. Both default to 1. */
  readonly proof?: { readonly battles: number; readonly errors: number };
  /** A whole state that agrees with a view. Everything the view hides is guessed. */
  readonly sampleState: (view: V, side: SideId, random: Random) => S;
  /** Share of a captain's work, from 0 to 1, to spend on this decision. Defaults to 1. */
  readonly importance?: (view: V, side: SideId) => number;
  /** Prospects of a side, from -1000 (lost) to 1000 (won). */
  readonly evaluate: (state: S, side: SideId) => number;
}

/** What a ruleset teaches about plans above the unit. All of it is said from a view. */
export interface Generalship<V, C extends Command> {
  readonly survey: (view: V, side: SideId) => Survey;
  /** How far a group has come with its task. */
  readonly phaseOf: (view: V, side: SideId, group: PlannedGroup) => GroupPhase;
  /** A command plan, as `Doctrine.plan` gives it, in the service of a battle plan. */
  readonly carryOut: (
    view: V,
    side: SideId,
    plan: BattlePlan,
    manner: string,
    random: Random,
  ) => CommandPlan<C>;
  /** What has changed against the plan before, as a staff officer would say it. */
  readonly tell: (view: V, side: SideId, plan: BattlePlan, before: BattlePlan | null) => readonly Reason[];
}
