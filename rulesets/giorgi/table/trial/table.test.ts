/** The game on the table stands what every game must: random play, forged commands, undo, saving, open views. */
import { Luck, tableTests } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { undetected } from './fired/index.ts';
import { chanceBattles, knownBattles, type Looking, mixed } from './on-trial.ts';

const looking: Looking = { luck: (name) => new Luck(1809, name), rules: 'passed over' };

tableTests('giorgi', mixed(knownBattles(looking), chanceBattles(0, 40, looking)), { seed: 1809, part: 1 });

describe('what shows a rule at work', () => {
  test('every rule of use table has something that shows it', () => {
    expect(undetected).toEqual([]);
  });
});
