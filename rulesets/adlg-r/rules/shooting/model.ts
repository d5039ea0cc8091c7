/** What options may amend about shooting. */
export interface ShootingRules {
  readonly _?: never;
}
