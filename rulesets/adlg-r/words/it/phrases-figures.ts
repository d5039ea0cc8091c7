/** Italian phrases of numbers in words, and of names in the rules. */
import { namedPhrases } from '../phrases-that-are-names.ts';
import { names } from './names.ts';

export const figurePhrases: Readonly<Record<string, string>> = {
  ...namedPhrases(names),
  '{1} game turns': '{1} turni di gioco',
  '{1}–{2} −{3} UD': '{1}–{2} −{3} UD',
  '{1}–{2} as it is': '{1}–{2} invariata',
  '{1}–{2} +{3} UD': '{1}–{2} +{3} UD',
  edge: 'bordo',
  '{1} point': '{1} punto',
  '{1} points': '{1} punti',
  half: 'metà',
  'no UD': '0 UD',
  'at least {1} Battle Units or Cv in all, at most {2} elephants, {3} artillery, {4} war wagons, {5} levies, one unit in {6} Elite':
    'almeno {1} Unità di battaglia o Cv in tutto, al massimo {2} elefanti, {3} artiglierie, {4} carri da guerra, {5} leve, un’unità su {6} scelta',
  'competent commander': 'generale competente',
  'ordinary commander': 'generale ordinario',
  pistol: 'pistola',
  '{1} moves': '{1} movimenti',
};
