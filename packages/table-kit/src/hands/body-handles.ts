/** Handles of a formed body: where they are, what they were set to, and what dragging one to a point amounts to. */
import {
  asHeading,
  type Base,
  cornerOf,
  frontOf,
  headingTo,
  type Point,
  quarterTurn,
  stepX,
  stepY,
  turnBetween,
} from '@grognard/geometry';
import type { Json } from '@grognard/rules-kit';
import { fieldIn, readNumber, readPoint, readWord } from './values.ts';

/** Handles by which any formed body is led. A game may have more. */
export type MarchHandle = 'forward' | 'slide' | 'wheel-left' | 'wheel-right';

/** A handle dragged to a point, or set to an amount. */
export interface HandleInput<Id extends string> {
  readonly handle: Id;
  readonly to: Point | null;
  readonly value: number;
}

/** A handle read from a value, or null if it is not one of these. */
export function readHandle<Id extends string>(value: Json, handles: readonly Id[]): HandleInput<Id> | null {
  const handle = readWord(fieldIn(value, 'handle'), handles);
  if (handle === null) return null;
  const to = readPoint(fieldIn(value, 'to'));
  if (to !== null) return { handle, to, value: 0 };
  const amount = readNumber(fieldIn(value, 'value'));
  return amount === null ? null : { handle, to: null, value: amount };
}

/** Position of a handle on a body. */
export function handleAt(base: Base, handle: MarchHandle): Point {
  switch (handle) {
    case 'forward':
      return whole(frontOf(base));
    case 'slide':
      return whole({ x: base.x + base.ux, y: base.y + base.uy });
    case 'wheel-left':
      return whole(cornerOf(base, 'front-right'));
    case 'wheel-right':
      return whole(cornerOf(base, 'front-left'));
  }
}

function whole({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

/** Amount of a handle dragged to a point: a length, or an angle to the left or right. */
export function draggedTo(base: Base, handle: MarchHandle, to: Point): number {
  const from = handleAt(base, handle);
  const { heading } = base;
  switch (handle) {
    case 'forward':
      return along(from, to, heading);
    case 'slide':
      return along(from, to, asHeading(heading - quarterTurn));
    case 'wheel-left':
      return turned(cornerOf(base, 'front-left'), from, to);
    case 'wheel-right':
      return -turned(cornerOf(base, 'front-right'), from, to);
  }
}

const scale = 1000;

/** Distance from one point to another, measured in a direction. */
export function along(from: Point, to: Point, heading: number): number {
  return ((to.x - from.x) * stepX(heading, scale) + (to.y - from.y) * stepY(heading, scale)) / scale;
}

/** The angle about a corner, positive to the left. */
function turned(pivot: Point, from: Point, to: Point): number {
  const before = headingTo(Math.round(from.x - pivot.x), Math.round(from.y - pivot.y));
  const after = headingTo(Math.round(to.x - pivot.x), Math.round(to.y - pivot.y));
  return before === null || after === null ? 0 : turnBetween(before, after);
}
