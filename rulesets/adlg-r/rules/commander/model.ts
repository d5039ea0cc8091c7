/** CommanderRules: the model of the rules for commanders at risk. */

/** The highest face that kills a commander in each case, as amended by options. */
export interface CommanderRules {
  /** With a unit that lost its melee. */
  readonly lost: number;
  /** With a unit routed in melee. */
  readonly routed: number;
  /** Included in a unit routed by anything other than melee. */
  readonly includedRouted: number;
}
