/** GestureState: the pointers that are down, their gesture, the draft of an order, and the pending requests. */
import type {
  GestureForecast,
  Instrument,
  Measurement,
  PieceId,
  PointOrPiece,
  Proposal,
  Task,
  TaskValues,
  Threat,
} from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { PointerKind, ScreenSpot } from './events.ts';
import type { GivenEnd } from './given-end.ts';

export type { TaskValues } from '@grognard/engine';
export type TaskValue = TaskValues[string];

/** Meaning of taps and drags on the map. */
export type Tool = 'orders' | 'select' | 'measure' | 'sight' | 'reach' | 'arc' | 'threats';

export interface ToolState {
  readonly tool: Tool;
  /** The first of two taps of a measurement, or null before it. */
  readonly from: PointOrPiece | null;
  readonly measurement: Measurement | null;
}

/** Target of a press. */
export type PressTarget =
  | { readonly kind: 'ground' }
  | { readonly kind: 'piece'; readonly piece: PieceId; readonly isMine: boolean }
  | { readonly kind: 'handle'; readonly task: string; readonly handle: string }
  | { readonly kind: 'path-end' }
  /** The end of an order that is given. */
  | { readonly kind: 'order-end'; readonly end: GivenEnd };

export interface DownPointer extends ScreenSpot {
  readonly id: number;
  readonly by: PointerKind;
}

/** A gesture of one pointer. */
interface OnePointer {
  readonly pointer: number;
}

/** A drag that changes the draft. A cancelled one restores the values before it. */
interface Dragging extends OnePointer {
  readonly before: TaskValues | null;
}

export interface Pressing extends OnePointer {
  readonly kind: 'pressing';
  readonly start: ScreenSpot;
  readonly since: number;
  readonly extend: boolean;
  readonly target: PressTarget;
}

export interface DraggingPiece extends Dragging {
  readonly kind: 'dragging-piece';
  readonly piece: PieceId;
  /** False until the tasks of the piece are known and its new path has begun. */
  readonly isLed: boolean;
}

/** Drags the end of a given order. The piece is selected, and led on as soon as its tasks are known. */
export interface DraggingOrderEnd extends Dragging {
  readonly kind: 'dragging-order-end';
  readonly piece: PieceId;
  readonly isLed: boolean;
}

export interface DraggingHandle extends Dragging {
  readonly kind: 'dragging-handle';
  readonly task: string;
  readonly handle: string;
}

export interface DraggingPathEnd extends Dragging {
  readonly kind: 'dragging-path-end';
}

export interface Measuring extends OnePointer {
  readonly kind: 'measuring';
  readonly tool: 'measure' | 'sight';
  readonly from: PointOrPiece;
}

/** Selects pieces by a box from `start` to the pointer. */
export interface Boxing extends OnePointer {
  readonly kind: 'boxing';
  readonly start: ScreenSpot;
  /** Whether the pieces are added to the selection. */
  readonly extend: boolean;
}

export interface Panning extends OnePointer {
  readonly kind: 'panning';
}

/** A long press names a piece. Whatever the pointer does until it is up starts no order. */
export interface Naming extends OnePointer {
  readonly kind: 'naming';
}

export interface Pinching {
  readonly kind: 'pinching';
  readonly pointers: readonly [number, number];
}

export type PointerGesture =
  | { readonly kind: 'idle' }
  | Pressing
  | DraggingPiece
  | DraggingOrderEnd
  | DraggingHandle
  | DraggingPathEnd
  | Measuring
  | Boxing
  | Panning
  | Naming
  | Pinching
  /** Interrupted. Nothing happens until every pointer is up. */
  | { readonly kind: 'spent' };

/** An order being drafted for the selected pieces. Nothing is submitted before it is confirmed. */
export interface OrderDraft {
  /** Counts selections and cancellations. An answer for an older gesture is dropped. */
  readonly gesture: number;
  /** Counts changes of the values. */
  readonly revision: number;
  readonly selection: readonly PieceId[];
  /** Null while nothing is drafted. */
  readonly values: TaskValues | null;
  readonly tasks: readonly Task[];
  /** False until the tasks of the selection arrive. */
  readonly hasTasks: boolean;
  readonly proposal: Proposal | null;
  /** The revision that the proposal belongs to. */
  readonly proposedRevision: number | null;
  readonly threats: readonly Threat[];
  /** The forecast that was worked out last for this selection. Its choices stay until the next arrives. */
  readonly forecast: GestureForecast | null;
  /** The revision that the forecast belongs to. */
  readonly forecastRevision: number | null;
  /** Whether a pointer is dragging. Tasks and threats follow when it rests. */
  readonly isMoving: boolean;
}

/** A step that waits for an answer of the referee. */
export type DeferredStep =
  | { readonly kind: 'lead'; readonly to: Point; readonly how: 'restart' | 'tap' | 'end' }
  | { readonly kind: 'nudge'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'next-target' }
  /** An enemy is tapped: the target if a task asks for one, else where a march leads, else selected. */
  | { readonly kind: 'aim'; readonly at: PieceId; readonly to: Point }
  | { readonly kind: 'confirm' };

/** Numbers of the pending requests. Only the newest of each kind counts. */
export interface Requests {
  readonly last: number;
  readonly tasks: number | null;
  readonly threats: number | null;
  /** At most one proposal is requested at a time. */
  readonly proposal: { readonly request: number; readonly gesture: number; readonly revision: number } | null;
  /** At most one forecast is requested at a time. */
  readonly forecast: { readonly request: number; readonly gesture: number; readonly revision: number } | null;
  readonly measurement: number | null;
  /** Measured as soon as the pending measurement has been answered. */
  readonly nextInstrument: Instrument | null;
}

export interface GestureState {
  readonly pointers: readonly DownPointer[];
  /** Pointers that are down but take no part, such as a palm beside a pen. */
  readonly ignored: readonly number[];
  readonly doing: PointerGesture;
  readonly draft: OrderDraft;
  readonly deferred: readonly DeferredStep[];
  readonly requests: Requests;
  readonly tool: ToolState;
  readonly hovered: { readonly piece: PieceId | null; readonly handle: string | null };
}

export const emptyDraft: Omit<OrderDraft, 'gesture' | 'revision'> = {
  selection: [],
  values: null,
  tasks: [],
  hasTasks: true,
  proposal: null,
  proposedRevision: null,
  threats: [],
  forecast: null,
  forecastRevision: null,
  isMoving: false,
};

export const initialGestures: GestureState = {
  pointers: [],
  ignored: [],
  doing: { kind: 'idle' },
  draft: { gesture: 0, revision: 0, ...emptyDraft },
  deferred: [],
  requests: {
    last: 0,
    tasks: null,
    threats: null,
    proposal: null,
    forecast: null,
    measurement: null,
    nextInstrument: null,
  },
  tool: { tool: 'orders', from: null, measurement: null },
  hovered: { piece: null, handle: null },
};

/** Whether the proposal is for the current values of the draft. */
export function isProposalCurrent({ revision, proposedRevision, values }: OrderDraft): boolean {
  return values === null || proposedRevision === revision;
}

/** Whether the forecast is for the current values of the draft. */
export function isForecastCurrent({ revision, forecastRevision }: OrderDraft): boolean {
  return forecastRevision === revision;
}
