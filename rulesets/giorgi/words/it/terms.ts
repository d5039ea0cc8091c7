/** Italian names of units, covers and places, for sentences. */
import type { Calibre, Cover, Formation, Kind, MeleeResult, Surroundings } from '../../model.ts';

export const kindNames: Readonly<Record<Kind, string>> = {
  line: 'fanteria di linea',
  grenadier: 'granatieri',
  guard: 'fanteria della guardia',
  militia: 'milizia',
  light: 'fanteria leggera',
  rifle: 'rifles',
  'light-cavalry': 'cavalleria leggera',
  'medium-cavalry': 'cavalleria media',
  'heavy-cavalry': 'cavalleria pesante',
  gun: 'cannoni',
  howitzer: 'obici',
};

export const formationNames: Readonly<Record<Formation, string>> = {
  line: 'in linea',
  column: 'in colonna',
  square: 'in quadrato',
  open: 'in ordine aperto',
  deployed: 'in batteria',
  limbered: 'al traino',
};

export const coverNames: Readonly<Record<Cover, string>> = {
  none: 'allo scoperto',
  light: 'dietro un riparo leggero',
  'low-wall': 'dietro un muretto',
  'high-wall': 'dietro un muro alto',
  'wood-edge': 'al margine di un bosco',
  woods: 'dentro un bosco',
  building: 'in un edificio',
};

export const placeNames: Readonly<Record<Surroundings, string>> = {
  open: 'allo scoperto',
  'wood-edge': 'al margine di un bosco',
  woods: 'dentro un bosco',
  building: 'in un edificio',
};

export const calibreNames: Readonly<Record<Calibre, string>> = {
  '4lb': '4 libbre',
  '6lb': '6 libbre',
  '8lb': '8 libbre',
  '12lb': '12 libbre',
};

export const resultNames: Readonly<Record<MeleeResult, string>> = {
  R1: 'si ritira',
  R1S: 'si ritira, scosso',
  R2: 'va in rotta',
  AV: 'avanza',
  BT: 'sfonda',
  '-': 'resta',
};
