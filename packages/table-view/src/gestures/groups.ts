/** Selections of many pieces by key: all, all of a kind, one more, remembered groups; and pieces left out of a draft. */
import type { PieceId } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { findPiece, type GestureContext, selectableOf } from './context.ts';
import { select, setValues } from './draft.ts';
import type { KeyPress } from './events.ts';
import { findPathTask, findPlaceTask, onMm, pathOf, pathValue, placeOf, pointValue } from './paths.ts';
import { breakOff } from './pointers.ts';
import type { OrderDraft, TaskValues } from './state.ts';
import type { Stepping } from './stepping.ts';

/** The player's own pieces that stand for themselves: a body for its figures. */
function mineIn(context: GestureContext): readonly PieceId[] {
  const mine = context.pieces.filter(({ isMine }) => isMine).map(({ id }) => selectableOf(context, [], id));
  return [...new Set(mine)];
}

function selectTheseOf(step: Stepping, pieces: readonly PieceId[]): boolean {
  const ids = new Set(pieces);
  const chosen = mineIn(step.context).filter((id) => ids.has(id));
  if (chosen.length === 0) return false;
  breakOff(step, 'keep');
  select(step, chosen);
  return true;
}

export function selectAll(step: Stepping): boolean {
  return selectTheseOf(step, mineIn(step.context));
}

/** All pieces of the kinds that are selected. */
function selectKind(step: Stepping): boolean {
  const { selection } = step.draft;
  const kinds = (step.context.groups ?? []).filter(
    ({ isKind, pieces }) => isKind && pieces.some((id) => selection.includes(id)),
  );
  return selectTheseOf(step, [...selection, ...kinds.flatMap(({ pieces }) => pieces)]);
}

/** Adds the next piece that is not selected, or takes the last one out. */
function extendByKey(step: Stepping, by: 'add' | 'take out'): boolean {
  const { selection } = step.draft;
  const mine = mineIn(step.context);
  const last = selection.at(-1);
  if (by === 'take out') {
    if (last === undefined) return false;
    breakOff(step, 'keep');
    select(step, selection.slice(0, -1));
    return true;
  }
  const from = last === undefined ? 0 : mine.indexOf(last) + 1;
  const next = [...mine.slice(from), ...mine.slice(0, from)].find((id) => !selection.includes(id));
  if (next === undefined) return false;
  breakOff(step, 'keep');
  select(step, [...selection, next]);
  return true;
}

/** Keys of groups: 1 to 9 select, with Shift they remember the selection. K takes all of a kind, N and P with Shift add and take out. */
export function pressGroupKey(step: Stepping, { key, shift, digit }: KeyPress): boolean {
  if (key === 'N') return extendByKey(step, 'add');
  if (key === 'P') return extendByKey(step, 'take out');
  if (key === 'k') return selectKind(step);
  if (digit === undefined || digit < 1) return false;
  // What a key types comes first: on French keyboards digits need Shift, and one of their keys types a minus sign.
  if (key === String(digit)) {
    const group = step.context.groups?.find((each) => each.key === digit);
    return group !== undefined && selectTheseOf(step, group.pieces);
  }
  const { selection } = step.draft;
  if (!shift || selection.length === 0) return false;
  step.emit({ kind: 'remember', key: digit, pieces: selection });
  return true;
}

/** Values that lead by a place are those of the first piece. With another in front they move by as much. */
function ledBy({ tasks, values }: OrderDraft, by: Point): TaskValues {
  const moved = ({ x, y }: Point): Point => onMm({ x: x + by.x, y: y + by.y });
  const path = findPathTask(tasks);
  const place = findPlaceTask(tasks);
  if (path !== null && values?.[path.id] !== undefined)
    return { ...values, [path.id]: pathValue(pathOf(path, values).map(moved)) };
  if (place !== null && values?.[place.id] !== undefined)
    return { ...values, [place.id]: pointValue(moved(placeOf(place, values))) };
  return values ?? {};
}

export function leaveOut(step: Stepping, pieces: readonly PieceId[]): void {
  const { draft, context } = step;
  const rest = draft.selection.filter((id) => !pieces.includes(id));
  const [before, after] = [draft.selection[0], rest[0]].map((id) =>
    id === undefined ? null : findPiece(context, id),
  );
  const values =
    draft.values === null || before == null || after == null
      ? null
      : ledBy(draft, { x: after.at.x - before.at.x, y: after.at.y - before.at.y });
  select(step, rest);
  if (values !== null) setValues(step, values, 'resting');
}
