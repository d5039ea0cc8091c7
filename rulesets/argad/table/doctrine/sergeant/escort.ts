/** `escortPlaces`: positions of figures that cover a friend with a load, ahead of it and on both sides of its path. */

import { type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import type { FigureIndex } from '../../state/indices.ts';
import type { Figure, State } from '../../state/model.ts';
import { cut, type Knowledge } from '../knowledge.ts';

/** Offsets along the path and across it. Each figure has its own, so that none obstructs another. */
const posts: readonly (readonly [along: Tenths, across: Tenths])[] = [
  [3500, 300],
  [2200, -500],
  [2200, 900],
  [1000, -900],
  [1000, 500],
];

/** The positions of an escort, the foremost first. */
export function escortPlaces({ table, evenWays }: Knowledge, from: Point, exit: Point): Point[] {
  const found = evenWays().way(from, exit);
  const way = found.length === 0 ? [exit] : found;
  const { width, depth } = table.field;
  return posts.map(([along, across]) => {
    const ahead = cut(way, from, along).at(-1) ?? exit;
    const before = cut(way, from, along - 400).at(-1) ?? from;
    const far = Math.max(1, pointDistance(before.x, before.y, ahead.x, ahead.y));
    const x = Math.round(ahead.x - ((ahead.y - before.y) * across) / far);
    const y = Math.round(ahead.y + ((ahead.x - before.x) * across) / far);
    return { x: Math.max(150, Math.min(width - 150, x)), y: Math.max(150, Math.min(depth - 150, y)) };
  });
}

/** Friends within this distance march together. */
const together: Tenths = 4500;
/** The number of friends that go ahead of a carrier, and by how much. */
const van = 3;
const gap: Tenths = 800;
/** The carrier's progress per turn. */
const pace: Tenths = 1200;
/** Turns that the carrier keeps in reserve. */
const spare = 4;

/** Whether to let others go ahead: an ambush is possible, few friends are ahead yet, and there is time. */
export function letsOthersPass(
  { table, evenWays }: Knowledge,
  state: State,
  roster: readonly Figure[],
  figure: FigureIndex,
  exit: Point,
): boolean {
  const { roughly } = evenWays();
  const far = roughly(entryAt(state.figures, figure), exit);
  if (table.turns - state.turn < far / pace + spare) return false;
  const { side } = entryAt(table.roster, figure);
  const isUnseen = table.roster.some(
    ({ index, side: its, captive }) =>
      its !== side && !captive && (entryAt(state.figures, index).known & (1 << side)) === 0,
  );
  if (!isUnseen) return false;
  const { x, y } = entryAt(state.figures, figure);
  const fit = roster.filter(({ index, class: skill }) => {
    const friend = entryAt(state.figures, index);
    return skill > 1 && friend.carries === none && pointDistance(x, y, friend.x, friend.y) < together;
  });
  const before = fit.filter(({ index }) => roughly(entryAt(state.figures, index), exit) < far - gap);
  return fit.length >= van && before.length < van;
}
