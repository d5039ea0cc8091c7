/** Invariants of places: bodies are on the table, on passable ground, and apart. For tests only. */

import { type Base, baseDistance, cornersOf, isWithin, overlaps, placeBase } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { holds } from '../../rules/in-force.ts';
import { tenthsOf } from '../../scenarios/measure.ts';
import { isInWoods } from '../actions/move/index.ts';
import { basesOf, bodyNow, intrudes } from '../bodies/index.ts';
import { fieldOf, isInRiver, objectionsToStanding } from '../field/index.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { areClashing, type Invariant, inPlay, isClashing, nameOf, type Transition } from './step.ts';

/** Corners of turned bodies are rounded. In tenths of a millimetre. */
const rounding = 2;
/** Each of two touching bodies may be off by a little. In tenths of a millimetre. */
const slack = 3;

/** 1: no unit stands on another, except those that may pass each other while a prompt is open. */
const apart: Invariant = ({ table, after }, say) => {
  const units = inPlay(after).filter((unit) => entryAt(after.units, unit).stands.house === none);
  for (const [n, one] of units.entries())
    for (const other of units.slice(n + 1)) {
      const isLoose = [one, other].some((unit) => entryAt(after.units, unit).stands.formation === 'open');
      const areFriends = entryAt(table.units, one).side === entryAt(table.units, other).side;
      const mayPass = isLoose || table.options['move.through-friends'] === 'everybody';
      if (mayPass && areFriends && after.agenda.length > 0) continue;
      if (!isOn(bodyNow(table, after, one), bodyNow(table, after, other))) continue;
      // An enemy may stand between companies that it has met, or in the gap of a square, but on none of its bases.
      if (!areFriends && !basesMeet(table, after, one, other)) continue;
      say(`${nameOf(table, one)} stands on ${nameOf(table, other)}`);
    }
};

/** Whether a body overlaps another by more than the rounding of corners. The first is made slightly smaller. */
function isOn(body: Base, other: Base): boolean {
  const { footprint } = body;
  if (!intrudes(body, other) || footprint.shape === 'round') return false;
  const width = footprint.width * (footprint.files ?? 1) - 2 * slack;
  const depth = footprint.depth * (footprint.ranks ?? 1) - 2 * slack;
  return intrudes(placeBase({ shape: 'rectangle', width, depth }, body), other);
}

function basesMeet(table: Table, state: State, one: UnitIndex, other: UnitIndex): boolean {
  const theirs = basesOf(table, state, other);
  return basesOf(table, state, one).some((base) => theirs.some((their) => isOn(base, their)));
}

/** 2: every body lies on the table. */
const onTable: Invariant = ({ table, after }, say) => {
  const { width, depth } = table;
  for (const unit of inPlay(after)) {
    const isOff = cornersOf(bodyNow(table, after, unit)).some(
      ({ x, y }) => x < -rounding || y < -rounding || x > width + rounding || y > depth + rounding,
    );
    if (isOff) say(`${nameOf(table, unit)} hangs over the edge of the table`);
  }
};

/**
 * 3: no unit enters a river away from its crossings, or a house without holding it. A unit that moved by order stands on passable
 * ground. Losses on a bridge may leave bases beside it that were there before.
 */
const ground: Invariant = ({ table, before, events, after }, say) => {
  const field = fieldOf(table, after);
  for (const unit of lastOrdered(events)) {
    const { stands, status } = entryAt(after.units, unit);
    if (status !== 'on' || stands.house !== none) continue;
    for (const rule of objectionsToStanding(
      field,
      entryAt(table.units, unit),
      stands.formation,
      bodyNow(table, after, unit),
    ))
      say(`${nameOf(table, unit)} went where it may not stand: ${rule}`);
  }
  const hasStayed = (unit: UnitIndex) =>
    entryAt(before.units, unit).status === 'on' &&
    events.every((event) => event.kind !== 'moved' || event.unit !== unit) &&
    inBody(bodyNow(table, before, unit), bodyNow(table, after, unit));
  for (const unit of inPlay(after)) {
    const { stands } = entryAt(after.units, unit);
    if (stands.house !== none) continue;
    const body = bodyNow(table, after, unit);
    if (field.figures.river === 0 && isInRiver(field, stands.formation, body) && !hasStayed(unit))
      say(`${nameOf(table, unit)} stands in the river`);
    for (const house of field.houses)
      if (overlaps(house.base, body) && intrudes(house.base, body))
        say(`${nameOf(table, unit)} stands in ${house.name} and does not hold it`);
  }
};

/** 4: horse and guns are not inside woods. */
const woods: Invariant = ({ table, after }, say) => {
  if (!holds(table.rules, 'terrain.woods-forbidden')) return;
  const field = fieldOf(table, after);
  for (const unit of inPlay(after)) {
    const { stands } = entryAt(after.units, unit);
    if (entryAt(table.units, unit).arm === 'foot' || stands.formation === 'gunners') continue;
    if (isInWoods(field, stands)) say(`${nameOf(table, unit)} is inside a wood`);
  }
};

/** Whether a body is part of another, apart from rounding. */
function inBody(whole: Base, part: Base): boolean {
  return cornersOf(part).every(({ x, y }) =>
    isWithin(whole, placeBase({ shape: 'round', radius: 1 }, { x, y, heading: 0 }), slack),
  );
}

/** Units whose last move in these events was by order, without losses since. */
function lastOrdered(events: readonly GiorgiEvent[]): Set<UnitIndex> {
  const ordered = new Set<UnitIndex>();
  for (const event of events) {
    if (event.kind === 'moved' && event.how === 'order') ordered.add(event.unit);
    else if (event.kind === 'moved' || event.kind === 'lost') ordered.delete(event.unit);
  }
  return ordered;
}

/** 5: a unit ordered to move keeps the gap to enemies it does not fight, unless they were as close before or came close themselves. */
const gap: Invariant = (step: Transition, say) => {
  const { table, before, after, events } = step;
  const moved = new Set(events.flatMap((event) => (event.kind === 'moved' ? event.unit : [])));
  const least = tenthsOf(table.rules.table.enemyGapCm) - rounding;
  for (const unit of lastOrdered(events)) {
    if (entryAt(after.units, unit).status !== 'on' || isClashing(after, unit)) continue;
    for (const other of inPlay(after)) {
      if (
        entryAt(table.units, other).side === entryAt(table.units, unit).side ||
        areClashing(after, unit, other)
      )
        continue;
      if (moved.has(other)) continue;
      const now = baseDistance(bodyNow(table, after, unit), bodyNow(table, after, other));
      const was = baseDistance(bodyNow(table, before, unit), bodyNow(table, before, other));
      if (now < least && now < was)
        say(`${nameOf(table, unit)} is within the gap of ${nameOf(table, other)}`);
    }
  }
};

export const placeInvariants: Readonly<Record<string, Invariant>> = {
  '1 apart': apart,
  '2 on the table': onTable,
  '3 ground': ground,
  '4 woods': woods,
  '5 gap': gap,
};
