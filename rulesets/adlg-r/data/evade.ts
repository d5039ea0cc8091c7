/** Values of the evade rules. */
import type { EvadeRules } from '../rules/evade/model.ts';
import { distanceDie } from './distance-die.ts';

export const evade: EvadeRules = { adjust: distanceDie };
