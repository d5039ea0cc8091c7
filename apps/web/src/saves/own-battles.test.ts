/** A store of own battles keeps them in order, once, until they are forgotten. */
import { expect, it } from 'vitest';
import { createMemoryBattles } from './own-battles.ts';
import { battlesContract } from './testing/battles-contract.ts';

it('the store for as long as the page lasts keeps the contract of all stores', async () => {
  const store = createMemoryBattles();
  expect(await battlesContract(async () => store)).toEqual([]);
});
