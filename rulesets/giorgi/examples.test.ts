/** Every worked example gives the answer due. */
import { resolver } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { giorgi } from './index.ts';

const { resolve } = resolver([giorgi]);

describe('worked examples', () => {
  for (const { shows, case: given, answer } of giorgi.examples) {
    it(`${given.id} ${given.procedure}: ${shows}`, () => {
      expect(resolve(given)).toEqual(answer);
    });
  }
});
