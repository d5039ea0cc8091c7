/** Distances and counts that stand in a rule of their own. */

/** A crouched figure is seen from here, in cm. */
export const foundCm = 2;
/** Forest that a shot still passes, in cm. */
export const forestCm = 10;
/** Forest in front of a rider who counts as standing at its edge, in cm. */
export const forestEdgeCm = 5;
/** So many persons on foot are a group. */
export const groupOf = 3;
/** A recoil, in cm. */
export const recoilCm = 2;
/** The straight run of a charge, in cm. */
export const chargeRunCm = 10;
/** Turns of a game. */
export const gameTurns = 16;
