/** French words of the briefing. */
import { counted } from '@grognard/rules-kit';
import type { briefingWords as english } from '../en-briefing.ts';

export const briefingWords: typeof english = {
  phases: {
    start: 'Ralliement',
    guns: 'Tir de l’artillerie',
    'small-arms': 'Mousqueterie',
    move: 'Mouvements et attaques',
    melee: 'Mêlées',
    breaking: 'Point de rupture',
  },
  course:
    'Les camps jouent l’un après l’autre : ralliement, artillerie, mousqueterie, mouvements et attaques, mêlées. Une unité attaquée réagit aussitôt.',
  setUp: {
    terrain: 'Avant le premier tour, les camps posent le terrain puis placent leurs unités, tour à tour.',
    deploy: 'Avant le premier tour, les camps placent leurs unités dans leur zone, tour à tour.',
  },
  breakArmy: (side) => `Briser l’armée : ${side}`,
  /** For where there is little room. */
  brief: {
    breakArmy: 'Briser leur armée',
    destroyed: 'Unités ennemies détruites',
    routing: 'Unités ennemies en déroute',
  },
  destroyed: 'Chaque unité ennemie détruite ou sortie de la table',
  routing: 'Chaque unité ennemie en déroute à la fin',
  objective: (name) => `${name} : à tenir à la fin`,
  victory: (turns) =>
    `Le camp dont l’armée est brisée perd aussitôt. Sinon, après ${counted(turns, 'tour', 'tours', 'fr')}, le camp qui a le plus de points l’emporte.`,
};
