/** GestureEvent: everything that drives the gesture machine, as plain data: pointers, wheel, keys, the panel, answers of the referee. */
import type { GestureForecast, Measurement, PieceId, Proposal, Task, Threat } from '@grognard/engine';
import type { TaskValue, TaskValues, Tool } from './state.ts';

export type PointerKind = 'mouse' | 'touch' | 'pen';

/** A place on the page in CSS pixels, as in pointer events. */
export interface ScreenSpot {
  readonly x: number;
  readonly y: number;
}

interface PointerAt extends ScreenSpot {
  readonly pointer: number;
  readonly by: PointerKind;
  /** Whether Shift, Control or Command is held, which adds to the selection. */
  readonly extend: boolean;
  /** In ms; only differences count. */
  readonly time: number;
}

export interface PointerDown extends PointerAt {
  readonly kind: 'pointer-down';
}

export interface PointerMove extends PointerAt {
  readonly kind: 'pointer-move';
}

export interface PointerUp extends PointerAt {
  readonly kind: 'pointer-up';
}

/** The browser has cancelled the pointer, or its capture was lost. */
export interface PointerCancel {
  readonly kind: 'pointer-cancel';
  readonly pointer: number;
}

/** A pointer is still down as long after its press as a long press takes. `since` is the time of that press. */
export interface PointerHeld {
  readonly kind: 'pointer-held';
  readonly pointer: number;
  readonly since: number;
}

/** A hovering pointer has left the map. */
export interface PointerLeave {
  readonly kind: 'pointer-leave';
  readonly pointer: number;
}

/** A turn of the wheel, or two fingers on a touchpad. It zooms or pans. */
export type WheelTurn =
  | ({ readonly kind: 'wheel-zoom'; readonly factor: number } & ScreenSpot)
  | { readonly kind: 'wheel-pan'; readonly dx: number; readonly dy: number };

export interface KeyPress {
  readonly kind: 'key';
  readonly key: string;
  readonly shift: boolean;
  /** Control or Command. */
  readonly command: boolean;
  readonly alt: boolean;
  /** The digit printed on the key, whatever it types with Shift. */
  readonly digit?: number;
}

/** Events from the controls beside the table and from the page itself. */
export type PanelEvent =
  | { readonly kind: 'select'; readonly pieces: readonly PieceId[] }
  /** Drops pieces from the selection. What is drafted for the others stays. */
  | { readonly kind: 'leave-out'; readonly pieces: readonly PieceId[] }
  | { readonly kind: 'set-task'; readonly task: string; readonly value: TaskValue }
  | { readonly kind: 'set-values'; readonly values: TaskValues }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'choose-tool'; readonly tool: Tool };

/** An answer of the referee, by the number of its request. */
export type AnswerEvent =
  | { readonly kind: 'tasks-answered'; readonly request: number; readonly tasks: readonly Task[] }
  | { readonly kind: 'proposal-answered'; readonly request: number; readonly proposal: Proposal }
  | { readonly kind: 'threats-answered'; readonly request: number; readonly threats: readonly Threat[] }
  | {
      readonly kind: 'forecast-answered';
      readonly request: number;
      readonly forecast: GestureForecast | null;
    }
  | { readonly kind: 'measured'; readonly request: number; readonly measurement: Measurement }
  | { readonly kind: 'request-failed'; readonly request: number };

export type PointerInput = PointerDown | PointerMove | PointerUp | PointerCancel | PointerHeld | PointerLeave;

export type GestureEvent = PointerInput | WheelTurn | KeyPress | PanelEvent | AnswerEvent;
