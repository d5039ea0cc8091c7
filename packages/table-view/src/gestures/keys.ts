/** pressKey: gestures by keyboard. Arrows move by 1 cm, with Shift by 1 mm, with Control by 5 cm. */
import { areMine } from './context.ts';
import { defer } from './deferred.ts';
import { cancelDraft, select } from './draft.ts';
import type { KeyPress } from './events.ts';
import { pressGroupKey, selectAll } from './groups.ts';
import { clearMeasurement } from './instruments.ts';
import { perCm } from './paths.ts';
import { breakOff } from './pointers.ts';
import type { Stepping } from './stepping.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const zoomBy: Readonly<Record<string, number>> = { '+': 1.25, '-': 0.8 };

/** Carries out a key. False if the key has no meaning here, so that the page may use it. */
export function pressKey(step: Stepping, event: KeyPress): boolean {
  if (event.key.toLowerCase() === 'z' && event.command) {
    step.emit({ kind: 'undo' });
    return true;
  }
  const isPlain = !event.command && !event.alt;
  if (isPlain && pressGroupKey(step, event)) return true;
  if (event.key.toLowerCase() === 'a' && !event.alt) return selectAll(step);
  return (isPlain && pressPlain(step, event.key)) || (!event.alt && moveByArrow(step, event));
}

function pressPlain(step: Stepping, key: string): boolean {
  switch (key) {
    case 'Enter':
      defer(step, { kind: 'confirm' });
      return true;
    case 'Escape':
      cancel(step);
      return true;
    case 'n':
      return selectNext(step, 1);
    case 'p':
      return selectNext(step, -1);
    case 't':
      defer(step, { kind: 'next-target' });
      return true;
    case '0':
      step.emit({ kind: 'fit-view' });
      return true;
    default:
      return zoom(step, zoomBy[key]);
  }
}

function zoom(step: Stepping, factor: number | undefined): boolean {
  if (factor === undefined) return false;
  step.emit({ kind: 'zoom', at: null, factor });
  return true;
}

/** Cancels a drag in progress, or else the draft, or else the selection. */
export function cancel(step: Stepping): void {
  if (step.doing.kind !== 'idle' && step.doing.kind !== 'spent') {
    breakOff(step, 'restore');
    return;
  }
  clearMeasurement(step);
  cancelDraft(step);
}

/** Selects the player's next piece after the selected one. */
function selectNext(step: Stepping, by: 1 | -1): boolean {
  const mine = step.context.pieces.filter(({ isMine }) => isMine).map(({ id }) => id);
  const [first] = step.draft.selection;
  const at = first === undefined ? (by === 1 ? -1 : 0) : mine.indexOf(first);
  const next = mine[(at + by + mine.length) % mine.length];
  if (next === undefined) return false;
  breakOff(step, 'keep');
  select(step, [next]);
  return true;
}

function moveByArrow(step: Stepping, { key, shift, command }: KeyPress): boolean {
  const arrow = arrows[key];
  const { selection } = step.draft;
  if (arrow === undefined || selection.length === 0 || !areMine(step.context, selection)) return false;
  const length = shift ? perCm / 10 : command ? 5 * perCm : perCm;
  defer(step, { kind: 'nudge', dx: arrow[0] * length, dy: arrow[1] * length });
  return true;
}
