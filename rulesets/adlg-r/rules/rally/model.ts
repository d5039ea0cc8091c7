/** What the rally rules hold. */

/** Where the unit is that tries to rally. */
export const rallyPlaces = ['far', 'near', 'melee'] as const;
export type RallyPlace = (typeof rallyPlaces)[number];

/** The figures of rallying. */
export interface RallyRules {
  /** Up to this distance an enemy is near. */
  readonly nearUd: number;
  /** The number to reach on 1D6. */
  readonly need: Readonly<Record<RallyPlace, number>>;
  /** Two markers go if the number is beaten by this much. */
  readonly twoBy: number;
}
