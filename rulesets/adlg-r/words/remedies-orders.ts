/** English remedies: orders. */
export const remediesOrders: Readonly<Record<string, string>> = {};
