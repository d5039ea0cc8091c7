/** What the charge rules hold. */
import type { ResultTable } from '@grognard/rules-kit';

/** What options may amend about charges whose targets evade. */
export interface ChargeRules {
  /** What the charger goes at least, if it can. */
  readonly minimumUd: { readonly foot: number; readonly mounted: number };
  /** By how many UD the die changes the distance. */
  readonly adjust: ResultTable<number>;
  /** HI goes no less far than its allowance. */
  readonly hiNotReduced: boolean;
}
