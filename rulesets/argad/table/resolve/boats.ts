/** Boats under oars (`water.boat`): who rows, how far, and where those aboard come to be. */
import {
  type Base,
  fromLocal,
  isPointInBase,
  type MovableBase,
  overlaps,
  type Point,
  placeBase,
  type Tenths,
  toLocal,
} from '@grognard/geometry';
import { fewestRowers } from '../../data/distances.ts';
import { baseAt } from '../bases.ts';
import { floorOf } from '../field/rooms.ts';
import type { State, Table } from '../model.ts';
import { assessMove, boatMove, tenthsPerCm } from '../move-facts.ts';

/** The hull of a vessel where it is now. */
export function boatBase({ vessels }: Table, state: State, vessel: number): MovableBase {
  return placeBase(vessels[vessel]!.footprint, state.vessels[vessel]!);
}

/** Whether a boat moves this turn: enough of those told to row are still aboard, and nobody is under its sides. */
export function isRowed(table: Table, state: State, vessel: number): boolean {
  const { manOf } = table;
  const { rowings, figures } = state;
  const rowing = rowings[vessel] ?? null;
  if (rowing === null) return false;
  let rowers = 0;
  for (const id of rowing.rowers) {
    const figure = figures[manOf.get(id) ?? -1];
    if (figure?.status === 'on' && figure.vessel === vessel) rowers++;
  }
  return rowers >= fewestRowers && !isHemmedIn(table, state, vessel);
}

/** Whether the hull lies over somebody who is not aboard: he was driven over the side, or swims beneath it. */
function isHemmedIn(table: Table, state: State, vessel: number): boolean {
  const hull = boatBase(table, state, vessel);
  return state.figures.some(
    (figure, man) =>
      figure.status === 'on' &&
      figure.vessel !== vessel &&
      floorOf(table.field, figure.room) === 0 &&
      overlaps(hull, baseAt(state, man)),
  );
}

/** How far a boat goes in a turn. */
export function boatAllowance(table: Table): Tenths {
  return assessMove(table, boatMove()).allowance * tenthsPerCm;
}

/** Where somebody aboard is once the hull has moved. */
export function carriedAlong(before: Base, after: Base, { x, y }: Point): Point {
  if (before.heading === after.heading) return { x: x + after.x - before.x, y: y + after.y - before.y };
  return fromLocal(after, toLocal(before, x, y));
}

/** The things that lie on a deck. */
export function lyingOn({ things }: State, deck: Base): number[] {
  const lying: number[] = [];
  things.forEach(({ carriers, gone, x, y }, thing) => {
    if (carriers.length === 0 && !gone && isPointInBase(deck, x, y)) lying.push(thing);
  });
  return lying;
}
