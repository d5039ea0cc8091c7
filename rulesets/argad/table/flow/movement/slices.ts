/** `turn.slices`: the number of equal parts of time in a movement. */
export const slices = 40;
