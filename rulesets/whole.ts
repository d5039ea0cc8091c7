/** The rulesets offered, for programs that want all of them at once. */
import type { AnyTableGame, DisplayList } from '@grognard/engine';
import type { OfferedScenario, Problem, Ruleset, Words } from '@grognard/rules-kit';
import { shelfDoors } from './catalogue.ts';
import type { Taken } from './offer.ts';

const shelf: readonly Taken[] = await Promise.all(shelfDoors.map(({ load }) => load()));

export const rulesets: readonly Ruleset[] = shelf.map(({ ruleset }) => ruleset);

/**
 * The table of a scenario before the first turn, for `paintSvg`: as everybody knows it, or with the secrets of one side; null if the
 * ruleset paints no such scenario.
 */
export function pictureOfScenario(
  ruleset: string,
  scenario: OfferedScenario,
  side: string | null,
  words?: Words,
): DisplayList | null {
  const taken = shelf.find((known) => known.ruleset.id === ruleset);
  return taken?.picture?.(scenario, { side }, words) ?? null;
}

/** A scenario laid out to be played and told in these words, in English if left out; what is wrong with it and where; or null if this edition is not played on the table yet. */
export function arrange(
  edition: string,
  scenario: unknown,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
): AnyTableGame | readonly Problem[] | null {
  const taken = shelf.find(({ ruleset }) => ruleset.editions.some(({ id }) => id === edition));
  return taken?.arrange?.(scenario, edition, options, words) ?? null;
}

/** A scenario that comes with a ruleset; null if none has this id. */
export function scenarioById(
  id: string,
): { readonly ruleset: Ruleset; readonly scenario: OfferedScenario } | null {
  for (const ruleset of rulesets) {
    const scenario = ruleset.scenarios.find((offered) => offered.id === id);
    if (scenario !== undefined) return { ruleset, scenario };
  }
  return null;
}

export type { Offered } from './catalogue.ts';
export { wordsIn } from './words.ts';
