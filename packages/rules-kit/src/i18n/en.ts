/** en: the kit's own texts in English. */
import type { KitWords } from './kit-words.ts';

export const en: KitWords = {
  yes: 'yes',
  no: 'no',
  none: 'none',
  and: () => ' and ',
  colon: ': ',
  semicolon: '; ',
  inches: () => 'in',
  inInches: 'in inches',
  inchesShort: 'in',
  decimalSign: '.',
  countSpace: ' ',
  unbroken: (text) => text,
  percentSign: ' %',
  isOne: (number) => number === 1,
  standings: { stated: 'stated', elsewhere: 'elsewhere', inferred: 'inferred', ours: 'ours' },
  uses: { procedure: 'resolved', table: 'table', option: 'option', note: 'note' },
  text: {
    odds: 'Odds',
    certain: 'Certain: ',
    refused: 'Not allowed',
    noDice: 'No dice thrown: ',
    thrown: (dice) => `Thrown ${dice}: `,
    remedy: 'What would make it legal: ',
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
