/** What a ruleset teaches computer players: ways to fight, worlds that fit what is seen, and what a position is worth. */
import type { SideId } from './side.ts';
import type { Command } from './table-rules.ts';

/** Whole numbers from a seed: the same seed plays the same game. */
export interface Random {
  /** A whole number from 0 up to, but not including, n. */
  below(n: number): number;
}

/** Why a group does what it does, in one line each. */
export interface Reason {
  /** The figures or units concerned. */
  readonly who: readonly string[];
  /** What they are after, what they risk, and with which odds: one sentence. */
  readonly words: string;
}

/**
 * What a side does now, given one after the other: everything that is asked of it, or as much as no die decides. After that it is
 * asked again.
 */
export interface CommandPlan<C extends Command> {
  readonly commands: readonly C[];
  readonly reasons: readonly Reason[];
}

/** What one actor could do instead of what a plan says. */
export interface Alternative<C extends Command> {
  readonly actor: string;
  /** None: he is left without any. */
  readonly commands: readonly C[];
  readonly reasons: readonly Reason[];
}

/** What came of trying plans out in imagined battles; worths from -1000 to 1000. */
export interface SearchReport {
  /** Of the plan that was chosen. */
  readonly manner: string;
  readonly battles: number;
  readonly worth: number;
  /** The next best of so many plans; null: there was but one. */
  readonly second: { readonly plans: number; readonly manner: string; readonly worth: number } | null;
  /** How many changes of single orders were tried, how many were kept, and what the plan was worth with them. */
  readonly changes: { readonly tried: number; readonly kept: number; readonly worth: number };
}

/**
 * The ways in which a side can fight its next move. `random` gives legal commands by chance, `recruit` the plainest that make
 * sense; the others are a good player's, the first of them what a sergeant does.
 */
export interface Doctrine<S, V, C extends Command> {
  /** The manners of a good player, the steadiest first; names as a player reads them. */
  readonly styles: readonly string[];
  /** The manner that reckons with what the others are likely to do, from which a captain sets out; left out: the steadiest. */
  readonly anticipatingStyle?: string;
  /** The manner of chance that seeks what seldom comes about, for trials of the rules; left out: random. */
  readonly trialStyle?: string;
  /** The manner in which imagined games go on after a plan; left out: recruit. */
  readonly rolloutStyle?: string;
  /** Turns, or stages where a game has them, that a captain imagines beyond the one he plans; left out: none. */
  readonly lookahead?: number;
  /** A plan from a view: whatever is awaited of the side. Legal, at least one command, and never without end. */
  readonly plan: (
    view: V,
    side: SideId,
    manner: 'random' | 'recruit' | (string & {}),
    random: Random,
  ) => CommandPlan<C>;
  /** What single actors could nearly as well do in a plan of a manner, the best first; left out: what the other manners make them do. */
  readonly alternatives?: (view: V, side: SideId, manner: string) => readonly Alternative<C>[];
  /** What a captain weighed, in a sentence; left out: in English. */
  readonly tellWeighed?: (weighed: SearchReport) => string;
  /** Whom a command is for, so that parts of plans can be exchanged; null: it stands for itself and closes the plan. */
  readonly actorOf: (command: C) => string | null;
  /** In how many imagined games, and by how many standard errors, a change must be better; left out: in any, by one. */
  readonly proof?: { readonly battles: number; readonly errors: number };
  /** A whole state that agrees with a view; what the view does not show is guessed. */
  readonly sampleState: (view: V, side: SideId, random: Random) => S;
  /** The share of a captain's work, from 0 to 1, that the answer to this question deserves; left out: all of it. */
  readonly importance?: (view: V, side: SideId) => number;
  /** How well a side stands, from -1000 (lost) to 1000 (won). */
  readonly evaluate: (state: S, side: SideId) => number;
}
