/** Distances and counts that a single rule names. */

/** Within this distance, in cm, a crouched figure is seen. */
export const foundCm = 2;
/** The depth of forest that a shot can still pass, in cm. */
export const forestCm = 10;
/** A rider with at most this much forest in front of him counts as standing at its edge, in cm. */
export const forestEdgeCm = 5;
/** Within this distance, in cm, a place or an object is held. */
export const holdCm = 5;
/** The distance within which a leader helps, in cm (`leader.radius`). */
export const leaderCm = 20;
/** A side without a zone deploys within this distance of its long edge, in cm. */
export const deployCm = 20;
/** The smallest number of figures on foot that form a group. */
export const groupOf = 3;
/** The smallest number of figures in a body in close order (`formation.close-order`). */
export const bodyOf = 4;
/** The capacity of a rowing boat, and the fewest figures that can row it (`water.boat-crew`). */
export const mostInBoat = 8;
export const fewestRowers = 2;
/** The widest gaps within a group, in cm: between standing figures, and between figures walking the same way. */
export const groupGapCm = 4;
export const groupWalkGapCm = 8;
/** Directions that differ by at most this angle, in degrees, count as the same way. */
export const sameWayDegrees = 45;

/** The size of the table where the scenario gives none (`scenario.table`). */
export const tableSize = { widthCm: 180, depthCm: 120 } as const;

/** Rule numbers that only play on the table reads. Options set them. */
export interface TableNumbers {
  readonly recoilCm: number;
  /** The straight run of a charge, in cm. */
  readonly chargeRunCm: number;
  readonly turns: number;
}

/** The rule numbers of the table before any option. */
export const tableFigures: TableNumbers = { recoilCm: 2, chargeRunCm: 10, turns: 16 };
