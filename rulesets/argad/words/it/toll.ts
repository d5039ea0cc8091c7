/** Italian words of the list of losses. */
import type { tollWords as english } from '../en-toll.ts';
import { of, to } from './grammar.ts';

export const tollWords: typeof english = {
  shot: (by) => (by === null ? 'un colpo d’arma da fuoco' : `fuoco ${of(by)}`),
  blow: (by) => (by === null ? 'un colpo in mischia' : `per mano ${of(by)}`),
  fall: () => 'caduta mortale',
  drowned: () => 'annegamento',
  recoil: (by) => (by === null ? 'senza via di scampo' : `senza via di scampo davanti ${to(by)}`),
};
