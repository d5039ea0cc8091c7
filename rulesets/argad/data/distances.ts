/** Distances and counts that stand in a rule of their own. */

/** A crouched figure is seen from here, in cm. */
export const foundCm = 2;
/** Forest that a shot still passes, in cm. */
export const forestCm = 10;
/** Forest in front of a rider who counts as standing at its edge, in cm. */
export const forestEdgeCm = 5;
/** A place or a thing is held from here, in cm. */
export const holdCm = 5;
/** A leader farther away than this helps nobody, in cm (`leader.radius`). */
export const leaderCm = 20;
/** Without a zone of its own a side sets up this near to its long edge, in cm. */
export const deployCm = 20;
/** So many persons on foot are a group. */
export const groupOf = 3;
/** So many men at least make a body in close order (`formation.close-order`). */
export const bodyOf = 4;
/** So many a rowing boat carries, and so many at least row it (`water.boat-crew`). */
export const mostInBoat = 8;
export const fewestRowers = 2;
/** Gaps by which a group hangs together: standing, and walking the same way; in cm. */
export const groupGapCm = 4;
export const groupWalkGapCm = 8;
/** Directions no farther apart than this are the same way, in degrees. */
export const sameWayDegrees = 45;

/** The size of a table of which a scenario says nothing (`scenario.table`). */
export const tableSize = { widthCm: 180, depthCm: 120 } as const;

/** What only play on the table reads; options set it. */
export interface TableNumbers {
  readonly recoilCm: number;
  /** The straight run of a charge. */
  readonly chargeRunCm: number;
  /** Turns of a game. */
  readonly turns: number;
}

/** The figures of the table before any option. */
export const tableFigures: TableNumbers = { recoilCm: 2, chargeRunCm: 10, turns: 16 };
