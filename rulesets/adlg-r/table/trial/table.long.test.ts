/** The long trials of the game on the table, in which every rule must be seen at work, and nothing hidden may show. */
import { mixed, SeededRandom, type TrialOptions, tableTests } from '@grognard/test-kit';
import { hiddenBattles } from './hidden-on-trial.ts';
import { chanceBattles, knownBattles } from './on-trial.ts';
import { tableRows } from './rule-coverage/index.ts';

const looking: TrialOptions = { random: (name) => new SeededRandom(1683, name), rules: 'counted' };

tableTests('adlg-r', mixed(knownBattles(looking), chanceBattles(1000, 1000, looking)), {
  tier: 'long',
  seed: 1683,
  part: 1,
  rows: tableRows,
});

tableTests('adlg-r, hidden things', hiddenBattles(looking), { tier: 'long', seed: 1683, part: 1 });
