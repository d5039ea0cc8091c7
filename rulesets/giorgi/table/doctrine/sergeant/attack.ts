/** Attacks that a unit can make from where it stands, each scored with the reactions it may draw. */

import { type Base, baseDistance, type Tenths, wheelArc } from '@grognard/geometry';
import { entryAt, listBy, none } from '@grognard/lists';
import { attackIfLegal, isTakenAside } from '../../actions/attack/index.ts';
import { availableShots } from '../../actions/fire/index.ts';
import { rateOf } from '../../actions/move/index.ts';
import { bodyNow, standsAs } from '../../bodies/index.ts';
import { targetOf } from '../../state/agenda.ts';
import type { MarchStep, MoveCommand } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, Placement, State } from '../../state/model.ts';
import { unitsOn } from '../../state/sides.ts';
import { weighAttack } from '../expect.ts';
import { enemiesBy, turnedTo } from '../lead.ts';
import { moveOf } from '../plain.ts';
import { gainOfMelee, harmOfShot } from './harm.ts';
import { ofRout, passes, type SergeantContext } from './sergeant-context.ts';

export interface PossibleAttack {
  readonly command: MoveCommand;
  readonly approach: Approach;
  readonly target: UnitIndex;
  readonly gain: number;
}

/** Most targets that a unit considers. */
const mostTargets = 3;
/** Value of striking open order or routing units, as a share of their rout. Most of them get away. */
const looseGain = 0.18;
/** Chance that a unit which can form square and passes its test does so. It may prefer to fire. */
const squares = 0.85;

/** Possible attacks of a unit, on any enemy or on one alone, the best first. */
export function attacksBy(
  mind: SergeantContext,
  state: State,
  unit: UnitIndex,
  only: UnitIndex | null = null,
): PossibleAttack[] {
  const { table } = mind;
  const { stands, rung } = entryAt(state.units, unit);
  if (entryAt(table.units, unit).arm === 'artillery' || rung > 0 || stands.house !== none) return [];
  if (stands.formation === 'square' || stands.formation === 'gunners') return [];
  const own = bodyNow(table, state, unit);
  const reach = rateOf(table, entryAt(table.units, unit), stands.formation);
  const found: PossibleAttack[] = [];
  const targets = only === null ? enemiesBy(table, state, unit).slice(0, mostTargets) : [only];
  for (const target of targets) {
    const body = bodyNow(table, state, target);
    const gap = baseDistance(own, body);
    if (gap > reach) continue;
    for (const steps of turnsTo(stands, own, body, reach - gap)) {
      const attack = attackOn(mind, state, unit, target, steps);
      if (attack === null) continue;
      found.push(attack);
      break;
    }
  }
  return found.sort((a, b) => b.gain - a.gain || a.target - b.target);
}

/** Towards the target if enough of the move is left for the wheel, and straight ahead. */
function turnsTo(stands: Placement, own: Base, target: Base, left: Tenths): MarchStep[][] {
  const turn = turnedTo(stands, target);
  const [wheel] = turn;
  if (wheel?.step === 'way') return [turn, []];
  if (wheel?.step !== 'wheel') return [[]];
  const width = 2 * Math.floor(Math.sqrt(own.ux * own.ux + own.uy * own.uy));
  // The wheel itself leads closer, by at most its own arc.
  return wheelArc(width, wheel.angle) <= 2 * left + width ? [turn, []] : [[]];
}

function attackOn(
  mind: SergeantContext,
  state: State,
  unit: UnitIndex,
  target: UnitIndex,
  steps: readonly MarchStep[],
): PossibleAttack | null {
  const { table } = mind;
  const command = moveOf(entryAt(table.units, unit).id, steps, { target: entryAt(table.units, target).id });
  const approach = attackIfLegal(table, state, command);
  if (approach === null) return null;
  return { command, approach, target, gain: gainOf(mind, state, approach) };
}

/** Value of an attack: that of its melee, less the fire on the way. */
function gainOf(mind: SergeantContext, state: State, approach: Approach): number {
  const { risk } = mind.manner;
  const { unit } = approach;
  const target = targetOf(approach);
  const met = gainOfContact(mind, state, approach);
  // In a hypothetical state the fire of all enemies is too costly to find, so only the target's counts.
  const firing =
    state === mind.state ? unitsOn(mind.table, state, entryAt(mind.table.units, target).side) : [target];
  const fired = firing.reduce((sum, enemy) => sum + fireOn(mind, state, enemy, approach), 0);
  return met - (entryAt(mind.table.units, unit).side === mind.side ? risk : 1) * fired;
}

/** Cost to an attack of one enemy's fire. */
export function fireOn(mind: SergeantContext, state: State, enemy: UnitIndex, approach: Approach): number {
  const { rung } = entryAt(state.units, enemy);
  if (rung === 3) return 0;
  if (enemy === approach.target && isTakenAside(mind.table, state, approach)) return 0;
  let most = 0;
  for (const offered of availableShots(mind.table, state, enemy, approach))
    if (offered.refusals.length === 0) most = Math.max(most, harmOfShot(mind, offered, state));
  return most;
}

/** With the target as it stands, or in square if horse attacks and it can form one. */
function gainOfContact(mind: SergeantContext, state: State, approach: Approach): number {
  const { table } = mind;
  const { unit } = approach;
  const target = targetOf(approach);
  const plain = gainAgainst(mind, state, approach);
  const { arm } = entryAt(table.units, target);
  const { stands, rung } = entryAt(state.units, target);
  const mayForm =
    entryAt(table.units, unit).arm === 'horse' &&
    arm === 'foot' &&
    rung < 3 &&
    stands.house === none &&
    (stands.formation === 'line' || stands.formation === 'column');
  if (!mayForm) return plain;
  const square = standsAs(table, state, target, { formation: 'square', files: 0, gap: 0 });
  const units: State['units'] = listBy(
    state.units.with(target, { ...entryAt(state.units, target), stands: square }),
  );
  const formed = Math.min(plain, gainAgainst(mind, { ...state, units }, approach));
  const chance = squares * passes(mind, target);
  return chance * formed + (1 - chance) * plain;
}

function gainAgainst(mind: SergeantContext, state: State, approach: Approach): number {
  const { unit } = approach;
  const target = targetOf(approach);
  const { rung, stands } = entryAt(state.units, target);
  if (rung === 3 || stands.formation === 'open') return looseGain * ofRout(mind, target);
  const weighed = weighAttack(mind.table, state, approach);
  if (weighed === null) return looseGain * ofRout(mind, target);
  return gainOfMelee(mind, weighed, [unit], [target]);
}
