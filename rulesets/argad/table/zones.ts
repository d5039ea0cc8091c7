/** Where a side sets up (`scenario.deploy`). */
import { isInPolygon, makePolygon, type Point, type Polygon } from '@grognard/geometry';
import { deployCm } from '../data/distances.ts';
import { pointOf, tenthsOf } from '../scenarios/measure.ts';
import type { Scenario, ScenarioSide } from '../scenarios/shape.ts';

/** The zone that the scenario names; without one the strip along that long edge at which the whole side stands; null: as placed. */
export function zoneOf({ table }: Scenario, { zone, figures }: ScenarioSide): Polygon | null {
  if (zone !== null) return makePolygon(zone.map(pointOf));
  const [width, depth, strip] = [tenthsOf(table.widthCm), tenthsOf(table.depthCm), tenthsOf(deployCm)];
  const strips =
    width >= depth
      ? [rectangle(0, 0, width, strip), rectangle(0, depth - strip, width, depth)]
      : [rectangle(0, 0, strip, depth), rectangle(width - strip, 0, width, depth)];
  const isIn = (area: Polygon) =>
    figures.every(({ at, room, vessel }) => {
      const { x, y } = pointOf(at);
      return room === null && vessel === null && isInPolygon(area, x, y);
    });
  return strips.find(isIn) ?? null;
}

function rectangle(minX: number, minY: number, maxX: number, maxY: number): Polygon {
  const corners: Point[] = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  return makePolygon(corners);
}
