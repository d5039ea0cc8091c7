/** English remedies: combat. */
export const remediesCombat: Readonly<Record<string, string>> = {};
