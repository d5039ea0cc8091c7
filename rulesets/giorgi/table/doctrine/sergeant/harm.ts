/** Costs of losses and results to a unit: soldiers, morale, and friends that test when it routs. */

import { baseDistance } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { fractionOf, shareOf, type WeightedOutcome } from '@grognard/rules-kit';
import { breakingCm } from '../../../data/moves.ts';
import type { MeleeResult, SideFate } from '../../../model.ts';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { type AvailableShot, judge, oddsOfVolley } from '../../actions/fire/index.ts';
import type { MeleeAssessment } from '../../actions/melee/index.ts';
import { bodyNow } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';
import { unitsOn } from '../../state/sides.ts';
import { ofRout, passes, perSoldier, type SergeantContext } from './sergeant-context.ts';

/** Cost of each rung of the ladder, in shares of a rout. */
const rungs = [0, 0.14, 0.3, 1] as const;
/** Cost of each result of the chart, in shares of a rout. A unit that advances has gained ground. */
const resultCost: Readonly<Record<MeleeResult, number>> = {
  '-': 0,
  AV: -0.02,
  BT: -0.04,
  R1: 0.15,
  R1S: 0.32,
  R2: 1,
};
/** Cost to horse of failing to break a square, as a share of a rout. It is driven back under fire. */
const thrownBack = 0.5;
/** Soldiers whose loss causes a test. */
const pair = 2;
/** Cost to each friend that a rout may shake, as a share of its own rout. */
const contagion = 0.12;

/** Cost of kills to a unit that has already lost some in this player turn. */
export function harmOfKills(mind: SergeantContext, unit: UnitIndex, kills: number, before: number): number {
  if (kills === 0) return 0;
  const { soldiers, rung } = entryAt(mind.state.units, unit);
  if (kills >= soldiers) return soldiers * perSoldier(mind, unit) + ofRout(mind, unit);
  const tests = Math.floor((before + kills) / pair) - Math.floor(before / pair);
  return kills * perSoldier(mind, unit) + fallOf(mind, unit, rung, tests);
}

/** Cost to a unit of tests it may fail. Each failure is a rung. */
function fallOf(mind: SergeantContext, unit: UnitIndex, rung: number, tests: number): number {
  const fails = 1 - passes(mind, unit);
  const cost = ofRout(mind, unit);
  let chances = [1];
  for (let n = 0; n < tests; n++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    chances.forEach((chance, failed) => {
      next[failed]! += chance * (1 - fails);
      next[failed + 1]! += chance * fails;
    });
    chances = next;
  }
  const before = numberAt(rungs, Math.min(3, rung));
  return chances.reduce(
    (sum, chance, failed) =>
      sum + chance * cost * Math.max(0, numberAt(rungs, Math.min(3, rung + failed)) - before),
    0,
  );
}

/** Cost of a shot to the units it strikes. Only enemies of the firer count. */
export function harmOfShot(
  mind: SergeantContext,
  { firing }: Pick<AvailableShot, 'firing'>,
  state: State,
): number {
  let harm = 0;
  for (const { target, facts } of firing.cases) {
    const { volley } = judge(mind.table.rules, facts, null);
    if (volley === null) continue;
    for (const { outcome, chance } of oddsOfVolley(volley).odds)
      harm +=
        shareOf(fractionOf(chance)) *
        harmOfKills(mind, target, outcome.killed, entryAt(state.units, target).lost);
  }
  return harm;
}

/** Value of a melee for the attackers: the losses of the defenders less their own. */
export function gainOfMelee(
  mind: SergeantContext,
  weighed: MeleeAssessment,
  attackers: readonly UnitIndex[],
  defenders: readonly UnitIndex[],
): number {
  if (weighed.kind === 'square') {
    const [by] = attackers;
    const [on] = defenders;
    if (by === undefined || on === undefined) return 0;
    return meanOf(weighed.odds, ({ broken, soldiersKilled }) =>
      broken
        ? harmOfKills(mind, on, soldiersKilled, 0) + ofRout(mind, on)
        : -thrownBack * ofRout(mind, by) - perSoldier(mind, by),
    );
  }
  const { risk } = mind.manner;
  return meanOf(
    weighed.odds,
    ({ attacker, defender }) => costOf(mind, defenders, defender) - risk * costOf(mind, attackers, attacker),
  );
}

function meanOf<T>(odds: readonly WeightedOutcome<T>[], worth: (outcome: T) => number): number {
  return odds.reduce((sum, { outcome, chance }) => sum + shareOf(fractionOf(chance)) * worth(outcome), 0);
}

function costOf(mind: SergeantContext, units: readonly UnitIndex[], { lost, result }: SideFate): number {
  return units.reduce((sum, unit) => {
    const kills = harmOfKills(mind, unit, lost, entryAt(mind.state.units, unit).lost);
    const spread = result === 'R2' ? spreadOf(mind, unit) : 0;
    return sum + kills + resultCost[result] * ofRout(mind, unit) + spread;
  }, 0);
}

/** Cost to friends that must test when a unit routs (`morale.breaking-when`). */
function spreadOf(mind: SergeantContext, unit: UnitIndex): number {
  const { table, state } = mind;
  const { side, nerve } = entryAt(table.units, unit);
  const own = bodyNow(table, state, unit);
  const near = tenthsOf(breakingCm);
  return unitsOn(table, state, side).reduce((sum, other) => {
    if (other === unit || entryAt(table.units, other).nerve > nerve || entryAt(state.units, other).rung === 3)
      return sum;
    if (baseDistance(own, bodyNow(table, state, other)) > near) return sum;
    return sum + contagion * (1 - passes(mind, other)) * ofRout(mind, other);
  }, 0);
}
