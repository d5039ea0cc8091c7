/** English headings and remedies of refusals that only the table knows, by rule. Headings have at most 40 characters. */

export const tableRefusalTitles: Readonly<Record<string, string>> = {};

/** What would make the command legal. */
export const tableRemedies: Readonly<Record<string, string>> = {};
