/** Terms in texts. */
import { languages, wordsOf } from '@grognard/rules-kit';
import { rulesets, wordsIn } from '@grognard/rulesets';
import { formsIn, glossaryOf, namesIn } from '@grognard/rulesets/glossary';
import { describe, expect, it } from 'vitest';
import { finderOf } from './terms.ts';

const find = finderOf([
  { term: 'order', rule: 'r.order' },
  { term: 'close order', rule: 'r.close' },
  { term: 'UD', rule: 'r.ud' },
]);
const shown = (text: string, own = '') =>
  find(text, own)
    .map((piece) => (piece.rule === null ? piece.text : `[${piece.text}]`))
    .join('');

describe('terms', () => {
  it('the longest is found, at the first place only, with a capital and in the plural', () => {
    expect(shown('Close order is an order. Orders!')).toBe('[Close order] is an [order]. Orders!');
    expect(shown('Two UDs')).toBe('Two [UDs]');
  });

  it('no part of a word or of an id is a term', () => {
    expect(shown('border, re-order, x.order, ud, reorders')).toBe('border, re-order, x.order, ud, reorders');
  });

  it('a rule does not lead to itself', () => {
    expect(shown('close order', 'r.close')).toBe('close order');
  });
});

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))('$id', ({ ruleset }) => {
  it.each(languages)('every term of the glossary is linked somewhere in %s', async (language) => {
    const words = await wordsIn(ruleset.id, language);
    const inForce = ruleset.inForce(ruleset.editions.at(-1)!.id);
    if (!('ruleNumbers' in inForce)) throw new Error('no rules');
    const glossary = await glossaryOf(ruleset.id);
    const finder = finderOf(formsIn(glossary, words.language));
    const { ruleNumbers } = inForce;
    const linked = new Set(
      ruleset.catalogue.flatMap(({ id }) =>
        finder(wordsOf(words, ruleNumbers, id), id).map(({ rule }) => rule),
      ),
    );
    for (const { term, rule } of namesIn(glossary, words.language)) expect(linked, term).toContain(rule);
  });
});
