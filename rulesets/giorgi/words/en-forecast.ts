/** English words of forecasts: what finally becomes of units, how it comes to that, and what is taken for granted. */
import type { FateLook } from '@grognard/engine';
import { listed, decimal as written } from '@grognard/rules-kit';
import type { Cause } from '../table/forecast/notes.ts';

const fates: Readonly<Record<FateLook, string>> = {
  destroyed: 'destroyed',
  routed: 'routed',
  'driven-back': 'driven back',
  stands: 'stands',
  advances: 'advances',
};

const causes: Readonly<Record<Cause['what'], (name: string) => string>> = {
  routs: (name) => `${name} routs`,
  destroyed: (name) => `${name} is destroyed`,
  off: (name) => `${name} leaves the table`,
  shaken: (name) => `${name} is shaken`,
  passes: (name) => `${name} passes its test`,
  fails: (name) => `${name} fails its test`,
};

export const forecastWords = {
  fates,
  /** With one decimal, as an average. */
  soldiers: (average: number): string => `${written(average.toFixed(1), 'en')} soldiers`,
  within: (error: number): string => `${Math.max(1, Math.round(error * 100))} %`,
  causes,
  because: (what: string, rule: string): string => `${what}: ${rule}`,
  comesTo: 'How it comes to that',
  brief: {
    noTest: 'no test',
    test: (need: number): string => `test: ${need} or less`,
    elseStands: 'else it stands as it is',
    elseRuns: 'else it runs on',
    dice: (dice: number): string => `${dice} dice of cm`,
    melee: 'then the melee',
    join: (parts: readonly string[]): string => parts.join('; '),
  },
  wayBack: { free: 'way back: free', barred: 'way back: barred' },
  assumed: {
    answers: (parts: readonly string[]): string =>
      `The other side is taken to answer as a steady commander would: ${listed(parts)}.`,
    answer: (name: string, how: string): string => `${name} – ${how.toLowerCase()}`,
    noAnswer: 'The other side is taken to let it come.',
    ours: 'None of our other units is taken to answer.',
    orders: 'Nobody is given another order in this player turn.',
    breakthrough: 'Whoever breaks through is taken to halt.',
    advance: 'Whoever may advance is taken to do so.',
    occupy: 'A house that is won is taken to be occupied.',
  },
};

export type ForecastWords = typeof forecastWords;
