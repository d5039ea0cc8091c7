/** The long trial of the game on the table, in which every rule shows. */
import { Luck, tableTests } from '@grognard/test-kit';
import { tableRows } from './fired/index.ts';
import { chanceBattles, knownBattles, type Looking, mixed } from './on-trial.ts';

const looking: Looking = { luck: (name) => new Luck(1815, name), rules: 'counted' };

tableTests('giorgi', mixed(knownBattles(looking), chanceBattles(1000, 1000, looking)), {
  tier: 'long',
  seed: 1815,
  part: 1,
  rows: tableRows,
});
