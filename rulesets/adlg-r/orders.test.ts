/** The worked examples of command, orders, movement, rally, charge, evade and commanders. */
import { resolver } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { adlgR } from './index.ts';

const { resolve } = resolver([adlgR]);
const mine = ['command', 'order-cost', 'move', 'rally', 'charge-adjust', 'evade-adjust', 'commander-risk'];

describe('worked examples', () => {
  for (const { shows, case: given, answer } of adlgR.examples) {
    if (!mine.includes(given.procedure)) continue;
    it(`${given.id}: ${shows}`, () => {
      expect(resolve(given)).toEqual(answer);
    });
  }
});
