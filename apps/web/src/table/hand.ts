/** From fingers on the canvas to what is told: picks, ways, targets, handles, instruments. */
import type {
  ChoiceTask,
  HandlesTask,
  Instrument,
  PieceId,
  PlaceTask,
  PointOrPiece,
  Task,
} from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { Json } from '@grognard/rules-kit';
import { areApart, type CanvasTable } from '@grognard/table-view/canvas';
import { settings } from '../settings/store.ts';
import type { Desk } from './desk.ts';
import { handled } from './handles.ts';
import type { Fingers, Touch } from './pointer.ts';
import { ledTo, wayNow, wayTaskIn } from './ways.ts';

/** What the next taps are for. */
export type Tool = 'orders' | 'measure' | 'sight' | 'reach' | 'arc' | 'threats';

export interface Holding {
  tool: Tool;
  /** Whether the next point of a way is one more bend. */
  bend: 'end' | 'bend';
}

/** How near a finger must be to the end of a way, in pixels. */
const grip = 24;
/** The same for a handle, which has others beside it. */
const handleGrip = { mouse: 12, touch: 22 } as const;

type Grabbed =
  | { readonly kind: 'way'; readonly bend: 'end' | 'bend' }
  | { readonly kind: 'piece'; readonly id: PieceId }
  | { readonly kind: 'handle'; readonly task: string; readonly handle: string }
  | { readonly kind: 'measure'; readonly from: PointOrPiece };

export function fingersOn(
  table: CanvasTable,
  desk: Desk,
  holding: Holding,
  hover: (id: PieceId | null, handle: string | null) => void,
): Fingers {
  let grabbed: Grabbed | null = null;
  let first: PointOrPiece | null = null;

  const seen = () => desk.seen.get();
  const spotAt = ({ x, y }: Touch): PointOrPiece => {
    const piece = table.pieceAt(x, y);
    return piece === null ? { at: table.toTable(x, y) } : { piece };
  };
  const awayFrom = (point: Point, { x, y }: Touch): number => {
    const spot = table.toScreen(point);
    return Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y));
  };
  const isNear = (point: Point, at: Touch): boolean => awayFrom(point, at) < grip;
  const asJson = (value: unknown): Json => value as Json;

  function lead(at: Touch, how: 'dragging' | 'done'): void {
    const { tasks, told } = seen();
    const task = wayTaskIn(tasks);
    const to = table.toTable(at.x, at.y);
    if (task !== null) {
      const way = wayNow(task, told);
      desk.tell(task.id, asJson(ledTo(way, to, 'end')), how);
      return;
    }
    const place = tasks.find((each): each is PlaceTask => each.kind === 'place');
    if (place !== undefined) desk.tell(place.id, asJson(to), how);
  }

  /** The handle nearest to a finger; whoever is nearer to the middle of the piece in hand means the piece. */
  function handleUnder(at: Touch): Extract<Grabbed, { kind: 'handle' }> | null {
    const { tasks, stand, picked } = seen();
    const held = stand.pieces.find(({ id }) => id === picked[0]);
    const toMiddle = held === undefined ? Number.POSITIVE_INFINITY : awayFrom(held.at, at);
    const handles = tasks
      .filter((task) => task.kind === 'handles')
      .flatMap((task) => task.handles.map((each) => ({ task: task.id, handle: each.id, at: each.at })));
    if (!areApart(handles.map((each) => table.toScreen(each.at)))) return null;
    const [nearest] = handles
      .map((each) => ({ ...each, away: awayFrom(each.at, at) }))
      .filter(({ away }) => away < Math.min(handleGrip[at.by], toMiddle))
      .sort((a, b) => a.away - b.away);
    return nearest === undefined ? null : { kind: 'handle', task: nearest.task, handle: nearest.handle };
  }

  function pull(
    { task: id, handle }: Extract<Grabbed, { kind: 'handle' }>,
    at: Touch,
    how: 'dragging' | 'done',
  ): void {
    const task = seen().tasks.find((each): each is HandlesTask => each.kind === 'handles' && each.id === id);
    if (task === undefined) return;
    desk.tell(id, handled(seen(), task, { handle, to: table.toTable(at.x, at.y) }), how);
  }

  /** The end of the path that is drawn can be dragged on; a press nearer to another piece means that piece. */
  function endUnder(at: Touch): Grabbed | null {
    const { tasks, told, stand, picked } = seen();
    const task = wayTaskIn(tasks);
    const end = task === null || told?.[task.id] === undefined ? undefined : wayNow(task, told).at(-1);
    if (end === undefined || !isNear(end, at)) return null;
    const pressed = desk.wholeOf(table.pieceAt(at.x, at.y));
    const other = stand.pieces.find(({ id, isMine }) => id === pressed && isMine && !picked.includes(id));
    if (other !== undefined && awayFrom(other.at, at) < awayFrom(end, at)) return null;
    return { kind: 'way', bend: at.also ? 'bend' : 'end' };
  }

  function grabOrders(at: Touch): Grabbed | null {
    const found = handleUnder(at) ?? endUnder(at);
    if (found !== null) return found;
    const id = desk.wholeOf(table.pieceAt(at.x, at.y));
    return id !== null && desk.areMine([id]) && !at.also ? { kind: 'piece', id } : null;
  }

  /** Tapping an enemy chooses it where a target is asked for. */
  function aimAt(id: PieceId): boolean {
    const target = seen().tasks.find((task: Task): task is ChoiceTask => task.kind === 'target');
    const choice = target?.choices.find(({ piece }) => piece === id);
    if (target === undefined || choice === undefined) return false;
    desk.tell(target.id, choice.value);
    return true;
  }

  function tapOrders(at: Touch): void {
    const id = desk.wholeOf(table.pieceAt(at.x, at.y));
    const { picked } = seen();
    if (id !== null && at.also && desk.areMine([id])) desk.pickAlso(id);
    else if (id !== null && desk.areMine([id])) desk.pick([id]);
    else if (id !== null && picked.length > 0 && aimAt(id)) return;
    else if (id !== null) desk.pick([id]);
    else if (picked.length > 0 && desk.areMine(picked)) void desk.ready.then(() => leadByTap(at));
  }

  /** The end of a way, or one more bend of it. */
  function leadByTap(at: Touch): void {
    const { tasks, told } = seen();
    const task = wayTaskIn(tasks);
    if (task === null) {
      lead(at, 'done');
      return;
    }
    const isNew = told?.[task.id] === undefined && holding.bend === 'end';
    const way = isNew ? [] : wayNow(task, told);
    desk.tell(task.id, asJson(ledTo(way, table.toTable(at.x, at.y), holding.bend)));
  }

  function layTool(at: Touch): void {
    const { tool } = holding;
    const spot = spotAt(at);
    if (tool === 'measure' || tool === 'sight') {
      if (first === null) first = spot;
      else {
        void desk.lay({ kind: tool, from: first, to: spot });
        first = null;
      }
    } else if (tool !== 'orders' && 'piece' in spot)
      void desk.lay({ kind: tool, of: spot.piece } as Instrument);
  }

  return {
    grab(at) {
      if (holding.tool === 'measure' || holding.tool === 'sight') {
        grabbed = { kind: 'measure', from: spotAt(at) };
        return true;
      }
      if (holding.tool !== 'orders') return false;
      grabbed = grabOrders(at);
      if (grabbed?.kind === 'way' && grabbed.bend === 'bend') {
        const task = wayTaskIn(seen().tasks)!;
        const way = wayNow(task, seen().told);
        desk.tell(task.id, asJson(ledTo(way, table.toTable(at.x, at.y), 'bend')), 'dragging');
      }
      return grabbed !== null;
    },
    drag(at) {
      if (grabbed === null) return;
      if (grabbed.kind === 'measure') {
        const { tool } = holding;
        if (tool === 'measure' || tool === 'sight')
          void desk.lay({ kind: tool, from: grabbed.from, to: { at: table.toTable(at.x, at.y) } });
      } else if (grabbed.kind === 'handle') {
        pull(grabbed, at, 'dragging');
      } else if (grabbed.kind === 'piece') takeUp(grabbed.id, at, 'dragging');
      else lead(at, 'dragging');
    },
    drop(at) {
      const was = grabbed;
      grabbed = null;
      if (was === null) return;
      if (was.kind === 'way') {
        lead(at, 'done');
        if (at.by === 'mouse' && settings.get().confirm === 'touch') void desk.confirm();
      } else if (was.kind === 'measure') {
        const { tool } = holding;
        if (tool === 'measure' || tool === 'sight')
          void desk.lay({ kind: tool, from: was.from, to: spotAt(at) });
      } else if (was.kind === 'handle') pull(was, at, 'done');
      else takeUp(was.id, at, 'done');
    },
    lose() {
      grabbed = null;
    },
    tap: (at) => (holding.tool === 'orders' ? tapOrders(at) : layTool(at)),
    hover: (at) => hover(table.pieceAt(at.x, at.y, { slop: 4 }), handleUnder(at)?.handle ?? null),
    pan: (dx, dy) => table.pan(dx, dy),
    zoom: (x, y, factor) => table.zoomAt(x, y, factor),
  };

  /** A piece that was not in hand is taken up first; what it can be told comes a moment later. */
  function takeUp(id: PieceId, at: Touch, how: 'dragging' | 'done'): void {
    if (seen().picked[0] !== id) desk.pick(groupWith(id));
    void desk.ready.then(() => {
      if (seen().picked[0] !== id || (how === 'dragging' && grabbed?.kind !== 'piece')) return;
      desk.startAnew();
      if (grabbed !== null) grabbed = { kind: 'way', bend: 'end' };
      lead(at, how);
    });
  }

  /** Several pieces in hand move together. */
  function groupWith(id: PieceId): readonly PieceId[] {
    const { picked } = seen();
    return picked.includes(id) ? [id, ...picked.filter((each) => each !== id)] : [id];
  }
}
