/** What the rules on the price of orders hold. */

/** What options may amend about the price of orders. */
export interface OrderRules {
  /** Range and an engaged commander cost on top of the price for Headstrong units. */
  readonly headstrongSurcharge: boolean;
}
