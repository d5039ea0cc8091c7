/** The figures of orders. */
import type { OrderRules } from '../rules/orders/model.ts';

export const orders: OrderRules = {};
