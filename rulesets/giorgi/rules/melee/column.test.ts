/** Tests of the column found for the totals of a melee. */
import { resolver } from '@grognard/rules-kit';
import { expect, test } from 'vitest';
import { giorgi } from '../../index.ts';

const { resolve } = resolver([giorgi]);

test('melee.differential: values in tenths leave no noise that melee.rounding would take for a fraction', () => {
  const kinds = ['line', 'medium-cavalry'] as const;
  for (let tenths = 0; tenths <= 120; tenths++) {
    for (const kind of kinds) {
      for (const bases of [1, 2, 3, 4]) {
        const answer = resolve({
          ruleset: 'giorgi',
          procedure: 'melee',
          input: {
            attackers: [{ kind }],
            defenders: [{ kind, basesInContact: bases, cover: 'high-wall' }],
          },
          options: { 'melee.values': { [kind]: tenths / 10 } },
        });
        expect(answer).toMatchObject({ facts: { differential: -bases, column: -bases } });
      }
    }
  }
});
