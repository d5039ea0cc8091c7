/** Direction of a forced retreat (`melee.retreat-direction`, `melee.retreat-line`). */

import {
  angleBetween,
  asHeading,
  type Base,
  baseDistance,
  cornersOf,
  edgeHeading,
  edgeOf,
  flushGap,
  type Heading,
  halfTurn,
  headingTo,
  makePath,
  nearestPoints,
  type Path,
  type Point,
  quarterTurn,
  sineOf,
  stepX,
  stepY,
  type Tenths,
  type Track,
  trackAlong,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { bodyNow, freeUntil } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';

/** Straight to the side's own edge of the table. */
export function homeward({ units }: Table, { edges }: State, unit: UnitIndex): Heading {
  return edges[entryAt(units, unit).side] === 'south' ? halfTurn + quarterTurn : quarterTurn;
}

/** The nearest enemies that caused a move. All in contact count as equally near, whatever the rounding. */
function nearestCauses(
  table: Table,
  state: State,
  unit: UnitIndex,
  from: readonly UnitIndex[],
): readonly Base[] {
  const body = bodyNow(table, state, unit);
  const causes = from
    .filter((enemy) => entryAt(state.units, enemy).status === 'on')
    .map((enemy) => bodyNow(table, state, enemy));
  const far = causes.map((cause) => Math.max(flushGap, baseDistance(body, cause)));
  const least = Math.min(...far);
  return causes.filter((_, n) => far[n] === least);
}

/**
 * Straight away from the nearest cause. If that leads no closer to its own edge, or by option always, straight to that edge. If the
 * causes themselves stand in the way to it, straight away after all. Of causes equally near, the one away from which the path meets no
 * other cause and leads straightest home.
 */
export function retreatHeading(
  table: Table,
  state: State,
  unit: UnitIndex,
  from: readonly UnitIndex[],
  length: Tenths,
): Heading {
  const home = homeward(table, state, unit);
  const body = bodyNow(table, state, unit);
  const ways = nearestCauses(table, state, unit, from).map((cause) => awayFrom(body, cause));
  const isBarred = (heading: Heading) =>
    leadsOnto(table, state, from, slideAlong(body, heading, length)) ? 1 : 0;
  const homely = (heading: Heading) => sineOf(home) * sineOf(heading);
  const [away] =
    ways.length < 2 ? ways : ways.sort((a, b) => isBarred(a) - isBarred(b) || homely(b) - homely(a));
  if (away === undefined) return home;
  const isStraight = table.options['melee.retreat-line'] === 'away' && homely(away) > 0;
  return isStraight || isBarred(home) === 1 ? away : home;
}

/** Whether a path leads onto one of the causes. */
function leadsOnto(table: Table, state: State, from: readonly UnitIndex[], track: Track): boolean {
  const bodies = from
    .filter((enemy) => entryAt(state.units, enemy).status === 'on')
    .map((enemy) => bodyNow(table, state, enemy));
  return freeUntil(track, bodies) !== null;
}

/**
 * Straight away from an enemy: along the shortest line between the two, or for bodies in contact at right angles to the edge at which
 * they touch.
 */
export function awayFrom(body: Base, from: Base): Heading {
  const middles = headingTo(body.x - from.x, body.y - from.y) ?? body.heading;
  if (baseDistance(body, from) <= flushGap) return squareAway(body, from, middles);
  const [here, there] = nearestPoints(body, from);
  return headingTo(here.x - there.x, here.y - there.y) ?? middles;
}

const edges = ['front', 'left', 'right', 'rear'] as const;

/** Difference below which two edges separate two bodies equally well, in tenths of a millimetre. */
const alike: Tenths = 2;

/** At right angles to the edge of either that separates them. Where corners touch, the one nearest to the line between the middles. */
function squareAway(body: Base, from: Base, middles: Heading): Heading {
  const parting = [
    ...edges.map((edge) => ({ gap: gapBefore(from, edge, body), heading: edgeHeading(from, edge) })),
    ...edges.map((edge) => ({
      gap: gapBefore(body, edge, from),
      heading: asHeading(edgeHeading(body, edge) + halfTurn),
    })),
  ];
  const widest = Math.max(...parting.map(({ gap }) => gap)) - alike;
  const best = parting
    .filter(({ gap }) => gap >= widest)
    .reduce((one, other) =>
      angleBetween(other.heading, middles) < angleBetween(one.heading, middles) ? other : one,
    );
  return best.heading;
}

/** Distance before an edge at which another body begins. Negative if it reaches in behind the edge. */
function gapBefore(base: Base, edge: (typeof edges)[number], other: Base): number {
  const [left, right] = edgeOf(base, edge);
  const [dx, dy] = [right.x - left.x, right.y - left.y];
  const ahead = cornersOf(other).map(({ x, y }) => (y - left.y) * dx - (x - left.x) * dy);
  return Math.min(...ahead) / Math.sqrt(dx * dx + dy * dy);
}

function straightPath({ x, y }: Point, heading: Heading, length: Tenths): Path {
  return makePath([
    { x, y },
    { x: x + stepX(heading, length), y: y + stepY(heading, length) },
  ]);
}

/** A body that slides along a straight line without turning. */
export function slideAlong(body: Base, heading: Heading, length: Tenths): Track {
  return trackAlong(body, straightPath(body, heading, length), 'kept');
}
