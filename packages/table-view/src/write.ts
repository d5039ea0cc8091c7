/** Pen, Board: SVG as text, with numbers in mm, escaped words and short paths. */

import type { Point } from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import type { Measure } from './over/measure.ts';
import type { Theme } from './themes.ts';

/** The sheet, as every painter needs it. */
export interface Board {
  readonly theme: Theme;
  readonly table: { readonly width: number; readonly depth: number };
  /** Prefix of every id in the picture, so that a page may contain several. */
  readonly prefix: string;
  /** Unit of rulers, border and scale bar. Defaults to centimetres. */
  readonly measure?: Measure;
}

/** Fonts of names: a serif that most machines have. */
export const fonts = "'Palatino Linotype',Palatino,'Book Antiqua',Georgia,'Liberation Serif',serif";

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text for XML, with special characters escaped and those that XML cannot contain removed. */
export function escaped(text: string): string {
  let clean = '';
  for (const sign of text) {
    const code = sign.codePointAt(0)!;
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    const isControl =
      code < 32 ? code !== 9 && code !== 10 : code === 127 || code === 0xfffe || code === 0xffff;
    if (!isHalf && !isControl) clean += named[sign] ?? sign;
  }
  return clean;
}

/** A length in mm, from tenths of a millimetre. */
export function mm(tenths: number): string {
  const text = String(Math.round(tenths) / 10);
  return text.replace(/^(-?)0\./, '$1.');
}

/** y in the picture, which points down while the table's points up. */
export function flip(board: Board, y: number): number {
  return board.table.depth - y;
}

function pair(x: number, y: number): string {
  const [a, b] = [mm(x), mm(y)];
  return b.startsWith('-') ? `${a}${b}` : `${a} ${b}`;
}

/** Writes a path with short relative steps and without drift. */
export class Pen {
  private text = '';
  private x = 0;
  private y = 0;
  private readonly board: Board;

  constructor(board: Board) {
    this.board = board;
  }

  private rounded(at: Point): readonly [number, number] {
    return [Math.round(at.x), Math.round(flip(this.board, at.y))];
  }

  move(at: Point): this {
    const [x, y] = this.rounded(at);
    this.text += this.text === '' ? `M${pair(x, y)}` : `m${pair(x - this.x, y - this.y)}`;
    [this.x, this.y] = [x, y];
    return this;
  }

  line(to: Point): this {
    const [x, y] = this.rounded(to);
    this.text += `l${pair(x - this.x, y - this.y)}`;
    [this.x, this.y] = [x, y];
    return this;
  }

  /** Curve to a point, bent towards another. */
  bend(towards: Point, to: Point): this {
    const [cx, cy] = this.rounded(towards);
    const [x, y] = this.rounded(to);
    const control = pair(cx - this.x, cy - this.y);
    this.text += `q${control} ${pair(x - this.x, y - this.y)}`;
    [this.x, this.y] = [x, y];
    return this;
  }

  /** Closes the path back to the last move. The next step must be a move. */
  close(first: Point): this {
    this.text += 'z';
    [this.x, this.y] = this.rounded(first);
    return this;
  }

  get d(): string {
    return this.text;
  }
}

export function linePath(board: Board, points: readonly Point[]): string {
  const pen = new Pen(board).move(entryAt(points, 0));
  for (const point of points.slice(1)) pen.line(point);
  return pen.d;
}

export function closedPath(board: Board, points: readonly Point[]): string {
  return `${linePath(board, points)}z`;
}

/** Many separate lines in one path. */
export function linesPath(board: Board, lines: readonly (readonly Point[])[]): string {
  const pen = new Pen(board);
  for (const line of lines) {
    pen.move(entryAt(line, 0));
    for (const point of line.slice(1)) pen.line(point);
  }
  return pen.d;
}

/** Many closed figures in one path. */
export function figuresPath(board: Board, figures: readonly (readonly Point[])[]): string {
  const pen = new Pen(board);
  for (const figure of figures) {
    pen.move(entryAt(figure, 0));
    for (const point of figure.slice(1)) pen.line(point);
    pen.close(entryAt(figure, 0));
  }
  return pen.d;
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
  const t = length === 0 ? 0 : Math.min(by / length, 0.48);
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** Radius of a rounded corner. A gentle bend takes the whole radius, a sharp corner at most 50 tenths of a millimetre. */
function roundness(before: Point, corner: Point, after: Point, radius: number): number {
  const [ax, ay, bx, by] = [corner.x - before.x, corner.y - before.y, after.x - corner.x, after.y - corner.y];
  const lengths = Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
  return ax * bx + ay * by < lengths * 0.4 ? Math.min(radius, 50) : radius;
}

/** An outline with rounded corners, nowhere far from the true border. */
export function roundedPath(board: Board, corners: readonly Point[], radius: number): string {
  const pen = new Pen(board);
  let first: Point | null = null;
  corners.forEach((corner, at) => {
    const [before, after] = [corners.at(at - 1)!, entryAt(corners, (at + 1) % corners.length)];
    const reach = roundness(before, corner, after, radius);
    const start = towards(corner, before, reach);
    const end = towards(corner, after, reach);
    if (first === null) {
      first = start;
      pen.move(start);
    } else pen.line(start);
    pen.bend(corner, end);
  });
  return `${pen.d}z`;
}

/** A line with rounded inner corners. */
export function roundedLine(board: Board, points: readonly Point[], radius: number): string {
  const pen = new Pen(board).move(entryAt(points, 0));
  points.slice(1, -1).forEach((corner, at) => {
    pen.line(towards(corner, entryAt(points, at), radius));
    pen.bend(corner, towards(corner, entryAt(points, at + 2), radius));
  });
  return pen.line(lastOf(points)).d;
}

/** A symbol of the picture at a point, turned by a heading and scaled. */
export function stamp(
  board: Board,
  name: string,
  at: Point,
  { heading = 0, scale = 1 }: { readonly heading?: number; readonly scale?: number } = {},
): string {
  const href = `href="#${board.prefix}${name}"`;
  const [x, y] = [mm(at.x), mm(flip(board, at.y))];
  if (heading === 0 && scale === 1) return `<use ${href} x="${x}" y="${y}"/>`;
  const turn = heading === 0 ? '' : `rotate(${-heading / 10})`;
  const size = scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`;
  return `<use ${href} transform="translate(${x} ${y})${turn}${size}"/>`;
}

/** Many small stamps of one kind in few bytes: the corners of an invisible line, each marked with the stamp. */
export function strew(board: Board, name: string, points: readonly Point[]): string {
  if (points.length === 0) return '';
  const mark = `url(#${board.prefix}${name})`;
  const d = linePath(board, points.length === 1 ? [entryAt(points, 0), entryAt(points, 0)] : points);
  return `<path d="${d}" fill="none" marker-start="${mark}" marker-mid="${mark}" marker-end="${mark}"/>`;
}
