/** What was measured when a rule refuses a shot, a march or an attack: `35.2 of 20 cm`. */

import { baseDistance, type Tenths, trackLength } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { weaponReach } from '../actions/fire/index.ts';
import { rateOf, rateRuleOf } from '../actions/move/index.ts';
import { bodyNow } from '../bodies/index.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { MoveCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Shot, State, Table } from '../state/model.ts';
import { foresee } from './foresee.ts';

/** A length and the most it may be, if it is longer. */
function ofMost(table: Table, length: Tenths, most: Tenths): string | null {
  return length > most ? interactionWordsOf(table).ofMost(length, most) : null;
}

const rangeRules: readonly RuleId[] = [
  'fire.range',
  'artillery.canister-range',
  'artillery.howitzer-range',
  'artillery.rod-range',
];

/** How far the target is, and how far the weapon carries. */
export function measuredShot(
  table: Table,
  state: State,
  { unit, shot, target }: Pick<Shot, 'shot'> & { readonly unit: UnitIndex; readonly target: UnitIndex },
  rule: RuleId,
): string | null {
  if (!rangeRules.includes(rule)) return null;
  return ofMost(table, distanceBetween(table, state, unit, target), weaponReach(table, unit, shot));
}

export function distanceBetween(table: Table, state: State, one: UnitIndex, other: UnitIndex): Tenths {
  return baseDistance(bodyNow(table, state, one), bodyNow(table, state, other));
}

/** How far the march leads, and how far the unit may go in its formation. */
export function measuredMove(
  table: Table,
  state: State,
  unit: UnitIndex,
  { steps }: Pick<MoveCommand, 'steps'>,
  rule: RuleId,
): string | null {
  const { tracks, formations, stands } = foresee(table, state, unit, steps);
  const formation = formations.at(-1) ?? stands.formation;
  const info = entryAt(table.units, unit);
  if (rule !== rateRuleOf(info, formation)) return null;
  const length = tracks.reduce((sum, track) => sum + trackLength(track), 0);
  return ofMost(table, length, rateOf(table, info, formation));
}

/** How far an enemy is, and how far the unit may go, if it is out of reach. */
export function outOfReach(
  table: Table,
  state: State,
  unit: UnitIndex,
  enemy: UnitIndex,
): { readonly rule: RuleId; readonly measured: string } | null {
  const info = entryAt(table.units, unit);
  const { formation } = entryAt(state.units, unit).stands;
  const measured = ofMost(table, distanceBetween(table, state, unit, enemy), rateOf(table, info, formation));
  return measured === null ? null : { rule: 'attack.declare', measured };
}
