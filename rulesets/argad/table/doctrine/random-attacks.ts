/** Random paths at the enemy: into contact, close up, between two enemies, or a dash past a gap between walls. */

import type { Random } from '@grognard/engine';
import { type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import type { SideIndex } from '../state/indices.ts';
import type { FigureState, State, Table } from '../state/model.ts';
import { towards } from './random-ways.ts';

/** Two figures on foot touch if their middles are this far apart. */
const touching: Tenths = 205;
/** The widest gap between wall ends for a dash past it, and the farthest a figure may be from the gap. */
const widest: Tenths = 600;

/** The enemies that a side knows of. */
function enemiesOf({ roster }: Table, { figures }: State, side: SideIndex): FigureState[] {
  return roster
    .filter(
      (figure) => figure.side !== side && !figure.captive && entryAt(figures, figure.index).status === 'on',
    )
    .map(({ index }) => entryAt(figures, index));
}

/** A random one of them, or the nearest. */
export function enemyOf(
  table: Table,
  state: State,
  side: SideIndex,
  from: Point,
  random: Random,
): FigureState | null {
  if (random.below(2) === 0) return nearestEnemy(table, state, side, from);
  const known = enemiesOf(table, state, side);
  return known[random.below(Math.max(1, known.length))] ?? null;
}

export function nearestEnemy(
  table: Table,
  state: State,
  side: SideIndex,
  { x, y }: Point,
  who: 'anybody' | 'riders' = 'anybody',
): FigureState | null {
  let nearest: FigureState | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemiesOf(table, state, side)) {
    const away = pointDistance(x, y, enemy.x, enemy.y);
    if (away >= least || (who === 'riders' && !enemy.mounted)) continue;
    nearest = enemy;
    least = away;
  }
  return nearest;
}

/** A path at an enemy: into contact, close up, or between it and the nearest other figure. */
export function attack(
  state: State,
  from: Point,
  enemy: FigureState,
  reach: Tenths,
  random: Random,
): Point[] {
  const { x, y } = enemy;
  const far = pointDistance(from.x, from.y, x, y);
  switch (random.below(6)) {
    case 0:
    case 1:
      return towards(from, besideHim(state, enemy), reach);
    case 2:
      return towards(from, enemy, Math.min(reach, Math.max(1, far - touching)));
    default:
      return towards(from, enemy, reach);
  }
}

/** The middle between a figure and its nearest neighbour. */
function besideHim({ figures }: State, enemy: FigureState): Point {
  const { x, y } = enemy;
  let middle: Point = { x, y };
  let least = Number.POSITIVE_INFINITY;
  for (const other of figures) {
    if (other === enemy || other.status !== 'on') continue;
    const away = pointDistance(x, y, other.x, other.y);
    if (away >= least) continue;
    least = away;
    middle = { x: Math.round((x + other.x) / 2), y: Math.round((y + other.y) / 2) };
  }
  return middle;
}

/** The end of a dash past a gap between two wall ends, from behind one to behind the other, or null if none is near. */
export function dash({ field }: Table, from: Point): Point | null {
  const ends = field.obstacles.flatMap(({ line: { points } }) => [entryAt(points, 0), lastOf(points)]);
  for (let one = 0; one < ends.length; one += 2)
    for (let other = one + 2; other < ends.length; other++)
      for (const a of [entryAt(ends, one), entryAt(ends, one + 1)]) {
        const b = entryAt(ends, other);
        const wide = pointDistance(a.x, a.y, b.x, b.y);
        if (wide === 0 || wide > widest || pointDistance(a.x, a.y, from.x, from.y) > widest) continue;
        const [ux, uy] = [(b.x - a.x) / wide, (b.y - a.y) / wide];
        const ahead = ((a.x + b.x) / 2 - from.x) * ux + ((a.y + b.y) / 2 - from.y) * uy;
        return { x: Math.round(from.x + 2 * ahead * ux), y: Math.round(from.y + 2 * ahead * uy) };
      }
  return null;
}
