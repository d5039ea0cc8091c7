/** TableRules: what a ruleset gives the engine so that it can be played on the table. The engine knows nothing else of the ruleset. */
import type { AnyShape, Chance, Json } from '@grognard/rules-kit';
import type { GameEvent } from './event.ts';
import type { Awaits, SideId, Viewer } from './side.ts';
import type { Verdict } from './verdict.ts';

/** A command as a player gives it. Kinds are imperatives: `fireVolley`. */
export interface Command {
  readonly kind: string;
}

/** The carrying out of a command: its dice and events. */
export interface Resolution<E extends GameEvent> {
  /** Dice for one actor and one purpose. Their faces go into the next event. */
  dice(actor: string, purpose: string): Chance;
  /** Records the event and applies it to the state at once. */
  emit(event: E): void;
  /** Whether reasons are wanted. Lines are computed only then. */
  readonly reasons: boolean;
}

/** Whether an allowing verdict includes its cost and reasons. */
export type CheckDepth = 'cost' | 'verdict';

/** Rules of one game of a ruleset, with its options set and its scenario chosen. */
export interface TableRules<S, V, C extends Command, E extends GameEvent> {
  /** The edition in play. */
  readonly edition: string;
  /** State before the first command: plain JSON, ids instead of references, null for none. */
  readonly start: (secretPlans: Json) => S;
  /** Shapes of commands by kind, to check plain data. */
  readonly commands: Readonly<Record<string, AnyShape>>;
  readonly awaits: (state: S) => Awaits;
  /**
   * Pure. The same function answers while a piece is dragged and before a command is carried out. In the latter case only the verdict
   * is wanted, without its cost.
   */
  readonly check: (state: S, side: SideId, command: C, wanted: CheckDepth) => Verdict;
  /** Carries out a command that `check` allows. Reads the state, changes it only through `emit`, and throws dice only from `resolution`. */
  readonly decide: (state: S, side: SideId, command: C, resolution: Resolution<E>) => void;
  /** Applies one event to the state. Uses no dice and no rules. */
  readonly apply: (state: S, event: E) => void;
  /** A deep copy that shares no mutable data. */
  readonly copy: (state: S) => S;
  /** What a viewer may know, as plain JSON. It is built by naming what is shown, never by removing what is hidden. */
  readonly view: (state: S, viewer: Viewer) => V;
  /**
   * Events since a state as a viewer may know them: only known events, without hidden details, and with everything the viewer learns
   * from them. By default events stay unchanged.
   */
  readonly witness?: (before: S, events: readonly E[], viewer: Viewer) => readonly E[];
  /** A view updated by events that its viewer knows. Other changes appear only in the viewer's next view. */
  readonly viewAfter: (view: V, events: readonly E[]) => V;
}
