/** Ways and places by chance. */
import type { Luck } from '@grognard/engine';
import { type Point, pointDistance, stepX, stepY, type Tenths } from '@grognard/geometry';
import type { State, Table } from '../model.ts';

/** Nobody is sent farther off the table than this. */
const beyond: Tenths = 300;

function gone({ x, y }: Point, heading: number, far: Tenths): Point {
  return {
    x: Math.max(-beyond, x + stepX(heading, far)),
    y: Math.max(-beyond, y + stepY(heading, far)),
  };
}

/** A way of a few legs, in all directions. */
export function wander({ x, y }: Point, far: Tenths, luck: Luck): Point[] {
  const legs = 1 + luck.below(3);
  const path: Point[] = [];
  let at: Point = { x, y };
  for (let leg = 0; leg < legs; leg++) {
    at = gone(at, luck.below(3600), Math.floor(far / legs));
    path.push(at);
  }
  return path;
}

/** A straight way in roughly one direction. */
export function along(from: Point, heading: number, far: Tenths): Point[] {
  return [gone(from, (heading + 3600) % 3600, far)];
}

/** Straight towards a goal, as far as a reach goes. */
export function towards(from: Point, goal: Point, reach: Tenths): Point[] {
  const away = Math.max(1, pointDistance(from.x, from.y, goal.x, goal.y));
  const share = Math.min(1, reach / away);
  const part = (a: number, b: number) => Math.max(-beyond, Math.round(a + (b - a) * share));
  return [{ x: part(from.x, goal.x), y: part(from.y, goal.y) }];
}

/** A bit to one side. */
export function near({ x, y }: Point, by: Tenths, luck: Luck): Point {
  return { x: x + luck.below(2 * by + 1) - by, y: y + luck.below(2 * by + 1) - by };
}

/** A place inside a box. */
export function somewhereIn(
  box: { readonly minX: Tenths; readonly minY: Tenths; readonly maxX: Tenths; readonly maxY: Tenths },
  luck: Luck,
): Point {
  return {
    x: box.minX + luck.below(box.maxX - box.minX + 1),
    y: box.minY + luck.below(box.maxY - box.minY + 1),
  };
}

/** Something worth going to: an opening, a wall, ground of some kind, a deck, the edge of the table. */
export function someGoal({ field }: Table, state: State, from: Point, luck: Luck): Point | undefined {
  switch (luck.below(6)) {
    case 0:
      return gateIn(field, luck);
    case 1: {
      const line = field.obstacles[luck.below(Math.max(1, field.obstacles.length))]?.line;
      const point = line?.points[luck.below(Math.max(1, line.points.length))];
      return point && near(point, 120, luck);
    }
    case 2: {
      const area = field.areas[luck.below(Math.max(1, field.areas.length))];
      return area && somewhereIn(area.polygon, luck);
    }
    case 3: {
      const vessel = state.vessels[luck.below(Math.max(1, state.vessels.length))];
      return vessel && near(vessel, 600, luck);
    }
    case 4:
      return luck.below(3) === 0 ? edgeBy(field, from, luck) : undefined;
    default:
      return undefined;
  }
}

/** A step through some opening. */
function gateIn({ openings }: Table['field'], luck: Luck): Point | undefined {
  const opening = openings[luck.below(Math.max(1, openings.length))];
  if (opening === undefined) return undefined;
  const { from, to } = opening;
  return near({ x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) }, 150, luck);
}

/** Off the table by the nearest of its edges, or by any. */
export function edgeBy({ width, depth }: Table['field'], { x, y }: Point, luck: Luck): Point {
  const out: readonly Point[] = [
    { x: -150, y },
    { x: width + 150, y },
    { x, y: -150 },
    { x, y: depth + 150 },
  ];
  if (luck.below(3) === 0) return out[luck.below(4)]!;
  const far = (place: Point) => pointDistance(x, y, place.x, place.y);
  return out.reduce((best, place) => (far(place) < far(best) ? place : best));
}
