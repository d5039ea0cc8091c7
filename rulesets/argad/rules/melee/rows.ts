/** The melee modifiers. */
import type { Row, Section } from '@grognard/rules-kit';
import { type BlowSituation, isCavalry } from './situation.ts';

const improvised: Row<BlowSituation> = {
  id: 'melee.improvised',
  value: -1,
  when: ({ weapon }) => weapon.improvised === true,
};
/** Bare hands are never better than an improvised weapon. */
export const bareHands: Row<BlowSituation> = {
  id: 'melee.bare-hands',
  value: -1,
  when: ({ weapon }) => weapon.length === 'bare-hands',
};
const classTwo: Row<BlowSituation> = {
  id: 'melee.class-2',
  value: -1,
  when: ({ striker }) => striker.class === 2,
};
/** Class 1 is never better than class 2. */
export const classOne: Row<BlowSituation> = {
  id: 'melee.class-1',
  value: -1,
  when: ({ striker }) => striker.class === 1,
};

/** Weapon and training share a cell, in which the first row that holds counts. */
export const handRows: readonly Row<BlowSituation>[] = [improvised, bareHands, classTwo, classOne];

/** The heavy two-handed tool, under any conditions. */
export const heavyTool: Row<BlowSituation> = {
  id: 'melee.heavy-tool',
  value: 1,
  when: ({ striker }) => striker.weapon === 'heavy-tool',
};
/** The heavy two-handed tool, but not inside a building. */
export const heavyToolOutdoors: Row<BlowSituation> = {
  ...heavyTool,
  when: ({ striker, indoors }) => striker.weapon === 'heavy-tool' && !indoors,
};
/** The heavy two-handed tool, but only on foot, outdoors and out of close order. */
export const heavyToolLoose: Row<BlowSituation> = {
  ...heavyTool,
  when: ({ striker, indoors }) =>
    striker.weapon === 'heavy-tool' && !indoors && striker.troop === 'foot' && !striker.closeOrder,
};

const obstacle: Row<BlowSituation> = {
  id: 'melee.obstacle',
  value: 1,
  when: ({ striker }) => striker.defendsObstacle && striker.troop === 'foot',
};
const higher: Row<BlowSituation> = {
  id: 'melee.higher',
  value: -1,
  when: ({ striker }) => striker.enemyHigher,
};

/** Rules common to all three sheets. */
export const footRows: readonly Row<BlowSituation>[] = [heavyTool, obstacle, higher];

const cavalry: Row<BlowSituation> = {
  id: 'melee.cavalry',
  value: 1,
  when: ({ striker, foe, ground }) => ground === 'open' && isCavalry(striker) && !isCavalry(foe),
};
const footVsCavalry: Row<BlowSituation> = {
  id: 'melee.foot-vs-cavalry',
  value: -1,
  when: ({ striker, foe, ground }) =>
    ground !== 'very-difficult' && striker.troop === 'foot' && isCavalry(foe),
};
const mountedInfantryVsCavalry: Row<BlowSituation> = {
  id: 'melee.mounted-infantry-vs-cavalry',
  value: -1,
  when: ({ striker, foe }) => striker.troop === 'mounted-infantry' && isCavalry(foe),
};
const charge: Row<BlowSituation> = {
  id: 'melee.charge',
  value: 1,
  when: ({ striker }) => striker.charging !== 'none',
};
/** Heavy cavalry in close order: a higher bonus, but not against infantry in close order. */
const chargeHeavy: Row<BlowSituation> = {
  id: 'melee.charge-heavy',
  value: 1,
  when: (blow) => chargesHeavily(blow) && !isClosedInfantry(blow),
};
/** The same bonus, refused only against such infantry standing still. */
export const chargeHeavyUnlessAwaited: Row<BlowSituation> = {
  ...chargeHeavy,
  when: (blow) => chargesHeavily(blow) && !(isClosedInfantry(blow) && blow.foe.immobile),
};
const braced: Row<BlowSituation> = {
  id: 'melee.braced',
  value: 1,
  when: ({ striker, foe, weapon }) =>
    foe.charging === 'direct' && striker.immobile && striker.troop === 'foot' && weapon.braced === true,
};

function chargesHeavily({ striker }: BlowSituation): boolean {
  return striker.troop === 'heavy-cavalry' && striker.closeOrder && striker.charging !== 'none';
}

function isClosedInfantry({ foe }: BlowSituation): boolean {
  return foe.troop === 'foot' && foe.closeOrder;
}

/** Rows for riders against foot, foot against riders, and charges. */
export const mountedRows: readonly Row<BlowSituation>[] = [
  cavalry,
  footVsCavalry,
  mountedInfantryVsCavalry,
  charge,
  chargeHeavy,
  braced,
];

/** The rows as sections, in the order of the lines. */
export function meleeSections(
  hand: readonly Row<BlowSituation>[],
  others: readonly Row<BlowSituation>[],
): readonly Section<BlowSituation>[] {
  return [{ groups: [{ take: 'first', rows: hand }] }, { groups: [{ take: 'all', rows: others }] }];
}

/** The rows, with the row of the same rule replaced. */
export function replacing(
  rows: readonly Row<BlowSituation>[],
  changed: Row<BlowSituation>,
): readonly Row<BlowSituation>[] {
  return rows.map((row) => (row.id === changed.id ? changed : row));
}
