/** trialsOf: the battles of a game on trial, those that come with it and random ones. */
import type { AnyTableGame, Command, GameEvent, Random, SideId } from '@grognard/engine';
import type { GameOnTrial } from './submitted-command.ts';

/** A battle that passes all checks, with its edition and options. */
export interface TrialBattle {
  readonly scenario: unknown;
  readonly edition: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Extent of the check after each command: broken invariants alone, or also which rules were seen at work. */
export interface TrialOptions {
  readonly random: (name: string) => Random;
  readonly rules: 'counted' | 'passed over';
}

/** A command that was carried out, with the types of the game. */
export interface TrialStep<T, S, C, E> {
  readonly table: T;
  readonly before: S;
  readonly side: SideId;
  readonly command: C;
  readonly events: readonly E[];
  readonly after: S;
}

/** What a game has to say about its battles. */
export interface TrialsDeclaration<T, S, C, E> {
  readonly scenarios: readonly { readonly id: string; readonly editions?: readonly string[] }[];
  readonly edition: string;
  /** The table of a battle, or its problems. */
  readonly lay: (battle: TrialBattle) => T | readonly { readonly at: string; readonly message: string }[];
  readonly game: (table: T) => AnyTableGame;
  readonly broken: (step: TrialStep<T, S, C, E>) => string[];
  readonly disguise: ((table: T, state: S, side: SideId, random: Random) => boolean) | null;
  /** Rules seen at work in a command. */
  readonly fired: (step: TrialStep<T, S, C, E>, random: Random) => Iterable<string>;
  readonly randomBattle: (random: Random) => TrialBattle;
}

export interface Trials<T> {
  /** The table of a battle that is known to be valid. */
  readonly laid: (battle: TrialBattle) => T;
  /** A scenario bundled with the ruleset. */
  readonly scenarioNamed: (id: string) => unknown;
  readonly tableOnTrial: (name: string, table: T, options: TrialOptions) => GameOnTrial;
  /** The bundled battles, each in every edition it is written for. */
  readonly knownBattles: (options: TrialOptions) => GameOnTrial[];
  /** A number of random battles, by number. */
  readonly chanceBattles: (from: number, count: number, options: TrialOptions) => GameOnTrial[];
}

const nothing: readonly string[] = [];

export function trialsOf<T extends object, S, C extends Command, E extends GameEvent>(
  game: TrialsDeclaration<T, S, C, E>,
): Trials<T> {
  const tableOnTrial: Trials<T>['tableOnTrial'] = (name, table, { random, rules }) => {
    const chance = random(`fired ${name}`);
    const { disguise } = game;
    const stepOf = (...[before, { side, command }, events, after]: Parameters<GameOnTrial['broken']>) => ({
      table,
      before: before as S,
      side,
      command: command as C,
      events: events as readonly E[],
      after: after as S,
    });
    return {
      name,
      game: game.game(table),
      broken: (...step) => game.broken(stepOf(...step)),
      disguise: disguise === null ? null : (state, side, random) => disguise(table, state as S, side, random),
      fired: (...step) => (rules === 'counted' ? game.fired(stepOf(...step), chance) : nothing),
    };
  };
  const laid: Trials<T>['laid'] = (battle) => {
    const table = game.lay(battle);
    if (!Array.isArray(table)) return table as T;
    throw new Error(table.map(({ at, message }) => `${at}: ${message}`).join('; '));
  };
  return {
    laid,
    tableOnTrial,
    scenarioNamed: (name) => game.scenarios.find(({ id }) => id === name),
    knownBattles: (options) =>
      game.scenarios.flatMap((scenario) =>
        (scenario.editions ?? [game.edition]).map((edition) =>
          tableOnTrial(`${scenario.id} ${edition}`, laid({ scenario, edition, options: {} }), options),
        ),
      ),
    chanceBattles: (from, count, options) =>
      Array.from({ length: count }, (_, n) => {
        const name = `battle by chance ${from + n}`;
        const battle = game.randomBattle(options.random(name));
        return tableOnTrial(`${name} ${battle.edition}`, laid(battle), options);
      }),
  };
}

/** Interleaves battles, a known one after every few random ones. */
export function mixed(known: readonly GameOnTrial[], chance: readonly GameOnTrial[]): GameOnTrial[] {
  const share = Math.max(1, Math.floor(chance.length / known.length));
  return chance.flatMap((battle, n) => {
    const next = n % share === share - 1 ? known[Math.floor(n / share)] : undefined;
    return next === undefined ? [battle] : [battle, next];
  });
}
