/** A field may be changed to anything that is offered: the case resolves, or a rule refuses it. It never contradicts itself. */
import { describeProcedure, formDefaultsOf } from '@grognard/rules-kit';
import { rulesets } from '@grognard/rulesets';
import { describe, expect, it } from 'vitest';
import { contradictions } from '../play/case.ts';
import { rulesOf } from '../rules.ts';
import { fieldsOf } from './fields.ts';
import { startOf } from './primary-fields.ts';
import { settle } from './settle.ts';
import { slotsOf, valuesOf } from './slots.ts';
import { mattering } from './values.ts';

const cases = rulesets.flatMap((ruleset) =>
  ruleset.editions.flatMap(({ id }) => {
    const book = {
      edition: id,
      ruleset,
      words: ruleset.words.en,
      formDefaults: formDefaultsOf(ruleset.examples),
      glossary: [],
    };
    return ruleset.procedureIds.map((procedure) => ({ name: `${id} ${procedure}`, book, procedure }));
  }),
);

/** The same sequence for every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe.each(cases)('$name', ({ book, procedure }) => {
  const inForce = rulesOf(book, {});
  const described = describeProcedure(book.ruleset, inForce, inForce.procedure(procedure)!, book.words);
  const fields = fieldsOf(described.input);
  const find = contradictions(book, procedure, fields, {});
  const start = startOf(fields, book.formDefaults[procedure]);

  it('after any change the case resolves or is refused by a rule', () => {
    const random = randomFrom(7);
    let [choices, taken] = [start, 0];
    expect(find(choices)).toBeNull();
    for (let n = 0; n < 60; n++) {
      const matters = mattering(fields, choices);
      const slots = slotsOf(fields, choices).filter(({ field }) => matters(field));
      const slot = slots[random(slots.length)]!;
      const values = valuesOf(slot.field);
      const next = settle(fields, choices, slot.with(values[random(values.length)]), find);
      if (next === null) continue;
      taken++;
      choices = next.choices;
      expect(find(choices), JSON.stringify(choices)).toBeNull();
    }
    expect(taken).toBeGreaterThan(30);
  });
});
