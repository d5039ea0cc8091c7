/** What is laid over the table: moves, shots, arcs of glass, a brass ruler, zones. */

import type { ArcItem, PathItem, RulerItem, ShotItem, SideLook, ZoneItem } from '@grognard/engine';
import { asHeading, headingTo, type Point } from '@grognard/geometry';
import { lengthOf, shifted } from '../shapes.ts';
import { type Board, closedPath, figuresPath, flip, linePath, mm } from '../write.ts';

const wayFrom = (from: Point, to: Point) =>
  headingTo(Math.round(to.x - from.x), Math.round(to.y - from.y)) ?? 0;

/** A point before the end of a line, so that what stands there is not covered. */
function shortOf(from: Point, to: Point, by: number): Point {
  return shifted(to, wayFrom(from, to), -Math.min(by, lengthOf(from, to) * 0.6));
}

/** A move: dashes along the way and an arrow before its end, in the side's colour on a pale bed. */
export function paintPath({ points }: PathItem, side: SideLook, board: Board): string {
  const [goal, before] = [points.at(-1), points.at(-2)];
  if (!goal || !before) return '';
  const last = shortOf(before, goal, 150);
  const { theme } = board;
  const { cloth, edge } = theme.coats[side.coat];
  const d = linePath(board, [...points.slice(0, -1), last]);
  const way = wayFrom(before, goal);
  const head = figuresPath(board, [
    [
      shifted(last, way, 30),
      shifted(last, way, -60, 45),
      shifted(last, way, -40),
      shifted(last, way, -60, -45),
    ],
  ]);
  const pass = (colour: string, width: number, more: string) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
  return `${pass(theme.halo, 4.2, ' stroke-opacity=".8"')}${pass(edge, 2.4, ' stroke-dasharray="7 4"')}${pass(cloth, 1.4, ' stroke-dasharray="7 4"')}<path d="${head}" fill="${cloth}" stroke="${edge}" stroke-width=".8" stroke-linejoin="round"/>`;
}

/** A shot: a puff at the muzzle; a hit is a full line that ends in a burst, a miss a broken one that ends in a ring. */
export function paintShot({ from, to: goal, result }: ShotItem, board: Board): string {
  const { theme } = board;
  const to = shortOf(from, goal, 120);
  const colour = result === 'hit' ? theme.hit : theme.miss;
  const muzzle = shifted(from, wayFrom(from, goal), Math.min(150, lengthOf(from, to)));
  const d = linePath(board, [muzzle, to]);
  const dash = result === 'hit' ? '' : ' stroke-dasharray="2.4 3"';
  const line = `<path d="${d}" stroke="${theme.halo}" stroke-width="3" stroke-opacity=".75"/><path d="${d}" stroke="${colour}" stroke-width="1.3"${dash}/>`;
  const at = (p: Point) => `translate(${mm(p.x)} ${mm(flip(board, p.y))})`;
  const puff = `<g transform="${at(muzzle)}" fill="${theme.halo}" stroke="${theme.faint}" stroke-width=".5" opacity=".9"><circle r="3.4" cx="-2.4" cy="1"/><circle r="4.2" cx="2" cy="-1.4"/><circle r="3" cx="3.4" cy="3"/></g>`;
  const end =
    result === 'hit'
      ? `<path d="M0-7L1.6-2.4 6-4.6 3.2-.6 8 1.4 2.9 2.2 4 7 0 3.4-4 7-2.9 2.2-8 1.4-3.2-.6-6-4.6-1.6-2.4z" transform="${at(to)}" fill="${theme.hit}" stroke="${theme.halo}" stroke-width=".8" stroke-linejoin="round"/>`
      : `<circle r="3.4" transform="${at(to)}" fill="${theme.halo}" fill-opacity=".6" stroke="${colour}" stroke-width="1.3"/>`;
  return line + puff + end;
}

/** An arc as a sheet of tinted glass. */
export function paintArc({ at, heading, radius, spread }: ArcItem, board: Board): string {
  const { glass } = board.theme;
  const look = `fill="${glass}" fill-opacity=".16" stroke="${glass}" stroke-width="1"`;
  const [cx, cy] = [mm(at.x), mm(flip(board, at.y))];
  if (spread >= 3600) return `<circle cx="${cx}" cy="${cy}" r="${mm(radius)}" ${look}/>`;
  const half = Math.round(spread / 2);
  const [left, right] = [
    shifted(at, asHeading(heading + half), radius),
    shifted(at, asHeading(heading - half), radius),
  ];
  const r = mm(radius);
  return `<path d="M${cx} ${cy}L${mm(left.x)} ${mm(flip(board, left.y))}A${r} ${r} 0 ${spread > 1800 ? 1 : 0} 1 ${mm(right.x)} ${mm(flip(board, right.y))}z" ${look}/>`;
}

/** A brass ruler from point to point: a mark each cm, a number each fifth. */
export function paintRuler({ from, to }: RulerItem, board: Board): string {
  const { theme } = board;
  const length = lengthOf(from, to);
  const way = wayFrom(from, to);
  const isUpside = way > 900 && way < 2700;
  let [marks, numbers] = ['', ''];
  for (let cm = 0; cm * 100 <= length; cm++) {
    marks += `M${cm * 10} 0v${cm % 5 === 0 ? 4.5 : 2.6}`;
    if (cm % 5 !== 0 || cm === 0) continue;
    const turn = isUpside ? ` transform="rotate(180 ${cm * 10} 6.6)"` : '';
    numbers += `<text x="${cm * 10}" y="8.6" text-anchor="middle"${turn}>${cm}</text>`;
  }
  const body = `<rect width="${mm(length)}" height="10" fill="${theme.brass}" fill-opacity=".92" stroke="${theme.ink}" stroke-width=".7"/><path d="M0 9H${mm(length)}" stroke="${theme.ink}" stroke-width=".3"/>`;
  return `<g transform="translate(${mm(from.x)} ${mm(flip(board, from.y))}) rotate(${-way / 10})">${body}<path d="${marks}" stroke="${theme.ink}" stroke-width=".6"/><g font-size="5" fill="${theme.ink}">${numbers}</g></g>`;
}

/** Part of the table outlined for a side, or for nobody. */
export function paintZone({ corners }: ZoneItem, side: SideLook | null, board: Board): string {
  const { theme } = board;
  const colour = side ? theme.coats[side.coat] : { cloth: theme.faint, edge: theme.ink };
  const line = theme.name === 'night' ? colour.cloth : colour.edge;
  const d = closedPath(board, corners);
  return `<path d="${d}" fill="${colour.cloth}" fill-opacity=".07" stroke="${theme.halo}" stroke-width="2.6" stroke-opacity=".7"/><path d="${d}" fill="none" stroke="${line}" stroke-opacity=".8" stroke-width="1.2" stroke-dasharray="9 4 2 4"/>`;
}
