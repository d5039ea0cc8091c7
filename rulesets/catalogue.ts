/** The list of rulesets offered; the only file that names them all. */
import { adlgR, type options as adlgROptions, type procedures as adlgRProcedures } from '@grognard/adlg-r';
import {
  argad,
  type options as argadOptions,
  pictureOfScenario as argadPicture,
  type procedures as argadProcedures,
} from '@grognard/argad';
import type { DisplayList } from '@grognard/engine';
import { giorgi, type options as giorgiOptions, type procedures as giorgiProcedures } from '@grognard/giorgi';
import type { Ruleset } from '@grognard/rules-kit';

export const rulesets: readonly Ruleset[] = [argad, giorgi, adlgR];

/**
 * The table of a scenario before the first turn, for `paintSvg`: as everybody knows it, or with the secrets of one side; null if the
 * ruleset paints no such scenario.
 */
export function pictureOfScenario(
  ruleset: string,
  scenario: string,
  side: string | null,
): DisplayList | null {
  return ruleset === argad.id ? argadPicture(scenario, { side }) : null;
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
