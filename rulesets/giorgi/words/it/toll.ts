/** Italian words of the list of losses. */
import type { tollWords as english } from '../en-toll.ts';
import { of, the, to } from './grammar.ts';

export const tollWords: typeof english = {
  fire: (by) => (by === null ? 'fuoco' : `fuoco ${of(by)}`),
  melee: (by) => (by === null ? 'mischia' : `mischia contro ${the(by)}`),
  skirmish: (by) => (by === null ? 'scaramuccia' : `scaramuccia contro ${the(by)}`),
  square: (by) => (by === null ? 'attacco al quadrato' : `attacco al quadrato ${of(by)}`),
  'left-behind': () => 'compagnie abbandonate',
  destroyed: (by) => (by === null ? 'fuori combattimento' : `fuori combattimento contro ${the(by)}`),
  wentOff: (by) => (by === null ? 'fuori dal tavolo' : `fuori dal tavolo, davanti ${to(by)}`),
};
