/** The languages that rules are told in. */

/** English is declared with the rules; the others are loaded when somebody wants them. */
export const languages = ['en', 'fr', 'it'] as const;

export type Language = (typeof languages)[number];
