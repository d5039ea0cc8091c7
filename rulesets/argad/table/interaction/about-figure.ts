/** A figure or body described in a few words: kind, class, arms. */

import { entryAt } from '@grognard/lists';
import { listed } from '@grognard/rules-kit';
import { interactionWordsOf } from '../explain/words.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';

export function aboutFigure(table: Table, figure: FigureIndex): string {
  const { pieces } = interactionWordsOf(table);
  const {
    troop,
    class: level,
    firearms,
    weapons,
    captive,
    leader,
    light,
    armour,
    dress,
  } = entryAt(table.roster, figure);
  if (captive) return pieces.captive;
  const arms = [
    ...firearms.map((gun) => table.words.terms.firearms[gun]),
    ...weapons.map((weapon) => table.words.terms.meleeWeapons[weapon]),
  ];
  if (armour > 0) arms.push(pieces.breastplate);
  const trade = dress === null ? [] : [table.words.looks.dresses[dress]];
  const isNamed = dress !== null && troop === 'foot';
  const plain = [leader ? pieces.leader : '', isNamed ? '' : light ? pieces.light : pieces.kinds[troop]];
  const kind = [plain.filter((word) => word !== '').join(' '), ...trade].filter((word) => word !== '');
  return pieces.about(kind.join(', '), level, arms);
}

/** The arms of these figures, each named once. */
export function armsOf(table: Table, members: readonly FigureIndex[]): string {
  const names = members.flatMap((figure) => {
    const { firearms, weapons } = entryAt(table.roster, figure);
    return [
      ...firearms.map((gun) => table.words.terms.firearms[gun]),
      ...weapons.map((weapon) => table.words.terms.meleeWeapons[weapon]),
    ];
  });
  return listed([...new Set(names)], table.words.rules.language);
}
