/** What was measured when a rule refuses a shot, a march or an attack: `35.2 of 20 cm`. */

import { baseDistance, type Tenths, trackLength } from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { contactAlong, wayOf } from '../actions/attack/index.ts';
import { weaponReach } from '../actions/fire/index.ts';
import { rateOf, rateRuleOf } from '../actions/move/index.ts';
import { basesOf, bodyNow } from '../bodies/index.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { fieldOf } from '../field/index.ts';
import type { MoveCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Shot, State, Table } from '../state/model.ts';
import { foresee } from './foresee.ts';
import { approaches } from './lead.ts';

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

/** How far the enemy is or the march leads, if that is what the rule refuses. */
export function measuredOrder(
  table: Table,
  state: State,
  unit: UnitIndex,
  command: MoveCommand,
  rule: RuleId,
): string | null {
  const far =
    command.target === null ? null : outOfReach(table, state, unit, lookUp(table.unitOf, command.target));
  return far?.rule === rule ? far.measured : measuredMove(table, state, unit, command, rule);
}

/** How far the march leads, and how far the unit may go in its formation. */
function measuredMove(
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

/**
 * How far an enemy is, or the shortest way straight into contact with it where a wheel makes that longer, and how far the unit may
 * go, if it is out of reach.
 */
export function outOfReach(
  table: Table,
  state: State,
  unit: UnitIndex,
  enemy: UnitIndex,
): { readonly rule: RuleId; readonly measured: string } | null {
  const info = entryAt(table.units, unit);
  const { formation } = entryAt(state.units, unit).stands;
  const most = rateOf(table, info, formation);
  const away = distanceBetween(table, state, unit, enemy);
  const least = away > most ? away : shortestInto(table, state, unit, enemy);
  const measured = least === null ? null : ofMost(table, least, most);
  return measured === null ? null : { rule: 'attack.declare', measured };
}

/** Length of the shortest way that leads straight into contact, however long, or null if none does. */
function shortestInto(table: Table, state: State, unit: UnitIndex, enemy: UnitIndex): Tenths | null {
  const { width, depth } = fieldOf(table, state);
  // Longer than the table is, so that how far one may go does not matter.
  const onward = { step: 'march', by: width + depth } as const;
  const lengths = approaches(table, state, unit, enemy).flatMap((steps) => {
    const turned = trackLength(wayOf(table, state, unit, steps));
    const met = contactAlong(wayOf(table, state, unit, [...steps, onward]), basesOf(table, state, enemy));
    // Contact in a wheel is no attack.
    return met === null || met < turned ? [] : [met];
  });
  return lengths.length === 0 ? null : Math.min(...lengths);
}
