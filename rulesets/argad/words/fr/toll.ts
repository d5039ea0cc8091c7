/** French words of the list of losses. */
import type { tollWords as english } from '../en-toll.ts';
import { of, the } from './grammar.ts';

export const tollWords: typeof english = {
  shot: (by) => (by === null ? 'une balle' : `balle ${of(by)}`),
  blow: (by) => (by === null ? 'un coup' : `coup ${of(by)}`),
  fall: () => 'chute mortelle',
  drowned: () => 'noyade',
  recoil: (by) => (by === null ? 'recul impossible' : `recul impossible devant ${the(by)}`),
};
