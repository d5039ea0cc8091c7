/** Two against one: value of several attacks on the same enemy, all in contact. */

import { entryAt, listBy, numberAt } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';
import { unitsOn } from '../../state/sides.ts';
import { contactOf, weighAttacks } from '../expect.ts';
import { attacksBy, fireOn, type PossibleAttack } from './attack.ts';
import { gainOfMelee } from './harm.ts';
import type { SergeantContext } from './sergeant-context.ts';

/** Gain of several attacks on one enemy. If it is not fought on the chart, that of the first. */
export function gainTogether(
  mind: SergeantContext,
  state: State,
  attacks: readonly [PossibleAttack, ...PossibleAttack[]],
): number {
  const { table, manner, side } = mind;
  const [{ target, gain }] = attacks;
  const { rung, stands } = entryAt(state.units, target);
  if (rung === 3 || stands.formation === 'open') return gain;
  const approaches = attacks.map(({ approach }) => approach);
  const weighed = weighAttacks(table, state, approaches);
  if (weighed === null || weighed.kind === 'square') return gain;
  const by = approaches.map(({ unit }) => unit);
  const risk = entryAt(table.units, numberAt(by, 0)).side === side ? manner.risk : 1;
  const fired = approaches.reduce((sum, approach) => sum + fireOn(mind, state, target, approach), 0);
  return gainOfMelee(mind, weighed, by, [target]) - risk * fired;
}

/** Attacks that a unit can make now, the best first, with the gain from a friend that can join the melee. */
export function attacksNow(mind: SergeantContext, unit: UnitIndex): PossibleAttack[] {
  const { state, manner } = mind;
  const attacks = attacksBy(mind, state, unit);
  if (manner.joined === 0) return attacks;
  return attacks
    .map((attack) => ({ ...attack, gain: attack.gain + manner.joined * gainOfFriend(mind, attack) }))
    .sort((a, b) => b.gain - a.gain || a.target - b.target);
}

/** Gain that the best friend still able to join adds to an attack. */
function gainOfFriend(mind: SergeantContext, attack: PossibleAttack): number {
  const { table, state, side } = mind;
  const { target } = attack;
  const { unit } = attack.approach;
  const { stands, clash } = contactOf(table, state, attack.approach);
  const units: State['units'] = listBy(
    state.units.with(unit, { ...entryAt(state.units, unit), stands, moved: true }),
  );
  const then: State = { ...state, units, clashes: [...state.clashes, clash] };
  const alone = Math.max(0, attack.gain);
  let most = 0;
  for (const friend of unitsOn(table, state, side)) {
    const { moved, quiet, spent } = entryAt(state.units, friend);
    if (friend === unit || moved || quiet || spent) continue;
    const [joins] = attacksBy(mind, then, friend, target);
    if (joins !== undefined) most = Math.max(most, gainTogether(mind, state, [attack, joins]) - alone);
  }
  return most;
}
