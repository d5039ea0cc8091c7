/** What a figure or a body is, in a few words: kind, class, arms. */
import { listed } from '@grognard/rules-kit';
import { firearmNames, meleeWeaponNames } from '../../words/en-terms.ts';
import type { Table } from '../model.ts';
import { handWordsOf } from './words.ts';

export function aboutMan(table: Table, man: number): string {
  const { pieces } = handWordsOf(table);
  const { troop, class: level, firearms, weapons, captive, leader, light, armour } = table.men[man]!;
  if (captive) return pieces.captive;
  const arms = [
    ...firearms.map((gun) => firearmNames[gun]),
    ...weapons.map((weapon) => meleeWeaponNames[weapon]),
  ];
  if (armour > 0) arms.push(pieces.breastplate);
  const kind = [leader ? pieces.leader : '', light ? pieces.light : pieces.kinds[troop]];
  return pieces.about(kind.filter((word) => word !== '').join(' '), level, arms);
}

/** The arms that men have among them, each once. */
export function armsOf({ men }: Table, members: readonly number[]): string {
  const names = members.flatMap((man) => {
    const { firearms, weapons } = men[man]!;
    return [
      ...firearms.map((gun) => firearmNames[gun]),
      ...weapons.map((weapon) => meleeWeaponNames[weapon]),
    ];
  });
  return listed([...new Set(names)]);
}
