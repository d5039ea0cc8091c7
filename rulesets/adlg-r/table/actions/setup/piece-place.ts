/** Where a piece of terrain may lie (`terrain.place`, `terrain.river-place`, `terrain.coast`, `terrain.road-place`). */
import {
  type Box,
  type Heading,
  isInPolygon,
  type Point,
  type Polygon,
  pointDistance,
  polylineProblems,
  segmentsDistance,
  segmentsMeet,
} from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { onGround, outlineOfPiece } from '../../field/index.ts';
import type { Area } from '../../state/battlefield.ts';
import type { State, Table } from '../../state/model.ts';
import type { LaidPiece, PieceInHand } from '../../state/setup.ts';
import { boxOfSector } from './sectors.ts';

/** Distances in UD. */
const touchUd = 0.1;
const insideUd = 2;
const riverUd = { least: 2, most: 6 };
const roadUd = { least: 10, most: 30 };

/** Where a player puts a piece. */
export interface PiecePlace {
  readonly at: Point;
  readonly heading: Heading;
  readonly through: readonly Point[];
}

/** Rules against laying the piece in hand here. */
export function againstPiece(
  table: Table,
  state: State,
  { piece, sectors, where }: PieceInHand,
  place: PiecePlace,
): RuleId[] {
  const now = onGround(table, state);
  if (piece.kind === 'road')
    return againstRoad(
      now,
      sectors.map((one) => boxOfSector(now, one)),
      place,
    );
  const laid: LaidPiece = { ...piece, ...place, ground: null };
  if (piece.kind === 'river') return againstRiver(now, laid);
  if (piece.kind === 'coast') return againstCoast(now, laid);
  if (place.through.length > 0) return ['terrain.place'];
  const outline = outlineOfPiece(now, laid);
  const no: RuleId[] = againstLying(now, outline, now.field.areas);
  const [sector] = sectors;
  if (sector !== undefined) {
    if (!isIn(outline, boxOfSector(now, sector))) no.push('terrain.place');
    if (piece.kind === 'impassable' && sector.third === 'centre') no.push('terrain.place');
  }
  const waters = now.field.areas.filter(({ kind }) => kind === 'river' || kind === 'coast');
  const touch = touchUd * now.sizes.ud;
  const isAtWater = waters.some(({ polygon }) => apart(outline, polygon) <= touch);
  if (piece.kind === 'village' && waters.length > 0 ? !isAtWater : false) no.push('terrain.order');
  const fromEdge = toEdges(outline, now.field.box);
  if (piece.kind !== 'village' || waters.length === 0) {
    if (where === 'edge' && fromEdge > touch && !isAtWater) no.push('terrain.place');
    if (where === 'inside' && fromEdge < insideUd * now.sizes.ud - 1) no.push('terrain.place');
  }
  return [...new Set(no)];
}

/** Wholly on the table and on no other piece. */
export function againstLying(now: Table, outline: Polygon, others: readonly Area[]): RuleId[] {
  if (!isIn(outline, now.field.box)) return ['terrain.place'];
  return others.some(({ polygon }) => overlap(outline, polygon)) ? ['terrain.place'] : [];
}

/** From long edge to long edge, wholly 2 to 6 UD from a short edge. */
function againstRiver(now: Table, laid: LaidPiece): RuleId[] {
  const { field, sizes } = now;
  const outline = outlineOfPiece(now, laid);
  if (!isIn(outline, field.box)) return ['terrain.river-place'];
  const xs = outline.corners.map(({ x }) => x);
  const [west, east] = [Math.min(...xs), field.width - Math.max(...xs)];
  const near = Math.min(west, east);
  const far = west < east ? Math.max(...xs) : field.width - Math.min(...xs);
  const fits = near >= riverUd.least * sizes.ud - 1 && far <= riverUd.most * sizes.ud + 1;
  const isFree = !field.areas.some(({ polygon }) => overlap(outline, polygon));
  return fits && isFree ? [] : ['terrain.river-place'];
}

/** Along a whole short edge. */
function againstCoast(now: Table, laid: LaidPiece): RuleId[] {
  const { field } = now;
  const outline = outlineOfPiece(now, laid);
  const xs = outline.corners.map(({ x }) => x);
  const isAtEdge = Math.min(...xs) === 0 || Math.max(...xs) === field.width;
  const isFree = !field.areas.some(({ polygon }) => overlap(outline, polygon));
  return isIn(outline, field.box) && isAtEdge && isFree ? [] : ['terrain.coast'];
}

/** From a table edge of one sector to one of the other, with one bend at most, not over coast or impassable ground. */
function againstRoad(
  { field, sizes }: Table,
  sectors: readonly Box[],
  { at, through }: PiecePlace,
): RuleId[] {
  if (through.length === 0) return ['terrain.road-place'];
  const points = [at, ...through];
  const isAtEdge = ({ x, y }: Point, { minX, minY, maxX, maxY }: Box) =>
    x >= minX &&
    x <= maxX &&
    y >= minY &&
    y <= maxY &&
    (x === 0 || y === 0 || x === field.width || y === field.depth);
  const ends = [at, lastOf(through)];
  const length = points.reduce((sum, { x, y }, n) => {
    const from = points[n - 1];
    return from === undefined ? 0 : sum + pointDistance(from.x, from.y, x, y);
  }, 0);
  const isDrawn = polylineProblems(points).length === 0;
  const isLong = length >= roadUd.least * sizes.ud && length <= roadUd.most * sizes.ud;
  const isJoined = ends.every((end, n) => {
    const sector = sectors[n];
    return sector === undefined || isAtEdge(end, sector);
  });
  const isBarred = field.areas.some(
    ({ kind, ground, polygon }) =>
      (kind === 'coast' || ground === 'impassable') &&
      points.some((point, n) => {
        const from = points[n - 1];
        return from !== undefined && meets(polygon, from, point);
      }),
  );
  const isOn = points.every(({ x, y }) => x >= 0 && y >= 0 && x <= field.width && y <= field.depth);
  return isDrawn && isLong && isJoined && isOn && !isBarred ? [] : ['terrain.road-place'];
}

export function isIn({ corners }: Polygon, { minX, minY, maxX, maxY }: Box): boolean {
  return corners.every(({ x, y }) => x >= minX - 1 && y >= minY - 1 && x <= maxX + 1 && y <= maxY + 1);
}

function toEdges({ corners }: Polygon, { minX, minY, maxX, maxY }: Box): number {
  return Math.min(...corners.map(({ x, y }) => Math.min(x - minX, y - minY, maxX - x, maxY - y)));
}

function sidesOf({ corners }: Polygon): (readonly [Point, Point])[] {
  return corners.map((from, n) => [from, entryAt(corners, (n + 1) % corners.length)]);
}

/** Least distance of two outlines. */
function apart(one: Polygon, other: Polygon): number {
  const others = sidesOf(other);
  return Math.min(
    ...sidesOf(one).flatMap(([a, b]) =>
      others.map(([c, d]) => segmentsDistance(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y)),
    ),
  );
}

function meets(polygon: Polygon, from: Point, to: Point): boolean {
  return (
    isInPolygon(polygon, from.x, from.y) ||
    sidesOf(polygon).some(([a, b]) => segmentsMeet(a.x, a.y, b.x, b.y, from.x, from.y, to.x, to.y))
  );
}

/** Whether two outlines meet. Pieces that touch lie a hair apart. */
export function overlap(one: Polygon, other: Polygon): boolean {
  const isInside = (polygon: Polygon, { corners }: Polygon) =>
    corners.some(({ x, y }) => isInPolygon(polygon, x, y));
  return (
    isInside(one, other) ||
    isInside(other, one) ||
    sidesOf(one).some(([a, b]) =>
      sidesOf(other).some(([c, d]) => segmentsMeet(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y)),
    )
  );
}
