/** What a ruleset gives the engine to be played on the table. The engine knows nothing else of it. */
import type { AnyShape, Chance, Json } from '@grognard/rules-kit';
import type { GameEvent } from './event.ts';
import type { Awaits, SideId, Viewer } from './side.ts';
import type { Verdict } from './verdict.ts';

/** A command as a player gives it. Kinds are in the imperative: `fireVolley`. */
export interface Command {
  readonly kind: string;
}

/** The table while a command is carried out: dice to throw, and the way events happen. */
export interface Resolution<E extends GameEvent> {
  /** Dice for one actor and one purpose; their faces go into the next event. */
  dice(actor: string, purpose: string): Chance;
  /** The event happens: it is written down and changes the state at once. */
  emit(event: E): void;
  /** Whether reasons are wanted: lines are worked out only then. */
  readonly reasons: boolean;
}

/** Whether a yes is to come with its cost and reasons. */
export type CheckDepth = 'cost' | 'verdict';

/** Everything about one game of a ruleset: its options set, its scenario chosen. */
export interface TableRules<S, V, C extends Command, E extends GameEvent> {
  /** The edition in play. */
  readonly edition: string;
  /** The state before the first command: plain JSON, ids instead of references, null for none. */
  readonly start: (secretPlans: Json) => S;
  /** Checks plain data as the shape of each kind of command. */
  readonly commands: Readonly<Record<string, AnyShape>>;
  readonly awaits: (state: S) => Awaits;
  /**
   * Pure; the same function answers while a piece is dragged and before a command is carried out, when only the verdict is wanted
   * and its cost may be left out.
   */
  readonly check: (state: S, side: SideId, command: C, wanted: CheckDepth) => Verdict;
  /**
   * Carries out a command that `check` allows. Reads the state, changes it only through `emit`, throws dice only
   * from `happening`.
   */
  readonly decide: (state: S, side: SideId, command: C, resolution: Resolution<E>) => void;
  /** Changes the state by one event; knows no dice and no rules. */
  readonly apply: (state: S, event: E) => void;
  /** A copy that shares nothing that can change. */
  readonly copy: (state: S) => S;
  /** What a viewer may know: plain JSON, built by naming what is shown, never by taking away. */
  readonly view: (state: S, viewer: Viewer) => V;
  /**
   * Events that happened since a state, as a viewer is told of them: those that he may know, without what he may not, and with what he comes
   * to know by them. Left out, they are told as they are.
   */
  readonly witness?: (before: S, events: readonly E[], viewer: Viewer) => readonly E[];
  /** A view carried on by events that its viewer was told of. Changes that he was not told of are in his next view only. */
  readonly viewAfter: (view: V, events: readonly E[]) => V;
}
