/** R2: the unit turns its back and runs (`melee.r2`, `morale.rout-move`). */

import {
  asHeading,
  type Base,
  firstMet,
  flushGap,
  halfTurn,
  isWithin,
  overlaps,
  placeBase,
  stretchesWhere,
  type Tenths,
  type Track,
  trackLength,
} from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import type { Line, RuleId } from '@grognard/rules-kit';
import { rout as routMove } from '../../../rules/morale/rout.ts';
import { tenthsPerCm } from '../../../scenarios/measure.ts';
import { basesLeftAs, bodyOf, freeUntil, poseAt, posesOf, standsAt } from '../../bodies/index.ts';
import { fieldOf, woodOf } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';
import { diceOf, type Turn } from '../../state/turn.ts';
import { type OtherBody, othersOf } from '../move/other-bodies.ts';
import { comeOut } from './come-out.ts';
import { standsThere } from './driven.ts';
import { abandonGuns, asGunners, hasGuns } from './guns.ts';
import { retreatHeading } from './line.ts';
import { endOfRun, lastOnTable, trackOfRun, wayOfRun } from './run.ts';
import { zoneEntered } from './zones.ts';

/** Routs a unit from the enemies that broke it. */
export function rout(turn: Turn, unit: UnitIndex, from: readonly UnitIndex[]): void {
  const { table, state, resolution } = turn;
  if (entryAt(state.units, unit).status !== 'on') return;
  if (entryAt(state.units, unit).rung < 3)
    resolution.emit({ kind: 'rungSet', unit, rung: 3, by: 'melee.r2' });
  if (entryAt(state.units, unit).stands.house !== none && !comeOut(turn, unit, from)) return;
  const isCrew = hasGuns(table, state, unit);
  if (isCrew) abandonGuns(turn, unit, 'driven');
  const stands = isCrew ? asGunners(table, state, unit) : entryAt(state.units, unit).stands;
  run(turn, unit, from, stands);
}

/** Throws the length of the rout. */
function throwRun(turn: Turn, unit: UnitIndex): { readonly length: Tenths; readonly why: readonly Line[] } {
  const { table, resolution } = turn;
  const why: Line[] = [];
  const situation = routMove.situation(table.rules, { kind: entryAt(table.units, unit).kind });
  const assessed = routMove.assess(situation, resolution.reasons ? why : null);
  const { cm } = routMove.roll(assessed, diceOf(turn, unit, 'rout'));
  return { length: Math.round(cm * tenthsPerCm), why };
}

/** Where a rout ends, and the rule by which the unit is lost there, or null if it is not. */
interface RoutFate {
  readonly along: Tenths;
  readonly lost: RuleId | null;
}

function run(turn: Turn, unit: UnitIndex, from: readonly UnitIndex[], stands: Placement): void {
  const { table, state, resolution } = turn;
  const field = fieldOf(table, state);
  const others = othersOf(table, state, unit);
  const { length, why } = throwRun(turn, unit);
  const bases = basesLeftAs(table, unit, entryAt(state.units, unit), stands);
  const { footprint } = bodyOf(table, unit, stands, bases);
  const path = wayOfRun(field, stands, retreatHeading(table, state, unit, from, length));
  const runner = { field, info: entryAt(table.units, unit), formation: stands.formation, footprint };
  const end = endOfRun({ ...runner, others: others.map(({ body }) => body) }, path, length);
  const track = trackOfRun(footprint, path, end === 'off' ? lastOnTable(path) : end === 'nowhere' ? 0 : end);
  const fate = fateOnWay(table, state, unit, from, others, track) ?? {
    along: trackLength(track),
    lost: end === 'off' ? ('melee.off-table' as const) : null,
  };
  const gone = trackOfRun(footprint, path, fate.along);
  // Without a step of clear ground it turns about in place, which needs no more room than it has.
  const to = end === 'nowhere' ? { ...gone.to, heading: asHeading(stands.heading + halfTurn) } : gone.to;
  const there = standsThere(table, state, unit, standsAt(stands, to));
  const event = {
    kind: 'moved',
    unit,
    how: 'R2',
    way: posesOf([gone]),
    stands: there,
    effort: 0,
    changed: false,
  } as const;
  resolution.emit(why.length === 0 ? event : { ...event, why });
  if (fate.lost === 'melee.off-table') resolution.emit({ kind: 'wentOff', unit, by: fate.lost });
  else if (fate.lost !== null) resolution.emit({ kind: 'destroyed', unit, by: fate.lost });
  shakeFriends(turn, others, gone);
}

/** The first thing on its path that destroys a routing unit: a wood, an enemy or a control zone. */
function fateOnWay(
  table: Table,
  state: State,
  unit: UnitIndex,
  from: readonly UnitIndex[],
  others: readonly OtherBody[],
  track: Track,
): RoutFate | null {
  const fates: RoutFate[] = [];
  const wood = intoWood(table, state, track);
  if (wood !== null) fates.push({ along: wood, lost: 'woods.rout' });
  const enemy = intoEnemy(others, from, track);
  if (enemy !== null) fates.push({ along: enemy, lost: 'melee.retreat-zone' });
  const zone = zoneEntered(table, state, unit, from, track);
  if (zone !== null) fates.push({ along: zone.along, lost: 'melee.retreat-zone' });
  return fates.sort((a, b) => a.along - b.along)[0] ?? null;
}

/** Distance between examined places of a rout, in tenths of a millimetre. */
const look: Tenths = 20;

/** Where its middle enters a wood in which it was not before (`woods.rout`). */
function intoWood(table: Table, state: State, track: Track): Tenths | null {
  const field = fieldOf(table, state);
  if (field.woods.length === 0) return null;
  const before = woodOf(field, track.from);
  const isIn = (at: { readonly x: Tenths; readonly y: Tenths }) => {
    const wood = woodOf(field, at);
    return wood !== null && wood !== before;
  };
  return stretchesWhere(track, look, isIn).stretches[0]?.from ?? null;
}

/** Enemies that cause a rout and are within this distance are not run into. In tenths of a millimetre. */
const atHand: Tenths = 100;

/**
 * Where it runs into an enemy, except close ones that caused the rout and those already on it. An enemy in contact is only grazed in
 * passing.
 */
function intoEnemy(others: readonly OtherBody[], from: readonly UnitIndex[], track: Track): Tenths | null {
  const start = placeBase(track.footprint, poseAt(track, 0));
  const enemies = others.filter(({ isEnemy, unit, body }) => {
    if (!isEnemy || overlaps(start, body)) return false;
    return !from.includes(unit) || !isWithin(start, body, atHand);
  });
  const bodies = enemies.map(({ body }) => body);
  const isTouching = (body: Base) => isWithin(start, body, flushGap);
  const met = firstMet(
    track,
    bodies.filter((body) => !isTouching(body)),
    0,
  );
  const ends = [met?.along ?? null, freeUntil(track, bodies.filter(isTouching))].filter((at) => at !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** By option, friends that a rout passes through are shaken (`morale.rout-friends`). */
function shakeFriends({ table, state, resolution }: Turn, others: readonly OtherBody[], track: Track): void {
  if (table.options['morale.rout-friends'] !== 'shaken') return;
  for (const { unit, isEnemy, isGarrison, body } of others) {
    if (isEnemy || isGarrison || entryAt(state.units, unit).rung > 0) continue;
    if (firstMet(track, [body], 0) !== null)
      resolution.emit({ kind: 'rungSet', unit, rung: 1, by: 'morale.rout-friends' });
  }
}
