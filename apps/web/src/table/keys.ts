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

/** Leads the piece in hand by a step, once it is known what it can be told: no step of a quick hand is lost. */
function leadOn(desk: Desk, event: KeyboardEvent): boolean {
  const arrow = arrows[event.key];
  const { picked } = desk.seen.get();
  if (arrow === undefined || picked.length === 0 || !desk.areMine(picked)) return false;
  const [dx, dy] = arrow.map((sign) => sign * stepOf(event)) as [number, number];
  void desk.ready.then(() => lead(desk, dx, dy));
  return true;
}

function lead(desk: Desk, dx: number, dy: number): void {
  const { tasks, told, stand, picked } = desk.seen.get();
  const piece = stand.pieces.find(({ id }) => id === picked[0]);
  if (piece === undefined) return;
  const task = wayTaskIn(tasks);
  if (task !== null) {
    const way = wayNow(task, told);
    const end = nudged(way.at(-1) ?? piece.at, dx, dy);
    desk.tell(task.id, ledTo(way, end, way.length === 0 ? 'bend' : 'end') as unknown as Json);
    return;
  }
  const place = tasks.find(({ kind }) => kind === 'place');
  if (place?.kind !== 'place') return;
  const at = (told?.[place.id] as typeof place.value | undefined) ?? place.value;
  desk.tell(place.id, nudged(at, dx, dy) as unknown as Json);
}

/** Goes on to the next target that may be chosen, as the way that was told leaves it. */
function aimOn(desk: Desk): void {
  const { tasks, told } = desk.seen.get();
  const task = tasks.find((each): each is ChoiceTask => each.kind === 'target');
  const choices =
    task?.choices.filter(({ refusals, piece }) => refusals.length === 0 && piece !== null) ?? [];
  if (task === undefined || choices.length === 0) return;
  const now = JSON.stringify(told?.[task.id] ?? task.value);
  const at = choices.findIndex(({ value }) => JSON.stringify(value) === now);
  desk.tell(task.id, choices[(at + 1) % choices.length]!.value);
}

/** The next piece of one's own, after the one in hand. */
function takeNext(desk: Desk, by: 1 | -1): boolean {
  const { stand, picked } = desk.seen.get();
  const mine = stand.pieces.filter(({ isMine }) => isMine).map(({ id }) => id);
  if (mine.length === 0) return false;
  const at = picked[0] === undefined ? (by === 1 ? -1 : 0) : mine.indexOf(picked[0]);
  desk.pick([mine[(at + by + mine.length) % mine.length]!]);
  return true;
}

export function keysOn(canvas: HTMLCanvasElement, table: CanvasTable, desk: Desk): () => void {
  const middle = () => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const acts: Readonly<Record<string, () => boolean>> = {
    Enter: () => {
      void desk.rest().then(() => desk.confirm());
      return true;
    },
    Escape: () => {
      desk.cancel();
      return true;
    },
    n: () => takeNext(desk, 1),
    p: () => takeNext(desk, -1),
    t: () => {
      void desk.rest().then(() => aimOn(desk));
      return true;
    },
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
    if (isUndo || act?.() || leadOn(desk, event)) event.preventDefault();
  }

  canvas.addEventListener('keydown', hear);
  return () => canvas.removeEventListener('keydown', hear);
}
