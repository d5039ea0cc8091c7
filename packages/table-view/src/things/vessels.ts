/** Boats and ships from above, fitted to the deck they are given. */
import type { Point } from '@grognard/geometry';
import type { VesselItem } from '../display-list.ts';
import { boundsOf, centreOf, grainOf, rowsAcross, shifted } from '../shapes.ts';
import { type Board, linePath, linesPath, roundedPath } from '../write.ts';

export function paintVessel(item: VesselItem, board: Board): string {
  const { theme } = board;
  const round = item.vessel === 'boat' ? 120 : 200;
  const hull = roundedPath(board, item.deck, round);
  const way = grainOf(item.deck);
  const planks = rowsAcross(item.deck, way, item.vessel === 'boat' ? 46 : 60)
    .flat()
    .map(({ from, to }) => [shifted(from, way, 30), shifted(to, way, -30)]);
  const cast = `<path d="${hull}" transform="translate(3 3)" fill="${theme.shadow}" opacity=".35"/>`;
  const body = `<path d="${hull}" fill="${theme.wood}" stroke="${theme.pen}" stroke-width="3.2" stroke-linejoin="round"/><path d="${hull}" fill="${theme.floor}" stroke="${theme.wood}" stroke-width="1.6"/>`;
  const deck = `<path d="${linesPath(board, planks)}" fill="none" stroke="${theme.wood}" stroke-width=".45"/>`;
  return cast + body + deck + (item.vessel === 'boat' ? thwarts(item.deck, board) : masts(item.deck, board));
}

/** The benches of a boat, and its oars shipped outwards. */
function thwarts(deck: readonly Point[], board: Board): string {
  const { theme } = board;
  const [way, at] = [grainOf(deck), centreOf(deck)];
  const { minX, minY, maxX, maxY } = boundsOf(deck);
  const wide = Math.min(maxX - minX, maxY - minY);
  const long = Math.max(maxX - minX, maxY - minY);
  const spots = [-0.22, 0.06, 0.3].map((t) => shifted(at, way, t * long));
  const benches = spots.map((spot) => [
    shifted(spot, way, 0, wide * 0.4),
    shifted(spot, way, 0, -wide * 0.4),
  ]);
  const oars = spots.flatMap((spot) =>
    [1, -1].map((side) => [
      shifted(spot, way, -20, side * wide * 0.3),
      shifted(spot, way, -110, side * (wide * 0.5 + 170)),
    ]),
  );
  return `<path d="${linesPath(board, benches)}" fill="none" stroke="${theme.wood}" stroke-width="2.6"/><path d="${linesPath(board, oars)}" fill="none" stroke="${theme.pen}" stroke-width="1.2" stroke-linecap="round"/>`;
}

/** The masts of a ship with their yards, and a hatch. */
function masts(deck: readonly Point[], board: Board): string {
  const { theme } = board;
  const [way, at] = [grainOf(deck), centreOf(deck)];
  const { minX, minY, maxX, maxY } = boundsOf(deck);
  const wide = Math.min(maxX - minX, maxY - minY);
  const long = Math.max(maxX - minX, maxY - minY);
  const spots = [-0.3, 0.02, 0.3].map((t) => shifted(at, way, t * long));
  const yards = spots.map((spot) =>
    linePath(board, [shifted(spot, way, 0, wide * 0.75), shifted(spot, way, 0, -wide * 0.75)]),
  );
  const steps = spots.map((spot) => linePath(board, [shifted(spot, way, -1), shifted(spot, way, 1)]));
  return `<path d="${yards.join('')}" fill="none" stroke="${theme.pen}" stroke-width="2.2" stroke-linecap="round"/><path d="${steps.join('')}" stroke="${theme.pen}" stroke-width="9" stroke-linecap="round"/><path d="${steps.join('')}" stroke="${theme.wood}" stroke-width="6.5" stroke-linecap="round"/>`;
}
