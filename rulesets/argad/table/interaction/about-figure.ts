/** A figure or body described in a few words: kind, class, arms. */

import { entryAt } from '@grognard/lists';
import { listed } from '@grognard/rules-kit';
import { interactionWordsOf } from '../explain/words.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';

export function aboutFigure(table: Table, figure: FigureIndex): string {
  const { pieces } = interactionWordsOf(table);
  const { class: level, firearms, weapons, captive, leader, armour } = entryAt(table.roster, figure);
  if (captive) return pieces.captive;
  const arms = [
    ...firearms.map((gun) => table.words.terms.firearms[gun]),
    ...weapons.map((weapon) => table.words.terms.meleeWeapons[weapon]),
  ];
  if (armour > 0) arms.push(pieces.breastplate);
  return pieces.about(kindOf(table, figure, leader), level, arms);
}

function kindOf(table: Table, figure: FigureIndex, leader: boolean): string {
  const { pieces } = interactionWordsOf(table);
  const { troop, light, dress } = entryAt(table.roster, figure);
  const trade = dress === null ? [] : [table.words.looks.dresses[dress]];
  const isNamed = dress !== null && troop === 'foot';
  const kind = isNamed ? '' : light ? pieces.light : pieces.kinds[troop];
  return [leader ? pieces.leader(kind) : kind, ...trade].filter((word) => word !== '').join(', ');
}

/** The kind of a figure and its firearms, whatever its class: what *all of this kind* means. */
export function kindOfFigure(table: Table, figure: FigureIndex): string {
  const { firearms } = entryAt(table.roster, figure);
  const guns = firearms.map((gun) => table.words.terms.firearms[gun]);
  return [kindOf(table, figure, false), ...guns].join(', ');
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
