/** Italian headings of scenes. */
import type { ScenesWords } from '../table-words.ts';

export const scenesWords: ScenesWords = {
  setup: 'Prima della battaglia',
  turn: 'Sequenza',
  command: 'Comando',
  move: 'Movimento',
  charge: 'Carica',
  shooting: 'Tiro',
  engagement: 'Generali',
  melee: 'Mischia',
  rout: 'Rotte',
  pursuit: 'Inseguimento',
  check: 'Stato degli eserciti',
  end: 'Fine della battaglia',
};
