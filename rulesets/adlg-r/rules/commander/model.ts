/** What options may amend about commander. */
export interface CommanderRules {
  readonly _?: never;
}
