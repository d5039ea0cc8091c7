/** Invariants of figures' positions. For tests only. */

import { isPointInBase, locate, overlaps, placeBase } from '@grognard/geometry';
import { entryAt, none, numberAt } from '@grognard/lists';
import { mostInBoat } from '../../data/distances.ts';
import { baseAt, footprintOfFigure } from '../bodies/bases.ts';
import { groundsUnder } from '../field/ground.ts';
import { edgeCrossed } from '../field/hiding.ts';
import { floorOf, isAcrossWall } from '../field/rooms.ts';
import type { FigureIndex, VesselIndex } from '../state/indices.ts';
import type { State } from '../state/model.ts';
import { type Invariant, inPlay, nameOf, type Transition } from './step.ts';

/** Places of a body's figures are rounded, so bases may overlap by this much. */
const rounding = 2;

function slimBase(state: State, index: FigureIndex) {
  const { x, y, heading, mounted, body } = entryAt(state.figures, index);
  const footprint = footprintOfFigure({ ...entryAt(state.figures, index), body: mounted ? body : -1 });
  const slim =
    footprint.shape === 'round'
      ? { ...footprint, radius: footprint.radius - rounding }
      : { ...footprint, width: footprint.width - 2 * rounding, depth: footprint.depth - 2 * rounding };
  return placeBase(slim, { x, y, heading });
}

const overlap: Invariant = ({ table, after }, say) => {
  const figures = inPlay(after);
  const bases = figures.map((figure) => slimBase(after, figure));
  const floors = figures.map((figure) => floorOf(table.field, entryAt(after.figures, figure).room));
  figures.forEach((figure, n) => {
    for (let m = n + 1; m < figures.length; m++)
      if (floors[n] === floors[m] && overlaps(entryAt(bases, n), entryAt(bases, m)))
        say(`${nameOf(table, figure)} and ${nameOf(table, numberAt(figures, m))} stand in one place`);
  });
};

const offTable: Invariant = ({ table, after }, say) => {
  for (const figure of inPlay(after))
    if (edgeCrossed(table.field, entryAt(after.figures, figure)) !== null)
      say(`${nameOf(table, figure)} is off the table`);
};

const wholePlaces: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ x, y, heading }, figure) => {
    const isHeading = Number.isInteger(heading) && heading >= 0 && heading < 3600;
    if (!Number.isInteger(x) || !Number.isInteger(y) || !isHeading)
      say(`${nameOf(table, figure)} stands between whole places`);
  });
};

const acrossWall: Invariant = ({ table, after }, say) => {
  for (const figure of inPlay(after))
    if (isAcrossWall(table.field, baseAt(after, figure), entryAt(after.figures, figure).room))
      say(`${nameOf(table, figure)} stands across a wall`);
};

const rooms: Invariant = ({ table, after }, say) => {
  for (const figure of inPlay(after)) {
    const { room, x, y, mounted, vessel } = entryAt(after.figures, figure);
    const inside = table.field.rooms[room];
    if (inside !== undefined && locate(inside.polygon, x, y) === 'outside')
      say(`${nameOf(table, figure)} is not in room ${inside.id}`);
    if (room !== none && (mounted || vessel !== none))
      say(`${nameOf(table, figure)} rides or sails in a room`);
    const hidden = table.field.rooms.find(
      ({ floor, polygon }) => room === none && floor === 0 && locate(polygon, x, y) === 'inside',
    );
    if (hidden !== undefined) say(`${nameOf(table, figure)} is in ${hidden.id} and said to be outside`);
  }
};

function deckOf({ table, after }: Transition, vessel: VesselIndex) {
  return placeBase(entryAt(table.vessels, vessel).footprint, entryAt(after.vessels, vessel));
}

const aboard: Invariant = (step, say) => {
  const { table, after } = step;
  const crews = table.vessels.map(() => 0);
  for (const figure of inPlay(after)) {
    const { vessel, x, y } = entryAt(after.figures, figure);
    if (vessel === none) continue;
    crews[vessel]!++;
    const deck = deckOf(step, vessel);
    if (!isPointInBase(deck, x, y))
      say(`${nameOf(table, figure)} is not on the deck of ${entryAt(table.vessels, vessel).id}`);
  }
  table.vessels.forEach(({ id, kind }, vessel) => {
    if (kind === 'rowing-boat' && numberAt(crews, vessel) > mostInBoat) say(`${id} carries ${crews[vessel]}`);
  });
};

const swimmers: Invariant = ({ table, after }, say) => {
  for (const figure of inPlay(after)) {
    const { swimming, room, vessel, mounted, carries, loaded } = entryAt(after.figures, figure);
    if (!swimming) continue;
    const { swims, armour } = entryAt(table.roster, figure);
    const grounds = groundsUnder(table.field, baseAt(after, figure), room);
    if (!grounds.includes('deep-water')) say(`${nameOf(table, figure)} swims on land`);
    if (swims === 'none' || armour > 0 || mounted || carries !== none)
      say(`${nameOf(table, figure)} swims and cannot`);
    if (vessel !== none || room !== none) say(`${nameOf(table, figure)} swims aboard or indoors`);
    if (loaded !== 0) say(`${nameOf(table, figure)} keeps his powder dry in the water`);
  }
};

const drowning: Invariant = ({ table, after }, say) => {
  const deep = table.field.areas.filter(({ kind }) => kind === 'deep-water');
  for (const figure of inPlay(after)) {
    const { swimming, vessel, room, x, y } = entryAt(after.figures, figure);
    if (swimming || vessel !== none || room !== none) continue;
    const isIn = deep.some(
      ({ polygon, bridges }) =>
        locate(polygon, x, y) === 'inside' && bridges.every((bridge) => locate(bridge, x, y) === 'outside'),
    );
    if (isIn) say(`${nameOf(table, figure)} stands in deep water`);
  }
};

export const placeInvariants: Readonly<Record<string, Invariant>> = {
  overlap,
  'off the table': offTable,
  'whole places': wholePlaces,
  'across a wall': acrossWall,
  rooms,
  aboard,
  swimmers,
  drowning,
};
