/** RallyRules: the model of the rally rules. */

/** Where the unit is that tries to rally. */
export const rallyPlaces = ['far', 'near', 'melee'] as const;
export type RallyPlace = (typeof rallyPlaces)[number];

/** Values of the rally rules. */
export interface RallyRules {
  /** An enemy within this distance is near. */
  readonly nearUd: number;
  /** The number to reach on 1D6. */
  readonly need: Readonly<Record<RallyPlace, number>>;
  /** Two markers are removed if the number is beaten by this margin. */
  readonly twoBy: number;
}
