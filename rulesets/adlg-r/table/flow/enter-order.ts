/** Units of a flank march enter the table (`deploy.flank-enter`, `deploy.flank-both`). */
import { type InvalidCommand, invalidCommand, refusedCommand } from '@grognard/engine';
import { baseDistance, type Pose, placeBase } from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import { isInRange, type Price, priceOf } from '../actions/command/index.ts';
import { disorder } from '../actions/losses/index.ts';
import {
  againstEntry,
  type Entry,
  freeWay,
  frontOf,
  posesIn,
  scatter,
  stretchOf,
} from '../actions/march/index.ts';
import { baseOf } from '../bodies/index.ts';
import { placeCommander, stand } from '../state/apply-setup.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table, UnitInfo } from '../state/model.ts';
import type { UnitPlace } from '../state/setup.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { isRefused, type Refusals, type Turn } from '../state/turn.ts';
import { charging } from './charge-order.ts';
import { atPrice, type Handler } from './handler.ts';

type EnterCommand = AdlgCommandOf<'enter'>;

/** Nearer than this to an enemy those who were driven back come in disorder, in UD. */
const disorderUd = 4;

function entryIn(
  { unitOf, units }: Table,
  state: State,
  side: SideIndex,
  { units: ids, at }: EnterCommand,
): Entry | InvalidCommand | Refusals {
  const march = entryAt(state.marches, side);
  if (march === null || march.corps !== state.corps || march.due === null || march.due > state.turn)
    return ['deploy.flank-roll'];
  const entering: UnitIndex[] = [];
  for (const [n, id] of ids.entries()) {
    const unit = unitOf.get(id);
    const isOfMarch = unit !== undefined && entryAt(units, unit).corps === march.corps;
    if (!isOfMarch || entryAt(state.units, unit).status !== 'absent' || entering.includes(unit))
      return invalidCommand('value', `units[${n}]`, `"${id}" does not wait behind the edge`);
    entering.push(unit);
  }
  return { march, units: entering, at };
}

/** The commander comes with the first who enter, attached to the first of them. */
function joinedBy(state: State, { march, units }: Entry): UnitIndex | null {
  return entryAt(state.commands, march.corps).commander.status === 'absent' ? entryAt(units, 0) : null;
}

/** A position with these units on the table. */
function entered(table: Table, state: State, entry: Entry, places: readonly UnitPlace[]): State {
  const after = copyState(state);
  stand(after, places);
  const first = joinedBy(state, entry);
  if (first !== null) placeCommander(after, table, entry.march.corps, poseOf(after, first), first);
  return after;
}

function poseOf(state: State, unit: UnitIndex): Pose {
  return entryAt(state.units, unit).pose;
}

function priceOfEntry(table: Table, after: State, { march, units }: Entry, free: boolean): Price | Refusals {
  return priceOf(table, after, { corps: march.corps, units, free, order: { order: 'move' } });
}

/** Nobody comes straight in who would be out of command. */
function isLed(table: Table, after: State, { march, units }: Entry): boolean {
  return units.every((unit) => isInRange(table, after, march.corps, [unit]));
}

function chargeOf({ units, charge, free }: EnterCommand): AdlgCommandOf<'charge'> | null {
  return charge === null ? null : { kind: 'charge', units, opening: [], target: charge, into: false, free };
}

/** A charge ends with all bases wholly on the table, and on the stretch there is room for them (`deploy.flank-stretch`). */
function againstCharging(table: Table, state: State, entry: Entry, id: string | null): Refusals {
  const target = id === null ? undefined : table.unitOf.get(id);
  const half = frontOf(table, entry.units) / 2;
  if (entry.at - half < 0 || entry.at + half > table.field.depth) return ['deploy.flank-enter'];
  if (target === undefined || entryAt(state.units, target).status !== 'on') return [];
  const deepest = Math.max(...entry.units.map((unit) => deepOf(entryAt(table.units, unit))));
  return baseDistance(stretchOf(table, entry), baseOf(table, state, target)) < deepest
    ? ['deploy.flank-stretch']
    : [];
}

function deepOf({ footprint }: UnitInfo): number {
  return footprint.shape === 'round' ? 2 * footprint.radius : footprint.depth;
}

export const entering: Handler<'enter'> = {
  check(table, state, side, command) {
    const entry = entryIn(table, state, side, command);
    if (isRefused(entry)) return refusedCommand(...entry);
    if ('allowed' in entry) return entry;
    const charge = chargeOf(command);
    if (charge !== null) {
      if (entry.march.isDriven) return refusedCommand('deploy.flank-both');
      const no = againstCharging(table, state, entry, command.charge);
      if (no.length > 0) return refusedCommand(...no);
      const before = entered(table, state, entry, posesIn(table, entry, 0));
      return charging.check(table, before, side, charge);
    }
    const no = againstEntry(table, entry, command.by);
    if (no.length > 0) return refusedCommand(...no);
    const after = entered(table, state, entry, posesIn(table, entry, command.by));
    if (!isLed(table, after, entry)) return refusedCommand('deploy.flank-enter');
    const price = priceOfEntry(table, after, entry, command.free);
    return isRefused(price) ? refusedCommand(...price) : atPrice(price);
  },
  carryOut(turn, side, command) {
    const { table, state } = turn;
    const entry = entryIn(table, state, side, command);
    if (isRefused(entry) || 'allowed' in entry) return;
    const charge = chargeOf(command);
    if (!entry.march.isDriven) scatter(turn, entry);
    if (charge === null) comeIn(turn, entry, command);
    else chargeIn(turn, side, entry, charge);
  },
};

/** Straight in, as far as there is room. Without room for the whole base nobody enters. */
function comeIn(turn: Turn, entry: Entry, { by, free }: EnterCommand): void {
  const { table, state, resolution } = turn;
  const { march, units } = entry;
  const after = entered(table, state, entry, posesIn(table, entry, by));
  const price = priceOfEntry(table, after, entry, free);
  if (isRefused(price)) return;
  const { spent, free: part } = price;
  resolution.emit({ kind: 'ordered', corps: march.corps, units, order: 'enter', spent, free: part });
  const far = freeWay(table, state, entry, by);
  if (againstEntry(table, entry, far).length > 0) return;
  place(turn, entry, posesIn(table, entry, far), false);
  if (march.isDriven) disorderNear(turn, entry);
}

function place(
  { state, resolution }: Turn,
  entry: Entry,
  places: readonly UnitPlace[],
  toCharge: boolean,
): void {
  const { corps } = entry.march;
  const { commander } = entryAt(state.commands, corps);
  const joined = joinedBy(state, entry);
  const first = places.find(({ unit }) => unit === joined);
  resolution.emit({
    kind: 'marchEntered',
    corps,
    toCharge,
    places,
    commander: first === undefined ? commander.pose : first.pose,
    with: joined ?? commander.with,
  });
}

/** Those driven back that come near an enemy are Disordered. */
function disorderNear(turn: Turn, { march, units }: Entry): void {
  const { table, state } = turn;
  const { side } = entryAt(table.corps, march.corps);
  const enemies = unitsOn(table, state, otherSide(side)).map((unit) => baseOf(table, state, unit));
  for (const unit of units) {
    const base = placeBase(entryAt(table.units, unit).footprint, poseOf(state, unit));
    if (enemies.some((enemy) => baseDistance(base, enemy) < disorderUd * table.sizes.ud + table.sizes.eps))
      disorder(turn, unit, 'deploy.flank-both');
  }
}

/** A straight charge from behind the edge. It is not made if the flight has taken its target away. */
function chargeIn(turn: Turn, side: SideIndex, entry: Entry, charge: AdlgCommandOf<'charge'>): void {
  const { table, state } = turn;
  const places = posesIn(table, entry, 0);
  const before = entered(table, state, entry, places);
  const target = lookUp(table.unitOf, charge.target);
  const isStill =
    entryAt(state.units, target).status === 'on' && charging.check(table, before, side, charge).allowed;
  if (!isStill) {
    const by = table.sizes.ud;
    comeIn(turn, entry, {
      kind: 'enter',
      units: charge.units,
      at: entry.at,
      by,
      charge: null,
      free: charge.free,
    });
    return;
  }
  place(turn, entry, places, true);
  charging.carryOut(turn, side, charge);
}
