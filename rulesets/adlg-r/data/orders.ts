/** Readings of the price of orders; the prices stand in their rows. */
import type { OrderRules } from '../rules/orders/model.ts';

export const orders: OrderRules = { headstrongSurcharge: true };
