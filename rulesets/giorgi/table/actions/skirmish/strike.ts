/** Attacks on open order and routing units: companies struck lose soldiers without dice (chapter skirmish). */

import { type Base, isWithin, overlaps, type Tenths, zoneBefore } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import { skirmish } from '../../../rules/melee/skirmish.ts';
import { baseSizeOf, basesOf, bodyNow } from '../../bodies/index.ts';
import type { GiorgiEventOf } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { partWhoAreGone } from '../contact/index.ts';
import { breakAndRun, lose, testsDue } from '../losses/index.ts';

type AttackMode = Approach['manner'];

/** Distance at which bases touch, in tenths of a millimetre. */
const touch: Tenths = 20;

/** Companies that an attacker strikes: in passing all that it sweeps over, pressed home those before its front, one base deep. */
function companiesStruck(
  table: Table,
  state: State,
  by: UnitIndex,
  on: UnitIndex,
  sweeps: Tenths | null,
): readonly number[] {
  const { depth } = baseSizeOf(
    table.rules.table,
    entryAt(table.units, on),
    entryAt(state.units, on).stands.formation,
  );
  const reach = 2 * Math.ceil((sweeps ?? depth) / 2);
  const ground = zoneBefore(bodyNow(table, state, by), { edge: 'front', reach: Math.max(2, reach) });
  const struck: number[] = [];
  basesOf(table, state, on).forEach((base, n) => {
    if (overlaps(ground, base) || isTouched(base, bodyNow(table, state, by))) struck.push(n);
  });
  return struck.length > 0 ? struck : [0];
}

function isTouched(base: Base, body: Base): boolean {
  return isWithin(base, body, touch);
}

/** Soldiers of each company. All are full except the last. */
function soldiersOf(
  { units }: Table,
  state: State,
  on: UnitIndex,
  companies: number,
  struck: readonly number[],
): number[] {
  const { perBase } = entryAt(units, on);
  const { soldiers } = entryAt(state.units, on);
  return struck.map((n) =>
    Math.max(1, Math.min(perBase, n === companies - 1 ? soldiers - perBase * n : perBase)),
  );
}

interface SkirmishBlow {
  readonly by: UnitIndex;
  readonly on: UnitIndex;
  readonly manner: AttackMode;
  /** Distance by which the attacker moves on over them, or null if it stops. */
  readonly sweeps: Tenths | null;
  /** It is in rout, or was caught in flight. */
  readonly runs: boolean;
}

/** Strikes the companies met. The rest of the unit runs, holds, or is lost. */
function strike(turn: Turn, { by, on, manner, sweeps, runs }: SkirmishBlow): void {
  const { table, state, resolution } = turn;
  const companies = basesOf(table, state, on).length;
  const met = companiesStruck(table, state, by, on, sweeps);
  const lines: Line[] | null = resolution.reasons ? [] : null;
  const asked = skirmish.situation(table.rules, {
    manner,
    soldiers: soldiersOf(table, state, on, companies, met),
    state: runs ? 'routing' : 'open-order',
    place: 'open',
  });
  const { killed, left, result } = skirmish.assess(asked, lines).outcome;
  const event: GiorgiEventOf<'struck'> = {
    kind: 'struck',
    by,
    on,
    companies: met.length,
    killed,
    left,
    manner,
  };
  resolution.emit(lines === null ? event : { ...event, why: lines });
  lose(turn, on, killed, 'skirmish');
  if (entryAt(state.units, on).status !== 'on') return;
  partWhoAreGone(turn);
  if (runs) runOn(turn, on, by);
  else if (result === '-') testsDue(turn, on, [by]);
  else drive(turn, on, by, { left, isAll: met.length === companies });
}

/** A routing unit runs on. */
function runOn(turn: Turn, on: UnitIndex, by: UnitIndex): void {
  if (entryAt(turn.state.units, on).rung === 3)
    turn.agenda.push({ do: 'forced', unit: on, move: 'R2', from: [by] });
  else breakAndRun(turn, on, [by], 'skirmish.routing');
}

/** Companies that were not struck hold, and the rest of the others is lost. By option the whole unit routs (skirmish.rout-scope). */
function drive(
  turn: Turn,
  on: UnitIndex,
  by: UnitIndex,
  { left, isAll }: { left: number; isAll: boolean },
): void {
  if (isAll || turn.table.options['skirmish.rout-scope'] === 'unit') {
    breakAndRun(turn, on, [by], 'skirmish.pressed-home');
    return;
  }
  lose(turn, on, left, 'left-behind');
  if (entryAt(turn.state.units, on).status !== 'on') return;
  partWhoAreGone(turn);
  testsDue(turn, on, [by]);
}

/**
 * Strikes a unit in open order, in rout or caught in flight, in the attack mode of the approach. Returns whether the attacker stops
 * there.
 */
export function strikeOpenOrder(
  turn: Turn,
  approach: Approach,
  on: UnitIndex,
  as: 'met' | 'caught',
): 'stops' | 'goes-on' {
  const { table, state, resolution } = turn;
  const { unit: by, manner, left, run } = approach;
  const { rung, stands } = entryAt(state.units, on);
  const runs =
    as === 'caught' || rung === 3 || stands.formation !== 'open' || entryAt(table.units, on).arm !== 'foot';
  if (manner === 'pass-through') {
    strike(turn, { by, on, manner, sweeps: left, runs });
    return 'goes-on';
  }
  if (!runs && table.options['skirmish.when'] === 'melee-phase') {
    const clash = { by, on, struck: 'none', run, charging: false, thinned: false, how: 'attack' } as const;
    resolution.emit({ kind: 'met', clash });
    return 'stops';
  }
  strike(turn, { by, on, manner, sweeps: null, runs });
  return 'stops';
}

/** Presses home on open order that is resolved with the melees (skirmish.when). */
export function strikeAtLast(turn: Turn, by: UnitIndex, on: UnitIndex): void {
  turn.resolution.emit({ kind: 'parted', units: [by, on] });
  strike(turn, { by, on, manner: 'pressed-home', sweeps: null, runs: false });
}
