/** Where figures may be. For tests only. */
import { isPointInBase, locate, overlaps, placeBase } from '@grognard/geometry';
import { mostInBoat } from '../../data/distances.ts';
import { baseAt, footprintOfFigure } from '../bases.ts';
import { groundsUnder } from '../field/ground.ts';
import { edgeCrossed } from '../field/hiding.ts';
import { floorOf, isAcrossWall } from '../field/rooms.ts';
import type { State } from '../model.ts';
import { type Invariant, inPlay, nameOf, type Step } from './step.ts';

/** Men of a body stand in rounded places: bases may share this much. */
const rounding = 2;

function slimBase(state: State, index: number) {
  const { x, y, heading, mounted, body } = state.figures[index]!;
  const footprint = footprintOfFigure({ ...state.figures[index]!, body: mounted ? body : -1 });
  const slim =
    footprint.shape === 'round'
      ? { ...footprint, radius: footprint.radius - rounding }
      : { ...footprint, width: footprint.width - 2 * rounding, depth: footprint.depth - 2 * rounding };
  return placeBase(slim, { x, y, heading });
}

const overlap: Invariant = ({ table, after }, say) => {
  const men = inPlay(after);
  const bases = men.map((man) => slimBase(after, man));
  const floors = men.map((man) => floorOf(table.field, after.figures[man]!.room));
  men.forEach((man, n) => {
    for (let m = n + 1; m < men.length; m++)
      if (floors[n] === floors[m] && overlaps(bases[n]!, bases[m]!))
        say(`${nameOf(table, man)} and ${nameOf(table, men[m]!)} stand in one place`);
  });
};

const offTable: Invariant = ({ table, after }, say) => {
  for (const man of inPlay(after))
    if (edgeCrossed(table.field, after.figures[man]!) !== null) say(`${nameOf(table, man)} is off the table`);
};

const wholePlaces: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ x, y, heading }, man) => {
    const isHeading = Number.isInteger(heading) && heading >= 0 && heading < 3600;
    if (!Number.isInteger(x) || !Number.isInteger(y) || !isHeading)
      say(`${nameOf(table, man)} stands between whole places`);
  });
};

const acrossWall: Invariant = ({ table, after }, say) => {
  for (const man of inPlay(after))
    if (isAcrossWall(table.field, baseAt(after, man), after.figures[man]!.room))
      say(`${nameOf(table, man)} stands across a wall`);
};

const rooms: Invariant = ({ table, after }, say) => {
  for (const man of inPlay(after)) {
    const { room, x, y, mounted, vessel } = after.figures[man]!;
    const inside = table.field.rooms[room];
    if (inside !== undefined && locate(inside.polygon, x, y) === 'outside')
      say(`${nameOf(table, man)} is not in room ${inside.id}`);
    if (room >= 0 && (mounted || vessel >= 0)) say(`${nameOf(table, man)} rides or sails in a room`);
    const hidden = table.field.rooms.find(
      ({ floor, polygon }) => room < 0 && floor === 0 && locate(polygon, x, y) === 'inside',
    );
    if (hidden !== undefined) say(`${nameOf(table, man)} is in ${hidden.id} and said to be outside`);
  }
};

function deckOf({ table, after }: Step, vessel: number) {
  return placeBase(table.vessels[vessel]!.footprint, after.vessels[vessel]!);
}

const aboard: Invariant = (step, say) => {
  const { table, after } = step;
  const crews = table.vessels.map(() => 0);
  for (const man of inPlay(after)) {
    const { vessel, x, y } = after.figures[man]!;
    if (vessel < 0) continue;
    crews[vessel]!++;
    const deck = deckOf(step, vessel);
    if (!isPointInBase(deck, x, y))
      say(`${nameOf(table, man)} is not on the deck of ${table.vessels[vessel]!.id}`);
  }
  table.vessels.forEach(({ id, kind }, vessel) => {
    if (kind === 'rowing-boat' && crews[vessel]! > mostInBoat) say(`${id} carries ${crews[vessel]}`);
  });
};

const swimmers: Invariant = ({ table, after }, say) => {
  for (const man of inPlay(after)) {
    const { swimming, room, vessel, mounted, carries, loaded } = after.figures[man]!;
    if (!swimming) continue;
    const { swims, armour } = table.men[man]!;
    const grounds = groundsUnder(table.field, baseAt(after, man), room);
    if (!grounds.includes('deep-water')) say(`${nameOf(table, man)} swims on land`);
    if (swims === 'none' || armour > 0 || mounted || carries >= 0)
      say(`${nameOf(table, man)} swims and cannot`);
    if (vessel >= 0 || room >= 0) say(`${nameOf(table, man)} swims aboard or indoors`);
    if (loaded !== 0) say(`${nameOf(table, man)} keeps his powder dry in the water`);
  }
};

const drowning: Invariant = ({ table, after }, say) => {
  const deep = table.field.areas.filter(({ kind }) => kind === 'deep-water');
  for (const man of inPlay(after)) {
    const { swimming, vessel, room, x, y } = after.figures[man]!;
    if (swimming || vessel >= 0 || room >= 0) continue;
    const isIn = deep.some(
      ({ polygon, bridges }) =>
        locate(polygon, x, y) === 'inside' && bridges.every((bridge) => locate(bridge, x, y) === 'outside'),
    );
    if (isIn) say(`${nameOf(table, man)} stands in deep water`);
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
