/** What options may amend about melee. */
export interface MeleeRules {
  readonly _?: never;
}
