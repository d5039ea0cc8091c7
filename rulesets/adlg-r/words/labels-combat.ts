/** English labels: combat. */
export const labelsCombat: Readonly<Record<string, string>> = {};
