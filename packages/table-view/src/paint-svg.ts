/** A display list as an SVG picture: the same list gives the same bytes. */
import type { AreaItem, DisplayList, Item, PieceItem, Texture } from '@grognard/engine';
import { textures } from '@grognard/engine';
import { paintArea, paintRoads } from './ground/areas.ts';
import { paintOpenGround } from './ground/fields.ts';
import { paintLine } from './ground/lines.ts';
import { groundSymbols, strewnSymbols } from './ground/symbols.ts';
import { bandHeight, paintBand } from './over/band.ts';
import { paintFrame } from './over/frame.ts';
import { type Overlay, svgOf } from './over/ink.ts';
import { paintLabels } from './over/labels.ts';
import { inkOf, type Laid, sideOf } from './over/laid.ts';
import { paintFormation } from './pieces/formation.ts';
import { drawPiece, drawShadow, looksKey } from './pieces/piece.ts';
import { paintSample } from './samples.ts';
import { type Theme, type ThemeName, themes } from './themes.ts';
import { paintBuilding } from './things/buildings.ts';
import { objectSymbols, paintFallen, paintMark, paintObject } from './things/objects.ts';
import { paintVessel } from './things/vessels.ts';
import { type Board, escaped, mm, stamp } from './write.ts';

export interface PaintOptions {
  readonly theme?: ThemeName;
  /** Put before the ids in the picture: needed where several stand in one page. */
  readonly prefix?: string;
  /** Width of the picture in pixels; left out, it fills what it is put into. */
  readonly width?: number;
}

/** Painted under everything else of its kind, in this order. */
const order = new Map<Texture, number>(textures.map((texture, at) => [texture, at]));

/** The picture of a table. */
export function paintSvg(
  list: DisplayList,
  { theme = 'map', prefix = '', width }: PaintOptions = {},
): string {
  const board: Board = {
    theme: themes[theme],
    table: list.table,
    prefix: prefix.replace(/[^A-Za-z0-9_-]/g, ''),
  };
  const k = list.table.width / 12_000;
  const layers = paintLayers(list, board, k);
  const band = list.title
    ? paintBand(list, board, (sample, at) => paintSample(sample, at, list, board), k)
    : '';
  const [w, d] = [list.table.width / 10, list.table.depth / 10];
  const edge = Math.round(22 * k * 10) / 10;
  const foot = list.title ? Math.round((bandHeight(list) + 14) * k * 10) / 10 : 0;
  const [wide, high] = [w + 2 * edge, Math.round((d + 2 * edge + foot) * 10) / 10];
  const size = width === undefined ? '' : ` width="${width}" height="${Math.round((width * high) / wide)}"`;
  const named = list.title ? `<title>${escaped(list.title.title)}</title>` : '';
  const body = `${layers}${paintFrame(board, k)}${band === '' ? '' : `<g transform="translate(0 ${d + edge + 4 * k}) scale(${k})">${band}</g>`}`;
  const sheet = `<rect x="${-edge}" y="${-edge}" width="${wide}" height="${high}" fill="${board.theme.margin}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${wide} ${high}"${size} role="img" font-family="'Palatino Linotype',Palatino,'Book Antiqua',Georgia,'Liberation Serif',serif">${named}<defs>${defsFor(body, list, board)}</defs>${sheet}${body}${paintAir(board, [-edge, -edge, wide, high])}</svg>\n`;
}

const clipTo = (board: Board, inner: string) => `<g clip-path="url(#${board.prefix}table)">${inner}</g>`;

function paintLayers(list: DisplayList, board: Board, k: number): string {
  const of = <K extends Item['kind']>(kind: K) =>
    list.items.filter((item): item is Extract<Item, { kind: K }> => item.kind === kind);
  const each = <T>(items: readonly T[], paint: (item: T, at: number) => string) => items.map(paint).join('');
  const side = (id: string) => sideOf(list.sides, id);
  const overlay: Overlay = { ...board, size: 1 };
  const laid = (...kinds: Laid['kind'][]) =>
    kinds.map((kind) => each(of(kind), (item) => svgOf(inkOf(item, list.sides, overlay)))).join('');
  const [w, d] = [mm(list.table.width), mm(list.table.depth)];
  const paper = `<rect width="${w}" height="${d}" fill="${board.theme.paper}"/>`;
  const lines = of('line');
  const low = lines.filter(({ stroke }) => stroke === 'stream' || stroke === 'track');
  const ground = [
    paintAreas(of('area'), board),
    each(low, (item) => paintLine(item, board)),
    laid('zone'),
    each(
      lines.filter((item) => !low.includes(item)),
      (item) => paintLine(item, board),
    ),
    each(of('vessel'), (item) => paintVessel(item, board)),
    each(of('building'), (item) => paintBuilding(item, board)),
  ].join('');
  const over = [
    each(of('object'), (item) => paintObject(item, board)),
    each(of('mark'), (item) => paintMark(item, board, k)),
    each(of('fallen'), (item) => paintFallen(item, side(item.side), board)),
    laid('reach', 'arc', 'path', 'stretch', 'threat'),
    each(of('formation'), (item) => paintFormation(item, side(item.side), board)),
    paintPieces(of('piece'), board),
    laid('shot', 'ruler', 'sight'),
    paintLabels(list, board, Math.max(0.8, k)),
  ].join('');
  return paper + clipTo(board, ground + paintGrain(board) + over);
}

function paintAreas(areas: readonly AreaItem[], board: Board): string {
  const roads = areas.filter(({ texture }) => texture === 'road');
  const rank = (area: AreaItem) => order.get(area.texture)! + (area.level ?? 0) / 100;
  const sorted = areas.filter(({ texture }) => texture !== 'road').sort((a, b) => rank(a) - rank(b));
  const beforeRoads = order.get('road')!;
  const paint = (area: AreaItem, at: number) => paintArea(area, board, `a${at}`);
  const under = sorted.filter((area) => rank(area) < beforeRoads);
  const above = sorted.filter((area) => rank(area) >= beforeRoads);
  return (
    paintOpenGround(areas, board) +
    under.map(paint).join('') +
    paintRoads(roads, board) +
    above.map((area, at) => paint(area, under.length + at)).join('')
  );
}

/** One drawing for all pieces that look the same. */
function piecesOf(list: DisplayList): Map<string, { readonly name: string; readonly item: PieceItem }> {
  const looks = new Map<string, { name: string; item: PieceItem }>();
  for (const item of list.items) {
    if (item.kind !== 'piece' || looks.has(looksKey(item))) continue;
    looks.set(looksKey(item), { name: `p${looks.size}`, item });
  }
  return looks;
}

function paintPieces(pieces: readonly PieceItem[], board: Board): string {
  const names = new Map(
    [...piecesOf({ table: board.table, sides: [], items: pieces })].map(([key, { name }]) => [key, name]),
  );
  const shadows = pieces.map(({ at, heading, ...item }) =>
    stamp(
      board,
      `${names.get(looksKey({ at, heading, ...item }))}s`,
      { x: at.x + 14, y: at.y - 16 },
      { heading },
    ),
  );
  return (
    shadows.join('') +
    pieces
      .map((item) => stamp(board, names.get(looksKey(item))!, item.at, { heading: item.heading }))
      .join('')
  );
}

/** The symbols that the picture really uses. */
function defsFor(body: string, list: DisplayList, board: Board): string {
  const { theme, prefix } = board;
  const symbol = (name: string, art: string) =>
    body.includes(`#${prefix}${name}"`) ? `<g id="${prefix}${name}">${art}</g>` : '';
  const stamps = Object.entries({ ...groundSymbols, ...objectSymbols }).map(([name, art]) =>
    symbol(name, art(theme)),
  );
  const marker = (name: string, art: string) =>
    body.includes(`#${prefix}${name})`)
      ? `<marker id="${prefix}${name}" markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" overflow="visible">${art}</marker>`
      : '';
  const strews = Object.entries(strewnSymbols).map(([name, art]) => marker(name, art(theme)));
  const pieces = [...piecesOf(list).values()].map(({ name, item }) => {
    const look = sideOf(list.sides, item.side);
    return symbol(name, drawPiece(item, look, theme)) + symbol(`${name}s`, drawShadow(item.base, theme));
  });
  const clip = `<clipPath id="${prefix}table"><rect width="${mm(list.table.width)}" height="${mm(list.table.depth)}"/></clipPath>`;
  const swatch = `<clipPath id="${prefix}swatch"><rect x="84" y="92" width="32" height="16" rx="2"/></clipPath>`;
  return clip + swatch + airDefs(theme, prefix) + stamps.join('') + strews.join('') + pieces.join('');
}

/** What lies between the eye and the sheet, from the middle outwards: age darkens its corners, a candle lights its middle. */
const airs: Readonly<Record<ThemeName, readonly (readonly [number, string, number])[]>> = {
  map: [
    [0.55, '#7a5524', 0],
    [1, '#6b431a', 0.24],
  ],
  night: [
    [0, '#ffc66b', 0.2],
    [0.5, '#c97a2c', 0.06],
    [1, '#050302', 0.62],
  ],
  ink: [],
};

function airDefs(theme: Theme, prefix: string): string {
  const grain = `<filter id="${prefix}grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 .28 0 0 0 0 .2 0 0 0 0 .1 0 0 0 -1.5 .82"/></filter><filter id="${prefix}stain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006" numOctaves="3" seed="3"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .36 0 0 0 0 .16 0 0 0 -2.2 1.2"/></filter>`;
  const stops = airs[theme.name].map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  const air = `<radialGradient id="${prefix}air" cx=".47" cy=".43" r=".75">${stops.join('')}</radialGradient>`;
  return (theme.grain > 0 ? grain : '') + (stops.length > 0 ? air : '');
}

/** The grain of the paper, over the tints and under the pieces. */
function paintGrain({ theme, table, prefix }: Board): string {
  if (theme.grain === 0) return '';
  const size = `width="${mm(table.width)}" height="${mm(table.depth)}"`;
  return `<rect ${size} filter="url(#${prefix}stain)" opacity="${theme.grain * 0.36}"/><rect ${size} filter="url(#${prefix}grain)" opacity="${theme.grain * 0.5}"/>`;
}

function paintAir({ theme, prefix }: Board, [x, y, w, h]: readonly [number, number, number, number]): string {
  return airs[theme.name].length === 0
    ? ''
    : `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${prefix}air)"/>`;
}
