/** Which way a unit goes that is driven back (`melee.retreat-direction`, `melee.retreat-line`). */
import {
  type Base,
  baseDistance,
  type Heading,
  halfTurn,
  headingTo,
  makePath,
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
import { bodyNow } from '../bodies/index.ts';
import type { State, Table } from '../model.ts';
import { freeUntil } from '../move/intrude.ts';

/** Straight to the own edge of the table. */
export function homeward({ units }: Table, { edges }: State, unit: number): Heading {
  return edges[units[unit]!.side] === 'south' ? halfTurn + quarterTurn : quarterTurn;
}

/** Whether a direction leads nearer to the own edge. */
function leadsHome(table: Table, state: State, unit: number, heading: Heading): boolean {
  return sineOf(homeward(table, state, unit)) * sineOf(heading) > 0;
}

/** The nearest of the enemies that caused a move, by measured distance, the first of equals; -1: none of them is there. */
export function nearestCause(table: Table, state: State, unit: number, from: readonly number[]): number {
  const body = bodyNow(table, state, unit);
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of from) {
    if (state.units[enemy]!.status !== 'on') continue;
    const distance = baseDistance(body, bodyNow(table, state, enemy));
    if (distance >= least) continue;
    nearest = enemy;
    least = distance;
  }
  return nearest;
}

/**
 * Straight away from the nearest cause; where that leads no nearer the own edge, or by option always, straight to that edge. Where the
 * causes themselves stand in the way to it, there is nothing left but away.
 */
export function retreatHeading(
  table: Table,
  state: State,
  unit: number,
  from: readonly number[],
  length: Tenths,
): Heading {
  const home = homeward(table, state, unit);
  const cause = nearestCause(table, state, unit, from);
  const body = bodyNow(table, state, unit);
  const away = cause < 0 ? null : awayFrom(body, bodyNow(table, state, cause));
  if (away === null) return home;
  const isStraight = table.options['melee.retreat-line'] === 'away' && leadsHome(table, state, unit, away);
  return isStraight || leadsOnto(table, state, from, slideAlong(body, home, length)) ? away : home;
}

/** Whether a way leads onto one of the causes. */
function leadsOnto(table: Table, state: State, from: readonly number[], track: Track): boolean {
  const bodies = from
    .filter((enemy) => state.units[enemy]!.status === 'on')
    .map((enemy) => bodyNow(table, state, enemy));
  return freeUntil(track, bodies) !== null;
}

/** From a point through the middle of a body; null if that is the point. */
export function awayFrom({ x, y }: Base, from: Point): Heading | null {
  return headingTo(x - from.x, y - from.y);
}

/** A straight line from here. */
function straightPath({ x, y }: Point, heading: Heading, length: Tenths): Path {
  return makePath([
    { x, y },
    { x: x + stepX(heading, length), y: y + stepY(heading, length) },
  ]);
}

/** A body that slides along a straight line, its heading kept. */
export function slideAlong(body: Base, heading: Heading, length: Tenths): Track {
  return trackAlong(body, straightPath(body, heading, length), 'kept');
}
