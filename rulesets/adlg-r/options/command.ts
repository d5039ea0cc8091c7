/** Options of the chapter: command. */
export const commandOptions = [] as const;
