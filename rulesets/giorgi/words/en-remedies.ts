/** Remedies. */
export const remedies: Readonly<Record<string, string>> = {};
