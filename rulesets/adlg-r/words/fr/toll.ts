/** French words of the list of losses: how and by whom a unit lost. */
import type { TollWords } from '../table-words.ts';

export const tollWords: TollWords = {
  shot: (by) => `tir : ${by}`,
  melee: (by) => `mêlée : ${by}`,
  rout: 'déroute devant elle',
  rampage: 'sous les pieds des éléphants',
  other: 'rangs rompus',
  destroyed: (by) => (by === null ? 'perdue' : `perdue, après ${by}`),
  fled: 'hors de la table',
};
