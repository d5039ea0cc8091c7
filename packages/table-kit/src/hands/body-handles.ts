/** Handles of a body: where they are taken hold of, what a drag or a number comes to, and the step that this is. */
import {
  asHeading,
  type Base,
  cornerOf,
  frontOf,
  halfSizes,
  halfTurn,
  headingTo,
  type Point,
  quarterTurn,
  stepX,
  stepY,
  type Tenths,
  type TrackStep,
  turnBetween,
  wheelArc,
} from '@grognard/geometry';
import type { Json } from '@grognard/rules-kit';
import { fieldIn, readNumber, readPoint, readWord, snapped } from './values.ts';

/** Handles of steps with a length. */
export const marchHandles = ['forward', 'slide', 'wheel-left', 'wheel-right'] as const;
export type MarchHandle = (typeof marchHandles)[number];

/** With those that turn a body on the spot: about, or to any heading. */
type BodyHandle = MarchHandle | 'about' | 'turn';

/** A handle dragged to a point, or set to a number. */
export interface HandleInput<H extends string> {
  readonly handle: H;
  readonly to: Point | null;
  readonly value: number;
}

/** A handle read from a value, or null if it is not one of these. */
export function readHandle<H extends string>(value: Json, handles: readonly H[]): HandleInput<H> | null {
  const handle = readWord(fieldIn(value, 'handle'), handles);
  if (handle === null) return null;
  const to = readPoint(fieldIn(value, 'to'));
  const amount = readNumber(fieldIn(value, 'value'));
  if (to !== null) return { handle, to, value: 0 };
  return amount === null ? null : { handle, to: null, value: amount };
}

export function unitOfHandle(handle: BodyHandle): 'length' | 'angle' {
  return handle === 'forward' || handle === 'slide' ? 'length' : 'angle';
}

/** Position of a handle on a body. */
export function handleAt(base: Base, handle: BodyHandle): Point {
  const { x, y, ux, uy, vx, vy } = base;
  switch (handle) {
    case 'forward':
      return rounded(frontOf(base));
    case 'slide':
      return rounded({ x: x + ux, y: y + uy });
    case 'wheel-left':
      return rounded(cornerOf(base, 'front-right'));
    case 'wheel-right':
      return rounded(cornerOf(base, 'front-left'));
    case 'about':
      return rounded({ x: x - vx, y: y - vy });
    case 'turn':
      return rounded({ x, y });
  }
}

/** Amount that a handle stands for which is dragged to a point: a length, or an angle to the side of the handle. */
export function draggedTo(base: Base, handle: BodyHandle, to: Point): number {
  const from = handleAt(base, handle);
  const { heading } = base;
  switch (handle) {
    case 'forward':
      return along(from, to, heading);
    case 'slide':
      return along(from, to, asHeading(heading - quarterTurn));
    case 'wheel-left':
      return turnAbout(cornerOf(base, 'front-left'), from, to);
    case 'wheel-right':
      return 0 - turnAbout(cornerOf(base, 'front-right'), from, to);
    // Dragged across the front it turns the body about.
    case 'about':
      return along(base, to, heading) > 0 ? halfTurn : 0;
    case 'turn':
      return turnBetween(heading, bearing(base, to) ?? heading);
  }
}

const scale = 1000;

/** Distance from one point to another, measured in a direction. */
export function along(from: Point, to: Point, heading: number): number {
  return ((to.x - from.x) * stepX(heading, scale) + (to.y - from.y) * stepY(heading, scale)) / scale;
}

/** The amount that is set: the number, or what the drag comes to on the body that `before` gives. */
export function amountSet<H extends BodyHandle>(
  { handle, to, value }: HandleInput<H>,
  before: () => Base,
): number {
  return to === null ? value : draggedTo(before(), handle, to);
}

/** The step that an amount of a handle makes, or null if it makes none. Lengths are on the millimetre. */
export function stepOfHandle(handle: MarchHandle, amount: number): TrackStep | null {
  const by = Math.max(-longest, Math.min(longest, snapped(amount))) + 0;
  const angle = Math.max(0, Math.min(halfTurn, Math.round(amount)));
  switch (handle) {
    case 'forward':
      return by === 0 ? null : { step: 'march', by };
    case 'slide':
      return by === 0 ? null : { step: 'slide', by };
    case 'wheel-left':
      return angle === 0 ? null : { step: 'wheel', about: 'front-left', angle };
    case 'wheel-right':
      return angle === 0 ? null : { step: 'wheel', about: 'front-right', angle: -angle };
  }
}

/** Longer than any table. */
const longest: Tenths = 20_000;

/** The handle to which a step belongs, with its amount. Null for turns on the spot. */
export function handleOfStep(
  step: TrackStep,
): { readonly handle: MarchHandle; readonly amount: number } | null {
  switch (step.step) {
    case 'march':
      return { handle: 'forward', amount: step.by };
    case 'slide':
      return { handle: 'slide', amount: step.by };
    case 'wheel':
      return { handle: step.angle > 0 ? 'wheel-left' : 'wheel-right', amount: Math.abs(step.angle) };
    case 'turn':
      return null;
  }
}

/** The largest wheel of a body for which its outer corner goes no farther than a distance. */
export function widestWheel(base: Pick<Base, 'ux' | 'uy' | 'vx' | 'vy'>, far: Tenths): number {
  const halfCircle = wheelArc(2 * halfSizes(base).front, halfTurn);
  return Math.min(halfTurn, Math.floor((far * halfTurn) / Math.max(1, halfCircle)));
}

/** The heading that a handle of a facing is dragged or set to, or null if the value sets none. */
export function headingSet(value: Json | undefined, at: Point): number | null {
  const plain = readNumber(value);
  const to = readPoint(fieldIn(value, 'to'));
  if (to !== null) return bearing(at, to);
  const number = plain ?? readNumber(fieldIn(value, 'value'));
  return number === null ? null : asHeading(Math.round(number));
}

/** The angle about a point from one to another, positive to the left. */
export function turnAbout(pivot: Point, from: Point, to: Point): number {
  const [before, after] = [bearing(pivot, from), bearing(pivot, to)];
  return before === null || after === null ? 0 : turnBetween(before, after);
}

function bearing(from: Point, to: Point): number | null {
  return headingTo(Math.round(to.x - from.x), Math.round(to.y - from.y));
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
