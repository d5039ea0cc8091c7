/** French phrases of numbers in words, and of names in the rules. */
import { namedPhrases } from '../phrases-that-are-names.ts';
import { names } from './names.ts';

export const figurePhrases: Readonly<Record<string, string>> = {
  ...namedPhrases(names),
  '{1} game turns': '{1} tours de jeu',
  '{1}–{2} −{3} UD': '{1}–{2} −{3} UD',
  '{1}–{2} as it is': '{1}–{2} inchangée',
  '{1}–{2} +{3} UD': '{1}–{2} +{3} UD',
  edge: 'bord',
  '{1} point': '{1} point',
  '{1} points': '{1} points',
  half: 'la moitié',
  'no UD': '0 UD',
  'at least {1} Battle Units or Cv in all, at most {2} elephants, {3} artillery, {4} war wagons, {5} levies, one unit in {6} Elite':
    'au moins {1} unités de bataille ou Cv en tout, au plus {2} éléphants, {3} artilleries, {4} chariots de guerre, {5} levées, une unité d’élite sur {6}',
  'competent commander': 'général compétent',
  'ordinary commander': 'général ordinaire',
  pistol: 'pistolet',
  '{1} moves': '{1} mouvements',
};
