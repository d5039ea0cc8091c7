/** Sizes of bases, of terrain pieces and of the unit of distance, for play on the table. */

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

/** Width and depth in UD of the pieces that may be laid, and the width of rivers. */
export interface TerrainBox {
  readonly oval: readonly number[];
  readonly smallOval: readonly number[];
  readonly rectangle: readonly number[];
  readonly village: readonly number[];
  readonly river: number;
}

export const terrainBox: TerrainBox = {
  oval: [5, 4],
  smallOval: [4.5, 3],
  rectangle: [4, 3],
  village: [3, 3],
  river: 1.5,
};
