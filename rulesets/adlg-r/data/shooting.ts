/** The figures of shooting. */
import type { ShootingRules } from '../rules/shooting/model.ts';

export const shooting: ShootingRules = {};
