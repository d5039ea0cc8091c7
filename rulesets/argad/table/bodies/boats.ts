/** Boats under oars (`water.boat`): their rowers, their distance, and the positions of those aboard. */

import {
  asHeading,
  type Base,
  cosineOf,
  isPointInBase,
  type MovableBase,
  overlaps,
  type Point,
  placeBase,
  sineOf,
  sineScale,
  type Tenths,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { fewestRowers } from '../../data/distances.ts';
import { floorOf } from '../field/rooms.ts';
import { entryNamed } from '../state/find-named.ts';
import type { ThingIndex, VesselIndex } from '../state/indices.ts';
import type { Berth, State, Table } from '../state/model.ts';
import { baseAt } from './bases.ts';
import { assessMove, boatMove, tenthsPerCm } from './move-facts.ts';

/** The hull of a vessel at its present position. */
export function boatBase({ vessels }: Table, state: State, vessel: VesselIndex): MovableBase {
  return placeBase(entryAt(vessels, vessel).footprint, entryAt(state.vessels, vessel));
}

/** Whether a boat moves this turn: enough of its ordered rowers are still aboard, and no figure is under its hull. */
export function isRowed(table: Table, state: State, vessel: VesselIndex): boolean {
  const { figureOf } = table;
  const { rowings, figures } = state;
  const rowing = rowings[vessel] ?? null;
  if (rowing === null) return false;
  let rowers = 0;
  for (const id of rowing.rowers) {
    const figure = entryNamed(figures, figureOf, id);
    if (figure?.status === 'on' && figure.vessel === vessel) rowers++;
  }
  return rowers >= fewestRowers && !isHemmedIn(table, state, vessel);
}

/** Whether the hull lies over a figure that is not aboard, because it was driven over the side or swims beneath. */
function isHemmedIn(table: Table, state: State, vessel: VesselIndex): boolean {
  const hull = boatBase(table, state, vessel);
  return state.figures.some(
    (figure, figureIndex) =>
      figure.status === 'on' &&
      figure.vessel !== vessel &&
      floorOf(table.field, figure.room) === 0 &&
      overlaps(hull, baseAt(state, figureIndex)),
  );
}

export function boatAllowance(table: Table): Tenths {
  return assessMove(table, boatMove()).allowance * tenthsPerCm;
}

/** A figure or thing on a deck. */
interface Carried extends Point {
  readonly berth?: Berth;
}

/** The position of a figure aboard once the hull has moved. */
export function carriedAlong(before: Base, after: Base, carried: Carried): Point {
  const { x, y } = carried;
  if (before.heading === after.heading) return { x: x + after.x - before.x, y: y + after.y - before.y };
  return placeOn(after, berthOn(before, carried));
}

/** The berth of a figure aboard. It is kept until the figure leaves it, so that rounding errors never add up. */
export function berthOn(hull: Base, { x, y, berth }: Carried): Berth {
  if (berth !== undefined) {
    const there = placeOn(hull, berth);
    if (there.x === x && there.y === y) return berth;
  }
  return { x: x - hull.x, y: y - hull.y, heading: hull.heading };
}

/** Steps to the nearest points, for a figure that rounding would put over the side. */
const inboard = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** The position of a berth on the table. */
function placeOn(hull: Base, berth: Berth): Point {
  const turn = asHeading(hull.heading - berth.heading);
  const cosine = cosineOf(turn);
  const sine = sineOf(turn);
  const x = hull.x + Math.round((berth.x * cosine - berth.y * sine) / sineScale);
  const y = hull.y + Math.round((berth.x * sine + berth.y * cosine) / sineScale);
  const [right, up] = inboard.find(([dx, dy]) => isPointInBase(hull, x + dx, y + dy)) ?? inboard[0];
  return { x: x + right, y: y + up };
}

export function lyingOn({ things }: State, deck: Base): ThingIndex[] {
  const lying: ThingIndex[] = [];
  things.forEach(({ carriers, gone, x, y }, thing) => {
    if (carriers.length === 0 && !gone && isPointInBase(deck, x, y)) lying.push(thing);
  });
  return lying;
}
