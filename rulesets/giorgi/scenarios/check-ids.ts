/** Checks of a scenario's ids and points: ids are unique, points lie on the table and in whole millimetres. */
import { checkLengths, checkPointsOnTable, checkUniqueIds } from '@grognard/rules-kit';
import type { Scenario } from './model.ts';
import type { Tell } from './problem.ts';

const ids = [
  'areas[].id',
  'lines[].id',
  'houses[].id',
  'objectives[].id',
  'sides[].id',
  'sides[].units[].id',
];

export function checkIds(scenario: Scenario, tell: Tell): void {
  checkUniqueIds(scenario, ids, tell);
}

const points = [
  'areas[].corners[]',
  'lines[].points[]',
  'houses[].at',
  'objectives[].at',
  'sides[].zone[]',
  'sides[].general',
  'sides[].units[].at',
];

export function checkPoints(scenario: Scenario, tell: Tell): void {
  const { widthCm, depthCm } = scenario.table;
  checkLengths(scenario, ['table.widthCm', 'table.depthCm', 'houses[].widthCm', 'houses[].depthCm'], tell);
  checkPointsOnTable(scenario, points, { width: widthCm, depth: depthCm }, tell);
}
