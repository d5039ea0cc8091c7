/** French headings of scenes. */
import type { ScenesWords } from '../table-words.ts';

export const scenesWords: ScenesWords = {
  setup: 'Avant la bataille',
  turn: 'Séquence',
  command: 'Commandement',
  move: 'Mouvement',
  charge: 'Charge',
  shooting: 'Tirs',
  engagement: 'Généraux',
  melee: 'Mêlée',
  rout: 'Déroutes',
  pursuit: 'Poursuite',
  check: 'État des armées',
  end: 'Fin de la bataille',
};
