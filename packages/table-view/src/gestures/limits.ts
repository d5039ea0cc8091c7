/** GestureLimits: distances in CSS pixels and times in ms that distinguish gestures. */
import type { PointerKind } from './events.ts';

/** Limits for one kind of pointer. */
export interface PointerLimits {
  /** A pointer that moves farther than this drags. Otherwise it taps. */
  readonly tapReach: number;
  /** Half the width of the area around a piece's middle in which a press hits it. */
  readonly pieceReach: number;
  /** Greatest distance of a press from the end of a path. */
  readonly pathEndReach: number;
  /** Greatest distance of a press from the end of an order that is given. */
  readonly orderEndReach: number;
  /** Greatest distance of a press from a handle. Handles lie close together. */
  readonly handleReach: number;
  /** Greatest distance of a hovering pointer from a piece. */
  readonly hoverReach: number;
}

export interface GestureLimits {
  readonly mouse: PointerLimits;
  readonly touch: PointerLimits;
  readonly pen: PointerLimits;
  /** A press of at least this time before it moves draws a box over empty ground. */
  readonly longPress: number;
}

const precise: PointerLimits = {
  tapReach: 6,
  pieceReach: 22,
  pathEndReach: 24,
  orderEndReach: 14,
  handleReach: 12,
  hoverReach: 4,
};

export const defaultLimits: GestureLimits = {
  mouse: precise,
  pen: { ...precise, handleReach: 16 },
  touch: { ...precise, tapReach: 10, handleReach: 22, orderEndReach: 22 },
  longPress: 450,
};

export function limitsOf(limits: GestureLimits, by: PointerKind): PointerLimits {
  return limits[by];
}
