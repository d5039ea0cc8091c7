/** Checks of points: on the table, and written to the millimetre. */
import type { Tell } from './problem.ts';
import type { Scenario } from './shape.ts';

interface PointAtPlace {
  readonly at: string;
  readonly point: readonly number[];
}

function pointsIn(scenario: Scenario): PointAtPlace[] {
  const each = (points: readonly (readonly number[])[], at: string): PointAtPlace[] =>
    points.map((point, i) => ({ point, at: `${at}[${i}]` }));
  const one = (point: readonly number[] | null, at: string): PointAtPlace[] =>
    point === null ? [] : [{ point, at }];
  return [
    ...scenario.areas.flatMap(({ corners }, i) => each(corners, `areas[${i}].corners`)),
    ...scenario.lines.flatMap(({ points }, i) => each(points, `lines[${i}].points`)),
    ...scenario.buildings.flatMap(({ rooms, openings }, b) => [
      ...rooms.flatMap(({ corners }, r) => each(corners, `buildings[${b}].rooms[${r}].corners`)),
      ...openings.flatMap(({ at }, o) => each(at, `buildings[${b}].openings[${o}].at`)),
    ]),
    ...scenario.vessels.flatMap(({ corners }, i) => each(corners, `vessels[${i}].corners`)),
    ...scenario.objects.flatMap(({ at }, i) => one(at, `objects[${i}].at`)),
    ...each(scenario.supports, 'supports'),
    ...scenario.sides.flatMap(({ zone, figures }, s) => [
      ...each(zone ?? [], `sides[${s}].zone`),
      ...figures.flatMap(({ at }, f) => one(at, `sides[${s}].figures[${f}].at`)),
    ]),
    ...scenario.aims.flatMap(({ place }, i) => one(place, `aims[${i}].place`)),
  ];
}

export function checkPoints(scenario: Scenario, tell: Tell): void {
  const { widthCm, depthCm } = scenario.table;
  checkMillimetre(widthCm, 'table.widthCm', tell);
  checkMillimetre(depthCm, 'table.depthCm', tell);
  for (const { point, at } of pointsIn(scenario)) {
    const [x, y] = point as readonly [number, number];
    if (x > widthCm || y > depthCm)
      tell('off-table', at, `[${x}, ${y}] is off the table, which goes to [${widthCm}, ${depthCm}]`);
    checkMillimetre(x, `${at}[0]`, tell);
    checkMillimetre(y, `${at}[1]`, tell);
  }
}

function checkMillimetre(cm: number, at: string, tell: Tell): void {
  const rounded = Math.round(cm * 10) / 10;
  if (cm !== rounded)
    tell('precision', at, `${cm} is finer than a millimetre; ${rounded} is the nearest that is not`);
}
