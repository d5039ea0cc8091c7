/** The long trial of « Argad ! » on the table: a million commands, in which every rule shows. */
import { Luck, tableTests } from '@grognard/test-kit';
import { tableRows } from './fired/index.ts';
import { chanceBattles, knownBattles, type Looking, mixed } from './on-trial.ts';

const looking: Looking = { luck: (name) => new Luck(1794, name), rules: 'counted' };

tableTests('argad', mixed(knownBattles(looking), chanceBattles(1000, 2000, looking)), {
  tier: 'long',
  seed: 1794,
  rows: tableRows,
});
