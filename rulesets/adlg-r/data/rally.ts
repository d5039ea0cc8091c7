/** The figures of rally. */
import type { RallyRules } from '../rules/rally/model.ts';

export const rally: RallyRules = {};
