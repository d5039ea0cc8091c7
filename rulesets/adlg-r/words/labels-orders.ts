/** English labels: orders. */
export const labelsOrders: Readonly<Record<string, string>> = {};
