/** Checks of points: on the table, and written to the millimetre. */
import { checkLengths, checkPointsOnTable } from '@grognard/rules-kit';
import type { Tell } from './problem.ts';
import type { Scenario } from './shape.ts';

const points = [
  'areas[].corners[]',
  'lines[].points[]',
  'buildings[].rooms[].corners[]',
  'buildings[].openings[].at[]',
  'vessels[].corners[]',
  'objects[].at',
  'supports[]',
  'sides[].zone[]',
  'sides[].figures[].at',
  'aims[].place',
];

export function checkPoints(scenario: Scenario, tell: Tell): void {
  const { widthCm, depthCm } = scenario.table;
  checkLengths(scenario, ['table.widthCm', 'table.depthCm'], tell);
  checkPointsOnTable(scenario, points, { width: widthCm, depth: depthCm }, tell);
}
