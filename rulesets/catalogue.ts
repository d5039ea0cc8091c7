/** The list of rulesets offered; the only file that names them all. */
import { adlgR, type options as adlgROptions, type procedures as adlgRProcedures } from '@grognard/adlg-r';
import { argad, type options as argadOptions, type procedures as argadProcedures } from '@grognard/argad';
import { giorgi, type options as giorgiOptions, type procedures as giorgiProcedures } from '@grognard/giorgi';
import type { Ruleset } from '@grognard/rules-kit';

export const rulesets: readonly Ruleset[] = [argad, giorgi, adlgR];

interface Argad {
  readonly procedures: typeof argadProcedures;
  readonly options: typeof argadOptions;
}

/** What each edition can be asked, with types: the procedures by id, and the options. */
export interface Offered {
  readonly 'argad-2021': Argad;
  readonly 'argad-coastal': Argad;
  readonly 'argad-2024': Argad;
  readonly giorgi: { readonly procedures: typeof giorgiProcedures; readonly options: typeof giorgiOptions };
  readonly 'adlg-r': { readonly procedures: typeof adlgRProcedures; readonly options: typeof adlgROptions };
}
