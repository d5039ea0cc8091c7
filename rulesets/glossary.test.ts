/** Terms of the glossary refer to existing rules, and occur in the rules. */
import { languages } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { rulesets, wordsIn } from './all.ts';
import { formsIn, glossaryOf, namesIn } from './glossary.ts';

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))('$id', ({ ruleset }) => {
  it('every term has its rule', async () => {
    const known = ruleset.catalogue.map(({ id }) => id);
    const glossary = await glossaryOf(ruleset.id);
    expect(glossary.length).toBeGreaterThan(0);
    for (const { rule } of glossary) expect(known).toContain(rule);
  });

  it.each(languages)('every term stands in the rules in %s', async (language) => {
    const words = await wordsIn(ruleset.id, language);
    const texts = Object.values(words.rules).join('\n').toLowerCase();
    const glossary = await glossaryOf(ruleset.id);
    const forms = formsIn(glossary, words.language);
    for (const { term, rule } of namesIn(glossary, words.language)) {
      const own = forms.filter((form) => form.rule === rule).map((form) => form.term.toLowerCase());
      expect(
        own.some((form) => texts.includes(form)),
        `${term} in ${words.language}`,
      ).toBe(true);
    }
  });
});
