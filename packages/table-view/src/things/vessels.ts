/** paintVessel: boats and ships from above, fitted to their deck. */

import type { VesselItem } from '@grognard/engine';
import { asHeading, type Heading, headingTo, type Point, quarterTurn } from '@grognard/geometry';
import { centreOf, edgesOf, rowsAcross, shifted, spanAlong } from '../shapes.ts';
import { type Board, linesPath, roundedPath } from '../write.ts';

/** Direction of a hull, from all its long sides together, so that a taper on both sides does not turn it. */
function axisOf(deck: readonly Point[]): Heading {
  const sides = edgesOf(deck).map(({ from, to }) => ({ x: to.x - from.x, y: to.y - from.y }));
  const size = ({ x, y }: Point) => Math.sqrt(x * x + y * y);
  const longest = sides.reduce((a, b) => (size(b) > size(a) ? b : a));
  const along = sides
    .map((side) => ({ side, dot: side.x * longest.x + side.y * longest.y }))
    .filter(({ side, dot }) => Math.abs(dot) > 0.7 * size(side) * size(longest));
  const sum = along.reduce(
    ({ x, y }, { side, dot }) =>
      dot > 0 ? { x: x + side.x, y: y + side.y } : { x: x - side.x, y: y - side.y },
    { x: 0, y: 0 },
  );
  return headingTo(Math.round(sum.x), Math.round(sum.y)) ?? 0;
}

export function paintVessel(item: VesselItem, board: Board): string {
  const { theme } = board;
  const round = item.vessel === 'boat' ? 120 : 200;
  const hull = roundedPath(board, item.deck, round);
  const way = axisOf(item.deck);
  const planks = rowsAcross(item.deck, way, item.vessel === 'boat' ? 46 : 60)
    .flat()
    .map(({ from, to }) => [shifted(from, way, 30), shifted(to, way, -30)]);
  const cast = `<path d="${hull}" transform="translate(3 3)" fill="${theme.shadow}" opacity=".35"/>`;
  const body = `<path d="${hull}" fill="${theme.wood}" stroke="${theme.pen}" stroke-width="3.2" stroke-linejoin="round"/><path d="${hull}" fill="${theme.floor}" stroke="${theme.wood}" stroke-width="1.6"/>`;
  const deck = `<path d="${linesPath(board, planks)}" fill="none" stroke="${theme.wood}" stroke-width=".45"/>`;
  return cast + body + deck + (item.vessel === 'boat' ? thwarts(item.deck, board) : masts(item.deck, board));
}

/** Benches of a boat, cut to its hull, and its oars out on both sides. */
function thwarts(deck: readonly Point[], board: Board): string {
  const { theme } = board;
  const way = axisOf(deck);
  const across = asHeading(way + quarterTurn);
  const benches = rowsAcross(deck, across, spanAlong(deck, way).long / 6)
    .slice(1, -1)
    .flat();
  const oars = benches.flatMap(({ from, to }) => [
    [shifted(from, across, 60), shifted(shifted(from, across, -170), way, -90)],
    [shifted(to, across, -60), shifted(shifted(to, across, 170), way, -90)],
  ]);
  const seats = linesPath(
    board,
    benches.map(({ from, to }) => [shifted(from, across, 12), shifted(to, across, -12)]),
  );
  return `<path d="${seats}" fill="none" stroke="${theme.wood}" stroke-width="2.6"/><path d="${linesPath(board, oars)}" fill="none" stroke="${theme.pen}" stroke-width="1.2" stroke-linecap="round"/>`;
}

/** The masts of a ship with their yards. */
function masts(deck: readonly Point[], board: Board): string {
  const { theme } = board;
  const [way, at] = [axisOf(deck), centreOf(deck)];
  const { long, wide } = spanAlong(deck, way);
  const spots = [-0.3, 0.02, 0.3].map((t) => shifted(at, way, t * long));
  const yards = spots.map((spot) => [
    shifted(spot, way, 0, wide * 0.75),
    shifted(spot, way, 0, -wide * 0.75),
  ]);
  const steps = linesPath(
    board,
    spots.map((spot) => [shifted(spot, way, -1), shifted(spot, way, 1)]),
  );
  const round = (colour: string, width: number) =>
    `<path d="${steps}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return `<path d="${linesPath(board, yards)}" fill="none" stroke="${theme.pen}" stroke-width="2.2" stroke-linecap="round"/>${round(theme.pen, 9)}${round(theme.wood, 6.5)}`;
}
