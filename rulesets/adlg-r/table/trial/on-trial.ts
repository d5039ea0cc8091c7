/** Battles of the trial tests: bundled and random ones. For tests only. */
import { asAnyGame } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import { type Trials, trialsOf } from '@grognard/test-kit';
import millHill from '../../scenarios/mill-hill.json' with { type: 'json' };
import ravenna from '../../scenarios/ravenna.json' with { type: 'json' };
import slankamen from '../../scenarios/slankamen.json' with { type: 'json' };
import { tableWordsOf } from '../../words/english.ts';
import { gameOn, tableIn } from '../game.ts';
import { brokenInvariants } from '../invariants/index.ts';
import { setupPart } from '../setup-part.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { randomBattle } from './random-scenario.ts';
import { firedBy } from './rule-coverage/index.ts';

export const trials: Trials<Table> = trialsOf<Table, State, AdlgCommand, AdlgEvent>({
  scenarios: [millHill, ravenna, slankamen],
  edition: 'adlg-r',
  lay: ({ scenario, edition, options }) => tableIn(scenario, edition, options, tableWordsOf(), setupPart),
  game: (table) => asAnyGame(gameOn(table)),
  broken: ({ table, before, after, ...given }) => brokenInvariants(table, before, given, after),
  disguise: null,
  fired: ({ table, before, side, command, events, after }, random) =>
    firedBy(table, before, { side: lookUp(table.sideOf, side), command }, events, after, random),
  randomBattle,
});

export const { laid, scenarioNamed, knownBattles, chanceBattles } = trials;
