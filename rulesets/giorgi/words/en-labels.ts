/** Labels. */
export const labels: Readonly<Record<string, string>> = {};
