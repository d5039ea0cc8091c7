/** English names of units, covers and places, for sentences. */
import type { Calibre, Cover, Formation, Kind, MeleeResult, Surroundings } from '../model.ts';

export const kindNames: Readonly<Record<Kind, string>> = {
  line: 'line infantry',
  grenadier: 'grenadiers',
  guard: 'guard infantry',
  militia: 'militia',
  light: 'light infantry',
  rifle: 'riflemen',
  'light-cavalry': 'light cavalry',
  'medium-cavalry': 'medium cavalry',
  'heavy-cavalry': 'heavy cavalry',
  gun: 'guns',
  howitzer: 'howitzers',
};

export const formationNames: Readonly<Record<Formation, string>> = {
  line: 'in line',
  column: 'in column',
  square: 'in square',
  open: 'in open order',
  deployed: 'deployed',
  limbered: 'limbered',
};

export const coverNames: Readonly<Record<Cover, string>> = {
  none: 'in the open',
  light: 'in light cover',
  'low-wall': 'behind a low wall',
  'high-wall': 'behind a high wall',
  'wood-edge': 'at the edge of a wood',
  woods: 'inside woods',
  building: 'in a building',
};

export const placeNames: Readonly<Record<Surroundings, string>> = {
  open: 'in the open',
  'wood-edge': 'at the edge of a wood',
  woods: 'inside woods',
  building: 'in a building',
};

export const calibreNames: Readonly<Record<Calibre, string>> = {
  '4lb': '4-pounder',
  '6lb': '6-pounder',
  '8lb': '8-pounder',
  '12lb': '12-pounder',
};

export const resultNames: Readonly<Record<MeleeResult, string>> = {
  R1: 'retreats',
  R1S: 'retreats shaken',
  R2: 'routs',
  AV: 'advances',
  BT: 'breaks through',
  '-': 'stays',
};
