/** The figures of evade. */
import type { EvadeRules } from '../rules/evade/model.ts';

export const evade: EvadeRules = {};
