/** Battles of the trial tests: bundled and random ones. For tests only. */
import { asAnyGame } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import { type Trials, trialsOf } from '@grognard/test-kit';
import borghetto from '../../scenarios/borghetto.json' with { type: 'json' };
import crossroads from '../../scenarios/crossroads.json' with { type: 'json' };
import meeting from '../../scenarios/meeting.json' with { type: 'json' };
import raab from '../../scenarios/raab.json' with { type: 'json' };
import { gameOn, layTable } from '../index.ts';
import { brokenInvariants } from '../invariants/index.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { randomBattle } from './random-scenario.ts';
import { firedBy } from './rule-coverage/index.ts';

export const trials: Trials<Table> = trialsOf<Table, State, GiorgiCommand, GiorgiEvent>({
  scenarios: [crossroads, borghetto, raab, meeting],
  edition: 'giorgi',
  lay: ({ scenario, edition, options }) => layTable(scenario, edition, options),
  game: (table) => asAnyGame(gameOn(table)),
  broken: ({ table, before, after, ...given }) => brokenInvariants(table, before, given, after),
  disguise: null,
  fired: ({ table, before, side, command, events, after }, random) =>
    firedBy(table, before, { side: lookUp(table.sideOf, side), command }, events, after, random),
  randomBattle,
});

export const { laid, scenarioNamed, knownBattles, chanceBattles } = trials;
