/** GameEvent: what happened. Events carry every face and every reason, and replaying them rebuilds the game. */
import type { Line } from '@grognard/rules-kit';
import type { SideId, Viewer } from './side.ts';

/** Dice thrown for one actor and one purpose, face by face. */
export interface Roll {
  readonly actor: string;
  readonly purpose: string;
  readonly faces: readonly number[];
}

/** The part of an event that the engine knows. Kinds are in the past tense: `volleyFired`. */
export interface GameEvent {
  readonly kind: string;
  /** Dice thrown since the previous event. The engine fills this in. */
  readonly dice?: readonly Roll[];
  /** The rows that counted, if reasons were asked for. */
  readonly why?: readonly Line[];
  /** The only sides that know of the event. Without this field everybody does. */
  readonly only?: readonly SideId[];
  /** True if the event revealed something hidden or handed over. Nothing before it can be undone. */
  readonly fixed?: true;
}

/** Whether nothing before this event can be undone. */
export function isFixed(event: GameEvent): boolean {
  return event.fixed === true || (event.dice !== undefined && event.dice.length > 0);
}

/** Whether a viewer may know of an event. */
export function isKnownTo(event: GameEvent, viewer: Viewer): boolean {
  return viewer === 'umpire' || isSeenBy(event, viewer.side);
}

/** Whether a side knows of an event. */
export function isSeenBy(event: GameEvent, side: SideId | null): boolean {
  return event.only === undefined || (side !== null && event.only.includes(side));
}
