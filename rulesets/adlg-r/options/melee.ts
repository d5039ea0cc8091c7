/** Options of the chapter: melee. */
export const meleeOptions = [] as const;
