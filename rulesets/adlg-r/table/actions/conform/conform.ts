/** conform: carries out what `plotConform` has found. */
import type { Pose } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { MoveCause } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { FrontContact, State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { isAllRound, multipleAttack, worksBefore } from '../melee/index.ts';
import { spreadBehind } from './column.ts';
import { keepContacts, meet, newContactsOf } from './contacts.ts';
import { type Conforming, type ConformPlot, plotConform } from './plot-conform.ts';

/** War wagons, squares, defenders of works and guns stay as they stand (`conform.never`). */
export function conforms(table: Table, state: State, unit: UnitIndex): boolean {
  const { category } = entryAt(table.units, unit).row;
  if (category === 'Art' || isAllRound(table, state, unit) || entryAt(state.units, unit).square) return false;
  return worksBefore(table, state, unit).length === 0;
}

/**
 * A unit that touches an enemy conforms to it. `by` says how the contact came about; further enemies whom it then touches are in
 * contact in the same way. Nobody conforms to a routed enemy (`conform.routed`).
 */
export function conform(
  turn: Turn,
  conforming: Conforming,
  by: Pick<FrontContact, 'how' | 'uncontrolled' | 'first'>,
): ConformPlot | null {
  const { table, state } = turn;
  const { unit, enemy } = conforming;
  if (!conforms(table, state, unit)) {
    settleContacts(turn, unit, by.how);
    return null;
  }
  if (enemy !== 'camp' && entryAt(state.units, enemy).status !== 'on') return null;
  const plot = plotConform(table, state, conforming);
  moveAll(turn, plot.column, 'shifted');
  moveAll(turn, plot.friends, 'shifted');
  moveAll(turn, [{ unit, pose: plot.pose }, ...plot.mates], 'conform');
  if (enemy !== 'camp' && plot.complete)
    moveAll(turn, spreadBehind(table, state, unit, enemy, plot.edge), 'shifted');
  meet(turn, newContactsOf(table, state, unit, by));
  settleContacts(turn, unit, by.how);
  return plot;
}

/**
 * Contacts follow the bases. A flank or rear that is completed is a multiple attack on who fights already, and so is whoever comes
 * up to one who is struck aside already (`melee.multiple-when`, `melee.multiple-same`).
 */
function settleContacts(turn: Turn, unit: UnitIndex, how: FrontContact['how']): void {
  const { state } = turn;
  const before = new Map(state.contacts.map((contact) => [contact.since, contact]));
  keepContacts(turn);
  const changed = state.contacts.filter(
    (contact) => contact.complete && before.get(contact.since)?.complete !== true,
  );
  const partners =
    how === 'conform' ? [] : state.contacts.filter((contact) => contact.by === unit || contact.on === unit);
  for (const struck of new Set([...changed, ...partners].flatMap((contact) => [contact.on, contact.by])))
    multipleAttack(turn, struck);
}

/** Turns to an enemy whose front lies on its flank or rear (`conform.face`, `pursuit.touched`). */
export function face(turn: Turn, unit: UnitIndex, enemy: UnitIndex): void {
  conform(turn, { unit, enemy, edge: 'front' }, { how: 'conform', uncontrolled: false, first: false });
}

function moveAll(
  { state, resolution }: Turn,
  units: readonly { readonly unit: UnitIndex; readonly pose: Pose }[],
  cause: MoveCause,
): void {
  const ways = units
    .map(({ unit, pose }) => ({ unit, way: [entryAt(state.units, unit).pose, pose] as const }))
    .filter(({ way: [from, to] }) => from.x !== to.x || from.y !== to.y || from.heading !== to.heading);
  if (ways.length > 0) resolution.emit({ kind: 'moved', cause, ways, used: 0, slid: false });
}
