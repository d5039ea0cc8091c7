/** What scenario files of every game hold, and their texts in another language. */
import { describe, expect, it } from 'vitest';
import { completeWords } from './i18n/words.ts';
import { check, Problem, record, scenarioHead, scenarioSpeaker, scenarioStory, sideSigns } from './index.ts';

const battle = record({ ...scenarioHead(1600, 1700), ...scenarioStory, side: { ...sideSigns }.name });
const given = {
  id: 'a-field',
  title: 'A field',
  place: 'Here',
  year: 1650,
  history: 'Long ago.',
  side: 'Red',
};

describe('the head of a scenario', () => {
  it('has an id, a title, a place, a year of the game, and a story', () => {
    expect(check(battle, given)).toEqual({ ...given, balance: null });
  });

  it.each([
    ['id', 'A field'],
    ['title', 'two\nlines'],
    ['place', ''],
    ['year', 1599],
    ['history', ''],
    ['side', 'x'.repeat(81)],
  ])('refuses a wrong %s', (field, value) => {
    const found = check(battle, { ...given, [field]: value });
    expect(found instanceof Problem && found.at).toBe(field);
  });

  it('tells sides apart by more than their colour', () => {
    const side = record(sideSigns);
    const signs = { id: 'red', name: 'Red', colour: 'red', sign: 'plume' };
    expect(check(side, signs)).toEqual(signs);
    expect(check(side, { ...signs, sign: 'red' })).toBeInstanceOf(Problem);
  });
});

describe('a scenario in another language', () => {
  const english = completeWords({ rules: {}, labels: {}, remedies: {} });
  const words = {
    ...english,
    language: 'fr',
    phrases: { 'A field': 'Un champ', Here: 'Ici', Red: 'Les rouges' },
  } as const;
  const { say, named, story } = scenarioSpeaker(words);

  it('says titles, places and names as phrases, and leaves what has no translation', () => {
    expect(story({ ...given, balance: null })).toEqual({
      title: 'Un champ',
      place: 'Ici',
      history: 'Long ago.',
      balance: null,
    });
    expect(say('Blue')).toBe('Blue');
    expect(named({ id: 1, name: 'Red' })).toEqual({ id: 1, name: 'Les rouges' });
    expect(named({ id: 2, name: null })).toEqual({ id: 2, name: null });
  });
});
