/** The battles on trial: the five bundled scenarios in their editions, and random battles. For tests only. */

import {
  type AnyTableGame,
  asAnyGame,
  type Command,
  type GameEvent,
  type Random,
  type SideId,
} from '@grognard/engine';
import { lookUp } from '@grognard/lists';
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
import { type RandomBattle, randomBattle } from './random-scenario.ts';
import { firedBy } from './rule-coverage/index.ts';

interface SubmittedCommand {
  readonly side: SideId;
  readonly command: Command;
}

/** A battle as the table trials need it. */
export interface BattleOnTrial {
  readonly name: string;
  readonly game: AnyTableGame;
  readonly broken: (
    before: unknown,
    given: SubmittedCommand,
    events: readonly GameEvent[],
    after: unknown,
  ) => string[];
  readonly disguise: (state: unknown, side: SideId, random: Random) => boolean;
  readonly fired: (
    before: unknown,
    given: SubmittedCommand,
    events: readonly GameEvent[],
    after: unknown,
  ) => Iterable<string>;
}

/** What is checked after each command: broken invariants, or also which rules were seen. */
export interface TrialOptions {
  readonly luck: (name: string) => Random;
  readonly rules: 'counted' | 'passed over';
}

const nothing: readonly string[] = [];

export function tableOnTrial(
  name: string,
  table: Table,
  { luck: random, rules }: TrialOptions,
): BattleOnTrial {
  const chance = random(`fired ${name}`);
  return {
    name,
    game: asAnyGame(gameOn(table)),
    broken: (before, { side }, events, after) =>
      brokenInvariants(
        table,
        before as State,
        { side, events: events as readonly ArgadEvent[] },
        after as State,
      ),
    disguise: (state, side, by) => disguise(table, state as State, side, by),
    fired: (before, { side, command }, events, after) => {
      if (rules === 'passed over') return nothing;
      const given = { side: lookUp(table.sideOf, side), command: command as ArgadCommand };
      return firedBy(table, before as State, given, events as readonly ArgadEvent[], after as State, chance);
    },
  };
}

/** Creates the game of a battle known to be valid. */
export function laid({
  scenario,
  edition,
  options,
}: Omit<RandomBattle, 'scenario'> & { readonly scenario: unknown }): Table {
  const table = layTable(scenario, edition, options);
  if ('field' in table) return table;
  throw new Error(table.map(({ at, message }) => `${at}: ${message}`).join('; '));
}

const scenarios = [starter, convoy, village, landing, battery] as const;

/** One of the bundled scenarios. */
export function scenarioNamed(id: string): unknown {
  return scenarios.find((scenario) => scenario.id === id);
}

/** The bundled scenarios, each in every edition it is written for. */
export function knownBattles(looking: TrialOptions): BattleOnTrial[] {
  return scenarios.flatMap((scenario) =>
    scenario.editions.map((edition) =>
      tableOnTrial(`${scenario.id} ${edition}`, laid({ scenario, edition, options: {} }), looking),
    ),
  );
}

/** This many random battles, by number. */
export function chanceBattles(from: number, count: number, looking: TrialOptions): BattleOnTrial[] {
  return Array.from({ length: count }, (_, n) => {
    const name = `battle by chance ${from + n}`;
    const battle = randomBattle(looking.luck(name));
    return tableOnTrial(`${name} ${battle.edition}`, laid(battle), looking);
  });
}

/** Battles mixed, a known one after every few random ones. */
export function mixed(known: readonly BattleOnTrial[], chance: readonly BattleOnTrial[]): BattleOnTrial[] {
  const share = Math.max(1, Math.floor(chance.length / known.length));
  const trials: BattleOnTrial[] = [];
  chance.forEach((battle, n) => {
    trials.push(battle);
    if (n % share === share - 1 && n / share < known.length) trials.push(known[Math.floor(n / share)]!);
  });
  return trials;
}
