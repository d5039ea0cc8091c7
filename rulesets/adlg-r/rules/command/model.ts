/** What options may amend about command. */
export interface CommandRules {
  readonly _?: never;
}
