/** Figures near places, things and edges (`aim.hold`, `aim.seize`, `aim.escape`). */

import { baseDistance, type Point, pointDistance, pointToBase, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { holdCm } from '../../../data/distances.ts';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { baseAt } from '../../bodies/bases.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { FigureIndex, SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isFree } from '../../state/sides.ts';

const reach = tenthsOf(holdCm);
/** The greatest distance from the middle of a base to its edge. */
const largest = 300;

function isNearPlace({ options }: Table, state: State, figureIndex: FigureIndex, { x, y }: Point): boolean {
  const figure = entryAt(state.figures, figureIndex);
  if (Math.abs(figure.x - x) > reach + largest || Math.abs(figure.y - y) > reach + largest) return false;
  if (options['figure.measure'] === 'centre') return pointDistance(figure.x, figure.y, x, y) <= reach;
  return pointToBase(baseAt(state, figureIndex), x, y) <= reach;
}

/** The only side with free figures near a place, and how many. Null if there is none or several. */
export function soleSideNear(
  table: Table,
  state: State,
  place: Point,
): { readonly side: SideIndex; readonly count: number } | null {
  let holder: SideIndex | null = null;
  let count = 0;
  for (const { index, side } of table.roster) {
    if (!isNearPlace(table, state, index, place) || !isFree(table, state, index)) continue;
    if (holder !== null && side !== holder) return null;
    holder = side;
    count++;
  }
  return holder === null ? null : { side: holder, count };
}

/** The side that would hold a person, and the sides that must know of the figures that count, as bits. 0 if all count. */
export interface Captors {
  readonly side: SideIndex;
  readonly seenBy: number;
}

/** Whether a free figure of another side, other than the person itself, is near. */
export function isDisputed(
  table: Table,
  state: State,
  person: FigureIndex,
  { side, seenBy }: Captors,
): boolean {
  for (const figure of table.roster) {
    if (figure.side === side || figure.index === person || !isFree(table, state, figure.index)) continue;
    if ((entryAt(state.figures, figure.index).known & seenBy) !== seenBy) continue;
    if (isNearFigure(table, state, figure.index, person)) return true;
  }
  return false;
}

function isNearFigure({ options }: Table, state: State, one: FigureIndex, other: FigureIndex): boolean {
  const a = entryAt(state.figures, one);
  const b = entryAt(state.figures, other);
  const most = reach + 2 * largest;
  if (Math.abs(a.x - b.x) > most || Math.abs(a.y - b.y) > most) return false;
  if (options['figure.measure'] === 'centre') return pointDistance(a.x, a.y, b.x, b.y) <= reach;
  return baseDistance(baseAt(state, one), baseAt(state, other)) <= reach;
}

/** The edge that a place is nearest to or beyond. A figure that left the table there left over it. */
export function edgeAt({ field }: Table, x: Tenths, y: Tenths): ArgadEventOf<'left'>['edge'] {
  const inside = { west: x, south: y, east: field.width - x, north: field.depth - y };
  let edge: ArgadEventOf<'left'>['edge'] = 'north';
  for (const other of ['east', 'south', 'west'] as const) if (inside[other] < inside[edge]) edge = other;
  return edge;
}
