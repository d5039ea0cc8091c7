/** units: the foot and mounted tables, with every kind of unit once. */
import type { Category, Kind, UnitRow, UnitTable } from '../model.ts';
import {
  cavalry,
  deepOrder,
  dragoons,
  elephants,
  gendarmes,
  heavyBayonet,
  heavyFoot,
  levy,
  lightCavalry,
  mediumFoot,
  none,
  shooters,
  warWagon,
} from './factors.ts';

type Printed = Pick<UnitRow, 'title' | 'category' | 'protection' | 'cohesion' | 'factors'> &
  Partial<Omit<UnitRow, 'id'>>;

const skirmishing: readonly Category[] = ['LI', 'LH', 'Drag'];
const mounted: readonly Category[] = ['LH', 'Cv', 'Kn', 'El'];

function row(kind: Kind, printed: Printed): UnitRow {
  const { category } = printed;
  return {
    id: `unit.${kind}`,
    armour: 'none',
    armourFixed: false,
    weapon: 'none',
    star: false,
    at: false,
    hash: false,
    deepOrder: false,
    tercio: false,
    pikeArmed: false,
    spearArmed: false,
    twoHanded: false,
    battleUnit: category === 'LMI' || category === 'MI' || category === 'HI',
    unmanoeuvrable: false,
    skirmisher: skirmishing.includes(category),
    mounted: mounted.includes(category),
    square: false,
    ...printed,
  };
}

const deep = {
  category: 'HI',
  factors: deepOrder,
  star: true,
  at: true,
  deepOrder: true,
  pikeArmed: true,
} as const;

const printed: Readonly<Record<Kind, Printed>> = {
  'light-infantry': { title: 'light infantry', category: 'LI', protection: 1, cohesion: 2, factors: none },
  bowmen: { title: 'bowmen', category: 'LMI', protection: 0, cohesion: 5, factors: shooters, weapon: 'bow' },
  crossbowmen: {
    title: 'crossbowmen',
    category: 'LMI',
    protection: 0,
    cohesion: 5,
    factors: shooters,
    weapon: 'crossbow',
  },
  shot: { title: 'shot', category: 'LMI', protection: 0, cohesion: 5, factors: shooters, weapon: 'arquebus' },
  'medium-swordsmen': {
    title: 'medium swordsmen',
    category: 'MI',
    protection: 1,
    cohesion: 5,
    factors: mediumFoot,
  },
  'medium-spearmen': {
    title: 'medium spearmen',
    category: 'MI',
    protection: 1,
    cohesion: 5,
    factors: mediumFoot,
    star: true,
    at: true,
    spearArmed: true,
  },
  'bayonet-medium': {
    title: 'medium foot with bayonets',
    category: 'MI',
    protection: 1,
    cohesion: 5,
    factors: mediumFoot,
    star: true,
    square: true,
  },
  'bayonet-heavy': {
    title: 'heavy foot with bayonets',
    category: 'HI',
    protection: 1,
    cohesion: 5,
    factors: heavyBayonet,
    star: true,
    at: true,
    square: true,
  },
  'heavy-swordsmen': {
    title: 'heavy swordsmen',
    category: 'HI',
    protection: 1,
    cohesion: 6,
    factors: heavyFoot,
  },
  'foot-knights': {
    title: 'foot knights',
    category: 'HI',
    protection: 3,
    cohesion: 6,
    factors: heavyFoot,
    armour: 'heavy',
    armourFixed: true,
    twoHanded: true,
  },
  'heavy-spearmen': {
    title: 'heavy spearmen',
    category: 'HI',
    protection: 1,
    cohesion: 6,
    factors: heavyFoot,
    star: true,
    at: true,
    spearArmed: true,
  },
  colunela: { title: 'a Colunela', protection: 1, cohesion: 6, ...deep },
  tercio: { title: 'a Tercio', protection: 1, cohesion: 8, ...deep, tercio: true },
  'later-tercio': { title: 'a Later Tercio', protection: 1, cohesion: 7, ...deep, tercio: true },
  keil: { title: 'a Keil', protection: 1, cohesion: 7, ...deep },
  'pike-and-shot': {
    title: 'Pike & Shot',
    category: 'HI',
    protection: 1,
    cohesion: 6,
    factors: heavyFoot,
    star: true,
    at: true,
    pikeArmed: true,
    square: true,
  },
  'later-pike-and-shot': {
    title: 'Later Pike & Shot',
    category: 'HI',
    protection: 1,
    cohesion: 6,
    factors: heavyFoot,
    star: true,
    pikeArmed: true,
    square: true,
  },
  levy: {
    title: 'levy',
    category: 'HI',
    protection: 1,
    cohesion: 3,
    factors: levy,
    battleUnit: false,
    unmanoeuvrable: true,
  },
  'war-wagon': {
    title: 'war wagons',
    category: 'WWg',
    protection: 2,
    cohesion: 4,
    factors: warWagon,
    weapon: 'arquebus',
    hash: true,
    unmanoeuvrable: true,
  },
  'light-artillery': {
    title: 'light artillery',
    category: 'Art',
    protection: 1,
    cohesion: 2,
    factors: none,
    weapon: 'gun',
  },
  'medium-artillery': {
    title: 'medium artillery',
    category: 'Art',
    protection: 1,
    cohesion: 2,
    factors: none,
    weapon: 'gun',
  },
  'heavy-artillery': {
    title: 'heavy artillery',
    category: 'Art',
    protection: 1,
    cohesion: 2,
    factors: none,
    weapon: 'gun',
    unmanoeuvrable: true,
  },
  'light-cavalry': {
    title: 'light cavalry',
    category: 'LH',
    protection: 1,
    cohesion: 2,
    factors: lightCavalry,
  },
  dragoons: { title: 'dragoons', category: 'Drag', protection: 1, cohesion: 3, factors: dragoons },
  'medium-cavalry': {
    title: 'medium cavalry',
    category: 'Cv',
    protection: 0,
    cohesion: 3,
    factors: cavalry,
    armourFixed: true,
  },
  'heavy-cavalry': {
    title: 'heavy cavalry',
    category: 'Cv',
    protection: 1,
    cohesion: 3,
    factors: cavalry,
    armour: 'armour',
    armourFixed: true,
  },
  'heavily-armoured-cavalry': {
    title: 'heavily armoured cavalry',
    category: 'Cv',
    protection: 2,
    cohesion: 3,
    factors: cavalry,
    armour: 'heavy',
    armourFixed: true,
  },
  gendarmes: {
    title: 'gendarmes',
    category: 'Kn',
    protection: 2,
    cohesion: 3,
    factors: gendarmes,
    armour: 'heavy',
    armourFixed: true,
  },
  elephants: {
    title: 'elephants',
    category: 'El',
    protection: 0,
    cohesion: 3,
    factors: elephants,
    unmanoeuvrable: true,
  },
};

/** All rows of the foot and mounted tables. */
export const units: UnitTable = Object.fromEntries(
  Object.entries(printed).map(([kind, given]) => [kind, row(kind as Kind, given)]),
) as Record<Kind, UnitRow>;

/** The table with one row changed. */
export function withUnit(table: UnitTable, kind: Kind, change: Partial<UnitRow>): UnitTable {
  return { ...table, [kind]: { ...table[kind], ...change } };
}
