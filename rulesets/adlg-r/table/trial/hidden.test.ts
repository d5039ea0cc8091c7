/** Battles with plans, ambushes and flank marches, played by chance: nothing hidden shows, and all other checks of a game hold. */
import { asAnyGame } from '@grognard/engine';
import { type GameOnTrial, SeededRandom, tableTests, trialsOf } from '@grognard/test-kit';
import freeBattle from '../../scenarios/free-battle.json' with { type: 'json' };
import rocroi from '../../scenarios/rocroi.json' with { type: 'json' };
import { gameOn } from '../game.ts';
import { layTable } from '../index.ts';
import { brokenInvariants } from '../invariants/index.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { disguise } from './disguise.ts';

const { knownBattles } = trialsOf<Table, State, AdlgCommand, AdlgEvent>({
  scenarios: [rocroi, freeBattle],
  edition: 'adlg-r',
  lay: ({ scenario, edition, options }) => layTable(scenario, edition, options),
  game: (table) => asAnyGame(gameOn(table)),
  broken: ({ table, before, side, command, events, after }) =>
    brokenInvariants(table, before, { side, command, events }, after),
  disguise,
  fired: () => [],
  randomBattle: () => ({ scenario: rocroi, edition: 'adlg-r', options: {} }),
});

const battles: GameOnTrial[] = knownBattles({
  random: (name) => new SeededRandom(1643, name),
  rules: 'passed over',
});

tableTests('adlg-r, hidden things', battles, { seed: 1643, part: 0.04 });
