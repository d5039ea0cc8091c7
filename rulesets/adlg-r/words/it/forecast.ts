/** Italian words of forecasts: what becomes of units. */
import { listed, decimal as written } from '@grognard/rules-kit';
import type { InteractionWords } from '../en-interaction.ts';

export const forecastWords: InteractionWords['forecast'] = {
  fates: {
    destroyed: 'lascia il tavolo',
    routed: 'in rotta',
    'driven-back': 'perde punti',
    stands: 'tiene',
    advances: 'insegue',
  },
  points: (average) => {
    const rounded = Math.round(average * 10) / 10;
    return rounded === 1 ? '1 punto' : `${written(rounded, 'it')} punti`;
  },
  causes: {
    routs: (name, by) => `${name}: in rotta${by}`,
    loses: (name, by) => `${name}: un punto perso${by}`,
    flees: (name, by) => `${name}: fuori dal tavolo${by}`,
  },
  comesTo: 'Come ci si arriva',
  assumed: {
    stands: (names) => `Resiste e combatte: ${listed(names, 'it')}.`,
    follows: 'Chi carica insegue fin dove può.',
    others: 'Le altre unità delle due parti restano come sono, e nessuno tira prima.',
    firstPhase: 'Una fase di mischia, poi rotta e inseguimento.',
    pursuit: 'Nessuno insegue se non è obbligato.',
    marker: 'Da quando si scopre un segnalino non si conta più nulla.',
    shotOnly: 'Questo tiro soltanto, e la rotta che può seguirne.',
  },
};
