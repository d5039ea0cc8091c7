/** Lengths in cm for readers who measure in inches. */
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../words.ts';
import { inInches, measured, measuredTitle, readIn } from './lengths.ts';
import { bareLength, inWords, template } from './phrase.ts';
import { completeWords, type Words } from './words.ts';

const english = completeWords({
  rules: {
    'move.gap': 'Stay {value} cm away',
    'guns.reach': 'Reach, in cm: {light}',
    'rout.far': 'Run {dice} cm',
  },
  labels: {},
  remedies: {},
  table: { far: (cm: number) => `goes ${cm} cm`, parts: ['12 cm', 3] },
});
const figures = {
  'move.gap': { value: 12 },
  'guns.reach': { light: bareLength('10/25') },
  'rout.far': { dice: '2D6' },
};
const read = readIn(english, 'inches');
const inLanguage = (language: Words['language']) => ({ language, units: 'inches' as const });

describe('a length', () => {
  it('is cm for whoever says nothing', () => {
    expect(wordsOf(english, figures, 'move.gap')).toBe('Stay 12 cm away');
    expect(wordsOf(english, figures, 'guns.reach')).toBe('Reach, in cm: 10/25');
    expect(readIn(english, 'cm')).toBe(english);
  });

  it('is read in inches, with the sign of the language', () => {
    expect(wordsOf(read, figures, 'move.gap')).toBe('Stay 4.7 in away');
    expect(measured(inLanguage('fr'), 'à 2,5 cm, de 20 à 60 cm')).toBe('à 1\u00a0″, de 7,9 à 23,6\u00a0″');
    expect(measured(inLanguage('it'), 'tavolo di 150 × 100 cm, a 2,5 cm')).toBe(
      'tavolo di 59,1 × 39,4 pollici, a 1 pollice',
    );
    expect(measured(inLanguage('en'), '0-10 cm 5, 10–20 cm 7')).toBe('0-3.9 in 5, 3.9–7.9 in 7');
  });

  it('under a title that names the unit follows the title', () => {
    expect(wordsOf(read, figures, 'guns.reach')).toBe('Reach, in inches: 3.9/9.8');
    expect(inWords(read, template('from {cm}', { cm: bareLength(20) }))).toBe('from 7.9');
    expect(measuredTitle(inLanguage('fr'), 'Mouvements en cm')).toBe('Mouvements en pouces');
    expect(measuredTitle(inLanguage('it'), 'cm')).toBe('poll.');
  });

  it('thrown with dice stays in cm', () => {
    expect(wordsOf(read, figures, 'rout.far')).toBe('Run 2D6 cm');
    expect(measured(read, '18 + D6 cm')).toBe('18 + D6 cm');
  });

  it('said by the table of a ruleset is read the same way', () => {
    const { far, parts } = read.table as { far: (cm: number) => string; parts: readonly unknown[] };
    expect(far(12)).toBe('goes 4.7 in');
    expect(parts).toEqual(['4.7 in', 3]);
  });

  it('too short for one figure after the point has two', () => {
    expect([inInches(0.1), inInches(0), inInches(2.54)]).toEqual([0.04, 0, 1]);
  });
});
