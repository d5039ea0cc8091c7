/** The checks of another language detect each fault in the words, and accept good words. */
import { resolver, type Words } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { duel } from '../duel/index.ts';
import { phraseComplaints } from './asked-phrases.ts';
import {
  englishLeft,
  nameComplaints,
  tellComplaints,
  typographyComplaints,
  wordComplaints,
} from './languages.ts';

const turned = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, `~ ${text}`]));

const { rules, labels, remedies } = duel.words.en;
const bare: Words = {
  language: 'fr',
  rules: turned(rules),
  labels: turned(labels),
  remedies: turned(remedies),
  phrases: {},
  names: {},
  tell: {},
};

/** The words with all missing phrases and names added. */
function completed(words: Words): Words {
  const missing = phraseComplaints(duel, words, []).map((complaint) => complaint.replace('no phrase: ', ''));
  const names = nameComplaints(duel, words).map((complaint) => complaint.replace(/^no name: .*?: /, ''));
  return {
    ...words,
    phrases: Object.fromEntries(missing.map((english) => [english, `~ ${english}`])),
    names: Object.fromEntries(names.map((value) => [value, `~ ${value}`])),
    tell: {
      shot: { case: () => 'on tire', outcome: () => 'touché', facts: { need: 'faut', modifier: 'modif' } },
    },
  };
}

const good = completed(bare);
const told = (words: Words) =>
  tellComplaints({ ruleset: duel, resolver: resolver([duel]), seed: 1 }, words, 30);

describe('words in another language', () => {
  it('pass where nothing is missing', () => {
    expect(phraseComplaints(duel, good, [])).toEqual([]);
    for (const complaints of [wordComplaints(duel, good), nameComplaints(duel, good), told(good)])
      expect(complaints).toEqual([]);
    expect(englishLeft(duel, good)).toEqual([]);
  });

  it('lack a sentence, have one too many, or name other figures', () => {
    const { 'shoot.hedge': _gone, ...fewer } = good.rules;
    const changed = { ...fewer, 'shoot.wall': 'sans chiffre', 'shoot.tower': 'de trop' };
    expect(wordComplaints(duel, { ...good, rules: changed })).toEqual([
      'shoot.hedge: no sentence',
      'shoot.tower: a sentence that English does not have',
      'shoot.wall: its sentence names other figures: none',
    ]);
  });

  it('lack a phrase, or have one that nobody prints', () => {
    const [first, ...others] = Object.entries(good.phrases);
    const phrases = Object.fromEntries([...others, ['Nobody says this', 'Personne']]);
    expect(phraseComplaints(duel, { ...good, phrases }, [])).toEqual([
      `no phrase: ${first![0]}`,
      'nobody asks for: Nobody says this',
    ]);
    expect(
      phraseComplaints(duel, { ...good, phrases: { ...good.phrases, ...{ boat: 'barque' } } }, ['boat']),
    ).toEqual([]);
  });

  it('tell nothing, or English', () => {
    expect(told({ ...good, tell: {} })).toContain('shot: nobody tells of it');
    const holes = { shot: { case: () => 'undefined', outcome: () => ' ', facts: {} } };
    expect(told({ ...good, tell: holes }).toSorted()).toEqual([
      'shot tells " "',
      'shot tells "undefined"',
      'shot: no title for the fact modifier',
      'shot: no title for the fact need',
    ]);
  });

  it('set French as English is set', () => {
    const labels = {
      a: 'vrai : non',
      b: 'vrai !',
      c: 'vrai\u202f!',
      d: '«\u202fvrai\u202f»',
      e: '« vrai »',
      f: 'vrai;',
    };
    expect(typographyComplaints({ ...bare, rules: {}, remedies: {}, labels })).toEqual([
      'vrai : non',
      'vrai !',
      '« vrai »',
      'vrai;',
    ]);
    expect(typographyComplaints({ ...bare, language: 'it', labels })).toEqual([]);
  });
});
