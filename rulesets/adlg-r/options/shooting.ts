/** Options of the chapter: shooting. */
export const shootingOptions = [] as const;
