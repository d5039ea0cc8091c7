/** Grid: square cells that index moving bases, so that neighbours are found without testing all of them. */
import { entryAt, lastOf, numberAt } from '@grognard/lists';
import type { Base } from './base.ts';
import { type Box, boxesMeet, boxOfBase } from './box.ts';
import { isWithin } from './contact.ts';
import type { Tenths } from './point.ts';

/** Bases in the grid, by indexes from 0 that its owner assigns. Results are always in order of these indexes. */
export interface Grid {
  readonly cell: Tenths;
  readonly columns: number;
  readonly rows: number;
  /** Indexes in each cell. A base is in the cell of its centre. */
  readonly cells: number[][];
  /** Base of each index. `places` holds the cell of each. */
  readonly bases: (Base | null)[];
  readonly places: number[];
  /** Greatest reach of any base in the grid. */
  reach: Tenths;
}

/** An empty grid over a table. Bases outside the table are in the cells along its edge. */
export function makeGrid(width: Tenths, height: Tenths, cell: Tenths): Grid {
  const columns = Math.max(1, Math.ceil(width / cell));
  const rows = Math.max(1, Math.ceil(height / cell));
  const cells = Array.from({ length: columns * rows }, (): number[] => []);
  return { cell, columns, rows, cells, bases: [], places: [], reach: 0 };
}

/** Adds a base to the grid under an index, or moves it. */
export function setInGrid(grid: Grid, id: number, base: Base): void {
  const place = columnOf(grid, base.x) + rowOf(grid, base.y) * grid.columns;
  const before = grid.bases[id] ? numberAt(grid.places, id) : null;
  grid.bases[id] = base;
  grid.reach = Math.max(grid.reach, base.reach);
  if (before === place) return;
  if (before !== null) drop(entryAt(grid.cells, before), id);
  grid.places[id] = place;
  entryAt(grid.cells, place).push(id);
}

export function removeFromGrid(grid: Grid, id: number): void {
  if (!grid.bases[id]) return;
  drop(entryAt(grid.cells, numberAt(grid.places, id)), id);
  grid.bases[id] = null;
}

function drop(cell: number[], id: number): void {
  const at = cell.indexOf(id);
  cell[at] = lastOf(cell);
  cell.pop();
}

function columnOf({ cell, columns }: Grid, x: number): number {
  return Math.min(columns - 1, Math.max(0, Math.floor(x / cell)));
}

function rowOf({ cell, rows }: Grid, y: number): number {
  return Math.min(rows - 1, Math.max(0, Math.floor(y / cell)));
}

/** Indexes of all bases whose boxes meet a box. */
export function basesInBox(grid: Grid, box: Box): number[] {
  return collect(grid, box, 0, (base) => boxesMeet(boxOfBase(base), box));
}

/** Indexes of all bases within `distance` of a base, edge to edge, without the base itself. */
export function neighboursOf(grid: Grid, id: number, distance: Tenths): number[] {
  const base = grid.bases[id];
  if (!base) return [];
  return collect(
    grid,
    boxOfBase(base),
    distance + 1,
    (other) => other !== base && isWithin(base, other, distance),
  );
}

function collect(grid: Grid, box: Box, around: Tenths, passes: (base: Base) => boolean): number[] {
  const room = grid.reach + around;
  const lastColumn = columnOf(grid, box.maxX + room);
  const lastRow = rowOf(grid, box.maxY + room);
  const found: number[] = [];
  for (let row = rowOf(grid, box.minY - room); row <= lastRow; row++) {
    for (let column = columnOf(grid, box.minX - room); column <= lastColumn; column++) {
      for (const id of entryAt(grid.cells, row * grid.columns + column))
        if (passes(grid.bases[id]!)) found.push(id);
    }
  }
  return found.sort((a, b) => a - b);
}
