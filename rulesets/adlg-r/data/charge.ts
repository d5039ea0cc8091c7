/** The figures of charge. */
import type { ChargeRules } from '../rules/charge/model.ts';

export const charge: ChargeRules = {};
