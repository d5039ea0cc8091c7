/** Path of a rout: straight, round barriers, on to clear ground (`melee.retreat-line`, `morale.rout-friends`). */

import {
  type Barrier,
  type Base,
  type Footprint,
  type Heading,
  legHeading,
  makePath,
  makePolyline,
  type Path,
  type Point,
  pathLength,
  placeBase,
  pointAlong,
  stepX,
  stepY,
  type Tenths,
  type Track,
  trackAlong,
  wayRound,
} from '@grognard/geometry';
import { lastOf, numberAt } from '@grognard/lists';
import { intrudes } from '../../bodies/index.ts';
import { objectionsToStanding, polygonOf } from '../../field/index.ts';
import type { Battlefield } from '../../state/battlefield.ts';
import type { UnitFormation, UnitInfo } from '../../state/model.ts';
import { isOff } from './edge.ts';

/** Barriers of a rout: rivers away from their crossings, high walls, houses. No detour leads off the table. */
function barriersOf({ rivers, houses, shelters, figures, width, depth }: Battlefield): readonly Barrier[] {
  const walls = shelters.filter(({ kind }) => kind === 'high-wall').map(({ line }) => line);
  const found: Barrier[] = [
    ...(figures.river === 0 ? rivers : []),
    ...houses.map(polygonOf),
    ...(figures.highWall === 0 ? walls : []),
  ];
  if (found.length === 0) return found;
  const corners = [
    { x: -1, y: -1 },
    { x: width + 1, y: -1 },
    { x: width + 1, y: depth + 1 },
    { x: -1, y: depth + 1 },
    { x: -1, y: -1 },
  ];
  return [...found, makePolyline(corners)];
}

/** Distance kept from corners, in tenths of a millimetre. */
const clearance: Tenths = 100;

/** Distance by which a path continues beyond the table edge, in tenths of a millimetre. */
const beyond: Tenths = 1000;

/** Length of the steps in which a rout is examined, in tenths of a millimetre. */
const onward: Tenths = 100;

/** Path of a rout in a direction to beyond the table edge. If no path leads on, straight up to the barrier. */
export function wayOfRun(field: Battlefield, { x, y }: Point, heading: Heading): Path {
  const from = { x, y };
  const edge = edgeAhead(field, from, heading);
  const off = { x: edge.x + stepX(heading, beyond), y: edge.y + stepY(heading, beyond) };
  const barriers = barriersOf(field);
  if (barriers.length === 0) return makePath([from, off]);
  const openings = [...field.bridges, ...field.fords];
  const way = wayRound(from, edge, barriers, openings, clearance);
  if (way !== null) return makePath([...way.points, off]);
  const straight = makePath([from, edge]);
  let free = 0;
  while (free + onward <= pathLength(straight)) {
    const next = wayRound(from, pointAlong(straight, free + onward), barriers, openings, clearance);
    if (next === null || next.points.length > 2) break;
    free += onward;
  }
  return pathTo(straight, free);
}

/** Where a straight line reaches the table edge. */
function edgeAhead({ width, depth }: Battlefield, from: Point, heading: Heading): Point {
  const far = width + depth;
  const dx = stepX(heading, far);
  const dy = stepY(heading, far);
  const shares = [
    dx > 0 ? (width - from.x) / dx : dx < 0 ? -from.x / dx : Number.POSITIVE_INFINITY,
    dy > 0 ? (depth - from.y) / dy : dy < 0 ? -from.y / dy : Number.POSITIVE_INFINITY,
  ];
  const share = Math.max(0, Math.min(...shares));
  return { x: Math.round(from.x + dx * share), y: Math.round(from.y + dy * share) };
}

/** Distance of the table edge along the path of a rout. */
export function lastOnTable(path: Path): Tenths {
  return Math.max(0, pathLength(path) - beyond);
}

/** Path marks count in units of 2⁻²⁰ of a tenth of a millimetre. */
const grains = 2 ** 20;

/** The path up to a distance along it. */
function pathTo(path: Path, along: Tenths): Path {
  const before = path.points.filter((_, n) => numberAt(path.marks, n) < along * grains);
  return makePath([...(before.length === 0 ? path.points.slice(0, 1) : before), pointAlong(path, along)]);
}

/** Track of a routing body up to a distance along its path, facing along it. */
export function trackOfRun(footprint: Footprint, path: Path, along: Tenths): Track {
  return trackAlong({ footprint, heading: legHeading(path, 0) }, pathTo(path, along), 'ahead');
}

/** The routing unit and the units around it. */
interface Runner {
  readonly field: Battlefield;
  readonly info: Pick<UnitInfo, 'arm'>;
  readonly formation: UnitFormation;
  readonly footprint: Footprint;
  readonly others: readonly Base[];
}

/**
 * Distance at which a rout ends: after its length, and on to the first clear ground; 'off' if that is beyond the edge. If the path ends
 * at a barrier, the last clear ground before it; 'nowhere' if there is none at all.
 */
export function endOfRun(runner: Runner, path: Path, length: Tenths): Tenths | 'off' | 'nowhere' {
  const { footprint, field } = runner;
  const whole = pathLength(path);
  for (let along = length; along <= whole; along += onward) {
    const body = placeBase(footprint, trackOfRun(footprint, path, along).to);
    if (isOff(field, body)) return 'off';
    if (isClearFor(runner, body)) return along;
  }
  if (isOff(field, lastOf(path.points))) return 'off';
  const isClearAt = (along: Tenths) =>
    isClearFor(runner, placeBase(footprint, trackOfRun(footprint, path, along).to));
  for (let along = Math.min(whole, length); along > 0; along -= onward) if (isClearAt(along)) return along;
  return isClearAt(0) ? 0 : 'nowhere';
}

function isClearFor({ field, info, formation, others }: Runner, body: Base): boolean {
  return (
    objectionsToStanding(field, info, formation, body).length === 0 &&
    others.every((other) => !intrudes(body, other))
  );
}
