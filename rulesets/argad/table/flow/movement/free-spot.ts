/** `freeSpot`: the nearest free place for a step that is not measured: beside a horse, into a room, on to a deck. */

import { type Base, moveBase, overlaps, type Point, placeBase, type Tenths } from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { mountedBase } from '../../../scenarios/measure.ts';
import { baseAt, footprintOfFigure } from '../../bodies/bases.ts';
import { isOnTable } from '../../field/hiding.ts';
import { floorOf } from '../../field/rooms.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { FigureState } from '../../state/model.ts';
import type { Turn } from '../turn/turn.ts';

export interface FreeSpotInput {
  readonly figure: FigureIndex;
  readonly near: Point;
  readonly floor: number;
  /** Its state there: on foot, or aboard. */
  readonly as: Pick<FigureState, 'mounted' | 'body'>;
  readonly suits: (base: Base) => boolean;
}

/** The grid of places tried, half a centimetre, and the greatest distance. */
const grid: Tenths = 50;
const farthest: Tenths = 2000;

/** Offsets from the wanted place, nearest first. */
let steps: readonly Point[] | null = null;

function stepsAround(): readonly Point[] {
  if (steps !== null) return steps;
  const found: Point[] = [];
  for (let x = -farthest; x <= farthest; x += grid)
    for (let y = -farthest; y <= farthest; y += grid)
      if (x * x + y * y <= farthest * farthest) found.push({ x, y });
  steps = found.sort((a, b) => a.x * a.x + a.y * a.y - b.x * b.x - b.y * b.y || a.x - b.x || a.y - b.y);
  return steps;
}

/** The free place nearest to the wanted one, or null. */
export function freeSpot(turn: Turn, wanted: FreeSpotInput): Point | null {
  const { near, figure } = wanted;
  const { heading } = entryAt(turn.state.figures, figure);
  const footprint = footprintOfFigure({ ...entryAt(turn.state.figures, figure), ...wanted.as });
  const base = placeBase(footprint, { ...near, heading });
  for (const step of stepsAround()) {
    moveBase(base, near.x + step.x, near.y + step.y, heading);
    if (wanted.suits(base) && isFree(turn, wanted, base)) return { x: base.x, y: base.y };
  }
  return null;
}

function isFree({ table, state }: Turn, { figure, floor }: FreeSpotInput, base: Base): boolean {
  if (!isOnTable(table.field, base)) return false;
  for (const other of indicesOf(state.figures)) {
    const { status, room } = entryAt(state.figures, other);
    if (other === figure || status !== 'on' || floorOf(table.field, room) !== floor) continue;
    if (overlaps(base, baseAt(state, other))) return false;
  }
  return floor > 0 || !state.horses.some((horse) => overlaps(base, placeBase(mountedBase, horse)));
}
