/** English words of forecasts: what becomes of units. */
import type { FateLook } from '@grognard/engine';
import { counted, listed, decimal as written } from '@grognard/rules-kit';

const fates: Readonly<Record<FateLook, string>> = {
  destroyed: 'destroyed',
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
  comesTo: 'What it comes to',
  causes: {
    routs: (name: string) => `${name} routs`,
    loses: (name: string) => `${name} loses a point or more`,
    fled: (name: string) => `${name} leaves the table`,
    contact: (name: string) => `${name} makes contact`,
  },
  because: (what: string, why: string) => `${what}: ${why}`,
  assumed: {
    stands: (names: readonly string[]) => `${listed(names)} stand and fight.`,
    evades: (names: readonly string[]) => `${listed(names)} evade.`,
    others: 'Other units of both sides stay as they are, and nobody shoots first.',
    pursuit: 'Nobody pursues who need not.',
    shotOnly: 'This shot alone.',
  },
  brief: {
    dice: (count: number) => counted(count, 'die', 'dice'),
  },
};
