/** languages: the languages in which rules are available. */

/** English is declared with the rules. The others are loaded on demand. */
export const languages = ['en', 'fr', 'it'] as const;

export type Language = (typeof languages)[number];
