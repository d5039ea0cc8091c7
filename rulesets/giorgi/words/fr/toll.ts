/** French words of the list of losses. */
import type { tollWords as english } from '../en-toll.ts';
import { of, the } from './grammar.ts';

export const tollWords: typeof english = {
  fire: (by) => (by === null ? 'tirs' : `tirs ${of(by)}`),
  melee: (by) => (by === null ? 'mêlée' : `mêlée contre ${the(by)}`),
  skirmish: (by) => (by === null ? 'escarmouche' : `escarmouche contre ${the(by)}`),
  square: (by) => (by === null ? 'attaque du carré' : `attaque du carré par ${the(by)}`),
  'left-behind': () => 'compagnies abandonnées',
  destroyed: (by) => (by === null ? 'hors de combat' : `hors de combat face à ${the(by)}`),
  wentOff: (by) => (by === null ? 'hors de la table' : `hors de la table, devant ${the(by)}`),
};
