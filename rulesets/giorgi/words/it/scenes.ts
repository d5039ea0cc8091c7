/** Italian headings of scenes. */
import type { scenesWords as english } from '../en-scenes.ts';

export const scenesWords: typeof english = {
  roll: 'Chi comincia',
  setup: 'Schieramento',
  turn: 'Inizio del turno',
  nerve: 'Morale',
  fire: 'Tiro',
  move: 'Movimento',
  attack: 'Attacco',
  melee: 'Mischia',
  end: 'Fine della battaglia',
  hit: (killed) => `−${killed}`,
};
