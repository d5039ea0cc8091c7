/** `stepsFromGesture`: from a place, handles, a turn or a change of front to the steps of a move. */
import type { TaskValues } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { check, type Json, Problem } from '@grognard/rules-kit';
import {
  draggedTo,
  fieldIn,
  type HandleInput,
  type MarchHandle,
  readHandle,
  readList,
  readPoint,
  readWord,
  snapped,
} from '@grognard/table-kit';
import { commandShapes, type OrderStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { frontStep, leastAdvance } from './front-changes.ts';
import type { InteractionContext } from './interaction-context.ts';
import { standAfter, stepsTo } from './lead.ts';

export const handleIds = ['forward', 'slide', 'wheel-left', 'wheel-right', 'pivot'] as const;
export type HandleId = (typeof handleIds)[number];

export const turnValues = ['none', 'left', 'right', 'half'] as const;

/** Steps that a gesture sets, those of a turn or a change of front first. */
export interface StepsFromGesture {
  readonly head: readonly OrderStep[];
  readonly middle: readonly OrderStep[];
}

export function stepsFromGesture(
  context: InteractionContext,
  units: readonly UnitIndex[],
  values: TaskValues,
  place: Point | null,
): StepsFromGesture | Problem {
  const turn = turnStep(readWord(values['turn'], turnValues) ?? 'none');
  const front = frontStep(context, units, values['front']);
  const head = [...turn, ...(front === null ? [] : [front])];
  const items = readList(values['march']).filter((item) => place === null || !isStep(item));
  let middle = place === null ? [] : stepsTo(context, units, head, place);
  for (const item of items) {
    const next = withItem(context, units, head, middle, item);
    if (next === null) return new Problem('type', 'march', 'a march is a list of steps or handles');
    middle = next;
  }
  const least = leastAdvance(context, units, front);
  // A group that narrows its front goes on at once.
  return { head, middle: middle.length === 0 && least > 0 ? [{ step: 'advance', by: least }] : middle };
}

function turnStep(turn: (typeof turnValues)[number]): readonly OrderStep[] {
  switch (turn) {
    case 'none':
      return [];
    case 'half':
      return [{ step: 'half' }];
    case 'left':
    case 'right':
      return [{ step: 'quarter', to: turn }];
  }
}

function isStep(item: Json): boolean {
  return fieldIn(item, 'step') !== undefined;
}

function withItem(
  context: InteractionContext,
  units: readonly UnitIndex[],
  head: readonly OrderStep[],
  steps: readonly OrderStep[],
  item: Json,
): readonly OrderStep[] | null {
  if (isStep(item)) {
    const read = check(commandShapes.move, { kind: 'move', units: ['a'], steps: [item] });
    return read instanceof Problem ? null : [...steps, ...read.steps];
  }
  const set = readHandle(item, handleIds);
  return set === null ? null : withHandle(context, units, head, steps, set);
}

/** Steps with one handle set: its last step is replaced, or one is added. */
function withHandle(
  { table, state }: InteractionContext,
  units: readonly UnitIndex[],
  head: readonly OrderStep[],
  steps: readonly OrderStep[],
  { handle, to, value }: HandleInput<HandleId>,
): readonly OrderStep[] | null {
  const others = isLast(steps, handle) ? steps.slice(0, -1) : steps;
  const stand = standAfter(table, state, units, [...head, ...others]);
  if (stand === null) return null;
  const amount = to === null ? value : draggedTo(stand.body, asMarch(handle), to);
  const step = stepOf(handle, amount);
  return step === null ? others : [...others.slice(0, mostSteps), step];
}

/** A pivot is dragged like a wheel to the left, about the middle instead of a corner. */
export function asMarch(handle: HandleId): MarchHandle {
  return handle === 'pivot' ? 'wheel-left' : handle;
}

/** Steps before the last one and apart from a turn: one less than a command may have. */
const mostSteps = 5;

/** Whether the last step belongs to this handle. */
export function isLast(steps: readonly OrderStep[], handle: HandleId): boolean {
  const step = steps.at(-1);
  switch (handle) {
    case 'forward':
      return step?.step === 'advance';
    case 'slide':
      return step?.step === 'slide';
    case 'wheel-left':
      return step?.step === 'wheel' && step.about === 'left';
    case 'wheel-right':
      return step?.step === 'wheel' && step.about === 'right';
    case 'pivot':
      return step?.step === 'pivot';
  }
}

/** The present amount of a handle. */
export function amountOf(steps: readonly OrderStep[], handle: HandleId): number {
  const step = isLast(steps, handle) ? steps.at(-1) : undefined;
  if (step === undefined) return 0;
  switch (step.step) {
    case 'advance':
    case 'slide':
      return step.by;
    case 'wheel':
    case 'pivot':
      return step.angle;
    case 'quarter':
    case 'half':
    case 'extend':
    case 'contract':
      return 0;
  }
}

/** Longest steps that a command takes, in tenths of a millimetre and of a degree. */
const longest = 20_000;
export const quarter = 900;

function stepOf(handle: HandleId, amount: number): OrderStep | null {
  const by = Math.max(-longest, Math.min(longest, snapped(amount)));
  const angle = Math.max(-quarter, Math.min(quarter, Math.round(amount)));
  switch (handle) {
    case 'forward':
      return by <= 0 ? null : { step: 'advance', by };
    case 'slide':
      return by === 0 ? null : { step: 'slide', by };
    case 'wheel-left':
      return angle <= 0 ? null : { step: 'wheel', about: 'left', angle };
    case 'wheel-right':
      return angle <= 0 ? null : { step: 'wheel', about: 'right', angle };
    case 'pivot':
      return angle === 0 ? null : { step: 'pivot', angle };
  }
}

/** The place that a gesture leads to, or a problem if it is not a place. */
export function placeIn({ place }: TaskValues): Point | null | Problem {
  if (place === undefined || place === null) return null;
  return readPoint(place) ?? new Problem('type', 'place', 'a place is a point');
}

/** A unit by the value of a task, or null if it names none of these. */
export function unitNamed(
  { table }: InteractionContext,
  value: Json | undefined,
  units: readonly UnitIndex[],
): UnitIndex | null {
  return units.find((unit) => entryAt(table.units, unit).id === value) ?? null;
}
