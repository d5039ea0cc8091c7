/** paintArea, paintRoads: ground by its texture: a tint with a darker edge, as a brush leaves it, and the drawing on it. */
import type { AreaItem, Texture } from '@grognard/engine';
import { bled } from '../shapes.ts';
import { type Board, closedPath, mm, roundedPath } from '../write.ts';
import { paintBridge } from './bridge.ts';
import { paintBeds, paintCrops, paintFurrows, paintOrchard, paintStamps, paintTreads } from './fields.ts';
import { paintHill, paintSlope } from './heights.ts';
import { paintWater } from './water.ts';

/** How an area is painted: the rounding of its corners, its edge, and the strength of its tint. */
interface AreaStyle {
  readonly round: number;
  readonly edge: string;
  readonly wash: number;
}

const field: AreaStyle = { round: 20, edge: 'stroke-width=".5" stroke-opacity=".75"', wash: 70 };
const wild: AreaStyle = {
  round: 160,
  edge: 'stroke-width=".6" stroke-dasharray=".1 1.9" stroke-linecap="round"',
  wash: 90,
};

const manners: Readonly<Record<Texture, AreaStyle>> = {
  hill: { round: 260, edge: 'stroke-width=".5" stroke-dasharray="5 1.4"', wash: 160 },
  meadow: { ...field, round: 90 },
  plough: field,
  sand: { ...wild, wash: 60 },
  yard: field,
  garden: field,
  orchard: field,
  bridge: { round: 0, edge: 'stroke-width=".5"', wash: 30 },
  paved: { round: 0, edge: 'stroke-width=".8"', wash: 40 },
  steps: { round: 0, edge: 'stroke-width=".8"', wash: 30 },
  rough: wild,
  marsh: wild,
  rocks: wild,
  slope: { round: 120, edge: 'stroke-width=".4" stroke-opacity=".5"', wash: 90 },
  'high-crops': field,
  'knee-water': { round: 200, edge: 'stroke-width=".9"', wash: 0 },
  'deep-water': { round: 200, edge: 'stroke-width=".9"', wash: 0 },
  road: { round: 60, edge: 'stroke-width=".7"', wash: 0 },
  bushes: wild,
  woods: { ...wild, wash: 110 },
};

/** Outline of an area as it is drawn, extended beyond the edge of the table. */
export function outlineOf(item: AreaItem, board: Board): string {
  const corners = bled(item.corners, board.table);
  const { round } = manners[item.texture];
  return round === 0 ? closedPath(board, corners) : roundedPath(board, corners, round);
}

/** Paints an area. Roads are painted separately in two passes, so that they run into one another. */
export function paintArea(item: AreaItem, board: Board, name: string): string {
  const { theme, prefix } = board;
  const { edge, wash } = manners[item.texture];
  const id = `${prefix}${name}`;
  const [tint, line] = [theme.tints[item.texture], theme.edges[item.texture]];
  const clip = `<clipPath id="${id}c"><use href="#${id}"/></clipPath>`;
  const fill = `<defs><path id="${id}" d="${outlineOf(item, board)}"/></defs><use href="#${id}" fill="${tint}"/>`;
  const water = item.texture === 'knee-water' || item.texture === 'deep-water';
  if (water) return `${fill}${clip}${paintWater(item, board, id)}`;
  const edgeOf = `<use href="#${id}" fill="none" stroke="${line}" ${edge}/>`;
  const brush = (part: number, opacity: number) =>
    `<use href="#${id}" stroke="${line}" stroke-opacity="${opacity}" stroke-width="${mm(wash * part)}"/>`;
  const washed = `<g clip-path="url(#${id}c)" fill="none" stroke-linejoin="round">${brush(2.2, 0.1)}${brush(1.4, 0.1)}${brush(0.6, 0.16)}</g>`;
  return `${fill}${clip}${theme.name === 'ink' ? '' : washed}${paintTexture(item, board)}${edgeOf}`;
}

type AreaPainter = (item: AreaItem, board: Board) => string;

/** Textures that are more than stamps scattered over a tint. */
const drawnTextures: Readonly<Partial<Record<Texture, AreaPainter>>> = {
  hill: paintHill,
  slope: paintSlope,
  plough: paintFurrows,
  bridge: paintBridge,
  steps: paintTreads,
  orchard: paintOrchard,
  garden: paintBeds,
  'high-crops': paintCrops,
};

function paintTexture(item: AreaItem, board: Board): string {
  return drawnTextures[item.texture]?.(item, board) ?? paintStamps(item, board);
}

/** Paints all roads together: first all their edges, then all their surfaces, so that a crossing is open. */
export function paintRoads(roads: readonly AreaItem[], board: Board): string {
  const { tints, edges } = board.theme;
  const d = roads.map((road) => outlineOf(road, board));
  const edge = d.map((path) => `<path d="${path}"/>`).join('');
  return roads.length === 0
    ? ''
    : `<g fill="none" stroke="${edges.road}" stroke-width="1.8" stroke-linejoin="round">${edge}</g><g fill="${tints.road}">${edge}</g>`;
}
