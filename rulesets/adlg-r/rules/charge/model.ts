/** ChargeRules: the model of the charge rules. */
import type { ResultTable } from '@grognard/rules-kit';

/** Rules of charges whose targets evade, as amended by options. */
export interface ChargeRules {
  /** Minimum distance of the charger in UD, if it can move that far. */
  readonly minimumUd: { readonly foot: number; readonly mounted: number };
  /** Change of the distance in UD, by face. */
  readonly adjust: ResultTable<number>;
  /** Whether the die cannot reduce the distance of HI below its allowance. */
  readonly hiNotReduced: boolean;
}
