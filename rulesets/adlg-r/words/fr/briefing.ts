/** French words of the briefing and the score. */
import { counted } from '@grognard/rules-kit';
import type { BriefingWords } from '../table-words.ts';

export const briefingWords: BriefingWords = {
  phases: {
    movement: 'Mouvement',
    shooting: 'Tirs',
    engagement: 'Généraux',
    melee: 'Mêlées',
    rout: 'Déroutes',
    pursuit: 'Poursuites',
    check: 'Vérification',
  },
  course:
    'Les camps jouent leurs séquences l’un après l’autre : mouvement corps par corps avec les points de commandement, tirs des deux camps, mêlées, déroutes et poursuites. Celui qui est chargé répond aussitôt.',
  setUp:
    'Avant le premier tour, chaque camp écrit son plan secret et se déploie corps par corps ; dans une bataille libre viennent d’abord les dés, le terrain et les camps. Chaque étape propose déjà quelque chose : changez-le, ou confirmez.',
  breakArmy: (side) => `Briser l’armée adverse (${side})`,
  place: (name) => `${name} : à tenir à la fin`,
  victory: (turns) =>
    `Une armée dont les pertes atteignent la valeur est brisée : elle a perdu.${turns === 0 ? '' : ` Sinon, après ${counted(turns, 'tour', 'tours', 'fr')}, la plus petite part de pertes l’emporte.`}`,
};
