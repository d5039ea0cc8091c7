/** The battles on trial: the five bundled scenarios in their editions, and random battles. For tests only. */
import { asAnyGame } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import { type Trials, trialsOf } from '@grognard/test-kit';
import battery from '../../scenarios/battery.json' with { type: 'json' };
import convoy from '../../scenarios/convoy.json' with { type: 'json' };
import landing from '../../scenarios/landing.json' with { type: 'json' };
import starter from '../../scenarios/starter.json' with { type: 'json' };
import village from '../../scenarios/village.json' with { type: 'json' };
import { gameOn, layTable } from '../index.ts';
import { brokenInvariants } from '../invariants/index.ts';
import type { ArgadEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { disguise } from './disguise.ts';
import { randomBattle } from './random-scenario.ts';
import { firedBy } from './rule-coverage/index.ts';

export const trials: Trials<Table> = trialsOf<Table, State, ArgadCommand, ArgadEvent>({
  scenarios: [starter, convoy, village, landing, battery],
  edition: 'argad-2024',
  lay: ({ scenario, edition, options }) => layTable(scenario, edition, options),
  game: (table) => asAnyGame(gameOn(table)),
  broken: ({ table, before, side, events, after }) =>
    brokenInvariants(table, before, { side, events }, after),
  disguise,
  fired: ({ table, before, side, command, events, after }, random) =>
    firedBy(table, before, { side: lookUp(table.sideOf, side), command }, events, after, random),
  randomBattle,
});

export const { laid, scenarioNamed, knownBattles, chanceBattles } = trials;
