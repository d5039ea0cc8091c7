/** Every worked example, through the resolver. */
import { resolver } from '@grognard/rules-kit';
import { expect, test } from 'vitest';
import { argad } from './index.ts';

const { resolve } = resolver([argad]);

for (const { shows, case: given, answer } of argad.examples) {
  test(`${given.id} ${given.procedure}: ${shows}`, () => {
    const got = resolve(given) as unknown as Record<string, unknown>;
    if (answer.ok) expect(got).toEqual(answer);
    else expect(got).toMatchObject(answer);
  });
}
