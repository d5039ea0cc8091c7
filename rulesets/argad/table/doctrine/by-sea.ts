/** Carrying things away over water: back to a boat that two figures have kept, aboard, and off the edge. */

import { isWithin, overlaps, type Point, placeBase } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { contactGap, footBase } from '../../scenarios/measure.ts';
import type { ScenarioAim } from '../../scenarios/shape.ts';
import { checkCommand } from '../actions/command.ts';
import { orderFor } from '../actions/plain-orders.ts';
import { boatBase } from '../bodies/boats.ts';
import { isWaterAt } from '../field/water.ts';
import { indexNamed } from '../state/find-named.ts';
import type { FigureIndex, SideIndex, ThingIndex, VesselIndex } from '../state/indices.ts';
import type { Figure, State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { berthsOf, sternBerths } from './crew.ts';
import { beyondEdge, openAims } from './goals.ts';
import { apart } from './look-round.ts';
import { around, isLand } from './shore.ts';

/** Spacing of the points checked along an edge, and their distance inside it, in tenths of a millimetre. */
const every = 800;
const inside = 50;

/** Whether the edge over which something is to be carried off is all water. */
export function isBySea({ field, vessels }: Table, { kind, edge }: ScenarioAim): boolean {
  if (kind !== 'carry-off' || edge === null || vessels.length === 0) return false;
  const isUpright = edge === 'east' || edge === 'west';
  const length = isUpright ? field.depth : field.width;
  const across =
    edge === 'south' || edge === 'west' ? inside : (isUpright ? field.width : field.depth) - inside;
  for (let at = every; at < length; at += every)
    if (!isWaterAt(field, isUpright ? across : at, isUpright ? at : across)) return false;
  return true;
}

/** The open aims of a side that lead over water, with the thing of each. */
function seaAims(table: Table, state: State, side: SideIndex): { aim: ScenarioAim; thing: ThingIndex }[] {
  return openAims(table, state, side).flatMap((aim) => {
    const thing = indexNamed(table.thingOf, aim.object);
    return thing === null || entryAt(state.things, thing).gone || !isBySea(table, aim)
      ? []
      : [{ aim, thing }];
  });
}

/** The nearest boat held by friends, to bring a thing to, or null if there is none. */
export function boatFor(
  { vessels, roster }: Table,
  state: State,
  side: SideIndex,
  from: Point,
): VesselIndex | null {
  let best: VesselIndex | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { index, kind } of vessels) {
    const aboard = roster.filter((figure) => {
      const { status, vessel } = entryAt(state.figures, figure.index);
      return status === 'on' && vessel === index && figure.side === side && !figure.captive;
    });
    const far = apart(entryAt(state.vessels, index), from);
    if (kind !== 'rowing-boat' || aboard.length < 2 || far >= least) continue;
    least = far;
    best = index;
  }
  return best;
}

/** The boats in which two figures are to stay. */
export function boatsKept(table: Table, state: State, side: SideIndex): (VesselIndex | null)[] {
  return seaAims(table, state, side).map(({ thing }) =>
    boatFor(table, state, side, entryAt(state.things, thing)),
  );
}

/** A spot of dry ground beside a boat. */
export function besideBoat(table: Table, boat: Point): Point {
  return around(boat, [450, 650]).find((point) => isLand(table, point, 'dry')) ?? boat;
}

/** Orders figures that carry something over water to board. */
export function goAboard(
  table: Table,
  state: State,
  side: SideIndex,
  commands: ArgadCommand[],
): FigureIndex[] {
  const boarding: FigureIndex[] = [];
  for (const { thing } of seaAims(table, state, side))
    for (const figure of entryAt(state.things, thing).carriers) {
      const { vessel } = entryAt(state.figures, figure);
      if (entryAt(table.roster, figure).side !== side || vessel !== none) continue;
      const order = boardingOrder(table, state, entryAt(table.roster, figure));
      if (order === null) continue;
      commands.push(order);
      boarding.push(figure);
    }
  return boarding;
}

/** An order to go straight to the hull and board it this turn, or null if that is not possible yet. */
function boardingOrder(table: Table, state: State, { index, id, side }: Figure): ArgadCommand | null {
  const from = entryAt(state.figures, index);
  const vessel = boatFor(table, state, side, from);
  if (vessel === null) return null;
  const hull = boatBase(table, state, vessel);
  const far = Math.max(1, apart(from, hull));
  for (let by = 0; by < Math.min(far, 1000); by += 5) {
    const end = {
      x: Math.round(from.x + ((hull.x - from.x) * by) / far),
      y: Math.round(from.y + ((hull.y - from.y) * by) / far),
    };
    const base = placeBase(footBase, { ...end, heading: 0 });
    if (!isWithin(base, hull, contactGap) || overlaps(base, hull)) continue;
    const order = orderFor(id, { path: by === 0 ? [] : [end], board: entryAt(table.vessels, vessel).id });
    return checkCommand(table, state, side, order, 'verdict').allowed ? order : null;
  }
  return null;
}

/** Sends those who keep a boat to the stern, so that the carrier has the bows free. */
export function keepAft(
  table: Table,
  state: State,
  vessel: VesselIndex,
  keepers: readonly Figure[],
): ArgadCommand[] {
  const hull = boatBase(table, state, vessel);
  const free = sternBerths(hull);
  return keepers.flatMap(({ index, id, side }) => {
    const from = entryAt(state.figures, index);
    const berth = free.sort((a, b) => apart(a, from) - apart(b, from)).shift();
    if (berth === undefined || apart(berth, from) < 100) return [];
    const order = orderFor(id, { path: [berth] });
    return checkCommand(table, state, side, order, 'verdict').allowed ? [order] : [];
  });
}

/** Rows away with the thing aboard. Empty if this boat has nothing to carry off. */
export function rowAway(
  table: Table,
  state: State,
  side: SideIndex,
  vessel: VesselIndex,
  aboard: readonly Figure[],
): ArgadCommand[] {
  for (const { aim, thing } of seaAims(table, state, side)) {
    const carrier = aboard.find(({ index }) => entryAt(state.figures, index).carries === thing);
    if (carrier === undefined || aboard.length < 2) continue;
    const here = entryAt(state.vessels, vessel);
    const out = beyondEdge(table, here, aim.edge);
    const end = strokeTo(table, here, out);
    // The carrier must be in the bows to cross the edge, because the boat may not reach it a second time.
    if (!isOn(table, end)) {
      const forward = toTheBows(table, state, vessel, carrier, out);
      if (forward !== null) return [forward];
    }
    const rowers = aboard.filter((figure) => figure !== carrier).slice(0, 2);
    if (rowers.length < 2) rowers.push(carrier);
    const names = rowers.map(({ id }) => id);
    const row: ArgadCommand = {
      kind: 'row',
      vessel: entryAt(table.vessels, vessel).id,
      path: [end],
      rowers: names,
    };
    if (checkCommand(table, state, side, row, 'verdict').allowed) return [row];
  }
  return [];
}

function isOn({ field }: Pick<Table, 'field'>, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= field.width && y <= field.depth;
}

/** The farthest point that a boat can be rowed to in a turn towards a place, round the land. */
function strokeTo({ field }: Pick<Table, 'field'>, here: Point, out: Point): Point {
  const afloat = around(here, [990, 500]).filter(
    (end) => isWaterAt(field, end.x, end.y) || !isOn({ field }, end),
  );
  return afloat.reduce((best, end) => (apart(end, out) < apart(best, out) ? end : best), {
    x: here.x,
    y: here.y,
  });
}

/** An order to move to the bows, or null if the figure is there or cannot go. */
function toTheBows(
  table: Table,
  state: State,
  vessel: VesselIndex,
  { index, id, side }: Figure,
  out: Point,
): ArgadCommand | null {
  const from = entryAt(state.figures, index);
  const berths = berthsOf(boatBase(table, state, vessel)).sort((a, b) => apart(a, out) - apart(b, out));
  for (const berth of berths.filter((place) => apart(place, out) < apart(from, out) - 150)) {
    const isFree = state.figures.every(
      (other, figure) => figure === index || other.status !== 'on' || apart(other, berth) > 205,
    );
    const order = orderFor(id, { path: [berth] });
    if (isFree && checkCommand(table, state, side, order, 'verdict').allowed) return order;
  }
  return null;
}
