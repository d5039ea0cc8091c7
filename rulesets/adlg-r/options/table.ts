/** Options of the chapter: table. */
export const tableOptions = [] as const;
