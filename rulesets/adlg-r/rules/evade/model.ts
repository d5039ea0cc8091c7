/** EvadeRules: the model of the evade rules. */
import type { ResultTable } from '@grognard/rules-kit';

/** Values of the evade rules. */
export interface EvadeRules {
  /** Change of the distance in UD, by face. */
  readonly adjust: ResultTable<number>;
}
