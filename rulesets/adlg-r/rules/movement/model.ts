/** What options may amend about movement. */
export interface MovementRules {
  readonly _?: never;
}
