/** Shapes of formations: bases abreast and in depth, and the rectangle round them. */
import { type Footprint, ringSide, type Tenths } from '@grognard/geometry';
import { memoizePer } from '@grognard/rules-kit';
import type { TableNumbers } from '../../data/table.ts';
import type { Table, UnitFormation, UnitInfo } from '../state/model.ts';

export interface BodyShape {
  /** Footprint of the whole body. */
  readonly footprint: Footprint;
  readonly files: number;
  readonly ranks: number;
  /** Gap between bases, 0 in close order. */
  readonly gap: Tenths;
}

/** Width and depth of one base. */
export interface BaseSize {
  readonly width: Tenths;
  readonly depth: Tenths;
}

/** Ranks in which foot in open order may stand inside woods. Ours. */
export const mostOpenRanks = 3;

/** Base of a unit in a formation (`unit.base-size`). Gunners away from their pieces stand on bases of foot. */
export function baseSizeOf(
  { baseSize }: TableNumbers,
  { arm }: Pick<UnitInfo, 'arm'>,
  formation: UnitFormation,
): BaseSize {
  const [width, depth] = baseSize[modelOf(arm, formation)];
  return { width: evenTenths(width!), depth: evenTenths(depth!) };
}

function modelOf(arm: UnitInfo['arm'], formation: UnitFormation): keyof TableNumbers['baseSize'] {
  if (formation === 'gunners' || arm === 'foot') return 'foot';
  if (arm === 'horse') return 'trooper';
  return formation === 'limbered' ? 'limbered' : 'gun';
}

/** Converts millimetres to an even number of tenths, so that corners are whole points. */
function evenTenths(mm: number): Tenths {
  return 2 * Math.round(mm * 5);
}

/**
 * Body of this number of bases in a formation (`formation.shapes`). `files` may narrow a column or deepen open order. `gap` separates
 * the bases of open order and defaults to the widest.
 */
export function shapeFor(
  table: Pick<Table, 'rules'>,
  info: Pick<UnitInfo, 'arm'>,
  formation: UnitFormation,
  bases: number,
  files?: number,
  gap?: Tenths,
): BodyShape {
  const known = shapesOf(table.rules.table)[info.arm][formation];
  for (const one of known)
    if (one.bases === bases && one.files === files && one.gap === gap) return one.shape;
  const shape = findShape(table.rules.table, info, formation, bases, files, gap);
  if (known.length < mostKept) known.push({ bases, files, gap, shape });
  return shape;
}

interface CachedShape {
  readonly bases: number;
  readonly files: number | undefined;
  readonly gap: Tenths | undefined;
  readonly shape: BodyShape;
}

/** Size of the cache. Few shapes are ever needed, but players may try many gaps. */
const mostKept = 24;

const shapesOf = memoizePer<TableNumbers, Record<UnitInfo['arm'], Record<UnitFormation, CachedShape[]>>>(
  () => ({
    foot: noneYet(),
    horse: noneYet(),
    artillery: noneYet(),
  }),
);

function noneYet(): Record<UnitFormation, CachedShape[]> {
  return { line: [], column: [], square: [], open: [], deployed: [], limbered: [], gunners: [] };
}

function findShape(
  figures: TableNumbers,
  info: Pick<UnitInfo, 'arm'>,
  formation: UnitFormation,
  bases: number,
  files?: number,
  gap?: Tenths,
): BodyShape {
  const size = baseSizeOf(figures, info, formation);
  const count = Math.max(1, bases);
  switch (formation) {
    case 'line':
    case 'deployed':
      return closeOrder(size, count, count);
    case 'column':
    case 'limbered':
    case 'gunners':
      return closeOrder(size, count, clamp(files || figures.shapes.columnWidth, 1, widest(figures)));
    case 'square': {
      const side = ringSide(size.width, size.depth, count);
      const footprint = { shape: 'rectangle' as const, width: side, depth: side };
      return { footprint, files: Math.ceil(count / 4), ranks: 4, gap: 0 };
    }
    case 'open': {
      const least = info.arm === 'foot' ? Math.ceil(count / mostOpenRanks) : count;
      return openOrder(size, count, clamp(files || count, least, count), gapOf(figures, gap));
    }
  }
}

function widest({ shapes }: TableNumbers): number {
  return Math.max(1, Math.round(shapes.columnWidth));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, Math.round(value)));
}

/** The widest gap between bases of open order, in whole millimetres. */
export function mostGap({ shapes }: TableNumbers): Tenths {
  return Math.round(shapes.openGapCm * 10) * 10;
}

/** The gap rounded to whole millimetres and limited to the widest. */
function gapOf(figures: TableNumbers, gap: Tenths | undefined): Tenths {
  const most = mostGap(figures);
  return gap === undefined ? most : Math.max(0, Math.min(most, Math.round(gap / 10) * 10));
}

function closeOrder({ width, depth }: BaseSize, count: number, wanted: number): BodyShape {
  const files = Math.min(wanted, count);
  const ranks = Math.ceil(count / files);
  return { footprint: { shape: 'rectangle', width, depth, files, ranks }, files, ranks, gap: 0 };
}

function openOrder(size: BaseSize, count: number, files: number, gap: Tenths): BodyShape {
  if (gap === 0) return closeOrder(size, count, files);
  const ranks = Math.ceil(count / files);
  const footprint = {
    shape: 'rectangle' as const,
    width: files * size.width + (files - 1) * gap,
    depth: ranks * size.depth + (ranks - 1) * gap,
  };
  return { footprint, files, ranks, gap };
}
