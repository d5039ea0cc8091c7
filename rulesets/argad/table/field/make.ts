/** Prepares the battlefield of a scenario. */
import type { Scenario } from '../../scenarios/shape.ts';
import type { Battlefield } from './model.ts';

export function makeBattlefield(_scenario: Scenario): Battlefield {
  throw new Error('to be built');
}
