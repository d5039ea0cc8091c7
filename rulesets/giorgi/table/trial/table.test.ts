/** Tests that the table game passes the tests of every game: random play, forged commands, undo, saving, open views. */
import { mixed, SeededRandom, type TrialOptions, tableTests } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { chanceBattles, knownBattles } from './on-trial.ts';
import { undetected } from './rule-coverage/index.ts';

const looking: TrialOptions = { random: (name) => new SeededRandom(1809, name), rules: 'passed over' };

tableTests('giorgi', mixed(knownBattles(looking), chanceBattles(0, 40, looking)), { seed: 1809, part: 1 });

describe('what shows a rule at work', () => {
  test('every rule of use table has something that shows it', () => {
    expect(undetected).toEqual([]);
  });
});
