/** Values of the rally rules. */
import type { RallyRules } from '../rules/rally/model.ts';

export const rally: RallyRules = {
  nearUd: 4,
  need: { far: 3, near: 4, melee: 5 },
  twoBy: 2,
};
