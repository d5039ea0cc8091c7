/** `worthOfPlace`: the value of a place to a unit by fire given and received, attacks made and feared, objectives, and guns it masks. */

import {
  type Base,
  baseDistance,
  type Point,
  pointDistance,
  pointToBase,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, indexOrNull } from '@grognard/lists';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { availableShots, offersOn } from '../../actions/fire/index.ts';
import { bodyNow } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Objective, Placement, State } from '../../state/model.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import { attacksBy, type PossibleAttack } from './attack.ts';
import { harmOfShot } from './harm.ts';
import { type HarmAt, ifStands, ofRout, type SergeantContext } from './sergeant-context.ts';
import { gainTogether } from './together.ts';
import { wayLength } from './way-length.ts';

export interface ScoredPosition {
  readonly worth: number;
  /** Expected cost of the enemy's actions there. */
  readonly danger: number;
}

/** Share of the possible fire counted for every enemy except the worst, because enemies choose among targets. */
const shared = 0.5;
/** One metre, in tenths of a millimetre, and its value when that much closer to a goal. */
const metre: Tenths = 10_000;
const perMetre = 60;
/** Value of a victory point, and the share of an objective won by driving an enemy off it. */
const perPoint = 30;
const driven = 0.4;
/** Beyond this distance enemies do no harm to a unit in their next turn. */
const farCm = 75;

export function worthOfPlace(mind: SergeantContext, unit: UnitIndex, stands: Placement): ScoredPosition {
  const { manner, again, theirs } = mind;
  const state = ifStands(mind, unit, stands);
  const danger = theirs * dangerOf(mind, state, unit);
  const worth =
    again * manner.fire * bestFire(mind, state, unit) +
    again * manner.chance * Math.max(0, attacksBy(mind, state, unit)[0]?.gain ?? 0) -
    danger +
    manner.aim * aimsOf(mind, state, unit) -
    again * farFromFoe(mind, state, unit) -
    again * masked(mind, state, unit) -
    again * unsteady(mind, state, unit);
  return { worth, danger };
}

/** A shaken unit cannot reform with an enemy near (`morale.reform`). */
function unsteady(mind: SergeantContext, state: State, unit: UnitIndex): number {
  const { table } = mind;
  const { rung } = entryAt(state.units, unit);
  if (rung === 0 || rung === 3) return 0;
  const own = bodyNow(table, state, unit);
  const near = tenthsOf(table.rules.table.reform.enemyCm);
  const isNear = unitsOn(table, state, otherSide(entryAt(table.units, unit).side)).some(
    (enemy) =>
      entryAt(state.units, enemy).rung < 3 && baseDistance(own, bodyNow(table, state, enemy)) <= near,
  );
  return isNear ? steady * ofRout(mind, unit) : 0;
}

/** Value of recovering morale, as a share of a rout. */
const steady = 0.1;

/** Value of a place by its position alone. Cheap, so it selects the places that are evaluated fully. */
export function nearness(mind: SergeantContext, unit: UnitIndex, stands: Placement): number {
  const state = ifStands(mind, unit, stands);
  return mind.manner.aim * aimsOf(mind, state, unit) - mind.again * farFromFoe(mind, state, unit);
}

/** Value of a unit's best shot: its cost to the units it strikes. */
export function bestFire(mind: SergeantContext, state: State, unit: UnitIndex): number {
  let most = 0;
  const { rung, stands } = entryAt(state.units, unit);
  if (rung === 3 || stands.formation === 'limbered' || stands.formation === 'gunners') return 0;
  for (const offered of availableShots(mind.table, state, unit, null))
    if (offered.refusals.length === 0) most = Math.max(most, harmOfShot(mind, offered, state));
  return most;
}

/** Possible cost of the enemy's fire and attacks in its next turn. */
function dangerOf(mind: SergeantContext, state: State, unit: UnitIndex): number {
  const { table, manner } = mind;
  const own = bodyNow(table, state, unit);
  let fire = 0;
  let worst = 0;
  const attacks: PossibleAttack[] = [];
  for (const enemy of unitsOn(table, state, otherSide(entryAt(table.units, unit).side))) {
    if (entryAt(state.units, enemy).rung === 3) continue;
    if (baseDistance(own, bodyNow(table, state, enemy)) > tenthsOf(farCm)) continue;
    const harm = fireAt(mind, state, enemy, unit);
    fire += harm;
    worst = Math.max(worst, harm);
    attacks.push(...attacksBy(mind, state, enemy, unit));
  }
  return manner.danger * (worst + shared * (fire - worst)) + manner.attacked * worstOf(mind, state, attacks);
}

/** Cost of the worst attack on a unit, or of the worst two together. */
function worstOf(mind: SergeantContext, state: State, attacks: readonly PossibleAttack[]): number {
  const [first, second] = [...attacks].sort((a, b) => b.gain - a.gain);
  if (first === undefined) return 0;
  const alone = Math.max(0, first.gain);
  const { joinedOn } = mind.manner;
  if (second === undefined || joinedOn === 0) return alone;
  return alone + joinedOn * Math.max(0, gainTogether(mind, state, [first, second]) - alone);
}

function fireAt(mind: SergeantContext, state: State, enemy: UnitIndex, unit: UnitIndex): number {
  let most = 0;
  for (const offered of offersOn(mind.table, state, enemy, unit)) {
    if (offered.refusals.length > 0) continue;
    const cases = offered.firing.cases.filter(({ target }) => target === unit);
    if (cases.length > 0)
      most = Math.max(most, harmOfShot(mind, { firing: { ...offered.firing, cases } }, state));
  }
  return most;
}

/** Value of objectives: being there, or on the path to the nearest that no friend has reached. The only unit there holds it. */
function aimsOf(mind: SergeantContext, state: State, unit: UnitIndex): number {
  const { table } = mind;
  if (entryAt(table.units, unit).arm === 'artillery') return 0;
  let [held, away, rest] = [0, Number.POSITIVE_INFINITY, 0];
  for (const aim of table.objectives) {
    const far = farFromAim(mind, state, unit, aim);
    const isOpen = isLeftOpen(mind, state, unit, aim);
    if (far === 0) held += isOpen ? 1 : helping;
    else {
      const pull = Math.min(2, far / metre + 0.3);
      rest += helping * pull;
      if (isOpen) away = Math.min(away, pull);
    }
  }
  const missing = held >= 1 ? 0 : away === Number.POSITIVE_INFINITY ? rest : rest + (1 - helping) * away;
  const fit = entryAt(table.units, unit).arm === 'foot' ? 1 : 0.5;
  return fit * wholeAim(mind) * (held - missing);
}

/** Value of being where a friend already is, as a share. */
const helping = 0.25;

/** Whether no other unit of its side that is not in rout is there. */
function isLeftOpen(mind: SergeantContext, state: State, unit: UnitIndex, aim: Objective): boolean {
  const { table } = mind;
  const reach = tenthsOf(table.rules.table.victory.objectiveCm);
  return unitsOn(table, state, entryAt(table.units, unit).side).every(
    (each) => each === unit || !isThere(mind, state, each, aim, reach),
  );
}

function farFromAim({ table }: SergeantContext, state: State, unit: UnitIndex, aim: Objective): Tenths {
  const reach = tenthsOf(table.rules.table.victory.objectiveCm);
  const near = pointToBase(bodyNow(table, state, unit), aim.x, aim.y) - reach;
  if (near <= 0) return 0;
  return Math.max(near, wayLength(table, state, entryAt(state.units, unit).stands, aim) - reach);
}

/** Present value of an objective: low at first, high in the last turns. */
function wholeAim({ table, state }: SergeantContext): number {
  const { objective } = table.rules.table.victory;
  const passed = state.turn / Math.max(1, table.turns);
  const left = table.turns - state.turn;
  return perPoint * objective * (0.35 + passed * passed) * (left <= 0 ? 4 : left === 1 ? 2 : 1);
}

/** Value of driving an enemy off the objectives it stands at. */
export function worthOfDriving(mind: SergeantContext, enemy: UnitIndex): number {
  const { table, state } = mind;
  const reach = tenthsOf(table.rules.table.victory.objectiveCm);
  const held = table.objectives.filter((aim) => isThere(mind, state, enemy, aim, reach));
  return held.length * driven * wholeAim(mind);
}

function isThere(
  { table }: SergeantContext,
  state: State,
  unit: UnitIndex,
  { x, y }: Objective,
  reach: Tenths,
): boolean {
  return entryAt(state.units, unit).rung < 3 && pointToBase(bodyNow(table, state, unit), x, y) <= reach;
}

/** Units should be where they can act: horse and foot near the enemy, guns within range. */
function farFromFoe({ table, manner }: SergeantContext, state: State, unit: UnitIndex): number {
  const { stands } = entryAt(state.units, unit);
  const { arm } = entryAt(table.units, unit);
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of unitsOn(table, state, otherSide(entryAt(table.units, unit).side))) {
    least = Math.min(least, wayLength(table, state, stands, entryAt(state.units, enemy).stands));
  }
  if (!Number.isFinite(least)) return 0;
  const enough = tenthsOf(arm === 'artillery' ? 60 : 15);
  return (manner.aim * perMetre * Math.max(0, least - enough)) / metre;
}

/** Cached best shot with all units in their present places: its cost to the enemy, and its target. */
function fireNow(mind: SergeantContext, unit: UnitIndex): HarmAt {
  const known = mind.fires[unit];
  if (known !== undefined) return known;
  let best: HarmAt = { harm: 0, at: null };
  for (const { firing, refusals, shot } of availableShots(mind.table, mind.later, unit, null)) {
    const harm = refusals.length > 0 ? 0 : harmOfShot(mind, { firing }, mind.later);
    if (harm > best.harm) best = { harm, at: indexOrNull(shot.target) };
  }
  mind.fires[unit] = best;
  return best;
}

/** Loss of fire of own guns masked by a friend. */
function masked(mind: SergeantContext, state: State, unit: UnitIndex): number {
  const { table, manner } = mind;
  const body = bodyNow(table, state, unit);
  let lost = 0;
  for (const other of unitsOn(table, state, entryAt(table.units, unit).side)) {
    const guns = entryAt(state.units, other).stands;
    if (other === unit || guns.formation !== 'deployed') continue;
    const { harm, at } = fireNow(mind, other);
    if (at === null || !isBetween(body, guns, entryAt(state.units, at).stands)) continue;
    lost += Math.max(0, harm - fireAt(mind, state, other, at));
  }
  return manner.fire * lost;
}

/** Whether a body may lie between two places. Pieces stand a little to the side of their battery's middle. */
function isBetween({ x, y, reach }: Base, from: Point, to: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy;
  if (long === 0) return false;
  const share = ((x - from.x) * dx + (y - from.y) * dy) / long;
  if (share <= 0 || share >= 1) return false;
  return (
    pointDistance(x, y, Math.round(from.x + share * dx), Math.round(from.y + share * dy)) <= reach + aside
  );
}

const aside: Tenths = 600;
