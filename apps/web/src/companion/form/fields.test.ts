/** Forms from descriptions: for every procedure of every edition, each field can be filled in and the case resolved. */
import { describeProcedure, describeRuleset, formDefaultsOf } from '@grognard/rules-kit';
import { rulesets } from '@grognard/rulesets';
import { describe, expect, it } from 'vitest';
import { work } from '../play/case.ts';
import { rulesOf } from '../rules.ts';
import { controlOf, fieldsOf } from './fields.ts';
import { leavesOf, startOf, usualPaths } from './primary-fields.ts';
import { fittingChoices, inputOf } from './values.ts';

const books = rulesets.flatMap((ruleset) =>
  ruleset.editions.map(({ id }) => ({
    edition: id,
    ruleset,
    words: ruleset.words.en,
    formDefaults: formDefaultsOf(ruleset.examples),
    glossary: [],
  })),
);
const cases = books.flatMap((book) =>
  book.ruleset.procedureIds.map((procedure) => ({ name: `${book.edition} ${procedure}`, book, procedure })),
);

describe.each(cases)('$name', ({ book, procedure }) => {
  const inForce = rulesOf(book, {});
  const described = describeProcedure(book.ruleset, inForce, inForce.procedure(procedure)!, book.words);
  const fields = fieldsOf(described.input);
  const examples = book.ruleset.examples.filter(({ case: asked }) => asked.procedure === procedure);

  it('has a control for every field', () => {
    expect(leavesOf(fields).filter(({ control }) => control.kind === 'none')).toEqual([]);
  });

  it('starts with a case that the rules allow', () => {
    const input = inputOf(fields, startOf(fields, book.formDefaults[procedure]));
    expect(work(book, { ruleset: book.edition, procedure, input, options: {} }).kind).toBe('ready');
  });

  it('shows what must be given, and not too much besides', () => {
    const formDefaults = usualPaths(fields, book.formDefaults[procedure], {});
    const needed = leavesOf(fields).filter(({ presence }) => presence === 'required');
    for (const { path } of needed) expect(formDefaults).toContain(path);
    expect(formDefaults.size).toBeLessThanOrEqual(16);
  });

  it('a worked example chosen in the form comes to the same', () => {
    for (const { case: asked, answer } of examples) {
      if (asked.ruleset !== book.edition || answer['ok'] !== true) continue;
      const options = asked.options ?? {};
      const input = inputOf(fields, fittingChoices(fields, asked.input));
      const worked = work(book, { ruleset: book.edition, procedure, input, options });
      expect(worked.kind, asked.id).toBe(answer['allowed'] === true ? 'ready' : 'refused');
    }
  });
});

it.each(books)('options of $edition that procedures read are given by controls, but for charts', (book) => {
  const { options } = describeRuleset(book.ruleset, rulesOf(book, {}), book.words);
  const read = book.ruleset.options.filter(({ readBy }) => readBy.length > 0).map(({ id }) => id);
  const without = fieldsOf(options).filter(
    ({ name, control }) => read.includes(name) && control.kind === 'none',
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

it('a choice without names is shown without its hyphens, with a capital', () => {
  expect(controlOf({ enum: ['rampart-musket'] }, '')).toEqual({
    kind: 'choice',
    values: [{ value: 'rampart-musket', name: 'Rampart musket' }],
  });
});
