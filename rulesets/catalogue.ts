/** The list of rulesets offered, for programs that want all of them at once. This file and its doors are the only ones that name them. */
import { adlgR, type options as adlgROptions, type procedures as adlgRProcedures } from '@grognard/adlg-r';
import {
  argad,
  type options as argadOptions,
  pictureOfScenario as argadPicture,
  type procedures as argadProcedures,
  arrange as arrangeArgad,
} from '@grognard/argad';
import type { AnyTableGame, DisplayList } from '@grognard/engine';
import {
  arrange as arrangeGiorgi,
  giorgi,
  type options as giorgiOptions,
  pictureOfScenario as giorgiPicture,
  type procedures as giorgiProcedures,
} from '@grognard/giorgi';
import type { OfferedScenario, Problem, Ruleset, Words } from '@grognard/rules-kit';
import type { OnTable } from './offer.ts';

export const rulesets: readonly Ruleset[] = [argad, giorgi, adlgR];

/** Rulesets that are played on the table, by id. The others can be resolved only. */
const tables: Readonly<Record<string, OnTable>> = {
  argad: { arrange: arrangeArgad, picture: argadPicture },
  giorgi: { arrange: arrangeGiorgi, picture: giorgiPicture },
};

function tableOf(ruleset: string): OnTable | null {
  return Object.hasOwn(tables, ruleset) ? (tables[ruleset] ?? null) : null;
}

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
  return tableOf(ruleset)?.picture(scenario, { side }, words) ?? null;
}

/** A scenario laid out to be played and told in these words, in English if left out; what is wrong with it and where; or null if this edition is not played on the table yet. */
export function arrange(
  edition: string,
  scenario: unknown,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
): AnyTableGame | readonly Problem[] | null {
  const played = rulesets.find(({ editions }) => editions.some(({ id }) => id === edition));
  const table = played === undefined ? null : tableOf(played.id);
  return table?.arrange(scenario, edition, options, words) ?? null;
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

interface Asked<P, O> {
  readonly procedures: P;
  readonly options: O;
}

type Argad = Asked<typeof argadProcedures, typeof argadOptions>;

/** What each edition can be asked, with types: the procedures by id, and the options. */
export interface Offered {
  readonly 'argad-2021': Argad;
  readonly 'argad-coastal': Argad;
  readonly 'argad-2024': Argad;
  readonly giorgi: Asked<typeof giorgiProcedures, typeof giorgiOptions>;
  readonly 'adlg-r': Asked<typeof adlgRProcedures, typeof adlgROptions>;
}

export { wordsIn } from './words.ts';
