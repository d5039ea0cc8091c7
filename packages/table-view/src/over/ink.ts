/** Ink: overlays as outlines and texts in mm of the picture, for both SVG and canvas. */
import type { Point } from '@grognard/geometry';
import { type Board, escaped, flip, mm } from '../write.ts';

/** Whether ink lies under the pieces, or over them because it must be legible. */
type InkLayer = 'under' | 'over';

export interface PathInk {
  readonly kind: 'path';
  /** Defaults to under the pieces. */
  readonly layer?: InkLayer;
  readonly d: string;
  readonly fill?: string;
  readonly fillOpacity?: number;
  readonly stroke?: string;
  readonly strokeOpacity?: number;
  readonly width?: number;
  readonly dash?: readonly number[];
}

export interface TextInk {
  readonly kind: 'text';
  readonly layer?: InkLayer;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Rotation in degrees clockwise. */
  readonly turn: number;
  readonly size: number;
  readonly fill: string;
  /** Colour around the letters, so that they are legible on any ground. */
  readonly halo?: string;
}

export type Ink = PathInk | TextInk;

/** Moves ink over the pieces. */
export const overPieces = (ink: Ink): Ink => ({ ...ink, layer: 'over' });

/** Context of overlays: the sheet, and the size of their lines relative to paper. */
export interface Overlay extends Board {
  readonly size: number;
}

const short = (value: number) => String(Math.round(value * 1000) / 1000);

function svgPath(ink: PathInk): string {
  const { d, fill = 'none', fillOpacity = 1, stroke, strokeOpacity = 1, width = 1, dash } = ink;
  const filled = fillOpacity === 1 ? '' : ` fill-opacity="${short(fillOpacity)}"`;
  if (stroke === undefined) return `<path d="${d}" fill="${fill}"${filled}/>`;
  const faded = strokeOpacity === 1 ? '' : ` stroke-opacity="${short(strokeOpacity)}"`;
  const dashed = dash ? ` stroke-dasharray="${dash.map(short).join(' ')}"` : '';
  return `<path d="${d}" fill="${fill}"${filled} stroke="${stroke}" stroke-width="${short(width)}" stroke-linejoin="round"${faded}${dashed}/>`;
}

function svgText({ text, x, y, turn, size, fill, halo }: TextInk): string {
  const [cx, cy] = [short(x), short(y)];
  const turned = turn === 0 ? '' : ` transform="rotate(${short(turn)} ${cx} ${cy})"`;
  const edge = halo
    ? ` stroke="${halo}" stroke-width="${short(size / 4)}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  return `<text x="${cx}" y="${short(y + size * 0.35)}" font-size="${short(size)}" text-anchor="middle" fill="${fill}"${edge}${turned}>${escaped(text)}</text>`;
}

export function svgOf(inks: readonly Ink[]): string {
  return inks.map((ink) => (ink.kind === 'path' ? svgPath(ink) : svgText(ink))).join('');
}

/** A circle as a path. */
export function discPath(board: Board, at: Point, radius: number): string {
  const r = mm(radius);
  return `M${mm(at.x - radius)} ${mm(flip(board, at.y))}a${r} ${r} 0 1 0 ${mm(2 * radius)} 0a${r} ${r} 0 1 0 ${mm(-2 * radius)} 0z`;
}

/** Text centred on a point and turned along a heading, never upside down. */
export function written(
  board: Board,
  at: Point,
  text: string,
  { heading = 0, size, fill, halo }: { heading?: number; size: number; fill: string; halo?: string },
): TextInk {
  const turn = heading > 900 && heading <= 2700 ? 180 - heading / 10 : -heading / 10;
  const place = { x: at.x / 10, y: flip(board, at.y) / 10 };
  return { kind: 'text', text, ...place, turn, size, fill, ...(halo ? { halo } : {}) };
}
