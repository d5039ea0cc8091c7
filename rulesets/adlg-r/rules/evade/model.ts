/** What the evade rules hold. */
import type { ResultTable } from '@grognard/rules-kit';

/** The figures of evading. */
export interface EvadeRules {
  /** By how many UD the die changes the distance. */
  readonly adjust: ResultTable<number>;
}
