/** French headings of scenes. */
import type { scenesWords as english } from '../en-scenes.ts';

export const scenesWords: typeof english = {
  roll: 'Qui commence',
  setup: 'Mise en place',
  turn: 'Début d’un tour de joueur',
  nerve: 'Moral',
  fire: 'Tir',
  move: 'Mouvement',
  attack: 'Attaque',
  melee: 'Mêlée',
  end: 'Fin de la bataille',
  hit: (killed) => `−${killed}`,
};
