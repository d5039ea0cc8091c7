/** findPressTarget: what a press takes hold of where a handle, the end of a path and pieces lie close together. */
import type { Handle } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { areApart } from '../grips-apart.ts';
import { findPiece, selectableOf } from './context.ts';
import type { PointerKind, ScreenSpot } from './events.ts';
import type { GivenEnd } from './given-end.ts';
import { limitsOf } from './limits.ts';
import { findPathTask, findPlaceTask, pathOf } from './paths.ts';
import type { PressTarget } from './state.ts';
import type { Stepping } from './stepping.ts';

/** The larger of the horizontal and vertical distances, in CSS pixels. */
function distanceTo({ context }: Stepping, point: Point, { x, y }: ScreenSpot): number {
  const spot = context.table.toScreen(point);
  return Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y));
}

type HandleOfTask = Handle & { readonly task: string; readonly handle: string };

/** The outline under a press. Where several overlap, the one with the nearest middle. */
function wholeUnder(step: Stepping, handles: readonly HandleOfTask[], at: ScreenSpot): HandleOfTask | null {
  const [nearest] = handles
    .filter(({ corners }) => corners !== undefined && isInside(step, corners, at))
    .sort((a, b) => distanceTo(step, a.at, at) - distanceTo(step, b.at, at));
  return nearest ?? null;
}

/** Inside an outline, or near enough to it that a small base can still be hit. */
function isInside({ context }: Stepping, corners: readonly Point[], { x, y }: ScreenSpot): boolean {
  const spots = corners.map((corner) => context.table.toScreen(corner));
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const slop = Math.max(0, leastWide - (Math.max(...xs) - Math.min(...xs))) / 2;
  return (
    x >= Math.min(...xs) - slop &&
    x <= Math.max(...xs) + slop &&
    y >= Math.min(...ys) - slop &&
    y <= Math.max(...ys) + slop
  );
}

/** A narrower outline is hit beside it too, in CSS pixels. */
const leastWide = 20;

function handleUnder(
  step: Stepping,
  at: ScreenSpot,
  within: number,
): Extract<PressTarget, { kind: 'handle' }> | null {
  const all = step.draft.tasks.flatMap((task) =>
    task.kind === 'handles' ? task.handles.map((each) => ({ ...each, task: task.id, handle: each.id })) : [],
  );
  const whole = wholeUnder(step, all, at);
  if (whole !== null) return { kind: 'handle', task: whole.task, handle: whole.handle };
  const handles = all.filter(({ corners }) => corners === undefined);
  // Handles that would overlap are not drawn.
  if (!areApart(handles.map((each) => step.context.table.toScreen(each.at)))) return null;
  const [nearest] = handles
    .map(({ task, handle, at: point }) => ({ task, handle, away: distanceTo(step, point, at) }))
    .filter(({ away }) => away < within)
    .sort((a, b) => a.away - b.away);
  return nearest === undefined ? null : { kind: 'handle', task: nearest.task, handle: nearest.handle };
}

/** Whether a press is on what is to stand at a place. */
function isOnPlace(step: Stepping, at: ScreenSpot): boolean {
  const place = findPlaceTask(step.draft.tasks);
  return place?.corners !== undefined && isInside(step, place.corners, at);
}

/** End of the drafted path. That of a path ordered before is an order end. */
function drawnPathEnd({ draft: { tasks, values } }: Stepping): Point | null {
  const task = findPathTask(tasks);
  if (task === null || values?.[task.id] === undefined) return null;
  return pathOf(task, values).at(-1) ?? null;
}

/**
 * The given order whose end is pressed. A piece under the pointer wins unless the end is at least twice as near as the middle of
 * that piece: beside a ghost the press still means the piece that stands there.
 */
export function orderEndUnder(step: Stepping, at: ScreenSpot, by: PointerKind): GivenEnd | null {
  const { context, draft } = step;
  const { pieceReach, orderEndReach } = limitsOf(context.limits, by);
  const [hit] = context.table.piecesAt(at.x, at.y, { slop: pieceReach });
  const piece = hit === undefined ? null : findPiece(context, hit);
  const within = piece === null ? orderEndReach : Math.min(orderEndReach, distanceTo(step, piece.at, at) / 2);
  const isDrafted = ({ piece: id }: GivenEnd) => draft.values !== null && draft.selection.includes(id);
  const [nearest] = context.ends
    .filter((end) => !isDrafted(end))
    .map((end) => ({ end, away: distanceTo(step, end.at, at) }))
    .filter(({ away }) => away < within)
    .sort((a, b) => a.away - b.away);
  return nearest?.end ?? null;
}

/** A handle or the end of the path is hit within its reach, unless the press is nearer to the middle of one of the player's pieces. */
export function findPressTarget(step: Stepping, at: ScreenSpot, by: PointerKind): PressTarget {
  const { context, draft } = step;
  const { pieceReach, handleReach, pathEndReach } = limitsOf(context.limits, by);
  const [hit] = context.table.piecesAt(at.x, at.y, { slop: pieceReach });
  const pressed = hit === undefined ? null : selectableOf(context, draft.selection, hit);
  const piece = pressed === null ? null : findPiece(context, pressed);
  const [first] = draft.selection;
  const selected = first === undefined ? null : findPiece(context, first);
  const middles = [selected, piece?.isMine === true ? piece : null].flatMap((each) => each?.at ?? []);
  const toMiddle = Math.min(Number.POSITIVE_INFINITY, ...middles.map((point) => distanceTo(step, point, at)));

  const handle = handleUnder(step, at, Math.min(handleReach, toMiddle));
  if (handle !== null) return handle;
  const end = drawnPathEnd(step);
  if (end !== null && distanceTo(step, end, at) < Math.min(pathEndReach, toMiddle))
    return { kind: 'path-end' };
  if (isOnPlace(step, at)) return { kind: 'path-end' };
  const given = orderEndUnder(step, at, by);
  if (given !== null) return { kind: 'order-end', end: given };
  if (pressed === null) return { kind: 'ground' };
  return { kind: 'piece', piece: pressed, isMine: piece?.isMine === true };
}
