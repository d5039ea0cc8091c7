/** Random paths and places. */

import type { Random } from '@grognard/engine';
import { type Point, pointDistance, stepX, stepY, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { State, Table } from '../state/model.ts';

/** The farthest a path leads off the table. */
const beyond: Tenths = 300;

function gone({ x, y }: Point, heading: number, far: Tenths): Point {
  return {
    x: Math.max(-beyond, x + stepX(heading, far)),
    y: Math.max(-beyond, y + stepY(heading, far)),
  };
}

/** A path of a few legs in any direction. */
export function wander({ x, y }: Point, far: Tenths, random: Random): Point[] {
  const legs = 1 + random.below(3);
  const path: Point[] = [];
  let at: Point = { x, y };
  for (let leg = 0; leg < legs; leg++) {
    at = gone(at, random.below(3600), Math.floor(far / legs));
    path.push(at);
  }
  return path;
}

/** A straight path in roughly one direction. */
export function along(from: Point, heading: number, far: Tenths): Point[] {
  return [gone(from, (heading + 3600) % 3600, far)];
}

/** A straight path towards a goal, up to the reach. */
export function towards(from: Point, goal: Point, reach: Tenths): Point[] {
  const away = Math.max(1, pointDistance(from.x, from.y, goal.x, goal.y));
  const share = Math.min(1, reach / away);
  const part = (a: number, b: number) => Math.max(-beyond, Math.round(a + (b - a) * share));
  return [{ x: part(from.x, goal.x), y: part(from.y, goal.y) }];
}

/** A random point at most this far away along each axis. */
export function near({ x, y }: Point, by: Tenths, random: Random): Point {
  return { x: x + random.below(2 * by + 1) - by, y: y + random.below(2 * by + 1) - by };
}

/** A random point inside a box. */
export function somewhereIn(
  box: { readonly minX: Tenths; readonly minY: Tenths; readonly maxX: Tenths; readonly maxY: Tenths },
  random: Random,
): Point {
  return {
    x: box.minX + random.below(box.maxX - box.minX + 1),
    y: box.minY + random.below(box.maxY - box.minY + 1),
  };
}

/** Something to go to: an opening, a wall, a kind of ground, a deck, the edge of the table. */
export function someGoal({ field }: Table, state: State, from: Point, random: Random): Point | undefined {
  switch (random.below(6)) {
    case 0:
      return gateIn(field, random);
    case 1: {
      const line = field.obstacles[random.below(Math.max(1, field.obstacles.length))]?.line;
      const point = line?.points[random.below(Math.max(1, line.points.length))];
      return point && near(point, 120, random);
    }
    case 2: {
      const area = field.areas[random.below(Math.max(1, field.areas.length))];
      return area && somewhereIn(area.polygon, random);
    }
    case 3: {
      const vessel = state.vessels[random.below(Math.max(1, state.vessels.length))];
      return vessel && near(vessel, 600, random);
    }
    case 4:
      return random.below(3) === 0 ? edgeBy(field, from, random) : undefined;
    default:
      return undefined;
  }
}

/** A point just through a random opening. */
function gateIn({ openings }: Table['field'], random: Random): Point | undefined {
  const opening = openings[random.below(Math.max(1, openings.length))];
  if (opening === undefined) return undefined;
  const { from, to } = opening;
  return near({ x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) }, 150, random);
}

/** A point off the table, beyond the nearest edge or any. */
export function edgeBy({ width, depth }: Table['field'], { x, y }: Point, random: Random): Point {
  const out: readonly Point[] = [
    { x: -150, y },
    { x: width + 150, y },
    { x, y: -150 },
    { x, y: depth + 150 },
  ];
  if (random.below(3) === 0) return entryAt(out, random.below(4));
  const far = (place: Point) => pointDistance(x, y, place.x, place.y);
  return out.reduce((best, place) => (far(place) < far(best) ? place : best));
}
