/** Weapons of a unit, and their greatest range. */

import type { Tenths } from '@grognard/geometry';
import { entryAt, type ListBy, listBy } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import type { SmallArm } from '../../../model.ts';
import { tenthsPerCm } from '../../../scenarios/measure.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Shot, Table } from '../../state/model.ts';

const guns: readonly Shot['shot'][] = ['round', 'canister'];
const shellOnly: readonly Shot['shot'][] = ['shell'];
const shellAndCanister: readonly Shot['shot'][] = ['shell', 'canister'];
const muskets: readonly Shot['shot'][] = ['small-arms'];

/** Weapons that a unit can fire (fire.weapon). */
export function weaponsOf({ rules, units }: Table, unit: UnitIndex): readonly Shot['shot'][] {
  const { kind, arm } = entryAt(units, unit);
  if (arm !== 'artillery') return muskets;
  if (kind === 'gun') return guns;
  return rules.artillery.rods.howitzer.canister > 0 ? shellAndCanister : shellOnly;
}

/** By unit. */
const reachesIn = memoizePer<Table, ListBy<UnitIndex, Readonly<Record<Shot['shot'], Tenths>>>>((table) =>
  listBy(
    table.units.map(({ index }) => ({
      'small-arms': reachOf(table, index, 'small-arms'),
      round: reachOf(table, index, 'round'),
      canister: reachOf(table, index, 'canister'),
      shell: reachOf(table, index, 'shell'),
    })),
  ),
);

/** Greatest range of a weapon. Woods may halve it. */
export function weaponReach(table: Table, unit: UnitIndex, shot: Shot['shot']): Tenths {
  return entryAt(reachesIn(table), unit)[shot];
}

function reachOf({ rules, units }: Table, unit: UnitIndex, shot: Shot['shot']): Tenths {
  const { kind, arm, calibre, second } = entryAt(units, unit);
  const { smallArms, artillery } = rules;
  const rod = artillery.rods[calibre];
  const { howitzer } = artillery.rods;
  switch (shot) {
    case 'small-arms': {
      const weapon = (of: typeof kind): SmallArm => (arm === 'foot' ? (of as SmallArm) : 'carbine');
      const ranges = [kind, ...(second === null ? [] : [second.kind])].map(
        (of) => smallArms.rangeCm[weapon(of)],
      );
      return Math.floor(Math.max(...ranges) * tenthsPerCm);
    }
    case 'round':
      return Math.floor(rod.far * tenthsPerCm);
    case 'canister':
      return Math.floor((kind === 'howitzer' ? howitzer.canister : rod.canister) * tenthsPerCm);
    case 'shell':
      return Math.floor(howitzer.maximum * tenthsPerCm);
  }
}
