/** The place where a figure that is driven back or steps up would end. */

import { type Base, isPointInBase, levelOf, meetsPolyline, type Point, placeBase } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { baseAt, footprintOfFigure } from '../../bodies/bases.ts';
import { fallAt, isOnTable } from '../../field/hiding.ts';
import type { Battlefield } from '../../field/model.ts';
import { floorOf, isAcrossWall, roomAt } from '../../field/rooms.ts';
import type { FigureIndex, VesselIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';

/** The fate at the place to which a figure is driven (`melee.recoil-fall`). Barred means it cannot go there. */
export type RecoilEnd = 'stands' | 'swims' | 'drowned' | 'fall' | 'overboard' | 'barred';

/** The fate of a figure at the end of a straight path. Figures are not driven off the table, nor through a door. */
export function landingAt(table: Table, state: State, figure: FigureIndex, at: Point): RecoilEnd {
  const { field } = table;
  const { room, vessel } = entryAt(state.figures, figure);
  const here = entryAt(state.figures, figure);
  const base = placeBase(footprintOfFigure({ ...here, body: -1 }), {
    x: at.x,
    y: at.y,
    heading: here.heading,
  });
  if (!isOnTable(field, base) || isAcrossWall(field, base, room)) return 'barred';
  if (roomAt(field, at.x, at.y, floorOf(field, room)) !== room) return 'barred';
  if (room !== none) return 'stands';
  if (isWalledOff(field, here, at)) return 'barred';
  const deck = vessel === none ? null : deckOf(table, state, vessel);
  switch (fallAt(field, here, base, deck)) {
    case 'drop':
      return 'fall';
    case 'deep-water':
      return canSwim(table, state, figure) ? 'swims' : 'drowned';
    case 'none':
      return deck === null || isPointInBase(deck, at.x, at.y) ? 'stands' : 'overboard';
  }
}

function deckOf({ vessels }: Table, state: State, vessel: VesselIndex): Base {
  return placeBase(entryAt(vessels, vessel).footprint, entryAt(state.vessels, vessel));
}

function isWalledOff({ barriers }: Battlefield, from: Point, to: Point): boolean {
  return barriers.some(
    ({ kind, floor, line }) =>
      kind !== 'drop' && floor === 0 && meetsPolyline(line, from.x, from.y, to.x, to.y),
  );
}

/** A figure in a breastplate or in the saddle cannot swim (`water.swim-laden`). A load is dropped. */
function canSwim({ roster }: Table, state: State, figure: FigureIndex): boolean {
  const { swims, armour } = entryAt(roster, figure);
  return swims !== 'none' && armour === 0 && !entryAt(state.figures, figure).mounted;
}

/** Whether a figure could step to a place unchanged: dry or in the water as before, on the same level. */
export function isSameGround(table: Table, state: State, figure: FigureIndex, base: Base): boolean {
  const { swimming } = entryAt(state.figures, figure);
  if (landingAt(table, state, figure, base) !== (swimming ? 'swims' : 'stands')) return false;
  return levelOf(table.field.raised, base) === levelOf(table.field.raised, baseAt(state, figure));
}
