/** Options of the chapter: units. */
export const unitsOptions = [] as const;
