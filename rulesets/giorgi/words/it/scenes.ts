/** Italian headings of scenes. */
import type { scenesWords as english } from '../en-scenes.ts';

export const scenesWords: typeof english = {
  setup: 'Schieramento',
  turn: 'Comincia un turno di giocatore',
  nerve: 'Morale',
  fire: 'Tiro',
  move: 'Movimento',
  attack: 'Attacco',
  melee: 'Mischia',
  end: 'La fine della battaglia',
  hit: (killed) => `−${killed}`,
};
