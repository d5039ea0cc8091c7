/** « Argad ! » against the trials for every game: random play, forged commands, undo, saving, hidden information. */
import { mixed, SeededRandom, type TrialOptions, tableTests } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { chanceBattles, knownBattles } from './on-trial.ts';
import { undetected } from './rule-coverage/index.ts';

const looking: TrialOptions = { random: (name) => new SeededRandom(1793, name), rules: 'passed over' };

tableTests('argad', mixed(knownBattles(looking), chanceBattles(0, 40, looking)));

describe('what shows a rule at work', () => {
  test('every rule of use table has something that shows it', () => {
    expect(undetected).toEqual([]);
  });
});
