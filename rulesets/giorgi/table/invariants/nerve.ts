/** Invariants of morale: routing units do nothing, the ladder goes one way, every pair lost is tested. For tests only. */

import { baseDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { breakingCm } from '../../data/moves.ts';
import { tenthsOf } from '../../scenarios/measure.ts';
import { basesLeft, bodyNow, bodyOf } from '../bodies/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { type Invariant, inPlay, nameOf, type Watch } from './step.ts';

/** 15: a routing unit neither fires nor attacks nor reacts. */
const routers: Watch =
  ({ table }) =>
  (event, now) => {
    const runs = (unit: UnitIndex) => entryAt(now.units, unit).rung === 3;
    if (event.kind === 'fired' && runs(event.shot.unit))
      return `${nameOf(table, event.shot.unit)} runs and fires`;
    if (event.kind === 'declared' && runs(event.approach.unit))
      return `${nameOf(table, event.approach.unit)} runs and attacks`;
    if (event.kind === 'answered' && runs(event.answer.unit))
      return `${nameOf(table, event.answer.unit)} runs and answers`;
    return null;
  };

const upwards: readonly string[] = ['morale.rally', 'morale.reform', 'morale.ladder-kept'];

/** 16: a rung is climbed only by rallying or reforming, or by option at the end of the window. */
const ladder: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind !== 'rungSet') return null;
    const { rung } = entryAt(now.units, event.unit);
    if (event.rung >= rung || upwards.includes(event.by)) return null;
    return `${nameOf(table, event.unit)} went from ${rung} to ${event.rung} by ${event.by}`;
  };

/** 17: one test for each pair lost, unless the unit routs or is gone. Losses while in rout are never tested. */
const tests: Invariant = ({ table, before, events, after }, say) => {
  if (after.agenda.length > 0 || after.phase !== 'turn') return;
  const ran = new Set(
    events.flatMap((event) => (event.kind === 'rungSet' && event.rung === 3 ? [event.unit] : [])),
  );
  for (const unit of inPlay(after)) {
    const { lost, tested, rung } = entryAt(after.units, unit);
    const due = Math.floor(lost / 2);
    const stood = rung < 3 && entryAt(before.units, unit).rung < 3 && !ran.has(unit);
    const owed = Math.floor(entryAt(before.units, unit).lost / 2) - entryAt(before.units, unit).tested;
    if (stood && due - tested > Math.max(0, owed))
      say(`${nameOf(table, unit)} lost ${lost} and took ${tested} tests`);
    if (tested > due) say(`${nameOf(table, unit)} took ${tested} tests for ${lost} lost`);
  }
};

/** Distance of a routing unit from a friend where it broke, or where it ran to. */
function distanceTo(
  table: Table,
  state: State,
  { unit, at }: State['broke'][number],
  friend: UnitIndex,
): number {
  const now = entryAt(state.units, unit);
  const stands = table.options['morale.breaking-where'] === 'where-broken' ? at : now.stands;
  const body = bodyOf(table, unit, stands, Math.max(1, basesLeft(table, unit, now)));
  return baseDistance(body, bodyNow(table, state, friend));
}

/** 30: a unit that tests at the breaking point is near a rout of its own side, and its index is not higher. */
const breaking: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind !== 'tested' || event.what !== 'breaking') return null;
    const { side, nerve } = entryAt(table.units, event.unit);
    const isNear = now.broke.some(
      (broken) =>
        broken.unit !== event.unit &&
        entryAt(table.units, broken.unit).side === side &&
        entryAt(table.units, broken.unit).nerve >= nerve &&
        distanceTo(table, now, broken, event.unit) <= tenthsOf(breakingCm),
    );
    return isNear ? null : `${nameOf(table, event.unit)} tests at the breaking point of nobody near`;
  };

export const nerveInvariants: Readonly<Record<string, Invariant>> = { '17 tests': tests };
export const nerveWatches: Readonly<Record<string, Watch>> = {
  '15 routers': routers,
  '16 ladder': ladder,
  '30 breaking': breaking,
};
