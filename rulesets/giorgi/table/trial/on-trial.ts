/** Battles of the trial tests: bundled and random ones. For tests only. */

import {
  type AnyTableGame,
  asAnyGame,
  type Command,
  type GameEvent,
  type Random,
  type SideId,
} from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import borghetto from '../../scenarios/borghetto.json' with { type: 'json' };
import crossroads from '../../scenarios/crossroads.json' with { type: 'json' };
import meeting from '../../scenarios/meeting.json' with { type: 'json' };
import raab from '../../scenarios/raab.json' with { type: 'json' };
import { gameOn, layTable } from '../index.ts';
import { brokenInvariants } from '../invariants/index.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { type RandomBattle, randomBattle } from './random-scenario.ts';
import { firedBy } from './rule-coverage/index.ts';

interface SubmittedCommand {
  readonly side: SideId;
  readonly command: Command;
}

/** A battle in the form that the tests of table games need. */
export interface BattleOnTrial {
  readonly name: string;
  readonly game: AnyTableGame;
  readonly broken: (
    before: unknown,
    given: SubmittedCommand,
    events: readonly GameEvent[],
    after: unknown,
  ) => string[];
  /** Nothing is hidden. */
  readonly disguise: null;
  readonly fired: (
    before: unknown,
    given: SubmittedCommand,
    events: readonly GameEvent[],
    after: unknown,
  ) => Iterable<string>;
}

/** Extent of the check after each command: broken invariants alone, or also which rules were seen at work. */
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
  const given = (command: Command) => command as GiorgiCommand;
  return {
    name,
    game: asAnyGame(gameOn(table)),
    broken: (before, { side, command }, events, after) =>
      brokenInvariants(
        table,
        before as State,
        { side, command: given(command), events: events as readonly GiorgiEvent[] },
        after as State,
      ),
    disguise: null,
    fired: (before, { side, command }, events, after) => {
      if (rules === 'passed over') return nothing;
      const told = { side: lookUp(table.sideOf, side), command: given(command) };
      return firedBy(table, before as State, told, events as readonly GiorgiEvent[], after as State, chance);
    },
  };
}

/** The table of a battle that is known to be valid. */
export function laid({ scenario, edition, options }: RandomBattle): Table {
  const table = layTable(scenario, edition, options);
  if ('units' in table) return table;
  throw new Error(table.map(({ at, message }) => `${at}: ${message}`).join('; '));
}

const scenarios = [crossroads, borghetto, raab, meeting] as const;

/** A scenario bundled with the ruleset. */
export function scenarioNamed(id: string): unknown {
  return scenarios.find((scenario) => scenario.id === id);
}

/** The battles bundled with the ruleset. */
export function knownBattles(looking: TrialOptions): BattleOnTrial[] {
  return scenarios.map((scenario) =>
    tableOnTrial(scenario.id, laid({ scenario, edition: 'giorgi', options: {} }), looking),
  );
}

/** A number of random battles, by number. */
export function chanceBattles(from: number, count: number, looking: TrialOptions): BattleOnTrial[] {
  return Array.from({ length: count }, (_, n) => {
    const name = `battle by chance ${from + n}`;
    return tableOnTrial(name, laid(randomBattle(looking.luck(name))), looking);
  });
}

/** Interleaves battles, a bundled one after every few random ones. */
export function mixed(known: readonly BattleOnTrial[], chance: readonly BattleOnTrial[]): BattleOnTrial[] {
  const share = Math.max(1, Math.floor(chance.length / known.length));
  const trials: BattleOnTrial[] = [];
  chance.forEach((battle, n) => {
    trials.push(battle);
    if (n % share === share - 1 && n / share < known.length) trials.push(known[Math.floor(n / share)]!);
  });
  return trials;
}
