/** French headings of scenes. */
import type { scenesWords as english } from '../en-scenes.ts';

export const scenesWords: typeof english = {
  setup: 'Mise en place',
  turn: 'Un tour de joueur commence',
  nerve: 'Moral',
  fire: 'Tir',
  move: 'Mouvement',
  attack: 'Attaque',
  melee: 'Mêlée',
  end: 'La fin de la bataille',
  hit: (killed) => `−${killed}`,
};
