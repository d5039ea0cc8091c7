/** paintRoofs: hipped roofs in carmine, lit from the upper left. */

import { type Heading, headingTo, type Point } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { boundsOf, centreOf, doubleArea, edgesOf, grainOf, shifted } from '../shapes.ts';
import { type Board, closedPath, figuresPath, linesPath, mm } from '../write.ts';

/** A rotated rectangle: its middle, its direction, half its length and half its width. */
interface Wing {
  readonly at: Point;
  readonly heading: Heading;
  readonly long: number;
  readonly wide: number;
}

/** Bounding rectangle of corners along a heading. */
function wingAround(corners: readonly Point[], heading: Heading): Wing {
  const back = heading === 0 ? 0 : 3600 - heading;
  const { minX, minY, maxX, maxY } = boundsOf(corners.map(({ x, y }) => shifted({ x: 0, y: 0 }, back, x, y)));
  const at = shifted({ x: 0, y: 0 }, heading, (minX + maxX) / 2, (minY + maxY) / 2);
  const [long, wide] = [(maxX - minX) / 2, (maxY - minY) / 2];
  return long >= wide
    ? { at, heading, long, wide }
    : { at, heading: (heading + 900) % 3600, long: wide, wide: long };
}

/** Roofs over rooms: one if together they fill a rectangle, otherwise one for each. */
function roofsOver(rooms: readonly (readonly Point[])[]): (Wing | readonly Point[])[] {
  const all = rooms.flat();
  const whole = wingAround(all, grainOf(entryAt(rooms, 0)));
  const filled = rooms.reduce((sum, room) => sum + Math.abs(doubleArea(room)) / 2, 0);
  if (filled >= 0.9 * 4 * whole.long * whole.wide) return [whole];
  return rooms.map((room) => {
    const wing = wingAround(room, grainOf(room));
    return Math.abs(doubleArea(room)) / 2 >= 0.9 * 4 * wing.long * wing.wide ? wing : room;
  });
}

/** A side of a roof: along the eaves from a to b, then up to the ridge, one point or two. */
type Facet = readonly [a: Point, b: Point, ...ridge: Point[]];

function facetsOf(roof: Wing | readonly Point[]): Facet[] {
  if (!('long' in roof)) {
    const top = centreOf(roof);
    return edgesOf(doubleArea(roof) > 0 ? roof : roof.toReversed()).map(
      ({ from, to }): Facet => [from, to, top],
    );
  }
  const { at, heading, long, wide } = roof;
  const point = (ahead: number, left: number) => shifted(at, heading, ahead, left);
  const ridge = Math.max(0, long - wide * 0.95);
  const [front, rear] = [point(ridge, 0), point(-ridge, 0)];
  const [fl, fr, rr, rl] = [point(long, wide), point(long, -wide), point(-long, -wide), point(-long, wide)];
  return [
    [rr, fr, front, rear],
    [fr, fl, front],
    [fl, rl, rear, front],
    [rl, rr, rear],
  ];
}

/** Shade of a side: 0 lit, 1 half, 2 in the shade. The light comes from the upper left. */
function shadeOf([a, b]: Facet): 0 | 1 | 2 {
  const [outX, outY] = [b.y - a.y, a.x - b.x];
  const length = Math.sqrt(outX * outX + outY * outY) || 1;
  const lit = (outY - outX) / length;
  return lit > 0.5 ? 0 : lit > -0.5 ? 1 : 2;
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** Courses of tiles, parallel to the eaves. */
function coursesOf([a, b, ...ridge]: Facet): Point[][] {
  const [overB, overA] = [entryAt(ridge, 0), ridge[1] ?? entryAt(ridge, 0)];
  return [0.22, 0.44, 0.66, 0.86].map((t) => [between(a, overA, t), between(b, overB, t)]);
}

function chimney(roof: Wing, board: Board): string {
  const { theme } = board;
  const at = shifted(roof.at, roof.heading, Math.max(0, roof.long - roof.wide) * 0.7, 0);
  const corners = [
    shifted(at, roof.heading, -20, -16),
    shifted(at, roof.heading, 20, -16),
    shifted(at, roof.heading, 20, 16),
    shifted(at, roof.heading, -20, 16),
  ];
  return `<path d="${closedPath(board, corners)}" fill="${theme.stone}" stroke="${theme.roof[3]}" stroke-width=".6"/>`;
}

export function paintRoofs(rooms: readonly (readonly Point[])[], board: Board): string {
  const { theme } = board;
  const line = theme.roof[3];
  const roofs = roofsOver(rooms);
  const facets = roofs.flatMap(facetsOf);
  const shape = figuresPath(board, facets);
  const fills = ([0, 1, 2] as const).map((shade) => {
    const lit = facets.filter((facet) => shadeOf(facet) === shade);
    return lit.length === 0 ? '' : `<path d="${figuresPath(board, lit)}" fill="${theme.roof[shade]}"/>`;
  });
  const courses = `<path d="${linesPath(board, facets.flatMap(coursesOf))}" fill="none" stroke="${line}" stroke-width=".35" stroke-opacity=".55"/>`;
  const stacks = roofs.map((roof) => ('long' in roof && roof.long > 250 ? chimney(roof, board) : ''));
  const cast = `<path d="${shape}" transform="translate(${mm(45)} ${mm(45)})" fill="${theme.shadow}" opacity=".3"/>`;
  return `${cast}${fills.join('')}${courses}<path d="${shape}" fill="none" stroke="${line}" stroke-width=".8" stroke-linejoin="round"/>${stacks.join('')}`;
}

/** Heading from one point to another, or 0 if they are the same. */
export function wayFrom(from: Point, to: Point): Heading {
  return headingTo(Math.round(to.x - from.x), Math.round(to.y - from.y)) ?? 0;
}
