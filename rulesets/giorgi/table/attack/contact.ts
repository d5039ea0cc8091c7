/** Contact: the attacker turns flush with the side it struck, and the clash is remembered until its melee (attack.align). */
import {
  edgeMet,
  flushPose,
  fromLocal,
  type Pose,
  sharedEdge,
  type Tenths,
  trackLength,
} from '@grognard/geometry';
import { fullBases } from '../../data/melee.ts';
import { armOf } from '../../model.ts';
import { baseSizeOf, basesOf, bodyNow, bodyOf, standsAt } from '../bodies/index.ts';
import { stateIf } from '../copy.ts';
import { standsThere } from '../forced/index.ts';
import { placeNow } from '../melee/ground.ts';
import type { Approach, Clash, Placement, ReactionTaken, State, Table } from '../model.ts';
import { takeGuns } from '../move/index.ts';
import { strikeOpenOrder } from '../skirmish/index.ts';
import type { Turn } from '../turn.ts';
import { basesNow, posesBetween, shifted, standsOn, type Walker, walkTo } from './attack-path.ts';
import { quarterOfAttack } from './quarter.ts';
import { isRoomFor } from './room.ts';
import { isCharge, runAtContact } from './run.ts';

/** Where contact is made: along the way, and where it was expected. */
export interface ContactPoint {
  readonly along: Tenths;
  readonly declared: Tenths;
}

/** Meets an enemy: struck at once if it is in open order or runs, otherwise a clash. Whether the attacker goes on over it. */
export function meet(
  walker: Walker,
  approach: Approach,
  answered: readonly ReactionTaken[],
  on: number,
  at: ContactPoint,
): 'stops' | 'goes-on' {
  const { turn } = walker;
  const { table, state } = turn;
  if (isStruckAtOnce(table, state, approach, answered, on))
    return strikeInPassing(walker, approach, answered, on, at);
  standFlush(walker, on, at.along);
  // Gunners whose guns were taken on the way are no unit any more.
  if (state.units[on]!.status === 'on') clash(turn, approach, on, at, 'attack');
  for (const { index, side } of table.units) {
    if (index === on || side !== table.units[on]!.side) continue;
    const { status, stands } = state.units[index]!;
    // A house is assaulted only by who is told to.
    if (status !== 'on' || stands.house >= 0 || isJoined(state, approach.unit, index)) continue;
    if (isEdgeToEdge(table, state, approach.unit, index)) touch(turn, approach, answered, index, at);
  }
  return 'stops';
}

/** Whom it touches besides: in it too, or struck at once by an attacker who stands. */
function touch(
  turn: Turn,
  approach: Approach,
  answered: readonly ReactionTaken[],
  on: number,
  at: ContactPoint,
): void {
  const { table, state } = turn;
  if (!isStruckAtOnce(table, state, approach, answered, on)) clash(turn, approach, on, at, 'attack');
  else strikeMet(turn, { ...approach, manner: 'pressed-home' }, answered, on);
}

/** Strikes who is met so; gunners whose guns were taken on the way are no unit any more. */
function strikeMet(
  turn: Turn,
  approach: Approach,
  answered: readonly ReactionTaken[],
  on: number,
): 'stops' | 'goes-on' {
  if (turn.state.units[on]!.status === 'on')
    return strikeOpenOrder(turn, approach, on, isCaught(turn.table, answered, on) ? 'caught' : 'met');
  return approach.manner === 'pass-through' ? 'goes-on' : 'stops';
}

/** Whether an enemy is struck without dice: foot in open order outside woods and houses, whoever is in rout or caught in flight. */
export function isStruckAtOnce(
  table: Table,
  state: State,
  { unit }: Approach,
  answered: readonly ReactionTaken[],
  on: number,
): boolean {
  const { rung, stands } = state.units[on]!;
  if (stands.house >= 0) return false;
  if (rung === 3) return true;
  if (isCaught(table, answered, on)) return true;
  if (armOf(table.units[on]!.kind) !== 'foot' || stands.formation !== 'open') return false;
  return placeNow(table, state, on, unit) === 'open';
}

/** Whether a unit fled from this attack and, caught, is taken for one in rout (attack.flee-caught). */
function isCaught({ options }: Table, answered: readonly ReactionTaken[], on: number): boolean {
  if (options['attack.flee-caught'] !== 'as-routing') return false;
  return answered.some(
    (one) => one.unit === on && (one.how === 'flee' || one.how === 'fire-and-flee') && one.passed !== false,
  );
}

/** Pressed home it stops there; in passing it goes on, and whoever comes next is met in his turn. */
function strikeInPassing(
  walker: Walker,
  approach: Approach,
  answered: readonly ReactionTaken[],
  on: number,
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
  const onward = { ...approach, target: -1, steps: [], gone: approach.gone + along, left, run, passed };
  // Whoever is struck runs before the attacker goes on. Fires were struck on the way so far; who fled has fled.
  turn.agenda.splice(waiting, 0, {
    do: 'go-in',
    approach: onward,
    answered: answered.map((one) => ({ ...one, shot: null })),
  });
  return 'goes-on';
}

function lengthLeft({ way }: Walker, along: Tenths): Tenths {
  return trackLength(way.tracks[0]!) - along;
}

/** Brings the attacker into contact, flush where there is room for it. */
function standFlush(walker: Walker, on: number, along: Tenths): void {
  const { turn, unit, way, started } = walker;
  const { table, state, happening: resolution } = turn;
  const touched = shifted(walker, standsOn(started, way, along), along);
  const flush = table.options['attack.align'] === 'flush' ? flushWith(table, state, unit, touched, on) : null;
  const opened = standsThere(table, state, unit, flush ?? touched);
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
}

function poseOf({ x, y, heading }: Placement): Pose {
  return { x, y, heading };
}

/**
 * Flush with the side of the enemy that it touches, turned where it came to and not slid along it by more than brings one base against it;
 * before the walls of a house, and where no base would have another before it, as much as can be. Null: there is no room to turn.
 */
function flushWith(
  table: Table,
  state: State,
  unit: number,
  touched: Placement,
  on: number,
): Placement | null {
  const bases = basesNow(table, state, unit);
  const body = bodyOf(table, unit, touched, bases);
  const target = bodyNow(table, state, on);
  const front = fromLocal(body, { right: 0, ahead: 0 });
  const edge = edgeMet(target, body);
  const { width } = baseSizeOf(table.rules.table, table.units[unit]!, touched.formation);
  const isHouse = state.units[on]!.stands.house >= 0;
  for (const common of isHouse ? [undefined] : [width, undefined]) {
    const stands = standsAt(touched, flushPose(body.footprint, target, edge, front, common));
    if (!isRoomFor(table, state, unit, stands)) continue;
    if (common === undefined || hasBaseBefore(table, state, unit, stands, on)) return stands;
  }
  return null;
}

/** Whether a unit that stood so would have a base edge to edge with one of the enemy's. */
function hasBaseBefore(table: Table, state: State, unit: number, stands: Placement, on: number): boolean {
  return isEdgeToEdge(table, stateIf(state, unit, stands), unit, on);
}

export function isEdgeToEdge(table: Table, state: State, one: number, other: number): boolean {
  const theirs = basesOf(table, state, other);
  return basesOf(table, state, one).some((base) => theirs.some((their) => sharedEdge(base, their) > 0));
}

function isJoined({ clashes }: State, one: number, other: number): boolean {
  return clashes.some(({ by, on }) => (by === one && on === other) || (by === other && on === one));
}

/** Remembers a contact; cavalry that charged must rest (attack.rest). */
export function clash(
  turn: Turn,
  approach: Approach,
  on: number,
  { along, declared }: ContactPoint,
  how: Clash['how'],
): void {
  const { table, state, happening: resolution } = turn;
  const { unit, basesBefore } = approach;
  const run = runAtContact(approach, along, declared);
  const charging = isCharge(table, state, unit, run);
  const struck = state.units[on]!.stands.house >= 0 ? 'house' : quarterOfAttack(table, state, approach, on);
  const thinned = basesBefore >= fullBases && basesNow(table, state, unit) < fullBases;
  resolution.emit({ kind: 'met', clash: { by: unit, on, struck, run, charging, thinned, how } });
  if (charging) rest(turn, unit);
}

/** Cavalry that charged may not charge in its next player turns. */
export function rest({ table, state, happening: resolution }: Turn, unit: number): void {
  const turns = table.rules.table.chargeRest;
  if (table.units[unit]!.arm !== 'horse' || turns === 0) return;
  const { formUp, spent } = state.units[unit]!;
  resolution.emit({ kind: 'marked', unit, formUp, rest: turns + 1, spent });
}
