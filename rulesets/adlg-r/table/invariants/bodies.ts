/** Invariants of bases and contacts: 1, 7 and 8. For tests only. */
import {
  angleBetween,
  type Base,
  baseDistance,
  cornerOf,
  cornersOf,
  edgeAlong,
  edgeOf,
  halfTurn,
  overlaps,
  pointDistance,
  sharedEdge,
} from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { angleEps, baseOf, campBases, shrunk } from '../bodies/index.ts';
import { groundUnder } from '../field/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { FrontContact, State, Table } from '../state/model.ts';
import { isEnemy } from '../state/sides.ts';
import { type Invariant, nameOf, type Watch } from './step.ts';

/** Units that are bodies on the table. */
function bodiesIn(table: Table, state: State): { readonly unit: UnitIndex; readonly base: Base }[] {
  return indicesOf(table.units)
    .filter((unit) => ['on', 'routed'].includes(entryAt(state.units, unit).status))
    .map((unit) => ({ unit, base: baseOf(table, state, unit) }));
}

/** Chargers who wait for an answer. A friend through whom they may go is no obstacle on the way (`interpenetration.when`). */
function chargersOnTheWay({ agenda }: State): ReadonlySet<UnitIndex> {
  return new Set(
    agenda.flatMap((item) =>
      item.do === 'answer' || item.do === 'follow' || item.do === 'charge' ? item.charge.units : [],
    ),
  );
}

/** 1: bases stand apart, on the table, and none on impassable ground but on a road over it. */
const apart: Invariant = ({ table, before, after }, say) => {
  const { field, sizes } = table;
  const bodies = bodiesIn(table, after);
  const onTheWay = chargersOnTheWay(after);
  const mayPass = (one: UnitIndex, other: UnitIndex) =>
    (onTheWay.has(one) || onTheWay.has(other)) && !isEnemy(table, one, other);
  const isNew = (unit: UnitIndex) => entryAt(before.units, unit).pose !== entryAt(after.units, unit).pose;
  bodies.forEach(({ unit, base }, n) => {
    const core = shrunk(base, 2 * sizes.eps);
    for (const other of bodies.slice(n + 1))
      if (!mayPass(unit, other.unit) && overlaps(core, shrunk(other.base, 2 * sizes.eps)))
        say(`${nameOf(table, unit)} stands on ${nameOf(table, other.unit)}`);
    if (campBases(table, after).some((camp) => overlaps(core, camp)))
      say(`${nameOf(table, unit)} stands on a camp`);
    const isOff = ({ x, y }: { readonly x: number; readonly y: number }) =>
      x < -sizes.eps || y < -sizes.eps || x > field.width + sizes.eps || y > field.depth + sizes.eps;
    if (cornersOf(base).some(isOff)) say(`${nameOf(table, unit)} stands over the edge`);
    if (isNew(unit) && field.roads.length === 0 && groundUnder(field, core) === 'impassable')
      say(`${nameOf(table, unit)} stands on impassable ground`);
  });
};

/** 7: contacts join enemies that touch with the front of the one on the edge named; complete ones have conformed. */
const contacts: Invariant = ({ table, after }, say) => {
  for (const contact of after.contacts) {
    const { by, on, edge, complete } = contact;
    const names = `${nameOf(table, by)} on ${nameOf(table, on)}`;
    if ([by, on].some((unit) => entryAt(after.units, unit).status !== 'on')) {
      if (
        [by, on].some(
          (unit) =>
            entryAt(after.units, unit).status !== 'routed' && entryAt(after.units, unit).status !== 'on',
        )
      )
        say(`${names}: one of them is gone`);
      continue;
    }
    const [own, other] = [baseOf(table, after, by), baseOf(table, after, on)];
    if (entryAt(table.units, by).side === entryAt(table.units, on).side) say(`${names}: friends`);
    if (baseDistance(own, other) >= table.sizes.eps) say(`${names}: they do not touch`);
    else if (sharedEdge(own, other) <= table.sizes.eps) say(`${names}: a corner alone`);
    else if (edgeAlong(own, other) !== 'front') say(`${names}: not with its front`);
    else if (edgeAlong(other, own) !== edge) say(`${names}: on ${edgeAlong(other, own)}, not ${edge}`);
    else if (complete !== hasConformed(table, after, contact)) say(`${names}: complete is ${complete}`);
  }
};

/** `conform.poses`, by corners alone. */
function hasConformed(table: Table, state: State, { by, on, edge }: FrontContact): boolean {
  const [own, other] = [baseOf(table, state, by), baseOf(table, state, on)];
  const [left, right] = edgeOf(other, edge);
  const facing = { front: halfTurn, left: -900, right: 900, rear: 0 }[edge];
  const heading = (((other.heading + facing) % 3600) + 3600) % 3600;
  if (angleBetween(own.heading, heading) >= angleEps) return false;
  const near = 2 * table.sizes.eps;
  const meets = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    pointDistance(a.x, a.y, b.x, b.y) < near;
  const isCorner = meets(cornerOf(own, 'front-left'), right) || meets(cornerOf(own, 'front-right'), left);
  if (isCorner || edge === 'left' || edge === 'right') {
    const { category } = entryAt(table.units, on).row;
    const isRound = category === 'WWg' || (entryAt(state.units, on).square && table.rules.melee.squareEdges);
    if (isCorner || !isRound) return isCorner;
  }
  if (table.options['conform.widths'] !== 'centre') return false;
  const [a, b] = [cornerOf(own, 'front-left'), cornerOf(own, 'front-right')];
  return meets(
    { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 },
  );
}

/** 8: new contact comes by a charge, a move to support, a pursuit or conforming, and each only once. */
const met: Watch = ({ table, events }) => {
  const moved = new Set(events.flatMap((event) => (event.kind === 'moved' ? [event.cause] : [])));
  return (event, now) => {
    if (event.kind !== 'met') return null;
    for (const { by, on, how, first } of event.contacts) {
      const names = `${nameOf(table, by)} on ${nameOf(table, on)}`;
      if (now.contacts.some((one) => one.by === by && one.on === on)) return `${names} is met twice`;
      if (first && how !== 'charge') return `${names}: a first phase without a charge`;
      if (
        how === 'charge' &&
        !moved.has('charge') &&
        !entryAt(now.units, by).doings.charged &&
        !entryAt(now.units, on).doings.charged
      )
        return `${names}: a charge without one`;
      if (how === 'pursuit' && now.step !== 'pursuit') return `${names}: a pursuit in ${now.step}`;
    }
    return null;
  };
};

export const bodyInvariants = { '1 bases apart': apart, '7 contacts': contacts };
export const bodyWatches = { '8 new contacts': met };
