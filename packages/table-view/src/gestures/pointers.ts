/** pressPointer, movePointer, releasePointer: pointers on the map become taps, drags, boxes, panning and pinching. */
import { beginDrag, continueDrag, dropBox, dropDrag, isDrag, restDrag, restoreBefore } from './drags.ts';
import type { PointerDown, PointerMove, PointerUp, ScreenSpot } from './events.ts';
import { limitsOf } from './limits.ts';
import { hover, unname } from './naming.ts';
import { findPressTarget } from './press-target.ts';
import type { DownPointer, Pinching } from './state.ts';
import type { Stepping } from './stepping.ts';
import { tap } from './taps.ts';

function findDown({ state }: Stepping, id: number): DownPointer | null {
  return state.pointers.find((pointer) => pointer.id === id) ?? null;
}

function distanceBetween(a: ScreenSpot, b: ScreenSpot): number {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy);
}

export function pressPointer(step: Stepping, { pointer: id, by, x, y, extend, time }: PointerDown): void {
  // The release of a pointer that is pressed twice was lost.
  cancelPointer(step, id);
  if (by === 'pen') ignorePalm(step);
  const { pointers, ignored } = step.state;
  const isFinger = by === 'touch' && pointers.every((pointer) => pointer.by === 'touch');
  if (pointers.length > 0 && !isFinger) {
    step.update({ ignored: [...ignored, id] });
    return;
  }
  if (by !== 'mouse') unname(step);
  const down: DownPointer = { id, by, x, y };
  step.update({ pointers: [...pointers, down] });
  const [first] = pointers;
  if (first !== undefined) joinFinger(step, first, down);
  else {
    const target = findPressTarget(step, down, by);
    step.begin({ kind: 'pressing', pointer: id, start: { x, y }, since: time, extend, target });
  }
}

/** When a pen comes down, fingers already on the screen are its palm. */
function ignorePalm(step: Stepping): void {
  const { pointers, ignored, doing } = step.state;
  if (pointers.length === 0 || pointers.some(({ by }) => by !== 'touch')) return;
  restoreBefore(step, doing);
  step.update({
    pointers: [],
    ignored: [...ignored, ...pointers.map(({ id }) => id)],
    doing: { kind: 'idle' },
  });
}

/** A second finger turns any gesture of the first into a pinch. A third has no effect. */
function joinFinger(step: Stepping, first: DownPointer, second: DownPointer): void {
  const { doing } = step;
  if (doing.kind === 'pinching' || doing.kind === 'spent') return;
  restDrag(step, doing);
  step.begin({ kind: 'pinching', pointers: [first.id, second.id] });
}

export function movePointer(step: Stepping, event: PointerMove): void {
  const before = findDown(step, event.pointer);
  if (before === null) {
    hover(step, event);
    return;
  }
  moveDown(step, before, event);
}

function moveDown(step: Stepping, before: DownPointer, { x, y, time }: PointerMove | PointerUp): void {
  const now: DownPointer = { ...before, x, y };
  step.update({ pointers: step.state.pointers.map((each) => (each.id === now.id ? now : each)) });
  const { doing } = step;
  if (doing.kind === 'pinching') pinch(step, doing, before, now);
  if (
    doing.kind === 'idle' ||
    doing.kind === 'pinching' ||
    doing.kind === 'spent' ||
    doing.pointer !== now.id
  )
    return;
  if (doing.kind === 'pressing') {
    const { tapReach } = limitsOf(step.context.limits, now.by);
    if (distanceBetween(doing.start, now) > tapReach) beginDrag(step, doing, now, time);
  } else if (doing.kind === 'panning') {
    const [dx, dy] = [x - before.x, y - before.y];
    if (dx !== 0 || dy !== 0) step.emit({ kind: 'pan', dx, dy });
  } else if (isDrag(doing) && (x !== before.x || y !== before.y)) continueDrag(step, doing, now);
}

/** The middle of two fingers pans, their distance zooms. */
function pinch(step: Stepping, { pointers }: Pinching, before: DownPointer, now: DownPointer): void {
  const [a, b] = pointers;
  const other = now.id === a ? findDown(step, b) : now.id === b ? findDown(step, a) : null;
  if (other === null || (before.x === now.x && before.y === now.y)) return;
  step.emit({ kind: 'pan', dx: (now.x - before.x) / 2, dy: (now.y - before.y) / 2 });
  const [was, is] = [distanceBetween(before, other), distanceBetween(now, other)];
  if (was === 0 || is === 0) return;
  step.emit({
    kind: 'zoom',
    at: { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
    factor: is / was,
  });
}

export function releasePointer(step: Stepping, event: PointerUp): void {
  const before = findDown(step, event.pointer);
  if (before !== null) {
    moveDown(step, before, event);
    finish(step, { ...before, x: event.x, y: event.y });
  }
  leave(step, event.pointer);
}

/** Completes a gesture when its pointer is released. */
function finish(step: Stepping, at: DownPointer): void {
  const { doing } = step;
  if (doing.kind === 'idle' || doing.kind === 'spent' || doing.kind === 'pinching') return;
  if (doing.pointer !== at.id) return;
  step.begin({ kind: 'idle' });
  if (doing.kind === 'pressing') tap(step, at, doing.extend);
  else if (doing.kind === 'boxing') dropBox(step, doing, at);
  else if (isDrag(doing)) dropDrag(step, doing, at);
}

/** Handles a cancelled pointer. Its drag restores the draft from before. */
export function cancelPointer(step: Stepping, id: number): void {
  const { doing } = step;
  if ('pointer' in doing && doing.pointer === id) {
    restoreBefore(step, doing);
    step.begin({ kind: 'idle' });
  }
  leave(step, id);
}

/** Removes a pointer. The remaining finger of a pinch continues by panning. */
function leave(step: Stepping, id: number): void {
  const pointers = step.state.pointers.filter((pointer) => pointer.id !== id);
  step.update({ pointers, ignored: step.state.ignored.filter((each) => each !== id) });
  const { doing } = step;
  const [first, second] = pointers;
  if (first === undefined) step.begin({ kind: 'idle' });
  else if (doing.kind === 'pinching' && doing.pointers.includes(id))
    step.begin(
      second === undefined
        ? { kind: 'panning', pointer: first.id }
        : { kind: 'pinching', pointers: [first.id, second.id] },
    );
}

/** Interrupts the gesture of all pointers. They have no effect until all of them are up. */
export function breakOff(step: Stepping, draft: 'keep' | 'restore'): void {
  const { doing, state } = step;
  if (draft === 'restore') restoreBefore(step, doing);
  step.begin({ kind: state.pointers.length === 0 ? 'idle' : 'spent' });
}
