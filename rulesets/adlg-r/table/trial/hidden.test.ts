/** Battles with plans, ambushes and flank marches, played by chance: nothing hidden shows, and all other checks of a game hold. */
import { SeededRandom, tableTests } from '@grognard/test-kit';
import { hiddenBattles } from './hidden-on-trial.ts';

const battles = hiddenBattles({ random: (name) => new SeededRandom(1643, name), rules: 'passed over' });

tableTests('adlg-r, hidden things', battles, { seed: 1643, part: 0.04 });
