/** From handles of a body, dragged or set to a number, to the steps of its move. */

import { type Base, halfTurn, type Point, quarterTurn } from '@grognard/geometry';
import type { Json } from '@grognard/rules-kit';
import {
  along,
  type HandleInput,
  draggedTo as marchDraggedTo,
  handleAt as marchHandleAt,
  readHandle,
  snapped,
} from '@grognard/table-kit';
import { type MarchStep, mostSteps } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { bodyThere, foresee } from './foresee.ts';

export const handleIds = ['forward', 'slide', 'wheel-left', 'wheel-right', 'about'] as const;
export type HandleId = (typeof handleIds)[number];

/** A handle read from a value, or null if it is not one. */
export function readSet(value: Json): HandleInput<HandleId> | null {
  return readHandle(value, handleIds);
}

/** Steps with one handle set: its last step is replaced, or one is added. */
export function setHandle(
  table: Table,
  state: State,
  unit: UnitIndex,
  steps: readonly MarchStep[],
  set: HandleInput<HandleId>,
): readonly MarchStep[] {
  return setOn(steps, set, (others) =>
    bodyThere(table, state, unit, foresee(table, state, unit, others).stands),
  );
}

/** The same for any body of which it is known where steps leave it. */
export function setOn(
  steps: readonly MarchStep[],
  set: HandleInput<HandleId>,
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
  return handle === 'about' ? { x: base.x - base.vx, y: base.y - base.vy } : marchHandleAt(base, handle);
}

/** Amount of a handle dragged to a point. */
function draggedTo(base: Base, handle: HandleId, to: Point): number {
  if (handle !== 'about') return marchDraggedTo(base, handle, to);
  // Dragged across the front it turns the body about.
  return along({ x: base.x, y: base.y }, to, base.heading) > 0 ? halfTurn : 0;
}
