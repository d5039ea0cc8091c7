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
  causes,
  because: (what: string, rule: string): string => `${what}: ${rule}`,
  comesTo: 'How it comes to that',
  brief: {
    noTest: 'no test',
    test: (need: number): string => `test: ${need} or less`,
    otherwise: (failure: string): string => `else ${failure}`,
    dice: (dice: number): string => `${dice} dice for distance`,
    melee: 'then the melee',
    join: (parts: readonly string[]): string => parts.join('; '),
  },
  /** What it means if a test fails or the dice are not enough. */
  failure: {
    tested: 'If it fails',
    caught: 'If it is caught',
    tooShort: 'If the dice are too low',
    runs: (least: number, most: number): string => `it flees ${least} to ${most} cm`,
    lost: 'off the table it is lost',
    mayReturn: 'off the table it may still rally',
    staysOff: 'it stays off the table',
    staysShaken: 'it stays shaken',
    staysFormed: (formation: string): string => `it stays ${formation}`,
    stands: 'it stands as it is',
    asRouting: 'it is struck as a routing unit',
    fights: 'it fights where it is caught',
    stopsShort: 'it stops short of the enemy',
  },
  wayBack: { free: 'way back: free', barred: 'way back: barred' },
  assumed: {
    answers: (parts: readonly string[]): string =>
      `The other side is taken to answer as a steady commander would: ${listed(parts)}.`,
    answer: (name: string, how: string): string => `${name} – ${how.toLowerCase()}`,
    noAnswer: 'The other side is taken to let it come.',
    ours: 'None of our other units is taken to answer.',
    orders: 'Nobody is given another order in this player turn.',
    breakthrough: 'A unit that breaks through is taken to halt.',
    advance: 'A unit that may advance is taken to do so.',
    occupy: 'A house that is won is taken to be occupied.',
  },
};

export type ForecastWords = typeof forecastWords;
