/** From handles of a body, dragged or set to a number, to the steps of its move. */

import {
  asHeading,
  type Base,
  cornerOf,
  frontOf,
  halfTurn,
  headingTo,
  type Point,
  quarterTurn,
  stepX,
  stepY,
  turnBetween,
} from '@grognard/geometry';
import type { Json } from '@grognard/rules-kit';
import { readNumber, readPoint, readWord, snapped } from '@grognard/table-kit';
import { type MarchStep, mostSteps } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { bodyThere, foresee } from './foresee.ts';

export const handleIds = ['forward', 'slide', 'wheel-left', 'wheel-right', 'about'] as const;
export type HandleId = (typeof handleIds)[number];

interface HandleInput {
  readonly handle: HandleId;
  readonly to: Point | null;
  readonly value: number;
}

/** A handle read from a value, or null if it is not one. */
export function readSet(value: Json): HandleInput | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { handle, to, value: amount } = value as { readonly [name: string]: Json };
  const known = readWord(handle, handleIds);
  if (known === null) return null;
  const point = readPoint(to);
  if (point !== null) return { handle: known, to: point, value: 0 };
  const number = readNumber(amount);
  return number === null ? null : { handle: known, to: null, value: number };
}

/** Steps with one handle set: its last step is replaced, or one is added. */
export function setHandle(
  table: Table,
  state: State,
  unit: UnitIndex,
  steps: readonly MarchStep[],
  set: HandleInput,
): readonly MarchStep[] {
  return setOn(steps, set, (others) =>
    bodyThere(table, state, unit, foresee(table, state, unit, others).stands),
  );
}

/** The same for any body of which it is known where steps leave it. */
export function setOn(
  steps: readonly MarchStep[],
  set: HandleInput,
  bodyAfter: (steps: readonly MarchStep[]) => Base,
): readonly MarchStep[] {
  const { handle, to } = set;
  const others = isLast(steps, handle) ? steps.slice(0, -1) : steps;
  const amount = to === null ? set.value : draggedTo(bodyAfter(others), handle, to);
  const step = stepOf(handle, amount);
  return step === null ? others : [...others.slice(0, mostSteps - 1), step];
}

/** Whether the last step belongs to this handle. */
export function isLast(steps: readonly MarchStep[], handle: HandleId): boolean {
  const step = steps.at(-1);
  switch (handle) {
    case 'forward':
      return step?.step === 'march';
    case 'slide':
      return step?.step === 'slide';
    case 'wheel-left':
      return step?.step === 'wheel' && step.about === 'left';
    case 'wheel-right':
      return step?.step === 'wheel' && step.about === 'right';
    case 'about':
      return step?.step === 'about';
  }
}

/** The present amount of a handle. */
export function amountOf(steps: readonly MarchStep[], handle: HandleId): number {
  const step = isLast(steps, handle) ? steps.at(-1) : undefined;
  switch (step?.step) {
    case 'march':
    case 'slide':
      return step.by;
    case 'wheel':
      return step.angle;
    case 'about':
      return halfTurn;
    case 'form':
    case 'way':
    case 'leave':
    case undefined:
      return 0;
  }
}

function stepOf(handle: HandleId, amount: number): MarchStep | null {
  const by = Math.max(-20_000, Math.min(20_000, snapped(amount))) + 0;
  const angle = Math.max(0, Math.min(halfTurn, Math.round(amount)));
  switch (handle) {
    case 'forward':
      return by === 0 ? null : { step: 'march', by };
    case 'slide':
      return by === 0 ? null : { step: 'slide', by };
    case 'wheel-left':
      return angle === 0 ? null : { step: 'wheel', about: 'left', angle };
    case 'wheel-right':
      return angle === 0 ? null : { step: 'wheel', about: 'right', angle };
    case 'about':
      return angle <= quarterTurn ? null : { step: 'about' };
  }
}

/** Position of a handle on a body. */
export function handleAt(base: Base, handle: HandleId): Point {
  switch (handle) {
    case 'forward':
      return frontOf(base);
    case 'slide':
      return { x: base.x + base.ux, y: base.y + base.uy };
    case 'wheel-left':
      return cornerOf(base, 'front-right');
    case 'wheel-right':
      return cornerOf(base, 'front-left');
    case 'about':
      return { x: base.x - base.vx, y: base.y - base.vy };
  }
}

/** Amount of a handle dragged to a point. */
function draggedTo(base: Base, handle: HandleId, to: Point): number {
  const from = handleAt(base, handle);
  const { heading } = base;
  switch (handle) {
    case 'forward':
      return along(from, to, heading);
    case 'slide':
      return along(from, to, asHeading(heading - quarterTurn));
    case 'wheel-left':
      return wheeled(cornerOf(base, 'front-left'), from, to);
    case 'wheel-right':
      return -wheeled(cornerOf(base, 'front-right'), from, to);
    // Dragged across the front it turns the body about.
    case 'about':
      return along({ x: base.x, y: base.y }, to, heading) > 0 ? halfTurn : 0;
  }
}

const scale = 1000;

/** Distance from one point to another, measured in a direction. */
export function along(from: Point, to: Point, heading: number): number {
  return ((to.x - from.x) * stepX(heading, scale) + (to.y - from.y) * stepY(heading, scale)) / scale;
}

/** The angle about a corner, positive to the left. */
function wheeled(pivot: Point, from: Point, to: Point): number {
  const before = headingTo(from.x - pivot.x, from.y - pivot.y) ?? 0;
  return turnBetween(before, headingTo(to.x - pivot.x, to.y - pivot.y) ?? before);
}
