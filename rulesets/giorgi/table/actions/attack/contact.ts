/** Contact: the attacker turns flush with the side it struck, and the clash is stored until its melee (attack.align). */

import { type Pose, type Tenths, trackLength } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { fullBases } from '../../../data/melee.ts';
import { armOf } from '../../../model.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, Clash, Placement, ReactionTaken, State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { areTouching, placeNow } from '../contact/index.ts';
import { standsThere } from '../forced/index.ts';
import { takeGuns } from '../move/index.ts';
import { strikeOpenOrder } from '../skirmish/index.ts';
import { basesNow, posesBetween, shifted, standsOn, type Walker, walkTo } from './attack-path.ts';
import { quarterOfAttack } from './quarter.ts';
import { isCharge, runAtContact } from './run.ts';
import { type ContactPlace, contactPlace, isEdgeToEdge, sideTouched } from './side-struck.ts';

/** Where contact is made along the path, and where it was expected. */
export interface ContactPoint {
  readonly along: Tenths;
  readonly declared: Tenths;
}

/**
 * Meets an enemy. One in open order or in rout is struck at once, any other gives a clash. Returns whether the attacker moves on over
 * it.
 */
export function meet(
  walker: Walker,
  approach: Approach,
  answered: readonly ReactionTaken[],
  on: UnitIndex,
  at: ContactPoint,
): 'stops' | 'goes-on' {
  const { turn } = walker;
  const { table, state } = turn;
  if (isStruckAtOnce(table, state, approach, answered, on))
    return strikeInPassing(walker, approach, answered, on, at);
  const struck = comeToStand(walker, approach, answered, on, at.along);
  // Gunners whose guns were taken on the way no longer count as a unit.
  if (entryAt(state.units, on).status === 'on') clash(turn, approach, on, at, struck);
  for (const { index, side } of table.units) {
    if (index === on || side !== entryAt(table.units, on).side) continue;
    const { status, stands } = entryAt(state.units, index);
    // A house is assaulted only by units ordered to do so.
    if (status !== 'on' || stands.house !== none || isJoined(state, approach.unit, index)) continue;
    if (isEdgeToEdge(table, state, approach.unit, index)) touch(turn, approach, answered, index, at);
  }
  return 'stops';
}

/** Other enemies it touches: they join the melee, or are struck at once as by an attack pressed home. */
function touch(
  turn: Turn,
  approach: Approach,
  answered: readonly ReactionTaken[],
  on: UnitIndex,
  at: ContactPoint,
): void {
  const { table, state } = turn;
  if (!isStruckAtOnce(table, state, approach, answered, on))
    clash(turn, approach, on, at, sideTouched({ table, state, unit: approach.unit, on }));
  else strikeMet(turn, { ...approach, manner: 'pressed-home' }, answered, on);
}

/** Strikes such an enemy. Gunners whose guns were taken on the way no longer count as a unit. */
function strikeMet(
  turn: Turn,
  approach: Approach,
  answered: readonly ReactionTaken[],
  on: UnitIndex,
): 'stops' | 'goes-on' {
  if (entryAt(turn.state.units, on).status === 'on')
    return strikeOpenOrder(turn, approach, on, isCaught(turn.table, answered, on) ? 'caught' : 'met');
  return approach.manner === 'pass-through' ? 'goes-on' : 'stops';
}

/** Whether an enemy is struck without dice: foot in open order outside woods and houses, and units in rout or caught in flight. */
export function isStruckAtOnce(
  table: Table,
  state: State,
  { unit }: Approach,
  answered: readonly ReactionTaken[],
  on: UnitIndex,
): boolean {
  const { rung, stands } = entryAt(state.units, on);
  if (stands.house !== none) return false;
  if (rung === 3) return true;
  if (isCaught(table, answered, on)) return true;
  if (armOf(entryAt(table.units, on).kind) !== 'foot' || stands.formation !== 'open') return false;
  return placeNow(table, state, on, unit) === 'open';
}

/** Whether a unit that fled from this attack and was caught counts as in rout (attack.flee-caught). */
function isCaught({ options }: Table, answered: readonly ReactionTaken[], on: UnitIndex): boolean {
  if (options['attack.flee-caught'] !== 'as-routing') return false;
  return answered.some(
    (one) => one.unit === on && (one.how === 'flee' || one.how === 'fire-and-flee') && one.passed !== false,
  );
}

/** An attack pressed home stops here. One in passing continues and meets the next enemy afterwards. */
function strikeInPassing(
  walker: Walker,
  approach: Approach,
  answered: readonly ReactionTaken[],
  on: UnitIndex,
  { along, declared }: ContactPoint,
): 'stops' | 'goes-on' {
  const { turn, unit } = walker;
  walkTo(walker, along);
  takeGuns(turn, unit, walker.way.tracks, along);
  const waiting = turn.agenda.length;
  if (strikeMet(turn, approach, answered, on) === 'stops') return 'stops';
  const left = Math.max(0, lengthLeft(walker, along));
  if (left === 0) return 'stops';
  const run = turn.table.options['skirmish.pass-charge'] ? runAtContact(approach, along, declared) : 0;
  const passed = [...approach.passed, on];
  const onward: Approach = {
    ...approach,
    target: none,
    steps: [],
    gone: approach.gone + along,
    left,
    run,
    passed,
  };
  // The struck unit runs before the attacker moves on. Fire on the way so far is resolved, and flights are done.
  turn.agenda.splice(waiting, 0, {
    do: 'go-in',
    approach: onward,
    answered: answered.map((one) => ({ ...one, shot: null })),
  });
  return 'goes-on';
}

function lengthLeft({ way }: Walker, along: Tenths): Tenths {
  return trackLength(entryAt(way.tracks, 0)) - along;
}

/** Brings the attacker into contact, flush if there is room. Returns the side on which the attack counts. */
function comeToStand(
  walker: Walker,
  approach: Approach,
  answered: readonly ReactionTaken[],
  on: UnitIndex,
  along: Tenths,
): Clash['struck'] {
  const { turn, unit, way, started } = walker;
  const { table, state, resolution } = turn;
  const touched = shifted(walker, standsOn(started, way, along), along);
  const { stands, side } = placeAt(turn, approach, answered, on, touched);
  const opened = standsThere(table, state, unit, stands);
  const poses = posesBetween(way, Math.min(walker.gone, along), along);
  resolution.emit({
    kind: 'moved',
    unit,
    how: 'attack',
    way: [...poses, poseOf(opened)],
    stands: opened,
    effort: 0,
    changed: false,
  });
  walker.gone = along;
  takeGuns(turn, unit, way.tracks, along);
  return side;
}

function poseOf({ x, y, heading }: Placement): Pose {
  return { x, y, heading };
}

/**
 * Where the attacker stands in contact. If a counter-attack in contact holds it, it does not go round to another side of that enemy. If
 * that counter-attack took it in flank or rear, it does not turn.
 */
function placeAt(
  { table, state }: Turn,
  approach: Approach,
  answered: readonly ReactionTaken[],
  on: UnitIndex,
  touched: Placement,
): ContactPlace {
  const { unit } = approach;
  const context = { table, state, unit, on };
  const hasCome = answered.some(
    (one) => one.unit === on && one.how === 'counter-attack' && one.passed === true,
  );
  if (!hasCome || !areTouching(table, state, unit, on))
    return contactPlace(context, touched, quarterOfAttack(table, state, approach, on));
  const side = sideTouched(context);
  const taken = sideTouched({ ...context, unit: on, on: unit });
  const isTaken = taken === 'flank' || taken === 'rear';
  return isTaken ? { stands: touched, side } : contactPlace(context, touched, side);
}

function isJoined({ clashes }: State, one: UnitIndex, other: UnitIndex): boolean {
  return clashes.some(({ by, on }) => (by === one && on === other) || (by === other && on === one));
}

/** Stores a contact. Cavalry that charged must rest (attack.rest). */
function clash(
  turn: Turn,
  approach: Approach,
  on: UnitIndex,
  { along, declared }: ContactPoint,
  struck: Clash['struck'],
): void {
  const { table, state, resolution } = turn;
  const { unit, basesBefore } = approach;
  const run = runAtContact(approach, along, declared);
  const charging = isCharge(table, state, unit, run);
  const thinned = basesBefore >= fullBases && basesNow(table, state, unit) < fullBases;
  resolution.emit({ kind: 'met', clash: { by: unit, on, struck, run, charging, thinned, how: 'attack' } });
  if (charging) rest(turn, unit);
}

/** Cavalry that charged may not charge in its next player turns. */
export function rest({ table, state, resolution }: Turn, unit: UnitIndex): void {
  const turns = table.rules.table.chargeRest;
  if (entryAt(table.units, unit).arm !== 'horse' || turns === 0) return;
  const { formUp, spent } = entryAt(state.units, unit);
  resolution.emit({ kind: 'marked', unit, formUp, rest: turns + 1, spent });
}
