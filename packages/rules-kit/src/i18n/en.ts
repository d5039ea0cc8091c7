/** en: the kit's own texts in English. */
import type { KitWords } from './kit-words.ts';

export const en: KitWords = {
  yes: 'yes',
  no: 'no',
  on: 'on',
  off: 'off',
  none: 'none',
  and: ' and ',
  colon: ': ',
  semicolon: '; ',
  inches: () => 'in',
  inInches: 'in inches',
  inchesShort: 'in',
  decimalSign: '.',
  percentSign: '%',
  isOne: (number) => number === 1,
  standings: {
    stated: 'on the sheet',
    elsewhere: 'by the author',
    inferred: 'inferred',
    ours: 'our reading',
  },
  uses: { procedure: 'resolved', table: 'table', option: 'option', note: 'note' },
  text: {
    odds: 'Odds',
    certain: 'Certain: ',
    refused: 'Not allowed',
    noDice: 'No dice needed: ',
    thrown: (dice) => `Rolled ${dice}: `,
    remedy: 'To make it legal: ',
    unit: (number) => `unit ${number}`,
  },
  shapes: {
    whole: (min, max) => `whole number ${min} to ${max}`,
    number: (min, max) => `number ${min} to ${max}`,
    list: (count, of) => `${count} of: ${of}`,
    span: (min, max) => `${min} to ${max}`,
  },
  didYouMean: (message, near) => `${message}; did you mean ${near}?`,
  problems: [],
};
