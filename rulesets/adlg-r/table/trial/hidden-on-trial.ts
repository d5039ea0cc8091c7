/** Battles with plans, ambushes and flank marches on trial, in which much is hidden. For tests only. */
import { asAnyGame } from '@grognard/engine';
import { trialsOf } from '@grognard/test-kit';
import freeBattle from '../../scenarios/free-battle.json' with { type: 'json' };
import rocroi from '../../scenarios/rocroi.json' with { type: 'json' };
import { gameOn } from '../game.ts';
import { layTable } from '../index.ts';
import { brokenInvariants } from '../invariants/index.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { disguise } from './disguise.ts';

export const { knownBattles: hiddenBattles } = trialsOf<Table, State, AdlgCommand, AdlgEvent>({
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
