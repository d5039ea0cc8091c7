/** The disguise of a state changes what only the others know, and nothing that a side sees. */
import { Luck, playByChance } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import type { State } from '../model.ts';
import { chanceBattles, knownBattles, type Looking } from './on-trial.ts';

const looking: Looking = { luck: (name) => new Luck(1795, name), rules: 'passed over' };

test('turn.orders, hide.secret: what a side knows stays as it is, what the others know changes', () => {
  let disguised = 0;
  let noticed = 0;
  for (const trial of [...knownBattles(looking), ...chanceBattles(500, 12, looking)]) {
    const luck = new Luck(1795, `${trial.name} disguised`);
    const { rules, sides } = trial.game;
    playByChance(trial, 1795, (match) => {
      if (luck.below(20) !== 0) return [];
      for (const { id } of sides) {
        const other = rules.copy(match.state) as State;
        if (!trial.disguise(other, id, luck)) continue;
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
