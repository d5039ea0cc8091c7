/** What options may amend about rally. */
export interface RallyRules {
  readonly _?: never;
}
