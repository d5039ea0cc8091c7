/** Tests of English sentences. */
import { Problem } from '@grognard/rules-kit';
import { expect, test } from 'vitest';
import { giorgi } from '../index.ts';

function tell(procedure: string, input: Record<string, unknown>): string {
  const inForce = giorgi.inForce('giorgi');
  if (inForce instanceof Problem) throw new TypeError(inForce.message);
  const prepared = inForce.procedure(procedure)?.prepare(input);
  if (prepared === undefined || prepared instanceof Problem) throw new TypeError('a wrong case');
  return prepared.tell();
}

test.each([
  [
    'melee',
    {
      attackers: [{ kind: 'heavy-cavalry', charging: true }, { kind: 'line' }],
      defenders: [{ kind: 'militia', bases: 3, shaken: true, flank: true, cover: 'low-wall' }],
    },
    'Charging heavy cavalry (4 bases) and line infantry (4 bases) attack shaken militia (3 bases, struck in flank) behind a low wall',
  ],
  [
    'fire',
    { shot: 'small-arms', firer: { kind: 'line', bases: 6 }, target: { kind: 'rifle', formation: 'open' } },
    'Line infantry in line with 6 bases fire at riflemen in open order',
  ],
])('%s: %j', (procedure, input, sentence) => {
  expect(tell(procedure, input)).toBe(sentence);
});
