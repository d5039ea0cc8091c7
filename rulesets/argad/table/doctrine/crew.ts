/** `Crew`: the figures aboard a boat with their goal and landing, and the berths of a deck. */

import { asHeading, type Base, type Point, quarterTurn, stepX, stepY, type Tenths } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { indexNamed } from '../state/find-named.ts';
import type { SideIndex, VesselIndex } from '../state/indices.ts';
import type { Figure, State, Table } from '../state/model.ts';
import { aimPlaces, openAims, wayOut } from './goals.ts';
import type { Knowledge } from './knowledge.ts';
import { nearestEnemy } from './look-round.ts';
import { bestLanding, isDryThere, type LandingPlace } from './shore.ts';

/** The figures aboard one boat, their goal, and their landing. */
export interface Crew {
  readonly knowledge: Knowledge;
  readonly state: State;
  readonly side: SideIndex;
  readonly vessel: VesselIndex;
  readonly aboard: readonly Figure[];
  readonly goal: Point;
  readonly landing: LandingPlace;
}

export function aboardOf(
  { roster }: Table,
  { figures }: State,
  side: SideIndex,
  vessel: VesselIndex,
): Figure[] {
  return roster.filter((figure) => {
    const { status, vessel: aboard } = entryAt(figures, figure.index);
    return figure.side === side && !figure.captive && aboard === vessel && status === 'on';
  });
}

/** The crew with the goal that this boat reaches soonest. */
export function crewOf(
  knowledge: Knowledge,
  state: State,
  side: SideIndex,
  vessel: VesselIndex,
  aboard: readonly Figure[],
): Crew | null {
  let best: Crew | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const goal of goalsOf(knowledge, state, side, aboard)) {
    const found = bestLanding(knowledge.table, entryAt(state.vessels, vessel), (dry) =>
      knowledge.farTo(goal, dry),
    );
    if (found === null || found.turns >= least) continue;
    least = found.turns;
    best = { knowledge, state, side, vessel, aboard, goal, landing: found.landing };
  }
  return best;
}

/** The exit for those who carry something off, otherwise the places of the side's aims, otherwise the nearest enemy. */
function goalsOf(knowledge: Knowledge, state: State, side: SideIndex, aboard: readonly Figure[]): Point[] {
  const { table } = knowledge;
  const brought = openAims(table, state, side).flatMap((aim) => {
    const thing = indexNamed(table.thingOf, aim.object);
    const carrier = aboard.find(
      ({ index }) => thing !== null && entryAt(state.figures, index).carries === thing,
    );
    if (aim.kind !== 'carry-off' || carrier === undefined) return [];
    return [wayOut(knowledge, entryAt(state.figures, carrier.index), aim.edge)];
  });
  if (brought.length > 0) return brought;
  const places = aimPlaces(table, state, side);
  const foe = nearestEnemy(table, state, entryAt(aboard, 0).index);
  return places.length > 0 || foe === null ? places : [entryAt(state.figures, foe)];
}

/** Offsets of the berths from the middle of the deck, across and along. */
const berthsAcross: readonly Tenths[] = [-145, 145];
const berthsAlong: readonly Tenths[] = [-500, -250, 0, 250, 500];

export function berthsOf(hull: Base): Point[] {
  return berthsAcross.flatMap((across) => berthsAlong.map((along) => berthAt(hull, along, across)));
}

/** The berths farthest aft. */
export function sternBerths(hull: Base): Point[] {
  return berthsAcross.map((across) => berthAt(hull, numberAt(berthsAlong, 0), across));
}

function berthAt({ x, y, heading }: Base, along: Tenths, across: Tenths): Point {
  const right = asHeading(heading - quarterTurn);
  return {
    x: x + stepX(heading, along) + stepX(right, across),
    y: y + stepY(heading, along) + stepY(right, across),
  };
}

/** The berths over dry ground. */
export function dryBerths(table: Table, hull: Base): Point[] {
  return berthsOf(hull).filter((berth) => isDryThere(table, berth));
}
