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
  causes: {
    routs: (name: string, by: string): string => `${name}: routed${by}`,
    loses: (name: string, by: string): string => `${name}: a point lost${by}`,
    flees: (name: string, by: string): string => `${name}: off the table${by}`,
  },
  comesTo: 'How it comes to that',
  assumed: {
    stands: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'stands and fights' : 'stand and fight'}.`,
    follows: 'Chargers follow as far as they may.',
    others: 'Other units of both sides stay as they are, and nobody shoots first.',
    firstPhase: 'One phase of melee, then rout and pursuit.',
    pursuit: 'Nobody pursues who need not.',
    marker: 'Nothing is counted from where a marker is found.',
    shotOnly: 'This shot alone, and the rout it may lead to.',
  },
};
