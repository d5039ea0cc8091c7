/** Values of the charge rules. */
import type { ChargeRules } from '../rules/charge/model.ts';
import { distanceDie } from './distance-die.ts';

export const charge: ChargeRules = {
  minimumUd: { foot: 1, mounted: 2 },
  adjust: distanceDie,
  hiNotReduced: true,
};
