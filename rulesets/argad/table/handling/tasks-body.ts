/** What a body in close order can be told: handles to march, slide, wheel and turn it, men abreast, opening its ranks. */
import type { Gesture, Handle, Hindrance, Task } from '@grognard/engine';
import { halfTurn, quarterTurn, trackLength, wheelArc } from '@grognard/geometry';
import { Problem } from '@grognard/rules-kit';
import { checkCommand } from '../check/command.ts';
import type { BodyState } from '../model.ts';
import { type BodyManner, slowestOf } from '../move-facts.ts';
import type { March } from '../orders.ts';
import { hindrancesIn, mistaken } from './cited.ts';
import { plainOffer, takeBackTask } from './figure-told.ts';
import { bodyId, type Holding } from './holding.ts';
import {
  baseAfter,
  type HandleId,
  handleAt,
  handleIds,
  isLast,
  marchTold,
  type Steps,
  stepsIn,
} from './march-told.ts';
import type { Told } from './order-told.ts';
import { marchTrack } from './propose-body.ts';
import { handWordsOf } from './words.ts';

export function bodyTasks(holding: Holding, index: number, gesture: Gesture): Task[] {
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const body = state.bodies[index]!;
  const before = gesture.anew === true ? null : (state.marches[index] ?? null);
  const told = marchTold(state, index, gesture.told, before);
  const march: March = told instanceof Problem ? { steps: [], open: false } : told;
  const steps = stepsIn(march.steps);
  const change = [...march.steps].reverse().find(({ step }) => step === 'files');
  return [
    {
      kind: 'handles',
      id: 'march',
      title: tasks.march,
      usual: true,
      value: march.steps.map((step) => ({ ...step })),
      handles: handleIds.map((handle) => handleOf(holding, body, march, steps, handle)),
    },
    {
      kind: 'amount',
      id: 'files',
      title: tasks.files,
      usual: false,
      value: change?.by ?? body.files,
      unit: 'count',
      least: 1,
      most: body.members.length,
    },
    openTask(holding, index, gesture, march),
    ...(state.marches[index] === null
      ? []
      : [takeBackTask(table, gesture, against(holding, index, gesture, {}))]),
  ];
}

function openTask(holding: Holding, index: number, gesture: Gesture, march: March): Task {
  const { tasks } = handWordsOf(holding.table);
  const offers = [false, true].map((open) => {
    const title = open ? tasks.yes : tasks.no;
    return plainOffer(open, title, against(holding, index, gesture, { open }));
  });
  return { kind: 'choice', id: 'open', title: tasks.open, usual: false, value: march.open, offers };
}

/** What stands against one more thing told to a body. */
function against(holding: Holding, index: number, { told, anew }: Gesture, more: Told): readonly Hindrance[] {
  const { table, state, side } = holding;
  const id = bodyId(index);
  const before = anew === true ? null : (state.marches[index] ?? null);
  const march = marchTold(state, index, { ...told, ...more }, before);
  if (march instanceof Problem) return [mistaken(march.code, march.message, id)];
  return hindrancesIn(table, checkCommand(table, state, side, march, 'verdict'), id);
}

function handleOf(holding: Holding, body: BodyState, march: March, steps: Steps, handle: HandleId): Handle {
  const { table, state } = holding;
  const at = handleAt(baseAfter(state, body, steps), handle);
  const value = amountOf(steps, handle);
  const unit = handle === 'forward' || handle === 'slide' ? 'length' : 'angle';
  return {
    id: handle,
    title: titleOf(table, handle),
    at,
    unit,
    value,
    ...boundsOf(holding, body, march, steps, handle),
  };
}

function titleOf(table: Holding['table'], handle: HandleId): string {
  const { tasks } = handWordsOf(table);
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

function amountOf(steps: Steps, handle: HandleId): number {
  if (handle === 'turn') {
    const turn = steps.last ?? steps.first;
    return turn?.step === 'turn' ? turn.angle : 0;
  }
  if (!isLast(steps, handle)) return 0;
  const { step, by, angle } = steps.between.at(-1)!;
  return step === 'wheel' ? Math.abs(angle) : by;
}

/** How far a handle goes with what the other steps leave of the pace. */
function boundsOf(
  holding: Holding,
  body: BodyState,
  march: March,
  steps: Steps,
  handle: HandleId,
): { readonly least: number; readonly most: number } {
  if (handle === 'turn') return { least: -quarterTurn, most: halfTurn };
  const { table, state } = holding;
  const others = isLast(steps, handle) ? { ...steps, between: steps.between.slice(0, -1) } : steps;
  const used = trackLength(marchTrack(state, body, { ...march, steps: [...others.between] }));
  const left = (manner: Pick<BodyManner, 'direction' | 'intoContact'>) =>
    Math.max(0, Math.floor(slowestOf(table, state, body, { ...manner, grounds: [] }).tenths - used));
  const at = (direction: BodyManner['direction']) => left({ direction, intoContact: false });
  const forward = Math.max(at('forward'), left({ direction: 'forward', intoContact: true }));
  if (handle === 'forward') return { least: -at('backwards'), most: forward };
  if (handle === 'slide') return { least: -at('sideways'), most: at('sideways') };
  const { ux, uy } = baseAfter(state, body, steps);
  const halfCircle = wheelArc(2 * Math.round(Math.sqrt(ux * ux + uy * uy)), halfTurn);
  return { least: 0, most: Math.min(halfTurn, Math.floor((forward * halfTurn) / Math.max(1, halfCircle))) };
}
