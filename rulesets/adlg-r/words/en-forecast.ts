/** English words of forecasts: what becomes of units. */
import type { FateLook } from '@grognard/engine';
import { listed, decimal as written } from '@grognard/rules-kit';

const fates: Readonly<Record<FateLook, string>> = {
  destroyed: 'leaves the table',
  routed: 'routed',
  'driven-back': 'loses points',
  stands: 'holds',
  advances: 'pursues',
};

export const forecastWords = {
  fates,
  points: (average: number): string => {
    const rounded = Math.round(average * 10) / 10;
    return rounded === 1 ? '1 point' : `${written(rounded, 'en')} points`;
  },
  assumed: {
    stands: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'stands and fights' : 'stand and fight'}.`,
    follows: 'Chargers follow as far as they may.',
    others: 'Other units of both sides stay as they are, and nobody shoots first.',
    firstPhase: 'One phase of melee.',
    shotOnly: 'This shot alone.',
  },
};
