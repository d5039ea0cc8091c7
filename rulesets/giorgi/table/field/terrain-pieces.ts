/** Terrain laid by players: pieces on an empty table, and where they may lie (`scenario.terrain`). */
import {
  asHeading,
  type Base,
  baseDistance,
  isBaseInBox,
  makePolygon,
  makePolyline,
  type Point,
  type Pose,
  placeBase,
  quarterTurn,
  rectangleBase,
  stepX,
  stepY,
} from '@grognard/geometry';
import { usualWidthCm } from '../../data/ground.ts';
import { groundPieces, type TerrainPiece } from '../../data/terrain-pieces.ts';
import { tenthsOf } from '../../scenarios/measure.ts';
import type { Battlefield } from '../state/battlefield.ts';
import type { LaidTerrain, State, Table } from '../state/model.ts';
import { type DrawnField, makeField } from './make.ts';

const byId: ReadonlyMap<string, TerrainPiece> = new Map(groundPieces.map((piece) => [piece.id, piece]));

export function pieceCalled(id: string): TerrainPiece | undefined {
  return byId.get(id);
}

/** The battlefield with these pieces, in the order in which they were laid. */
export function layPieces(field: Battlefield, laid: readonly LaidTerrain[]): Battlefield {
  const parts = laid.flatMap((at, index) => {
    const piece = byId.get(at.piece);
    return piece === undefined ? [] : [drawPiece(piece, at, `${at.piece}-${index + 1}`)];
  });
  const drawn: DrawnField = {
    width: field.width,
    depth: field.depth,
    areas: [...field.areas, ...parts.flatMap(({ areas }) => areas)],
    lines: [...field.lines, ...parts.flatMap(({ lines }) => lines)],
    houses: [...field.houses, ...parts.flatMap(({ houses }) => houses)],
    landmarks: field.landmarks,
  };
  return makeField(drawn, field.figures);
}

function drawPiece(
  piece: TerrainPiece,
  at: Pose,
  id: string,
): Pick<DrawnField, 'areas' | 'lines' | 'houses'> {
  const place = (local: readonly [number, number]): Point => placed(at, local);
  return {
    areas: piece.areas.map(({ kind, level, corners }, i) => ({
      id: `${id}-area-${i + 1}`,
      kind,
      level,
      polygon: makePolygon(corners.map(place)),
      name: null,
    })),
    lines: piece.lines.map(({ kind, points }, i) => ({
      id: `${id}-line-${i + 1}`,
      kind,
      line: makePolyline(points.map(place)),
      width: kind === 'stream' ? tenthsOf(usualWidthCm.stream) : 0,
      name: null,
    })),
    houses: piece.houses.map(({ name, at: middle, size: [width, depth] }, i) => ({
      id: `${id}-house-${i + 1}`,
      name,
      base: placeBase(
        { shape: 'rectangle', width: tenthsOf(width), depth: tenthsOf(depth) },
        { ...place(middle), heading: at.heading },
      ),
    })),
  };
}

/** A point of a piece, [right, ahead] in cm, in table coordinates. */
function placed({ x, y, heading }: Pose, [right, ahead]: readonly [number, number]): Point {
  const aside = asHeading(heading - quarterTurn);
  return {
    x: x + stepX(aside, tenthsOf(right)) + stepX(heading, tenthsOf(ahead)),
    y: y + stepY(aside, tenthsOf(right)) + stepY(heading, tenthsOf(ahead)),
  };
}

/** Bounding rectangle of a laid piece, or null if there is no such piece. */
export function outlineOf({ piece, x, y, heading }: Omit<LaidTerrain, 'side'>): Base | null {
  const found = byId.get(piece);
  return found === undefined
    ? null
    : rectangleBase(x, y, heading, tenthsOf(found.size[0]), tenthsOf(found.size[1]));
}

/** Refusals of laying a piece there, empty if it is allowed: on the table, far enough from all others. */
export function objectionsToPiece(
  table: Table,
  state: State,
  laid: Omit<LaidTerrain, 'side'>,
): readonly 'scenario.terrain'[] {
  const outline = outlineOf(laid);
  const gap = tenthsOf(table.rules.table.terrain.gapCm);
  const box = { minX: 0, minY: 0, maxX: table.width, maxY: table.depth };
  if (outline === null || !isBaseInBox(outline, box)) return ['scenario.terrain'];
  const isNear = state.laid.some((other) => {
    const there = outlineOf(other);
    return there !== null && baseDistance(outline, there) < gap;
  });
  return isNear ? ['scenario.terrain'] : [];
}
