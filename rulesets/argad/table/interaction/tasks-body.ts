/** Tasks for a body in close order: handles to march, slide, wheel and turn it, the number abreast, opening its ranks. */

import type { ExplainedRefusal, Gesture, Handle, Task, TaskValues } from '@grognard/engine';
import { halfTurn, quarterTurn, trackLength } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import {
  amountTask,
  choiceTask,
  handleAt,
  handlesTask,
  plainChoice,
  unitOfHandle,
  widestWheel,
} from '@grognard/table-kit';
import { checkCommand } from '../actions/command.ts';
import { type BodyManner, slowestOf } from '../bodies/move-facts.ts';
import { explainRefusals, invalidCommandRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { BodyIndex } from '../state/indices.ts';
import type { BodyState } from '../state/model.ts';
import type { March } from '../state/orders.ts';
import { cancelOrderTask } from './figure-task-context.ts';
import { bodyId, type InteractionContext } from './interaction-context.ts';
import {
  baseAfter,
  type HandleId,
  handleIds,
  lastHandle,
  type MarchParts,
  marchFromGesture,
  stepsBeside,
  stepsIn,
} from './march-from-gesture.ts';
import { marchTrack } from './propose-body.ts';

export function bodyTasks(context: InteractionContext, index: BodyIndex, gesture: Gesture): Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const body = entryAt(state.bodies, index);
  const before = gesture.restart === true ? null : (state.marches[index] ?? null);
  const values = marchFromGesture(state, index, gesture.values, before);
  const march: March = values instanceof Problem ? { steps: [], open: false } : values;
  const steps = stepsIn(march.steps);
  const change = [...march.steps].reverse().find(({ step }) => step === 'files');
  return [
    handlesTask(
      'march',
      tasks.march,
      march.steps.map((step) => ({ ...step })),
      handleIds.map((handle) => handleOf(context, body, march, steps, handle)),
    ),
    amountTask(
      'files',
      tasks.files,
      { value: change?.by ?? body.files, unit: 'count', least: 1, most: body.members.length },
      'more',
    ),
    openTask(context, index, gesture, march),
    ...(state.marches[index] === null
      ? []
      : [cancelOrderTask(table, gesture, refusals(context, index, gesture, {}))]),
  ];
}

function openTask(context: InteractionContext, index: BodyIndex, gesture: Gesture, march: March): Task {
  const { tasks } = interactionWordsOf(context.table);
  const choices = [false, true].map((open) => {
    const title = open ? tasks.yes : tasks.no;
    return plainChoice(open, title, refusals(context, index, gesture, { open }));
  });
  return choiceTask('open', tasks.open, march.open, choices, 'more');
}

/** The refusals of one more value set for a body. */
function refusals(
  context: InteractionContext,
  index: BodyIndex,
  { values, restart }: Gesture,
  more: TaskValues,
): readonly ExplainedRefusal[] {
  const { table, state, side } = context;
  const id = bodyId(index);
  const before = restart === true ? null : (state.marches[index] ?? null);
  const march = marchFromGesture(state, index, { ...values, ...more }, before);
  if (march instanceof Problem) return [invalidCommandRefusal(march.code, march.message, id)];
  return explainRefusals(table, checkCommand(table, state, side, march, 'verdict'), id);
}

function handleOf(
  context: InteractionContext,
  body: BodyState,
  march: March,
  steps: MarchParts,
  handle: HandleId,
): Handle {
  const { table, state } = context;
  const at = handleAt(baseAfter(state, body, steps), handle);
  const value = amountOf(steps, handle);
  const unit = unitOfHandle(handle);
  return {
    id: handle,
    title: titleOf(table, handle),
    at,
    unit,
    value,
    ...boundsOf(context, body, march, steps, handle),
  };
}

function titleOf(table: InteractionContext['table'], handle: HandleId): string {
  const { tasks } = interactionWordsOf(table);
  switch (handle) {
    case 'forward':
      return tasks.forward;
    case 'slide':
      return tasks.slide;
    case 'wheel-left':
      return tasks.wheelLeft;
    case 'wheel-right':
      return tasks.wheelRight;
    case 'turn':
      return tasks.turn;
  }
}

function amountOf(steps: MarchParts, handle: HandleId): number {
  if (handle === 'turn') {
    const turn = steps.last ?? steps.first;
    return turn?.step === 'turn' ? turn.angle : 0;
  }
  const last = lastHandle(steps);
  return last?.handle === handle ? last.amount : 0;
}

/** The limits of a handle, given the pace left by the other steps. */
function boundsOf(
  context: InteractionContext,
  body: BodyState,
  march: March,
  steps: MarchParts,
  handle: HandleId,
): { readonly least: number; readonly most: number } {
  if (handle === 'turn') return { least: -quarterTurn, most: halfTurn };
  const { table, state } = context;
  const others = [...stepsBeside(steps, handle)];
  const used = trackLength(marchTrack(state, body, { ...march, steps: others }));
  const left = (manner: Pick<BodyManner, 'direction' | 'intoContact'>) =>
    Math.max(0, Math.floor(slowestOf(table, state, body, { ...manner, grounds: [] }).tenths - used));
  const at = (direction: BodyManner['direction']) => left({ direction, intoContact: false });
  const forward = Math.max(at('forward'), left({ direction: 'forward', intoContact: true }));
  if (handle === 'forward') return { least: -at('backwards'), most: forward };
  if (handle === 'slide') return { least: -at('sideways'), most: at('sideways') };
  return { least: 0, most: widestWheel(baseAfter(state, body, steps), forward) };
}
