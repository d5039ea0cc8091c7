import { explain, plainText, resolver } from '@grognard/rules-kit';
import { rulesets } from '@grognard/rulesets';
import { describe, expect, it } from 'vitest';

const { resolve } = resolver(rulesets);

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
  'the worked examples of %s, explained',
  (_id, ruleset) => {
    it('fit the page, name every rule that counted or refused, and leave no gap', () => {
      for (const { case: asked } of ruleset.examples) {
        const answer = resolve(asked);
        const text = plainText(explain(ruleset, asked, answer), 100);
        for (const row of text.split('\n')) expect(row.length).toBeLessThanOrEqual(100);
        expect(text, asked.id).not.toMatch(/undefined|NaN|\[object/);
        if (!answer.ok) continue;
        const rules = answer.allowed ? answer.lines : answer.refusals;
        for (const { rule } of rules) expect(text, asked.id).toContain(rule);
      }
    });

    it('have words for every refusal that they meet', () => {
      for (const { case: asked } of ruleset.examples) {
        const answer = resolve(asked);
        if (!answer.ok || answer.allowed) continue;
        for (const { rule } of answer.refusals) expect(Object.keys(ruleset.words.en.rules)).toContain(rule);
      }
    });
  },
);
