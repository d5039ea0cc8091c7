/** The long trial of « Argad ! » on the table: a million commands, in which every rule is seen. */
import { mixed, SeededRandom, type TrialOptions, tableTests } from '@grognard/test-kit';
import { chanceBattles, knownBattles } from './on-trial.ts';
import { tableRows } from './rule-coverage/index.ts';

const looking: TrialOptions = { random: (name) => new SeededRandom(1794, name), rules: 'counted' };

tableTests('argad', mixed(knownBattles(looking), chanceBattles(1000, 2000, looking)), {
  tier: 'long',
  seed: 1794,
  rows: tableRows,
});
