/** What options may amend about orders. */
export interface OrderRules {
  readonly _?: never;
}
