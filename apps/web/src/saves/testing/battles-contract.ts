/** What every store of own battles must do. For tests, in Node and in browsers. */
import type { OwnBattle, OwnBattles } from '../own-battles.ts';

const sample = (id: string, added: number): OwnBattle => ({
  id,
  added,
  scenario: { id, list: [1, { deep: 'é' }] },
});

/** Names what a store does otherwise. Empty if it keeps the contract. */
export async function battlesContract(open: () => Promise<OwnBattles>): Promise<readonly string[]> {
  const wrong: string[] = [];
  const expect = (what: string, given: unknown, wanted: unknown) => {
    if (JSON.stringify(given) !== JSON.stringify(wanted)) wrong.push(what);
  };
  const battles = await open();
  expect('is empty at first', await battles.all(), []);
  await battles.keep(sample('b', 2));
  await battles.keep(sample('a', 1));
  expect('keeps battles, the oldest first', await battles.all(), [sample('a', 1), sample('b', 2)]);
  await battles.keep(sample('a', 9));
  expect('keeps the same battle once, as it was', await battles.all(), [sample('a', 1), sample('b', 2)]);
  await battles.forget('nobody');
  await battles.forget('a');
  expect('forgets', await battles.all(), [sample('b', 2)]);
  return wrong;
}
