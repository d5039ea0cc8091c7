/** Invariants of forced moves: their length, and where they end. For tests only. */

import { baseDistance, type Pose, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt, listBy } from '@grognard/lists';
import { reactionDice, routDice } from '../../data/moves.ts';
import { tenthsOf } from '../../scenarios/measure.ts';
import { halfMoveOf, rateOf } from '../actions/move/index.ts';
import { bodyNow } from '../bodies/index.ts';
import type { GiorgiEventOf } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { nameOf, type Watch } from './step.ts';

const faces = 6;
/** Each pose of a path is rounded. In tenths of a millimetre. */
const rounding = 3;

function lengthOf(way: readonly Pose[]): Tenths {
  return way
    .slice(1)
    .reduce((sum, { x, y }, n) => sum + pointDistance(entryAt(way, n).x, entryAt(way, n).y, x, y), 0);
}

function straightOf(way: readonly Pose[]): Tenths {
  const from = way[0];
  const to = way.at(-1);
  return from === undefined || to === undefined ? 0 : pointDistance(from.x, from.y, to.x, to.y);
}

/** The longest forced move of a unit, or null if no limit is known. A rout continues to clear ground, so it has none. */
function mostOf(table: Table, now: State, { unit, how }: GiorgiEventOf<'moved'>): Tenths | null {
  const info = entryAt(table.units, unit);
  const { formation } = entryAt(now.units, unit).stands;
  switch (how) {
    case 'R1':
      return halfMoveOf(table, info, formation);
    case 'AV':
      return halfMoveOf(table, info, formation);
    case 'flee':
    case 'fire-and-flee':
    case 'fall-back':
      return tenthsOf(faces * reactionDice[info.arm]);
    // A wheel before it is free, and so is coming flush at the end, with a slide of up to its own front.
    case 'counter-attack':
    case 'support':
      return tenthsOf(faces * reactionDice[info.arm]) + 4 * bodyNow(table, now, unit).reach;
    case 'R2':
    case 'BT':
    case 'pushed':
    case 'order':
    case 'attack':
    case 'fire':
    case 'form':
    case 'stand':
      return null;
  }
}

/** 21: a forced move is at most as long as its numbers and dice allow. A rout is at least that long, unless the unit is lost. */
const lengths: Watch =
  ({ table, events }) =>
  (event, now) => {
    if (event.kind !== 'moved') return null;
    const name = nameOf(table, event.unit);
    const length = lengthOf(event.way);
    const most = mostOf(table, now, event);
    const gone = event.how === 'counter-attack' || event.how === 'support' ? straightOf(event.way) : length;
    if (most !== null && gone > most + rounding * event.way.length)
      return `${name} goes ${gone} by ${event.how}, at most ${most}`;
    if (event.how !== 'R2') return null;
    const info = entryAt(table.units, event.unit);
    const rate = rateOf(table, info, info.arm === 'artillery' ? 'gunners' : event.stands.formation);
    const longest = rate + tenthsOf(faces * routDice[info.arm]);
    const isLost = events.some(
      (later) => (later.kind === 'destroyed' || later.kind === 'wentOff') && later.unit === event.unit,
    );
    return isLost || length <= 2 * longest + tenthsOf(60) ? null : `${name} runs ${length}`;
  };

/** 22: a retreating unit keeps its facing. A routing unit ends farther from every enemy in contact, or is lost. */
const directions: Watch =
  ({ table, events }) =>
  (event, now) => {
    if (event.kind !== 'moved') return null;
    const name = nameOf(table, event.unit);
    const was = entryAt(now.units, event.unit);
    if (event.how === 'R1' && event.stands.heading !== was.stands.heading)
      return `${name} turns while it goes back`;
    if (event.how !== 'R2') return null;
    const isLost = events.some(
      (later) => (later.kind === 'destroyed' || later.kind === 'wentOff') && later.unit === event.unit,
    );
    const causes = now.clashes
      .filter(({ by, on }) => by === event.unit || on === event.unit)
      .map(({ by, on }) => (by === event.unit ? on : by));
    const then: State = {
      ...now,
      units: listBy(now.units.with(event.unit, { ...was, stands: event.stands })),
    };
    const isNearer = causes.some(
      (enemy) =>
        baseDistance(bodyNow(table, then, event.unit), bodyNow(table, then, enemy)) <
        baseDistance(bodyNow(table, now, event.unit), bodyNow(table, now, enemy)),
    );
    return isNearer && !isLost ? `${name} runs into the enemy that broke it` : null;
  };

/** 23: a unit stopped by a control zone on its retreat routs from there. */
const zones: Watch =
  ({ table, events }) =>
  (event) => {
    if (event.kind !== 'rungSet' || event.by !== 'melee.retreat-zone') return null;
    if (event.rung !== 3) return `${nameOf(table, event.unit)} is stopped by a zone and does not run`;
    const after = events.slice(events.indexOf(event));
    const runs = after.some(
      (later) =>
        'unit' in later &&
        later.unit === event.unit &&
        ((later.kind === 'moved' && later.how === 'R2') ||
          later.kind === 'destroyed' ||
          later.kind === 'wentOff'),
    );
    return runs ? null : `${nameOf(table, event.unit)} breaks at a zone and stays`;
  };

export const forcedWatches: Readonly<Record<string, Watch>> = {
  '21 lengths': lengths,
  '22 directions': directions,
  '23 zones': zones,
};
