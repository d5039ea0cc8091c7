/** Refusals: the rules against an action that was worked out on the table. */
import type { RuleId } from '@grognard/rules-kit';

/** Rules that forbid an action. Empty if none does. */
export type Refusals = readonly RuleId[];

/** Whether a plot is a list of refusals. */
export function isRefused<T extends object>(plot: T | Refusals): plot is Refusals {
  return Array.isArray(plot);
}
