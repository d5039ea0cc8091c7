/** Drawings on ground (paintFurrows, paintBeds, paintStamps …): furrows, beds, rows of corn, and scattered stamps. */

import type { AreaItem, Texture } from '@grognard/engine';
import { asHeading, type Point, quarterTurn } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { drawFor, swing } from '../hash.ts';
import { type Strewing, strewn } from '../scatter.ts';
import {
  edgesOf,
  grainOf,
  isInside,
  lengthOf,
  rowsAcross,
  type Segment,
  shifted,
  stopsAlong,
} from '../shapes.ts';
import { type Board, linesPath, stamp, strew } from '../write.ts';
import { strewnSymbols } from './symbols.ts';

const strokes = (d: string, colour: string, width: number, more = '') =>
  d === ''
    ? ''
    : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`;

/** A row shortened at both ends, so that it does not touch the border. */
function inset({ from, to }: Segment, by: number): Segment | null {
  const length = lengthOf(from, to);
  if (length < 3 * by) return null;
  const t = by / length;
  const part = (a: Point, b: Point) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  return { from: part(from, to), to: part(to, from) };
}

/** Ploughland: fine furrows along its longest side, each slightly irregular. */
export function paintFurrows(item: AreaItem, board: Board): string {
  const draw = drawFor(item.id);
  const lines: Point[][] = [];
  for (const row of rowsAcross(item.corners, grainOf(item.corners), 34)) {
    for (const segment of row) {
      const cut = inset(segment, 10 + draw(16));
      if (!cut) continue;
      const middle = {
        x: (cut.from.x + cut.to.x) / 2 + swing(draw, 4),
        y: (cut.from.y + cut.to.y) / 2 + swing(draw, 4),
      };
      lines.push([cut.from, middle, cut.to]);
    }
  }
  return strokes(linesPath(board, lines), board.theme.furrow, 0.55);
}

/** A garden: beds hatched in alternating directions, between paths. */
export function paintBeds(item: AreaItem, board: Board): string {
  const along = grainOf(item.corners);
  const beds = rowsAcross(item.corners, along, 110).flatMap((row, at) =>
    row.flatMap((segment) => {
      const cut = inset(segment, 30);
      return cut ? [{ cut, at }] : [];
    }),
  );
  const lines: Point[][] = [];
  const plants: Point[] = [];
  for (const { cut, at } of beds) {
    for (const stop of stopsAlong([cut.from, cut.to], at % 2 === 0 ? 22 : 44)) {
      if (at % 2 === 0) lines.push([shifted(stop.at, along, 0, 34), shifted(stop.at, along, 0, -34)]);
      else for (const side of [22, -22]) plants.push(shifted(stop.at, along, 0, side));
    }
  }
  return (
    strokes(linesPath(board, lines), board.theme.leaf[2], 0.6, ' stroke-opacity=".7"') +
    strew(board, 'cabbage', plants)
  );
}

/** Fruit trees in rows. */
export function paintOrchard(item: AreaItem, board: Board): string {
  let out = '';
  rowsAcross(item.corners, grainOf(item.corners), 230).forEach((row, at) => {
    for (const segment of row) {
      const cut = inset(segment, at % 2 === 0 ? 60 : 110);
      if (!cut) continue;
      for (const stop of stopsAlong([cut.from, cut.to], 230)) out += stamp(board, 'fruit', stop.at);
    }
  });
  return out;
}

/** Stairs: treads across the direction of ascent, which is the longer one. */
export function paintTreads(item: AreaItem, board: Board): string {
  const across = asHeading(grainOf(item.corners) + quarterTurn);
  const lines = rowsAcross(item.corners, across, 44).flatMap((row) => row.map(({ from, to }) => [from, to]));
  return strokes(linesPath(board, lines), board.theme.edges.steps, 0.7);
}

/** Standing corn in rows. */
export function paintCrops(item: AreaItem, board: Board): string {
  const plants = rowsAcross(item.corners, grainOf(item.corners), 62)
    .flat()
    .flatMap((segment) => {
      const cut = inset(segment, 22);
      return cut ? stopsAlong([cut.from, cut.to], 40).map(({ at }) => at) : [];
    });
  return strew(board, 'wheat', plants);
}

interface Stamps extends Strewing {
  readonly names: readonly string[];
  /** Stamps along the border, `step` tenths of a millimetre apart and `inside` within it, so that its course shows. */
  readonly border?: { readonly step: number; readonly inside: number };
}

const stamps: Readonly<Partial<Record<Texture, Stamps>>> = {
  woods: {
    names: ['tree0', 'tree1', 'tree2', 'tree3', 'tree1'],
    spacing: 172,
    shake: 42,
    margin: 120,
    border: { step: 150, inside: 55 },
  },
  bushes: {
    names: ['bush0', 'bush1', 'bush0', 'bush1', 'tuft'],
    spacing: 92,
    shake: 30,
    margin: 60,
    border: { step: 80, inside: 25 },
  },
  meadow: { names: ['tuft'], spacing: 230, shake: 60, margin: 60 },
  rough: { names: ['coarse', 'tuft', 'coarse', 'stone1'], spacing: 130, shake: 45, margin: 45 },
  marsh: { names: ['reed'], spacing: 150, shake: 36, margin: 60 },
  rocks: { names: ['stone0', 'stone1', 'stone1', 'stone0', 'coarse'], spacing: 92, shake: 34, margin: 38 },
  sand: { names: ['pebble'], spacing: 44, shake: 20, margin: 14 },
  paved: { names: ['flag'], spacing: 90, shake: 14, margin: 34 },
  yard: { names: ['pebble'], spacing: 80, shake: 36, margin: 20 },
};

/** Stamps of a texture over an area: along the border first, then inside. */
export function paintStamps(item: AreaItem, board: Board): string {
  const manner = stamps[item.texture];
  if (!manner) return '';
  const draw = drawFor(item.id);
  const places = [...borderStops(item.corners, manner, board), ...strewn(item.corners, draw, manner)];
  const pick = () => entryAt(manner.names, draw(manner.names.length));
  const drawn = places.sort((a, b) => b.y - a.y || a.x - b.x).map((at) => ({ at, name: pick() }));
  const flat = [...new Set(manner.names)].filter((name) => name in strewnSymbols);
  const strews = flat.map((name) => {
    const points = drawn.filter((one) => one.name === name).map(({ at }) => at);
    return strew(board, name, points);
  });
  const upright = drawn.filter(({ name }) => !(name in strewnSymbols));
  return strews.join('') + upright.map(({ name, at }) => stamp(board, name, at)).join('');
}

/** Scattered tufts on open ground, outside all areas. */
export function paintOpenGround(areas: readonly AreaItem[], board: Board): string {
  const { width, depth } = board.table;
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  const places = strewn(corners, drawFor('open ground'), { spacing: 520, shake: 210, margin: 60 });
  const covered = areas.filter(({ texture }) => texture !== 'hill');
  const bare = places.filter((at) => !covered.some((area) => isInside(area.corners, at)));
  return `<g opacity=".7">${strew(board, 'grass', bare)}</g>`;
}

function borderStops(corners: readonly Point[], { border }: Stamps, { table }: Board): Point[] {
  if (!border) return [];
  const isOut = ({ x, y }: Point) => x <= 0 || y <= 0 || x >= table.width || y >= table.depth;
  const turnsLeft =
    edgesOf(corners).reduce((sum, { from, to }) => sum + from.x * to.y - to.x * from.y, 0) > 0;
  return stopsAlong([...corners, entryAt(corners, 0)], border.step)
    .filter(({ at }) => !isOut(at))
    .map(({ at, heading }) =>
      shifted(at, asHeading(heading + (turnsLeft ? quarterTurn : -quarterTurn)), border.inside),
    );
}
