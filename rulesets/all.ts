/** All rulesets, loaded at once, for Node. Imported statically, because a module that awaits cannot be loaded by `require`. */
import {
  adlgR,
  createGame as arrangeAdlgR,
  createAdlgGame,
  pictureOfScenario as pictureOfAdlgR,
} from '@grognard/adlg-r';
import {
  argad,
  createGame as arrangeArgad,
  createArgadGame,
  pictureOfScenario as pictureOfArgad,
} from '@grognard/argad';
import type { AnyTableGame, DisplayList } from '@grognard/engine';
import {
  createGame as arrangeGiorgi,
  createGiorgiGame,
  giorgi,
  pictureOfScenario as pictureOfGiorgi,
} from '@grognard/giorgi';
import type { BundledScenario, Problem, Ruleset, Words } from '@grognard/rules-kit';
import type { FullBundle } from './loaders.ts';
import type { GameOf, PlayableEdition } from './registry.ts';

/** In the order of the registry. */
const bundles: readonly FullBundle[] = [
  { ruleset: argad, createGame: arrangeArgad, picture: pictureOfArgad },
  { ruleset: giorgi, createGame: arrangeGiorgi, picture: pictureOfGiorgi },
  { ruleset: adlgR, createGame: arrangeAdlgR, picture: pictureOfAdlgR },
];

export const rulesets: readonly Ruleset[] = bundles.map(({ ruleset }) => ruleset);

/**
 * The table of a scenario before the first turn, for `paintSvg`, with public knowledge or the secrets of one side. Null if the
 * ruleset draws no such scenario.
 */
export function pictureOfScenario(
  ruleset: string,
  scenario: BundledScenario,
  side: string | null,
  words?: Words,
): DisplayList | null {
  const bundle = bundles.find((known) => known.ruleset.id === ruleset);
  return bundle?.picture?.(scenario, { side }, words) ?? null;
}

/**
 * Creates a game from a scenario, with these words or in English. Returns the problems with their places if it is not valid, or null
 * if this edition is not played on the table yet.
 */
export function createGame(
  edition: string,
  scenario: unknown,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
): AnyTableGame | readonly Problem[] | null {
  const bundle = bundles.find(({ ruleset }) => ruleset.editions.some(({ id }) => id === edition));
  return bundle?.createGame?.(scenario, edition, options, words) ?? null;
}

type CreateGameOf<E extends PlayableEdition> = (
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
) => GameOf<E> | readonly Problem[];

const creators: { readonly [E in PlayableEdition]: CreateGameOf<E> } = {
  'argad-2021': createArgadGame,
  'argad-coastal': createArgadGame,
  'argad-2024': createArgadGame,
  giorgi: createGiorgiGame,
  'adlg-r': createAdlgGame,
};

/** `createGame` of an edition that is known to be played on the table, with the types of its views, commands and events. */
export function createTypedGame<E extends PlayableEdition>(
  edition: E,
  scenario: unknown,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
): GameOf<E> | readonly Problem[] {
  return creators[edition](scenario, edition, options, words);
}

/** Editions that are played on the table; with the compiler's help none is forgotten. */
export function isPlayable(edition: string): edition is PlayableEdition {
  return Object.hasOwn(creators, edition);
}

/** A bundled scenario, or null if none has this id. */
export function scenarioById(
  id: string,
): { readonly ruleset: Ruleset; readonly scenario: BundledScenario } | null {
  for (const ruleset of rulesets) {
    const scenario = ruleset.scenarios.find((offered) => offered.id === id);
    if (scenario !== undefined) return { ruleset, scenario };
  }
  return null;
}

export type { EditionTypes, PlayableEdition } from './registry.ts';
export { wordsIn } from './words.ts';
