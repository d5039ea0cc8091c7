/** Which units may attack, and which enemies (chapter attack). */

import { entryAt, none } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { buildingSides } from '../../../data/melee.ts';
import { isLightInfantry } from '../../../model.ts';
import { holds } from '../../../rules/in-force.ts';
import { fieldOf } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Refusals } from '../../state/turn.ts';
import { placeNow } from '../contact/index.ts';
import { isBreakingThrough, isInWoods } from '../move/index.ts';

/** Open order is not a formation to attack in, except for light infantry, horse, and all foot inside woods (`attack.open-order`). */
export function isTooOpenToAttack(table: Table, state: State, unit: UnitIndex): boolean {
  const { arm, kind } = entryAt(table.units, unit);
  const { stands } = entryAt(state.units, unit);
  return (
    arm === 'foot' &&
    stands.formation === 'open' &&
    !isLightInfantry(kind) &&
    holds(table.rules, 'attack.open-order') &&
    !isInWoods(fieldOf(table, state), stands)
  );
}

/** Refusals of any attack by a unit. */
export function againstAttacker(table: Table, state: State, unit: UnitIndex): Refusals {
  const { arm } = entryAt(table.units, unit);
  const { rung, fired, changed, stands } = entryAt(state.units, unit);
  const no: RuleId[] = [];
  if (rung === 3) no.push('morale.routing');
  if (arm === 'artillery') no.push('attack.guns-never');
  if ((rung === 1 || rung === 2) && holds(table.rules, 'attack.shaken')) no.push('attack.shaken');
  if (fired && table.options['turn.fire-then-attack']) no.push('turn.fire-then-attack');
  if (changed) no.push('attack.no-change');
  if (stands.house !== none) no.push('building.leave');
  if (stands.formation === 'square' && holds(table.rules, 'square.no-attack')) no.push('square.no-attack');
  if (isTooOpenToAttack(table, state, unit)) no.push('attack.open-order');
  if (isBreakingThrough(state, unit) && table.options['melee.bt-limits'] === 'stop-short')
    no.push('melee.bt-limits');
  return no;
}

/** Refusals of an attack on this target. */
export function againstTarget(table: Table, state: State, unit: UnitIndex, target: UnitIndex): Refusals {
  const { side, arm } = entryAt(table.units, unit);
  const { status, stands } = entryAt(state.units, target);
  if (entryAt(table.units, target).side === side || status !== 'on') return ['attack.declare'];
  const no: RuleId[] = [];
  if (stands.house !== none) {
    if (arm !== 'foot' && holds(table.rules, 'building.foot-only')) no.push('building.foot-only');
    if (assaultersOf(state, target).length >= buildingSides) no.push('building.four-battalions');
  }
  const isBarred = arm !== 'foot' && holds(table.rules, 'terrain.woods-forbidden');
  if (isBarred && placeNow(table, state, target, unit) === 'woods') no.push('terrain.woods-forbidden');
  return no;
}

/** Units at the walls of a garrison's house. */
export function assaultersOf({ clashes }: State, garrison: number): readonly number[] {
  return clashes.filter(({ on, struck }) => on === garrison && struck === 'house').map(({ by }) => by);
}
