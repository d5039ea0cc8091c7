/** Options of the chapter: movement. */
export const movementOptions = [] as const;
