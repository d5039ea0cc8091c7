/** selectionBox: the box being drawn over the map, in CSS pixels. */
import type { GestureState } from './state.ts';

export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Null while no box is drawn. */
export function selectionBox({ doing, pointers }: GestureState): ScreenBox | null {
  if (doing.kind !== 'boxing') return null;
  const at = pointers.find(({ id }) => id === doing.pointer);
  if (at === undefined) return null;
  const { start } = doing;
  return {
    left: Math.min(start.x, at.x),
    top: Math.min(start.y, at.y),
    width: Math.abs(start.x - at.x),
    height: Math.abs(start.y - at.y),
  };
}
