/** stillSheet: the still part of a table as SVG, window by window: ground, lines, houses, names and frame, without the paper's grain. */
import type { DisplayList, Item } from '@grognard/engine';
import { defsFor } from './defs.ts';
import { paintGround } from './ground/ground.ts';
import { paintFrame } from './over/frame.ts';
import { paintLabels } from './over/labels.ts';
import { centimetres, type Measure } from './over/measure.ts';
import { type ThemeName, themes } from './themes.ts';
import { type Board, fonts, mm } from './write.ts';

/** A part of the sheet in mm, y downwards. The upper left corner of the table is 0, 0. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

const stillKinds = ['area', 'line', 'building'] as const;

/** Whether an item lies still under the pieces. Boats move, and names of figures move with them. */
export function isStill(item: Item): boolean {
  return item.kind === 'label' ? item.manner !== 'figure' : stillKinds.some((kind) => kind === item.kind);
}

/** Width of the paper around a table in mm, with room for its frame. */
export function edgeOf({ width }: DisplayList['table']): number {
  return Math.round((22 * width) / 1200) / 10;
}

export interface StillSheet {
  /** The sheet with its margin. */
  readonly whole: Window;
  /** A window as a picture of this many pixels. `names` is the size of names relative to paper. */
  readonly paint: (window: Window, pixels: { wide: number; high: number }, names: number) => string;
}

/** The still sheet of a list. The expensive part is painted once. */
export function stillSheet(
  { table, sides, items }: DisplayList,
  theme: ThemeName,
  measure: Measure = centimetres,
): StillSheet {
  const board: Board = { theme: themes[theme], table, prefix: '', measure };
  const list = { table, sides, items: items.filter(isStill) };
  // Names avoid flags, and also boats, although those may row away.
  const isAvoided = ({ kind }: Item) => kind === 'vessel' || kind === 'mark';
  const named = { ...list, items: items.filter((item) => isStill(item) || isAvoided(item)) };
  const edge = edgeOf(table);
  const [w, d] = [table.width / 10, table.depth / 10];
  const whole = { x: -edge, y: -edge, wide: w + 2 * edge, high: d + 2 * edge };
  const { paper, margin } = board.theme;
  const ground = `<rect x="${-edge}" y="${-edge}" width="${whole.wide}" height="${whole.high}" fill="${margin}"/><rect width="${mm(table.width)}" height="${mm(table.depth)}" fill="${paper}"/><g clip-path="url(#table)">${paintGround(list, board, '')}`;
  const frame = paintFrame(board, table.width / 12_000);
  const defs = `<defs>${defsFor(ground, list, board)}</defs>`;
  return {
    whole,
    paint({ x, y, wide, high }, pixels, names) {
      const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${wide} ${high}" width="${pixels.wide}" height="${pixels.high}" preserveAspectRatio="none" font-family="${fonts}">`;
      return `${head}${defs}${ground}${paintLabels(named, board, names, 'give-way')}</g>${frame}</svg>`;
    },
  };
}
