/** The disguise of a state changes what only other sides know, and nothing that a side sees. */
import { playByChance, SeededRandom, type TrialOptions } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import type { State } from '../state/model.ts';
import { chanceBattles, knownBattles } from './on-trial.ts';

const looking: TrialOptions = { random: (name) => new SeededRandom(1795, name), rules: 'passed over' };

test('turn.orders, hide.secret: what a side knows stays as it is, what the others know changes', () => {
  let disguised = 0;
  let noticed = 0;
  for (const trial of [...knownBattles(looking), ...chanceBattles(500, 12, looking)]) {
    const random = new SeededRandom(1795, `${trial.name} disguised`);
    const { rules, sides } = trial.game;
    playByChance(trial, 1795, (match) => {
      if (random.below(20) !== 0) return [];
      for (const { id } of sides) {
        const other = rules.copy(match.state) as State;
        if (!trial.disguise?.(other, id, random)) continue;
        disguised++;
        expect(rules.view(other, { side: id })).toEqual(rules.view(match.state, { side: id }));
        const tellsOthers = sides.some(
          (side) =>
            side.id !== id &&
            JSON.stringify(rules.view(other, { side: side.id })) !==
              JSON.stringify(rules.view(match.state, { side: side.id })),
        );
        if (tellsOthers) noticed++;
      }
      return [];
    });
  }
  expect(disguised).toBeGreaterThan(100);
  expect(noticed / disguised).toBeGreaterThan(0.9);
});
