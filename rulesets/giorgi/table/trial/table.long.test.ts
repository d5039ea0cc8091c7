/** The long trial of the game on the table, in which every rule must be seen at work. */
import { mixed, SeededRandom, type TrialOptions, tableTests } from '@grognard/test-kit';
import { chanceBattles, knownBattles } from './on-trial.ts';
import { tableRows } from './rule-coverage/index.ts';

const looking: TrialOptions = { random: (name) => new SeededRandom(1815, name), rules: 'counted' };

tableTests('giorgi', mixed(knownBattles(looking), chanceBattles(1000, 1000, looking)), {
  tier: 'long',
  seed: 1815,
  part: 1,
  rows: tableRows,
});
