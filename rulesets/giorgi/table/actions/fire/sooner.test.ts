/** Tests that the quick exclusion agrees with plotting every shot: in random battles, after every command. */
import { playByChance, SeededRandom } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import type { State } from '../../state/model.ts';
import { chanceBattles, laid } from '../../trial/on-trial.ts';
import { randomBattle } from '../../trial/random-scenario.ts';
import { availableShots, hasShot, lawfulOffers } from './index.ts';

const random = (name: string) => new SeededRandom(1809, name);

it.each([1, 3, 4, 11])('no lawful shot is passed over in battle %i', (battle) => {
  const [trial] = chanceBattles(battle, 1, { random, rules: 'passed over' });
  const table = laid(randomBattle(random(`battle by chance ${battle}`)));
  let lawful = 0;
  const ended = playByChance(trial!, 8, ({ state }) => {
    const now = state as State;
    const wrong = table.units.filter(({ index }) => {
      const all = availableShots(table, now, index, null).filter(({ refusals }) => refusals.length === 0);
      lawful += all.length;
      const found = lawfulOffers(table, now, index);
      const isSame = all.length === found.length && all.every(({ shot }, n) => shot === found[n]!.shot);
      return !isSame || hasShot(table, now, index) !== all.length > 0;
    });
    return wrong.map(({ id }) => `shots of ${id}`);
  });
  expect(ended).toBeTypeOf('number');
  expect(lawful).toBeGreaterThan(0);
});
