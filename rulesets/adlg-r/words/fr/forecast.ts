/** French words of forecasts: what becomes of units. */
import { listed, decimal as written } from '@grognard/rules-kit';
import type { InteractionWords } from '../en-interaction.ts';

export const forecastWords: InteractionWords['forecast'] = {
  fates: {
    destroyed: 'quitte la table',
    routed: 'en déroute',
    'driven-back': 'perd des points',
    stands: 'tient',
    advances: 'poursuit',
  },
  points: (average) => {
    const rounded = Math.round(average * 10) / 10;
    return `${written(rounded, 'fr')} ${rounded < 2 ? 'point' : 'points'}`;
  },
  causes: {
    routs: (name, by) => `${name} : déroute${by}`,
    loses: (name, by) => `${name} : un point perdu${by}`,
    flees: (name, by) => `${name} : sortie de table${by}`,
  },
  comesTo: 'Comment on en arrive là',
  assumed: {
    stands: (names) => `Tient et combat : ${listed(names, 'fr')}.`,
    follows: 'Qui charge suit aussi loin que possible.',
    others: 'Les autres unités des deux camps restent telles quelles, et personne ne tire avant.',
    firstPhase: 'Une phase de mêlée, puis déroute et poursuite.',
    pursuit: 'Personne ne poursuit sans y être obligé.',
    marker: 'Rien n’est compté à partir de la découverte d’un marqueur.',
    shotOnly: 'Ce tir seul, et la déroute qu’il peut entraîner.',
  },
};
