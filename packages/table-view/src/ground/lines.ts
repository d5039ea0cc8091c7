/** paintLine: hedges, banks, walls and other linear features, along their line. */

import type { LineItem } from '@grognard/engine';
import { asHeading, type Point, quarterTurn } from '@grognard/geometry';
import { drawFor, swing } from '../hash.ts';
import { legsOf, lengthOf, shifted, stopsAlong } from '../shapes.ts';
import { type Board, figuresPath, linePath, linesPath, mm, strew } from '../write.ts';
import { paintStream } from './water.ts';

type LinePainter = (item: LineItem, board: Board) => string;

const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${mm(width)}" stroke-linejoin="round"${more}/>`;

/** Shadow cast to the lower right. */
function shadow(d: string, board: Board, width: number, by: number): string {
  return stroke(d, board.theme.shadow, width, ` transform="translate(${mm(by)} ${mm(by)})" opacity=".3"`);
}

/** Strokes across the line at equal steps, from `left` to `right` of it. */
function ticks(points: readonly Point[], step: number, left: number, right: number): Point[][] {
  return stopsAlong(points, step).map(({ at, heading }) => [
    shifted(at, heading, 0, left),
    shifted(at, heading, 0, -right),
  ]);
}

const hedge: LinePainter = (item, board) => {
  const draw = drawFor(item.id);
  const d = linePath(board, item.points);
  const dots = stopsAlong(item.points, 44).map(({ at, heading }) => ({
    at: shifted(at, heading, 0, swing(draw, 9)),
    name: draw(3) === 0 ? 'hedge1' : 'hedge0',
  }));
  const leaves = ['hedge0', 'hedge1'].map((name) =>
    strew(
      board,
      name,
      dots.filter((dot) => dot.name === name).map(({ at }) => at),
    ),
  );
  const body = stroke(d, board.theme.leaf[1], 22, ' stroke-opacity=".75"');
  return shadow(d, board, 34, 14) + body + leaves.join('');
};

const bank: LinePainter = (item, board) => {
  const { theme } = board;
  const d = linePath(board, item.points);
  const wedges = stopsAlong(item.points, 30).flatMap(({ at, heading }) =>
    [quarterTurn, -quarterTurn].map((turn) => {
      const out = asHeading(heading + turn);
      const foot = shifted(at, out, 14);
      return [shifted(foot, out, 0, 5), shifted(foot, out, 34), shifted(foot, out, 0, -5)];
    }),
  );
  return `${stroke(d, theme.tints.slope, 84, ' stroke-opacity=".7"')}<path d="${figuresPath(board, wedges)}" fill="${theme.hachure}"/>${stroke(d, theme.hachure, 28)}${stroke(d, theme.tints.meadow, 18)}`;
};

const wall =
  (width: number, throwBy: number, course: number): LinePainter =>
  (item, board) => {
    const { theme } = board;
    const d = linePath(board, item.points);
    const joints = linesPath(board, ticks(item.points, course, width / 2, width / 2));
    return (
      shadow(d, board, width, throwBy) +
      stroke(d, theme.ink, width + 10, ' stroke-linecap="square"') +
      stroke(d, theme.stone, width, ' stroke-linecap="square"') +
      stroke(joints, theme.ink, 4.5)
    );
  };

const barricade: LinePainter = (item, board) => {
  const { theme } = board;
  const draw = drawFor(item.id);
  const d = linePath(board, item.points);
  const beams = stopsAlong(item.points, 36).map(({ at, heading }) => {
    const way = asHeading(heading + (draw(2) === 0 ? 500 : -500) + swing(draw, 200));
    return [shifted(at, way, 40 + draw(14)), shifted(at, way, -40 - draw(14))];
  });
  const path = linesPath(board, beams);
  return `${shadow(d, board, 60, 18)}${stroke(path, theme.ink, 15, ' stroke-linecap="round"')}${stroke(path, theme.wood, 8, ' stroke-linecap="round"')}`;
};

const stakes: LinePainter = (item, board) => {
  const { theme } = board;
  const teeth = stopsAlong(item.points, 34).map(({ at, heading }) => [
    shifted(at, heading, -11, -14),
    shifted(at, heading, -11, 14),
    shifted(at, heading, 0, 32),
    shifted(at, heading, 11, 14),
    shifted(at, heading, 11, -14),
  ]);
  const d = linePath(board, item.points);
  return `${shadow(d, board, 26, 16)}<path d="${figuresPath(board, teeth)}" fill="${theme.wood}" stroke="${theme.ink}" stroke-width=".45" stroke-linejoin="round"/>${stroke(d, theme.ink, 6)}`;
};

const battlement: LinePainter = (item, board) => {
  const { theme } = board;
  const d = linePath(board, item.points);
  const merlons = stopsAlong(item.points, 74).map(({ at, heading }) => [
    shifted(at, heading, -22, -26),
    shifted(at, heading, -22, 26),
    shifted(at, heading, 22, 26),
    shifted(at, heading, 22, -26),
  ]);
  return `${shadow(d, board, 60, 30)}${stroke(d, theme.ink, 46, ' stroke-linecap="square"')}${stroke(d, theme.tints.rocks, 36, ' stroke-linecap="square"')}<path d="${figuresPath(board, merlons)}" fill="${theme.stone}" stroke="${theme.ink}" stroke-width=".6"/>`;
};

/** A cart track: two ruts with grass between. */
const track: LinePainter = (item, board) => {
  const { theme } = board;
  const width = item.width ?? 60;
  const d = linePath(board, item.points);
  return stroke(d, theme.edges.road, width + 10) + stroke(d, theme.tints.road, width);
};

const painters: Readonly<Record<LineItem['stroke'], LinePainter>> = {
  stream: paintStream,
  track,
  hedge,
  bank,
  'low-wall': wall(22, 12, 52),
  'high-wall': wall(36, 34, 66),
  barricade,
  stakes,
  battlement,
};

/** Shortest line worth drawing, in tenths of a millimetre. */
const shortest = 10;

export function paintLine(item: LineItem, board: Board): string {
  const length = legsOf(item.points).reduce((sum, { from, to }) => sum + lengthOf(from, to), 0);
  return length < shortest ? '' : painters[item.stroke](item, board);
}
