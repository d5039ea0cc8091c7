/** Checks of a scenario's ids and points: ids are unique, points lie on the table and in whole millimetres. */
import type { CmPlace, Scenario } from './model.ts';
import type { Tell } from './problem.ts';

interface IdAtPlace {
  readonly id: string;
  readonly at: string;
}

/** All ids in the order of the file. */
function namedIn(scenario: Scenario): IdAtPlace[] {
  const each = (list: readonly { readonly id: string }[], at: string): IdAtPlace[] =>
    list.map(({ id }, i) => ({ id, at: `${at}[${i}].id` }));
  return [
    ...each(scenario.areas, 'areas'),
    ...each(scenario.lines, 'lines'),
    ...each(scenario.houses, 'houses'),
    ...each(scenario.objectives, 'objectives'),
    ...each(scenario.sides, 'sides'),
    ...scenario.sides.flatMap(({ units }, i) => each(units, `sides[${i}].units`)),
  ];
}

/** Everything that orders and reports name shares one set of ids. */
export function checkIds(scenario: Scenario, tell: Tell): void {
  const first = new Map<string, string>();
  for (const { id, at } of namedIn(scenario)) {
    const taken = first.get(id);
    if (taken === undefined) first.set(id, at);
    else tell('id', at, `"${id}" is already the id at ${taken}; ids are unique in a scenario`);
  }
}

interface PointAtPlace {
  readonly at: string;
  readonly point: CmPlace;
}

function pointsIn(scenario: Scenario): PointAtPlace[] {
  const each = (points: readonly CmPlace[], at: string): PointAtPlace[] =>
    points.map((point, i) => ({ point, at: `${at}[${i}]` }));
  const one = (point: CmPlace | null, at: string): PointAtPlace[] => (point === null ? [] : [{ point, at }]);
  return [
    ...scenario.areas.flatMap(({ corners }, i) => each(corners, `areas[${i}].corners`)),
    ...scenario.lines.flatMap(({ points }, i) => each(points, `lines[${i}].points`)),
    ...scenario.houses.flatMap(({ at }, i) => one(at, `houses[${i}].at`)),
    ...scenario.objectives.flatMap(({ at }, i) => one(at, `objectives[${i}].at`)),
    ...scenario.sides.flatMap(({ zone, general, units }, s) => [
      ...each(zone ?? [], `sides[${s}].zone`),
      ...one(general, `sides[${s}].general`),
      ...units.flatMap(({ at }, u) => one(at, `sides[${s}].units[${u}].at`)),
    ]),
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
  scenario.houses.forEach((house, i) => {
    checkMillimetre(house.widthCm, `houses[${i}].widthCm`, tell);
    checkMillimetre(house.depthCm, `houses[${i}].depthCm`, tell);
  });
}

function checkMillimetre(cm: number, at: string, tell: Tell): void {
  const rounded = Math.round(cm * 10) / 10;
  if (cm !== rounded)
    tell('precision', at, `${cm} is finer than a millimetre; ${rounded} is the nearest that is not`);
}
