/** What the rules on the risk of commanders hold: the highest face that kills. */

/** What options may amend about the risk of commanders. */
export interface CommanderRules {
  /** With a unit that lost its melee. */
  readonly lost: number;
  /** With a unit routed in melee. */
  readonly routed: number;
  /** Included in a unit routed by anything else. */
  readonly includedRouted: number;
}
