/** The texts in lists of games, available before words are loaded, agree with the games' own words. */
import { inWords, languages } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { rulesets } from './all.ts';
import { lazyRulesets } from './lazy.ts';
import { wordsIn } from './words.ts';

const others = languages.filter((language) => language !== 'en');

it('lists the rulesets that are loaded whole, in their order', () => {
  expect(
    lazyRulesets.map(({ id, editions }) => ({ id, editions: editions.map((edition) => edition.id) })),
  ).toEqual(rulesets.map(({ id, editions }) => ({ id, editions: editions.map((edition) => edition.id) })));
});

describe.each(lazyRulesets.map((shelved) => ({ id: shelved.id, shelved })))('$id', ({ id, shelved }) => {
  it.each(others)('credit and editions stand in %s, as in its words', async (language) => {
    const words = await wordsIn(id, language);
    const said = shelved.said?.[language];
    expect(said?.credit).toBe(inWords(words, shelved.credit));
    for (const edition of shelved.editions)
      expect(said?.editions[edition.id]).toBe(inWords(words, edition.title));
  });

  it('whoever has a film has a battle to begin with', () => {
    if (shelved.demoGame !== null) expect(shelved.first).not.toBeNull();
  });
});
