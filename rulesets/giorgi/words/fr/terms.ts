/** French names of units, covers and places, for sentences. */
import type { Calibre, Cover, Formation, Kind, MeleeResult, Surroundings } from '../../model.ts';
import { agreeing } from '../kind-number.ts';

export const kindNames: Readonly<Record<Kind, string>> = {
  line: 'de l’infanterie de ligne',
  grenadier: 'des grenadiers',
  guard: 'de l’infanterie de la garde',
  militia: 'de la milice',
  light: 'de l’infanterie légère',
  rifle: 'des rifles',
  'light-cavalry': 'de la cavalerie légère',
  'medium-cavalry': 'de la cavalerie moyenne',
  'heavy-cavalry': 'de la cavalerie lourde',
  gun: 'des canons',
  howitzer: 'des obusiers',
};

export function formationName(formation: Formation, kind: Kind): string {
  const names: Readonly<Record<Formation, string>> = {
    line: 'en ligne',
    column: 'en colonne',
    square: 'en carré',
    open: 'en ordre dispersé',
    deployed: 'en batterie',
    limbered: agreeing(kind, 'attelée', 'attelés'),
  };
  return names[formation];
}

export const coverNames: Readonly<Record<Cover, string>> = {
  none: 'à découvert',
  light: 'sous couvert léger',
  'low-wall': 'derrière un muret',
  'high-wall': 'derrière un mur haut',
  'wood-edge': 'à la lisière d’un bois',
  woods: 'dans un bois',
  building: 'dans un bâtiment',
};

export const placeNames: Readonly<Record<Surroundings, string>> = {
  open: 'à découvert',
  'wood-edge': 'à la lisière d’un bois',
  woods: 'dans un bois',
  building: 'dans un bâtiment',
};

export const calibreNames: Readonly<Record<Calibre, string>> = {
  '4lb': '4',
  '6lb': '6',
  '8lb': '8',
  '12lb': '12',
};

export const resultNames: Readonly<Record<MeleeResult, string>> = {
  R1: 'fait retraite',
  R1S: 'fait retraite, en étant ébranlé',
  R2: 'part en déroute',
  AV: 'avance',
  BT: 'perce',
  '-': 'tient sur place',
};
