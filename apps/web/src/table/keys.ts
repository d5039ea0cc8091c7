/** The keyboard on the table: pick, lead, aim, confirm, without a pointer. */
import type { ChoiceTask } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import type { CanvasTable } from '@grognard/table-view/canvas';
import type { Desk } from './desk.ts';
import { ledTo, nudged, perCm, wayNow, wayTaskIn } from './ways.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Keys step by a centimetre; with shift by a millimetre, with control by five centimetres. */
function stepOf(event: KeyboardEvent): number {
  if (event.shiftKey) return perCm / 10;
  return event.ctrlKey || event.metaKey ? 5 * perCm : perCm;
}

/** Leads the way of the piece in hand by a step. */
function lead(desk: Desk, event: KeyboardEvent): boolean {
  const arrow = arrows[event.key];
  const { tasks, told, stand, picked } = desk.seen.get();
  const piece = stand.pieces.find(({ id }) => id === picked[0]);
  if (arrow === undefined || piece === undefined) return false;
  const [dx, dy] = arrow.map((sign) => sign * stepOf(event)) as [number, number];
  const task = wayTaskIn(tasks);
  if (task !== null) {
    const way = wayNow(task, told);
    const end = nudged(way.at(-1) ?? piece.at, dx, dy);
    desk.tell(task.id, ledTo(way, end, way.length === 0 ? 'bend' : 'end') as unknown as Json);
    return true;
  }
  const place = tasks.find(({ kind }) => kind === 'place');
  if (place?.kind !== 'place') return false;
  const at = (told?.[place.id] as typeof place.value | undefined) ?? place.value;
  desk.tell(place.id, nudged(at, dx, dy) as unknown as Json);
  return true;
}

/** Goes on to the next target that may be chosen. */
function aimOn(desk: Desk): boolean {
  const { tasks, told } = desk.seen.get();
  const task = tasks.find((each): each is ChoiceTask => each.kind === 'target');
  const offers = task?.offers.filter(({ against, piece }) => against.length === 0 && piece !== null) ?? [];
  if (task === undefined || offers.length === 0) return false;
  const now = JSON.stringify(told?.[task.id] ?? task.value);
  const at = offers.findIndex(({ value }) => JSON.stringify(value) === now);
  desk.tell(task.id, offers[(at + 1) % offers.length]!.value);
  return true;
}

export function keysOn(canvas: HTMLCanvasElement, table: CanvasTable, desk: Desk): () => void {
  const middle = () => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const acts: Readonly<Record<string, () => boolean>> = {
    Enter: () => {
      void desk.confirm();
      return true;
    },
    Escape: () => {
      desk.cancel();
      return true;
    },
    n: () => desk.next(1) !== null,
    p: () => desk.next(-1) !== null,
    t: () => aimOn(desk),
    '+': () => {
      table.zoomAt(...middle(), 1.25);
      return true;
    },
    '-': () => {
      table.zoomAt(...middle(), 0.8);
      return true;
    },
    '0': () => {
      table.fit();
      return true;
    },
  };

  function hear(event: KeyboardEvent): void {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (isUndo) void desk.undo();
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (isUndo || act?.() || lead(desk, event)) event.preventDefault();
  }

  canvas.addEventListener('keydown', hear);
  return () => canvas.removeEventListener('keydown', hear);
}
