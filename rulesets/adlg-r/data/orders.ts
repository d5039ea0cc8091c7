/** Readings of the price of orders. The prices are in the rows. */
import type { OrderRules } from '../rules/orders/model.ts';

export const orders: OrderRules = { headstrongSurcharge: true };
