/** Sizes of bases and of the unit of distance, for play on the table. */

/** Width and depth in UD. */
export const footprints = {
  LI: [1, 0.5],
  levy: [1, 1],
  battleUnit: [2, 1],
  deepOrder: [2, 2],
  square: [2, 2],
  WWg: [1, 2],
  Art: [1, 1],
  mounted: [1, 0.75],
  El: [1, 1],
  camp: [2, 2],
  commander: [1, 1],
} as const;

/** One UD in mm, with small and with large figures. */
export const udMm = { small: 40, large: 60 } as const;
