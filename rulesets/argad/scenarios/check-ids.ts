/** Checks of ids: one namespace for everything that orders and reports name, in which every reference resolves. */
import { checkUniqueIds } from '@grognard/rules-kit';
import type { Tell } from './problem.ts';
import type { Scenario } from './shape.ts';

/** The outside of all buildings. Openings name it as a room, and nothing else may have this id. */
export const outside = 'outside';

/** Everything with an id. */
const ids = [
  'areas[].id',
  'lines[].id',
  'buildings[].id',
  'buildings[].rooms[].id',
  'buildings[].openings[].id',
  'vessels[].id',
  'objects[].id',
  'sides[].id',
  'sides[].figures[].id',
  'sides[].bodies[].id',
  'aims[].id',
];

export function checkIds(scenario: Scenario, tell: Tell): void {
  checkUniqueIds(scenario, ids, tell, new Map([[outside, 'what is outside all buildings']]));
}
