/** Companion bundles give the same answers as the full rulesets, in every language. */
import {
  describeProcedure,
  describeRuleset,
  explain,
  formDefaultsOf,
  languages,
  Problem,
  type Ruleset,
  resolver,
} from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { rulesets, wordsIn } from './all.ts';
import { loadCompanion } from './companion.ts';

/** Rules whose sentences a player reads without a sheet: those that refuse a case, also under the options of worked examples. */
function refusingIn(whole: Ruleset): readonly string[] {
  const options = [{}, ...whole.examples.map(({ case: asked }) => asked.options ?? {})];
  const rules = whole.editions.flatMap(({ id }) =>
    options
      .map((set) => whole.inForce(id, set))
      .flatMap((inForce) => (inForce instanceof Problem ? [] : inForce.procedures))
      .flatMap((procedure) => procedure.refusedBy()),
  );
  return [...new Set(rules)].sort();
}

const cases = rulesets.flatMap((whole) => languages.map((language) => ({ whole, id: whole.id, language })));

describe.each(cases)('$id in $language', ({ whole, id, language }) => {
  it('forms, options, answers and explanations are those of the whole ruleset', async () => {
    const { ruleset, words } = await loadCompanion(id, language);
    const all = await wordsIn(id, language);
    const known = new Set(ruleset.options.map((option) => option.id));
    const asFarAs = { ...whole, options: whole.options.filter((option) => known.has(option.id)) };
    expect(whole.options.filter((option) => option.readBy.length > 0 && !known.has(option.id))).toEqual([]);
    for (const { id: edition } of whole.editions) {
      const [light, heavy] = [ruleset.inForce(edition), whole.inForce(edition)];
      if (light instanceof Problem || heavy instanceof Problem) throw new Error(edition);
      expect(describeRuleset(ruleset, light, words)).toEqual(describeRuleset(asFarAs, heavy, all));
      for (const procedure of heavy.procedures)
        expect(describeProcedure(ruleset, light, light.procedure(procedure.id)!, words)).toEqual(
          describeProcedure(asFarAs, heavy, procedure, all),
        );
    }
    const [one, other] = [resolver([ruleset]), resolver([whole])];
    for (const { case: asked } of whole.examples) {
      expect(explain(ruleset, asked, one.resolve(asked), words)).toEqual(
        explain(whole, asked, other.resolve(asked), all),
      );
    }
  });

  it('the sentences of rules are those that can refuse a case, and no others', async () => {
    const { words } = await loadCompanion(id, language);
    expect(Object.keys(words.rules).sort()).toEqual(refusingIn(whole));
  });
});

it.each(rulesets)('$id: forms start as its worked examples have it', async ({ id, examples }) => {
  const { formDefaults } = await loadCompanion(id, 'en');
  expect(formDefaults).toEqual(formDefaultsOf(examples));
});
