/** GestureLimits: distances in pixels of the page and times in ms that tell one gesture from another. */
import type { PointerKind } from './events.ts';

/** Limits for one kind of pointer. */
export interface PointerLimits {
  /** A pointer that moved farther than this drags; one that did not has tapped. */
  readonly tapReach: number;
  /** Half the width of the area in which a press means a piece, around its middle. */
  readonly pieceReach: number;
  /** How near a press must be to the end of a path. */
  readonly pathEndReach: number;
  /** How near a press must be to a handle. Handles lie close together. */
  readonly handleReach: number;
  /** How near a hovering pointer must be to a piece. */
  readonly hoverReach: number;
}

export interface GestureLimits {
  readonly mouse: PointerLimits;
  readonly touch: PointerLimits;
  readonly pen: PointerLimits;
  /** A press at least this long before it moves draws a box over empty ground. */
  readonly longPress: number;
}

const precise: PointerLimits = {
  tapReach: 6,
  pieceReach: 22,
  pathEndReach: 24,
  handleReach: 12,
  hoverReach: 4,
};

export const defaultLimits: GestureLimits = {
  mouse: precise,
  pen: { ...precise, handleReach: 16 },
  touch: { ...precise, tapReach: 10, handleReach: 22 },
  longPress: 450,
};

export function limitsOf(limits: GestureLimits, by: PointerKind): PointerLimits {
  return limits[by];
}
