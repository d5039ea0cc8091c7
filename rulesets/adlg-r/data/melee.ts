/** The figures of melee. */
import type { MeleeRules } from '../rules/melee/model.ts';

export const melee: MeleeRules = {};
