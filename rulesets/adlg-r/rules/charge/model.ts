/** What options may amend about charge. */
export interface ChargeRules {
  readonly _?: never;
}
