/** Checks of a scenario's ids: they are unique, because orders and reports name everything by them. */
import { checkUniqueIds } from '@grognard/rules-kit';
import type { Scenario } from './model.ts';
import type { Tell } from './problem.ts';

const ids = [
  'areas[].id',
  'roads[].id',
  'works[].id',
  'places[].id',
  'sides[].id',
  'sides[].corps[].id',
  'sides[].corps[].units[].id',
];

export function checkIds(scenario: Scenario, tell: Tell): void {
  checkUniqueIds(scenario, ids, tell);
}
