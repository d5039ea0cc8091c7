/** English words of the list of losses: how and by whom a unit lost. */
import type { TollWords } from './table-words.ts';

export const tollWords: TollWords = {
  shot: (by) => `shot by ${by}`,
  melee: (by) => `melee with ${by}`,
  rout: 'a rout in front of it',
  rampage: 'trampled by elephants',
  other: 'its order broken',
  destroyed: (by) => (by === null ? 'destroyed' : `destroyed, after ${by}`),
  fled: 'off the table',
};
