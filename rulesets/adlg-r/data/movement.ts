/** The figures of movement. */
import type { MovementRules } from '../rules/movement/model.ts';

export const movement: MovementRules = {};
