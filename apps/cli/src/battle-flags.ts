/** battleFrom: the battle to simulate, from flags for scenario, edition, options and levels. Also reads whole numbers. */
import type { AnyTableGame } from '@grognard/engine';
import { isLevel, type Level, levels } from '@grognard/opponent';
import { didYouMean, listed } from '@grognard/rules-kit';
import { flagValue, type GivenFlag, type ParsedArguments, UsageError } from './arguments.ts';
import { withArmies } from './field-armies.ts';
import { type FoundScenario, findScenario, scenariosIn } from './find-scenario.ts';
import { agreedFrom } from './house.ts';
import type { Terminal } from './terminal.ts';

/** A scenario made into a game under an edition and its options. */
export interface ChosenBattle extends FoundScenario {
  readonly edition: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly game: AnyTableGame;
}

/** The battle of a command line: one scenario, in the requested edition or the newest edition it is written for. */
export async function battleFrom(
  { positionals, flags }: ParsedArguments,
  terminal: Terminal,
): Promise<ChosenBattle> {
  const [id, extra] = positionals;
  if (id === undefined) {
    const ids = scenariosIn(await terminal.rulesets()).map(({ scenario }) => scenario.id);
    throw new UsageError('name a scenario', `Scenarios: ${ids.join(', ')}; or a file.`);
  }
  if (extra !== undefined) throw new UsageError(`unexpected argument "${extra}"`);
  const { ruleset, scenario } = await findScenario(id, terminal);
  const found = { ruleset, scenario: await withArmies(scenario, flags, terminal) };
  const edition = editionOf(found, flagValue(flags, 'edition'));
  const options = (await agreedFrom(found.ruleset, flags, terminal)) ?? {};
  const game = (await terminal.tables())(edition, found.scenario.data, options);
  if (game === null) throw new UsageError(`${edition} cannot be played on the table yet`);
  if (!('rules' in game)) {
    const [first, ...more] = game.map(({ at, message }) => `${at}: ${message}`);
    throw new UsageError(first ?? `${id} cannot be played`, more.length === 0 ? null : more.join('; '));
  }
  return { ...found, edition, options, game };
}

function editionOf({ scenario }: FoundScenario, asked: string | undefined): string {
  const newest = scenario.editions.at(-1);
  const edition = asked ?? newest;
  if (edition === undefined) throw new UsageError(`${scenario.id} names no edition to play it with`);
  if (scenario.editions.includes(edition)) return edition;
  throw new UsageError(
    `${scenario.id} is not written for "${edition}"${didYouMean(edition, scenario.editions)}`,
    `--edition is one of ${scenario.editions.join(', ')}.`,
  );
}

/** The whole number given to a flag, checked against its limits. */
export function wholeFrom(
  flags: readonly GivenFlag[],
  name: string,
  { min, max, otherwise }: { readonly min: number; readonly max: number; readonly otherwise: number },
): number {
  const given = flagValue(flags, name);
  if (given === undefined) return otherwise;
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError(`--${name} is a whole number from ${min} to ${max}, not "${given}"`);
}

/** Reads levels separated by commas. */
export function levelsFrom(words: string, flag: string): Level[] {
  return words.split(',').map((word) => {
    const level = word.trim();
    if (isLevel(level)) return level;
    throw new UsageError(
      `--${flag}: there is no level "${level}"${didYouMean(level, levels)}`,
      `Levels are ${listed(levels)}.`,
    );
  });
}
