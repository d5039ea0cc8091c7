/** The list of rulesets offered; the only file that names them all. */
import { adlgR, type options as adlgROptions, type procedures as adlgRProcedures } from '@grognard/adlg-r';
import type { Ruleset } from '@grognard/rules-kit';

export const rulesets: readonly Ruleset[] = [adlgR];

/** What each edition can be asked, with types: the procedures by id, and the options. */
export interface Offered {
  readonly 'adlg-r': { readonly procedures: typeof adlgRProcedures; readonly options: typeof adlgROptions };
}
