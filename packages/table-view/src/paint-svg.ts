/** paintSvg: a display list as an SVG picture. The same list gives the same bytes. */

import type { DisplayList, Item, PieceItem } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import { paintAir, paintGrain } from './air.ts';
import { defsFor, piecesOf } from './defs.ts';
import { paintGround } from './ground/ground.ts';
import { bandHeight, paintBand } from './over/band.ts';
import { paintFrame } from './over/frame.ts';
import { type Overlay, svgOf } from './over/ink.ts';
import { letterScale, paintLabels } from './over/labels.ts';
import { inkOf, type OverlayItem, sideOf } from './over/overlay-items.ts';
import { drawFlag } from './pieces/flags.ts';
import { paintFormation } from './pieces/formation.ts';
import { drawPieceBadge, looksKey } from './pieces/piece.ts';
import { edgeOf } from './places.ts';
import { paintSample } from './samples.ts';
import { type ThemeName, themes } from './themes.ts';
import { paintFallen, paintMark, paintObject } from './things/objects.ts';
import { type Board, escaped, flip, fonts, mm, stamp } from './write.ts';

export interface PaintOptions {
  readonly theme?: ThemeName;
  /** Prefix of the ids in the picture, needed if a page contains several. */
  readonly prefix?: string;
  /** The part of the table to show, in tenths of a millimetre, with y upwards. By default all of it, with its frame. */
  readonly part?: { readonly x: number; readonly y: number; readonly width: number; readonly depth: number };
  /** Width of the picture in pixels. By default it fills its container. */
  readonly width?: number;
  /** Pixels of width in which the picture will be seen, for names of a size that can be read there. By default they belong to the table, and shrink with it. */
  readonly seenIn?: number;
}

export function paintSvg(
  list: DisplayList,
  { theme = 'map', prefix = '', width, part, seenIn }: PaintOptions = {},
): string {
  const board: Board = {
    theme: themes[theme],
    table: list.table,
    prefix: prefix.replace(/[^A-Za-z0-9_-]/g, ''),
  };
  const k = list.table.width / 12_000;
  const across = part?.width ?? list.table.width;
  const names =
    seenIn === undefined
      ? paintLabels(list, board, Math.max(0.8, k))
      : paintLabels(list, board, letterScale(across / seenIn), 'give-way', part);
  const layers = paintLayers(list, board, k, names);
  const band = list.title
    ? paintBand(list, board, (sample, at) => paintSample(sample, at, list, board), k)
    : '';
  const [w, d] = [list.table.width / 10, list.table.depth / 10];
  const edge = edgeOf(list.table.width);
  const foot = list.title ? Math.round((bandHeight(list) + 14) * k * 10) / 10 : 0;
  const [wide, high] = [w + 2 * edge, Math.round((d + 2 * edge + foot) * 10) / 10];
  const box =
    part === undefined
      ? [-edge, -edge, wide, high]
      : [part.x, list.table.depth - part.y - part.depth, part.width, part.depth].map((tenths) => tenths / 10);
  const [, , shownWide = wide, shownHigh = high] = box;
  const size =
    width === undefined ? '' : ` width="${width}" height="${Math.round((width * shownHigh) / shownWide)}"`;
  const named = list.title ? `<title>${escaped(list.title.title)}</title>` : '';
  const body = `${layers}${paintFrame(board, k)}${band === '' ? '' : `<g transform="translate(0 ${d + edge + 4 * k}) scale(${k})">${band}</g>`}`;
  const sheet = `<rect x="${-edge}" y="${-edge}" width="${wide}" height="${high}" fill="${board.theme.margin}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"${size} role="img" font-family="${fonts}">${named}<defs>${defsFor(body, list, board)}</defs>${sheet}${body}${paintAir(board, [-edge, -edge, wide, high])}</svg>\n`;
}

const clipTo = (board: Board, inner: string) => `<g clip-path="url(#${board.prefix}table)">${inner}</g>`;

function paintLayers(list: DisplayList, board: Board, k: number, names: string): string {
  const of = <K extends Item['kind']>(kind: K) =>
    list.items.filter((item): item is Extract<Item, { kind: K }> => item.kind === kind);
  const each = <T>(items: readonly T[], paint: (item: T, at: number) => string) => items.map(paint).join('');
  const side = (id: string) => sideOf(list.sides, id);
  const overlay: Overlay = { ...board, size: 1 };
  const laid = (...kinds: OverlayItem['kind'][]) =>
    kinds.map((kind) => each(of(kind), (item) => svgOf(inkOf(item, list.sides, overlay)))).join('');
  const [w, d] = [mm(list.table.width), mm(list.table.depth)];
  const paper = `<rect width="${w}" height="${d}" fill="${board.theme.paper}"/>`;
  const ground = paintGround(list, board, laid('zone'));
  const over = [
    each(of('object'), (item) => paintObject(item, board)),
    each(of('mark'), (item) => paintMark(item, item.side === undefined ? null : side(item.side), board, k)),
    each(of('fallen'), (item) => paintFallen(item, side(item.side), board)),
    laid('reach', 'arc', 'ruler', 'path', 'frontage', 'aimed', 'stretch', 'threat'),
    each(of('formation'), (item) => paintFormation(item, side(item.side), board)),
    paintPieces(of('piece'), list.sides, board),
    laid('shot', 'sight', 'order-sign'),
    names,
  ].join('');
  return paper + clipTo(board, ground + paintGrain(board) + over);
}

function paintPieces(pieces: readonly PieceItem[], sides: DisplayList['sides'], board: Board): string {
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
      .map(
        (item) =>
          stamp(board, lookUp(names, looksKey(item)), item.at, { heading: item.heading }) +
          uprightSigns(item, sides, board),
      )
      .join('')
  );
}

/** Badge and flag of a piece, upright whatever its heading. */
function uprightSigns(
  { dress, flag, side, base, at, ghost }: PieceItem,
  sides: DisplayList['sides'],
  board: Board,
): string {
  const { theme } = board;
  const badge = dress?.badge === undefined ? '' : drawPieceBadge(dress.badge, base, theme);
  const banner = flag ? drawFlag(sideOf(sides, side).flag ?? null, sideOf(sides, side), theme) : '';
  if (ghost || badge + banner === '') return '';
  return `<g transform="translate(${mm(at.x)} ${mm(flip(board, at.y))})">${badge}${banner}</g>`;
}
