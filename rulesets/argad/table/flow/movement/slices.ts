/** `turn.slices`: into how many equal parts of time a movement is cut. */
export const slices = 40;
