/** fullBudget, usualForesight: how far a captain looks unless told otherwise. */

/** Default budget of a captain for one answer, in commands carried out in rollouts. */
export const fullBudget = 30_000;

/** Default number of turns that a captain's rollouts go beyond the planned one. */
export const usualForesight = 0;
