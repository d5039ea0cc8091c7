/** Drag: drags of one pointer, with start, movement, drop and interruption. */
import type { HandlesTask, PieceId } from '@grognard/engine';
import { selectableOf } from './context.ts';
import { defer } from './deferred.ts';
import { leadTo, select, setValues } from './draft.ts';
import type { ScreenSpot } from './events.ts';
import type { GivenEnd } from './given-end.ts';
import { withHandle } from './handle-values.ts';
import { chooseTool, measure, spotUnder } from './instruments.ts';
import { limitsOf } from './limits.ts';
import { findPathTask, pathOf } from './paths.ts';
import type {
  Boxing,
  DownPointer,
  DraggingHandle,
  DraggingOrderEnd,
  DraggingPathEnd,
  DraggingPiece,
  Measuring,
  PointerGesture,
  Pressing,
} from './state.ts';
import type { Stepping } from './stepping.ts';

/** A drag that changes the draft or measures. */
export type Drag = DraggingPiece | DraggingOrderEnd | DraggingHandle | DraggingPathEnd | Measuring;

export function isDrag(doing: PointerGesture): doing is Drag {
  return doing.kind.startsWith('dragging') || doing.kind === 'measuring';
}

function placeUnder({ context }: Stepping, { x, y }: ScreenSpot) {
  return context.table.toTable(x, y);
}

/** Turns a press into a drag once its pointer has moved beyond the reach of a tap. */
export function beginDrag(step: Stepping, press: Pressing, at: DownPointer, time: number): void {
  const { pointer, target, start, extend } = press;
  const { tool } = step.state.tool;
  const before = step.draft.values;
  if (tool === 'measure' || tool === 'sight') {
    const from = spotUnder(step, start, limitsOf(step.context.limits, at.by));
    beginAt(step, { kind: 'measuring', pointer, tool, from }, at);
    return;
  }
  if (tool === 'select') step.begin({ kind: 'boxing', pointer, start, extend: true });
  else if (tool !== 'orders') beginPan(step, press, at);
  else if (target.kind === 'handle') {
    const { task, handle } = target;
    beginAt(step, { kind: 'dragging-handle', pointer, before, task, handle }, at);
  } else if (target.kind === 'path-end') {
    if (extend) addBend(step, start);
    beginAt(step, { kind: 'dragging-path-end', pointer, before }, at);
  } else if (target.kind === 'order-end' && !extend) takeOrderEnd(step, target.end, press, at);
  else if (extend || isLongPress(step, press, at, time))
    step.begin({ kind: 'boxing', pointer, start, extend });
  else if (target.kind === 'piece' && target.isMine) beginPiece(step, target.piece, press, at);
  else beginPan(step, press, at);
}

/** Whether a pointer was held still on empty ground before it moved. A mouse uses Shift instead. */
function isLongPress({ context }: Stepping, { target, since }: Pressing, { by }: DownPointer, time: number) {
  return target.kind === 'ground' && by !== 'mouse' && time - since >= context.limits.longPress;
}

function beginAt(step: Stepping, drag: Drag, at: ScreenSpot): void {
  step.begin(drag);
  continueDrag(step, drag, at);
}

/** The ground under the press stays under the pointer. */
function beginPan(step: Stepping, { pointer, start }: Pressing, at: ScreenSpot): void {
  step.begin({ kind: 'panning', pointer });
  step.emit({ kind: 'pan', dx: at.x - start.x, dy: at.y - start.y });
}

function addBend(step: Stepping, at: ScreenSpot): void {
  const task = findPathTask(step.draft.tasks);
  const end = task === null ? undefined : pathOf(task, step.draft.values).at(-1);
  leadTo(step, end ?? placeUnder(step, at), 'bend', 'moving');
}

/** Selects the piece first if it is not selected. Several selected pieces move together, the dragged one in front. */
function beginPiece(step: Stepping, piece: PieceId, { pointer }: Pressing, at: ScreenSpot): void {
  const { selection, values } = step.draft;
  const isFirst = selection[0] === piece;
  if (!isFirst) {
    const others = selection.includes(piece) ? selection.filter((each) => each !== piece) : [];
    select(step, [piece, ...others]);
  }
  step.begin({ kind: 'dragging-piece', pointer, before: isFirst ? values : null, piece, isLed: false });
  leadDraggedPiece(step, at);
}

/** Selects the piece whose order it is. A handle of a body is then dragged like any other. */
function takeOrderEnd(step: Stepping, end: GivenEnd, { pointer }: Pressing, at: ScreenSpot): void {
  const { piece, handle } = end;
  if (step.draft.selection.length !== 1 || step.draft.selection[0] !== piece) select(step, [piece]);
  if (handle !== undefined) step.begin({ kind: 'dragging-handle', pointer, before: null, ...handle });
  else step.begin({ kind: 'dragging-order-end', pointer, before: null, piece, isLed: false });
  leadDraggedPiece(step, at);
}

/** Draws a path for the dragged piece, or leads the end of its order on, as soon as its tasks are known. */
export function leadDraggedPiece(step: Stepping, at?: ScreenSpot): void {
  const { doing, draft, state } = step;
  if (doing.kind !== 'dragging-piece' && doing.kind !== 'dragging-order-end') return;
  if (doing.isLed || !draft.hasTasks) return;
  const pointer = at ?? state.pointers.find(({ id }) => id === doing.pointer);
  if (pointer === undefined) return;
  step.begin({ ...doing, isLed: true });
  const how = doing.kind === 'dragging-piece' ? 'restart' : 'end';
  leadTo(step, placeUnder(step, pointer), how, 'moving');
}

export function continueDrag(step: Stepping, drag: Drag, at: ScreenSpot): void {
  switch (drag.kind) {
    case 'dragging-piece':
    case 'dragging-order-end':
      if (drag.isLed) leadTo(step, placeUnder(step, at), 'end', 'moving');
      break;
    case 'dragging-path-end':
      leadTo(step, placeUnder(step, at), 'end', 'moving');
      break;
    case 'dragging-handle':
      pullHandle(step, drag, at, 'moving');
      break;
    case 'measuring':
      measure(step, { kind: drag.tool, from: drag.from, to: { at: placeUnder(step, at) } });
      break;
  }
}

function pullHandle(
  step: Stepping,
  { task: id, handle }: DraggingHandle,
  at: ScreenSpot,
  pace: 'moving' | 'resting',
): void {
  const task = step.draft.tasks.find(
    (each): each is HandlesTask => each.kind === 'handles' && each.id === id,
  );
  if (task === undefined) return;
  const { values } = step.draft;
  const value = withHandle(values, task, { handle, to: placeUnder(step, at) });
  setValues(step, { ...values, [id]: value }, pace);
}

export function dropDrag(step: Stepping, drag: Drag, at: DownPointer): void {
  const isConfirmed = step.context.confirmOnDrop.includes(at.by);
  switch (drag.kind) {
    case 'dragging-piece':
      if (drag.isLed) leadTo(step, placeUnder(step, at), 'end', 'resting');
      else defer(step, { kind: 'lead', to: placeUnder(step, at), how: 'restart' });
      if (isConfirmed) defer(step, { kind: 'confirm' });
      break;
    case 'dragging-order-end':
      if (drag.isLed) leadTo(step, placeUnder(step, at), 'end', 'resting');
      else defer(step, { kind: 'lead', to: placeUnder(step, at), how: 'end' });
      if (isConfirmed) defer(step, { kind: 'confirm' });
      break;
    case 'dragging-path-end':
      leadTo(step, placeUnder(step, at), 'end', 'resting');
      if (isConfirmed) defer(step, { kind: 'confirm' });
      break;
    case 'dragging-handle':
      pullHandle(step, drag, at, 'resting');
      break;
    case 'measuring': {
      const to = spotUnder(step, at, limitsOf(step.context.limits, at.by));
      measure(step, { kind: drag.tool, from: drag.from, to });
      break;
    }
  }
}

/** Ends a drag when a second finger joins. The draft so far stays. */
export function restDrag(step: Stepping, drag: PointerGesture): void {
  const { values, isMoving } = step.draft;
  if (isDrag(drag) && isMoving && values !== null) setValues(step, values, 'resting');
}

/** A cancelled drag restores the draft from before. */
export function restoreBefore(step: Stepping, doing: PointerGesture): void {
  if (!isDrag(doing) || doing.kind === 'measuring' || !step.draft.isMoving) return;
  if (doing.before === null) select(step, step.draft.selection);
  else setValues(step, doing.before, 'resting');
}

/** Selects the player's own pieces inside the box. */
export function dropBox(step: Stepping, { start, extend }: Boxing, at: ScreenSpot): void {
  const { context, draft } = step;
  const inBox = context.table
    .piecesIn(start, at)
    .map((id) => selectableOf(context, [], id))
    .filter((id) => context.pieces.some((piece) => piece.id === id && piece.isMine));
  const kept = extend
    ? draft.selection.filter((id) => context.pieces.some((p) => p.id === id && p.isMine))
    : [];
  const selection = [...new Set([...kept, ...inBox])];
  if (inBox.length === 0) return;
  select(step, selection);
  // A player who has drawn a box wants to order what is in it.
  if (step.state.tool.tool === 'select') chooseTool(step, 'orders');
}
