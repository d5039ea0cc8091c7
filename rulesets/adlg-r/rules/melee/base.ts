/** The rules of melee before any option. */
import type { MeleeRules } from './model.ts';

export const melee: MeleeRules = {};
