/** `marchFromGesture`: turns handles of a body, dragged or set, into the steps of its march (`formation.turn`). */

import type { TaskValues } from '@grognard/engine';
import { asHeading, type Base, baseAfterSteps, placeBase, quarterTurn } from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import { check, type Json, Problem } from '@grognard/rules-kit';
import {
  amountSet,
  handleOfStep,
  type MarchHandle,
  marchHandles,
  readHandle,
  stepOfHandle,
} from '@grognard/table-kit';
import { bodyFootprint } from '../bodies/bases.ts';
import { drillOf } from '../bodies/drill.ts';
import type { BodyIndex } from '../state/indices.ts';
import type { BodyState, State } from '../state/model.ts';
import { type ArgadCommand, commandShapes, type March } from '../state/orders.ts';
import { readied } from './state-after-order.ts';

export type MarchStep = March['steps'][number];
export type MarchCommand = Extract<ArgadCommand, { readonly kind: 'march' }>;

/** Steps with a length, with a turn or change of rank before or after them. */
export interface MarchParts {
  readonly first: MarchStep | null;
  readonly between: readonly MarchStep[];
  readonly last: MarchStep | null;
}

export const handleIds = [...marchHandles, 'turn'] as const;
export type HandleId = (typeof handleIds)[number];

function isDrill({ step }: MarchStep): boolean {
  return step === 'turn' || step === 'files';
}

export function stepsIn(steps: readonly MarchStep[]): MarchParts {
  const [head] = steps;
  const first = head !== undefined && isDrill(head) ? head : null;
  const tail = steps.length > 1 ? lastOf(steps) : null;
  const last = tail !== null && isDrill(tail) ? tail : null;
  return { first, between: steps.slice(first === null ? 0 : 1, last === null ? undefined : -1), last };
}

export function inOrder({ first, between, last }: MarchParts): MarchStep[] {
  return [...(first === null ? [] : [first]), ...between, ...(last === null ? [] : [last])];
}

/** The march of a body: the gesture on top of its earlier order. */
export function marchFromGesture(
  state: State,
  index: BodyIndex,
  values: TaskValues,
  before: March | null,
): MarchCommand | Problem {
  const body = entryAt(state.bodies, index);
  let steps = stepsIn(before?.steps ?? []);
  const { march, files, open } = values;
  if (open === true && march === undefined) steps = stepsIn([]);
  if (march !== undefined) {
    const set = setAll(state, body, steps, march);
    if (set === null) return new Problem('type', 'march', 'a march is a list of steps or handles');
    steps = set;
  }
  if (typeof files === 'number') steps = withDrill(steps, fileStep(body, Math.round(files)));
  const command = {
    kind: 'march',
    body: index,
    steps: inOrder(steps),
    open: open ?? (march === undefined && files === undefined ? (before?.open ?? false) : false),
  };
  const read = check(commandShapes.march, command);
  return read instanceof Problem ? read : (read as MarchCommand);
}

function fileStep({ files, members }: BodyState, abreast: number): MarchStep | null {
  const by = Math.max(1, Math.min(members.length, abreast));
  return by === files ? null : { step: 'files', by, angle: 0 };
}

/** A turn or change of rank comes last after other steps, but first if alone. There is only one of them. */
function withDrill({ between }: MarchParts, step: MarchStep | null): MarchParts {
  if (step === null) return { first: null, between, last: null };
  return between.length === 0 ? { first: step, between, last: null } : { first: null, between, last: step };
}

/** A handle, or a list of steps and handles on top of them, otherwise null. A list that begins with steps replaces the earlier march. */
function setAll(state: State, body: BodyState, steps: MarchParts, march: Json): MarchParts | null {
  const list: readonly Json[] = Array.isArray(march)
    ? (march as readonly Json[])
    : march === null
      ? []
      : [march];
  const given = list.filter(isStep);
  let now: MarchParts | null = list.length === 0 || given.length > 0 ? stepsIn(given.map(wholeStep)) : steps;
  for (const set of list) if (!isStep(set)) now = now === null ? null : setHandle(state, body, now, set);
  return now;
}

type StepInput = Pick<MarchStep, 'step'> & Partial<MarchStep> & { readonly [name: string]: Json };

function wholeStep({ step, by = 0, angle = 0 }: StepInput): MarchStep {
  return { step, by, angle };
}

function isStep(value: Json): value is StepInput {
  return typeof value === 'object' && value !== null && 'step' in value;
}

/** Sets one handle. It replaces the last step of its kind or adds one. */
function setHandle(state: State, body: BodyState, steps: MarchParts, value: Json): MarchParts | null {
  const set = readHandle(value, handleIds);
  if (set === null) return null;
  const { handle } = set;
  const others = stepsBeside(steps, handle);
  const amount = amountSet(set, () =>
    baseAfter(state, body, { first: steps.first, between: others, last: null }),
  );
  if (handle === 'turn') return withDrill(steps, turnStep(amount));
  const step = stepOf(handle, amount);
  const between = step === null ? others : [...others, step];
  const { first, last } = steps;
  // A drill that comes first stays first. One that stood alone now comes before the march.
  return between.length === 0 && last !== null
    ? { first: last, between, last: null }
    : { first, between, last };
}

/** The handle to which the last step belongs, with its amount. */
export function lastHandle({ between }: MarchParts): ReturnType<typeof handleOfStep> {
  const [step] = drillOf({ steps: between.slice(-1), open: false }).steps;
  return step === undefined ? null : handleOfStep(step);
}

/** The steps without the last one of this handle. */
export function stepsBeside(steps: MarchParts, handle: HandleId): readonly MarchStep[] {
  return lastHandle(steps)?.handle === handle ? steps.between.slice(0, -1) : steps.between;
}

function stepOf(handle: MarchHandle, amount: number): MarchStep | null {
  const step = stepOfHandle(handle, amount);
  if (step === null || step.step === 'turn') return null;
  return step.step === 'wheel'
    ? { step: 'wheel', by: 0, angle: step.angle }
    : { step: step.step, by: step.by, angle: 0 };
}

/** Turns are by quarters. */
function turnStep(amount: number): MarchStep | null {
  const quarters = Math.round(asHeading(Math.round(amount)) / quarterTurn) % 4;
  if (quarters === 0) return null;
  return { step: 'turn', by: 0, angle: quarters === 3 ? -quarterTurn : quarters * quarterTurn };
}

/** The body after its steps, before a final turn or change of rank. */
export function baseAfter(state: State, body: BodyState, steps: MarchParts): Base {
  const drill = drillOf({ steps: inOrder(steps), open: false });
  const ready = readied(state, body, drill.before, drill.abreastBefore);
  const footprint = bodyFootprint(state, ready);
  return baseAfterSteps(placeBase(footprint, ready), drill.steps);
}
