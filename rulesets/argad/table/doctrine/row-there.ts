/** `rowing`: takes a boat to a landing where as many as possible step off on dry ground at once. */

import { headingTo, type Point, placeBase } from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import { checkCommand } from '../actions/command.ts';
import { boatBase } from '../bodies/boats.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { aboardOf, type Crew, dryBerths } from './crew.ts';
import { apart } from './look-round.ts';
import { around, landingsOf } from './shore.ts';

/** The distance walked in a turn, in tenths of a millimetre, and the turns it takes for all to wade ashore. */
const turn = 1300;
const wading = 4;

/**
 * The cost of a boat's position with this many berths over dry ground: the distance to the landing, and the turns until all are
 * ashore.
 */
function costAt({ aboard, landing }: Crew, boat: Point, dry: number): number {
  return apart(boat, landing.boat) * 1.3 + turn * (dry === 0 ? wading : Math.ceil(aboard.length / dry));
}

/** Rows to the cheapest position, if that is worth a turn. */
export function rowing(crew: Crew): ArgadCommand[] {
  const { knowledge, state, side, vessel } = crew;
  const { table } = knowledge;
  const here = entryAt(state.vessels, vessel);
  const aboard = aboardOf(table, state, side, vessel);
  const dryNow = dryBerths(table, boatBase(table, state, vessel)).length;
  const now = costAt(crew, here, dryNow) - (dryNow > 0 ? turn : 100);
  const rowers = [lastOf(aboard).id, aboard.at(-2)!.id];
  const courses = coursesOf(crew).map((path) => ({
    path,
    cost: costAt(crew, lastOf(path), dryAfter(crew, path)),
  }));
  for (const { path, cost } of courses.sort((a, b) => a.cost - b.cost)) {
    if (cost >= now) return [];
    const row: ArgadCommand = { kind: 'row', vessel: entryAt(table.vessels, vessel).id, path, rowers };
    if (checkCommand(table, state, side, row, 'verdict').allowed) return [row];
  }
  return [];
}

/** Straight courses, and courses alongside the land from which half of those aboard can step off at once. */
function coursesOf({ knowledge, state, vessel, landing }: Crew): Point[][] {
  const here = entryAt(state.vessels, vessel);
  const courses = around(here, [990, 700, 400]).map((end) => [end]);
  for (const { boat, along } of landingsOf(knowledge.table)) {
    if (apart(boat, here) > 950 || apart(boat, landing.boat) > 1000) continue;
    courses.push([{ x: boat.x - along.x, y: boat.y - along.y }, boat]);
    courses.push([{ x: boat.x + along.x, y: boat.y + along.y }, boat]);
  }
  return courses;
}

/** The number of berths over dry ground after the boat has moved. */
function dryAfter({ knowledge, state, vessel, landing }: Crew, path: readonly Point[]): number {
  const { table } = knowledge;
  const end = lastOf(path);
  if (apart(end, landing.boat) > 1200) return 0;
  const hull = boatBase(table, state, vessel);
  const before = path.at(-2) ?? hull;
  const heading = headingTo(end.x - before.x, end.y - before.y) ?? hull.heading;
  return dryBerths(table, placeBase(hull.footprint, { x: end.x, y: end.y, heading })).length;
}
