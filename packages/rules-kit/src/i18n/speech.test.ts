/** Phrases, names, numbers and problems in the languages of the kit. */
import { describe, expect, it } from 'vitest';
import { check } from '../schema/check.ts';
import { Problem } from '../schema/problem.ts';
import { choice, list, number, record, required, whole } from '../schema/shape.ts';
import { kitWords } from './kit-words.ts';
import { languages } from './language.ts';
import {
  counted,
  decimal,
  listed,
  percentOf,
  percentOfShare,
  plusMinus,
  signed,
  wholePercentOf,
} from './numbers.ts';
import { choiceName, inWords, phrase, phraseKey, template, textList } from './phrase.ts';
import { problemText } from './problems.ts';
import { sheetWords } from './sheet-words.ts';
import { sourceText } from './sources.ts';
import type { Words } from './words.ts';

const words: Words = {
  language: 'fr',
  rules: {},
  labels: {},
  remedies: {},
  phrases: {
    Musket: 'Fusil',
    'at least {1} cm, at most {2} cm': 'de {1} à {2} cm',
    '{weapon} at {range}': '{weapon} à {range}',
    'terrain table': 'table des terrains',
    'early {1}th century, p. {2}': 'début du {1:roman}e siècle, p. {2}',
    'riders do not crouch': 'un cavalier ne s’accroupit pas',
  },
  names: { none: 'aucun', 'cover: none': 'à découvert' },
  tell: {},
};

describe('a phrase', () => {
  it('is said in the language of the words, with the numbers of the rules', () => {
    expect(phrase(words, 'Musket')).toBe('Fusil');
    expect(phraseKey('at least 2.5 cm, at most 10 cm')).toBe('at least {1} cm, at most {2} cm');
    expect(phrase(words, 'at least 2.5 cm, at most 10 cm')).toBe('de 2,5 à 10\u00a0cm');
    expect(phrase(words, 'early 19th century, p. 4')).toBe('début du XIXe siècle, p.\u00a04');
    expect(phrase(words, '2.5–10')).toBe('2,5–10');
    expect(phrase(words, 'constructor')).toBe('constructor');
  });

  it('may be made of others', () => {
    expect(inWords(words, template('{weapon} at {range}', { weapon: 'Musket', range: -2 }))).toBe(
      'Fusil à −2',
    );
    expect(inWords(words, textList(['Musket', 'Musket', '3'], 'and'))).toBe('Fusil, Fusil et 3');
    expect(inWords(words, textList(['Musket', '*'], 'nothing'))).toBe('Fusil*');
  });

  it('names what can be chosen, by field where that matters', () => {
    expect(choiceName(words, 'none', 'cover')).toBe('à découvert');
    expect(choiceName(words, 'none', 'load')).toBe('aucun');
    expect(choiceName(words, 'swivel-gun')).toBe('swivel gun');
  });
});

describe('numbers', () => {
  it('have the sign of the language', () => {
    expect(decimal(2.5, 'it')).toBe('2,5');
    expect([signed(-0.5, 'fr'), plusMinus(1.5, 'fr'), plusMinus(-1)]).toEqual(['−0,5', '+1,5', '−1']);
    expect(percentOf('1/6', 'fr')).toBe('16,7\u00a0%');
    expect(percentOf('1/46656', 'it')).toBe('< 0,1%');
  });

  it('share their decimals and signs, whether a chance is exact or sampled', () => {
    for (const language of ['en', 'fr', 'it'] as const) {
      expect(percentOfShare(1 / 6, language)).toBe(percentOf('1/6', language));
      expect(percentOfShare(0.5, language)).toBe(percentOf('1/2', language));
      expect(percentOfShare(0.36, language)).toMatch(/^36[.,]0\u00a0?%$/);
      expect([0, 1].map((share) => percentOfShare(share, language))).toEqual([
        percentOf('0/1', language),
        percentOf('1/1', language),
      ]);
    }
    expect([wholePercentOf(0.5, 'en'), wholePercentOf(2 / 3, 'fr')]).toEqual(['50%', '67\u00a0%']);
    expect(percentOfShare(0.1 + 0.2 + 0.7)).toBe('100%');
    expect([percentOfShare(0.0001), percentOfShare(0.9999)]).toEqual(['< 0.1%', '> 99.9%']);
  });

  it('are counted and listed', () => {
    expect(counted(0, 'soldat', 'soldats', 'fr')).toBe('0\u00a0soldat');
    expect(counted(0, 'soldato', 'soldati', 'it')).toBe('0 soldati');
    expect(listed(['a', 'b', 'c'], 'it')).toBe('a, b e c');
  });
});

describe('what is wrong with a case', () => {
  const shape = record({
    weapon: required(choice(['pistol', 'musket']), 'W'),
    range: required(number(0, 9), 'R'),
  });
  const messageOf = (value: unknown, of = shape as Parameters<typeof check>[0]) => {
    const problem = check(of, value);
    if (!(problem instanceof Problem)) throw new TypeError('nothing is wrong');
    return problem.message;
  };

  it('is told in French and Italian', () => {
    const italian = { ...words, language: 'it' as const };
    expect(problemText(words, messageOf({ weapon: 'pistl', range: 1 }))).toBe(
      '"pistl" ne figure pas parmi pistol, musket\u202f; vouliez-vous dire "pistol"\u202f?',
    );
    expect(problemText(italian, messageOf({ weapon: [], range: 1 }))).toBe(
      'qui serve un valore tra pistol, musket, non una lista',
    );
    expect(problemText(italian, messageOf({ range: 1 }))).toBe('va indicato il campo weapon');
    expect(problemText(words, 'riders do not crouch')).toBe('un cavalier ne s’accroupit pas');
  });

  it('leaves no message of a shape in English', () => {
    const wrong = [
      messageOf({ weapon: 'musket', range: 10 }),
      messageOf({ weapon: 'musket', range: '1' }),
      messageOf({ weapon: 'musket', range: 1, more: 1 }),
      messageOf(3),
      messageOf(1.5, whole(1, 2)),
      messageOf([1], list(whole(1, 2), { min: 2, max: 3 })),
      messageOf({}, list(whole(1, 2), { min: 2, max: 3 })),
    ];
    for (const language of languages)
      for (const message of wrong)
        expect(problemText({ ...words, language }, message) === message).toBe(language === 'en');
  });
});

it('the place of a rule is said, its document stands as it is', () => {
  expect(sourceText(words, 'S21, S24 terrain table; move.foot-light')).toBe(
    'S21, S24 table des terrains · move.foot-light',
  );
});

it('every language says the same things', () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? typeof value
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
  for (const language of languages) expect(shapeOf(sheetWords(language))).toEqual(shapeOf(sheetWords('en')));
  const templates = (language: 'fr' | 'it') => kitWords(language).problems.map(([english]) => english);
  expect(templates('it')).toEqual(templates('fr'));
});
