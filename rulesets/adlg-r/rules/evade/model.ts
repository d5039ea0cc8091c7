/** What options may amend about evade. */
export interface EvadeRules {
  readonly _?: never;
}
