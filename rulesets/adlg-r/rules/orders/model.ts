/** OrderRules: the model of the rules on the price of orders. */

/** Rules on the price of orders, as amended by options. */
export interface OrderRules {
  /** Whether range and an engaged commander cost extra on top of the price for Headstrong units. */
  readonly headstrongSurcharge: boolean;
}
