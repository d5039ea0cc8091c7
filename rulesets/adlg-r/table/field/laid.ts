/** onGround: a table with the ground that players have laid on it. */
import {
  cornersOf,
  makePolygon,
  makePolyline,
  type Point,
  type Polygon,
  rectangleBase,
} from '@grognard/geometry';
import { entryAt, indicesUpTo, listBy, numberAt } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import type { TerrainKind } from '../../data/table.ts';
import { tenthsOfUd } from '../../scenarios/measure.ts';
import type { Area, Battlefield, Road, Work } from '../state/battlefield.ts';
import type { WorkIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { ChosenPiece, LaidGround, LaidPiece } from '../state/setup.ts';
import { groundOf, isCover, levelOf } from './kinds.ts';
import { ovalAt } from './make.ts';

export const nothingLaid: LaidGround = { pieces: [], works: [] };

/** Width of a coast from its short edge, in UD (`terrain.coast`). */
const coastUd = 4;

/** Share of a hill’s width that its ridge takes. */
const ridgeShare = 0.6;

/** The table itself if nothing has been laid. A table that has ground already gets this one instead. */
export function onGround(table: Table, { ground }: Pick<State, 'ground'>): Table {
  const bare = bareTables.get(table) ?? table;
  if (ground.pieces.length === 0 && ground.works.length === 0) return bare;
  return tablesOf(bare)(ground);
}

/** The table as its scenario has it, by the table with ground. */
const bareTables = new WeakMap<Table, Table>();

/** The latest table of each, because views and copies carry the same ground over and over. */
const tablesOf = memoizePer((table: Table): ((ground: LaidGround) => Table) => {
  let last: { readonly ground: LaidGround; readonly text: string; readonly drawn: Table } | null = null;
  return (ground) => {
    if (last?.ground === ground) return last.drawn;
    const text = JSON.stringify(ground);
    if (last?.text !== text) last = { ground, text, drawn: drawnOn(table, ground) };
    return last.drawn;
  };
});

function drawnOn(table: Table, ground: LaidGround): Table {
  const { field, sizes } = table;
  const laid = ground.pieces.map((piece, n) => ({ piece, id: idOfPiece(n) }));
  const drawn: Battlefield = {
    ...field,
    areas: [
      ...field.areas,
      ...laid.flatMap(({ piece, id }) => (piece.kind === 'road' ? [] : [areaOf(table, piece, id)])),
    ],
    roads: [
      ...field.roads,
      ...laid.flatMap(({ piece, id }) => (piece.kind === 'road' ? [roadOf(piece, id, sizes.ud)] : [])),
    ],
    works: listBy([
      ...field.works,
      ...indicesUpTo<WorkIndex>(field.works.length + ground.works.length)
        .slice(field.works.length)
        .map((index, n): Work => {
          const { kind, from, to } = entryAt(ground.works, n);
          return { index, id: `work-${n + 1}`, kind, from, to, line: makePolyline([from, to]) };
        }),
    ]),
  };
  const onIt = { ...table, field: drawn };
  bareTables.set(onIt, table);
  return onIt;
}

/** The name by which commands move a laid piece. */
export function idOfPiece(index: number): string {
  return `piece-${index + 1}`;
}

const rectangles: readonly TerrainKind[] = ['field', 'enclosed-field', 'plantation'];

/** Width and depth of a piece in tenths (`terrain.box`, `terrain.size`). Rivers and coasts go from edge to edge. */
export function sizeOfPiece(
  { rules, sizes, field }: Table,
  { kind, small }: Pick<ChosenPiece, 'kind' | 'small'>,
): {
  readonly width: number;
  readonly depth: number;
} {
  const { box } = rules.table;
  if (kind === 'river') return { width: tenthsOfUd(box.river, sizes.ud), depth: field.depth };
  if (kind === 'coast') return { width: tenthsOfUd(coastUd, sizes.ud), depth: field.depth };
  const size =
    kind === 'village'
      ? box.village
      : rectangles.includes(kind)
        ? box.rectangle
        : small
          ? box.smallOval
          : box.oval;
  return {
    width: tenthsOfUd(numberAt(size, 0), sizes.ud),
    depth: tenthsOfUd(numberAt(size, 1), sizes.ud),
  };
}

/** Whether a piece is an oval, of which there are two sizes. */
export function isOval(kind: TerrainKind): boolean {
  return !rectangles.includes(kind) && !['village', 'river', 'coast', 'road'].includes(kind);
}

export function outlineOfPiece(
  table: Table,
  piece: Pick<LaidPiece, 'kind' | 'small' | 'at' | 'heading'>,
): Polygon {
  const { at, heading, kind } = piece;
  const { width, depth } = sizeOfPiece(table, piece);
  if (isOval(kind)) return makePolygon(ovalAt(at, heading, width / 2, depth / 2));
  return makePolygon(cornersOf(rectangleBase(at.x, at.y, heading, width, depth)));
}

function areaOf(table: Table, piece: LaidPiece, id: string): Area {
  const { kind, ground } = piece;
  const level = levelOf(kind);
  return {
    id,
    kind,
    polygon: outlineOfPiece(table, piece),
    ground: ground ?? groundOf(kind),
    isCover: isCover(kind),
    level,
    ridge: level === 0 ? null : makePolyline(ridgeOf(table, piece)),
    name: null,
  };
}

/** Along the width of a hill, through its middle (`terrain.ridge`). */
function ridgeOf(table: Table, piece: LaidPiece): Point[] {
  const { width } = sizeOfPiece(table, piece);
  const { at, heading } = piece;
  const base = rectangleBase(at.x, at.y, heading, Math.round(width * ridgeShare), 2);
  const [frontLeft, frontRight] = cornersOf(base);
  if (frontLeft === undefined || frontRight === undefined) throw new Error('a rectangle has corners');
  return [frontLeft, frontRight];
}

function roadOf({ at, through }: LaidPiece, id: string, ud: number): Road {
  return { id, line: makePolyline([at, ...through]), width: ud, name: null };
}
