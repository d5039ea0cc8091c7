/** Italian words of the list of losses: how and by whom a unit lost. */
import type { TollWords } from '../table-words.ts';

export const tollWords: TollWords = {
  shot: (by) => `tiro: ${by}`,
  melee: (by) => `mischia: ${by}`,
  rout: 'rotta davanti a sé',
  rampage: 'sotto i piedi degli elefanti',
  other: 'ranghi rotti',
  destroyed: (by) => (by === null ? 'perduta' : `perduta, dopo ${by}`),
  fled: 'fuori dal tavolo',
};
