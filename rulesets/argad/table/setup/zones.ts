/** `zoneOf`: the deployment zone of a side (`scenario.deploy`). */
import { isBaseIn, isInPolygon, makePolygon, type Point, type Polygon } from '@grognard/geometry';
import { deployCm } from '../../data/distances.ts';
import { baseOf, pointOf, tenthsOf } from '../../scenarios/measure.ts';
import { areasOverlap } from '../../scenarios/resolved.ts';
import type { Scenario, ScenarioSide } from '../../scenarios/shape.ts';

/**
 * The zone that the scenario names. Without one, the strip along the long edge at which the whole side stands, if no other side
 * is in it. Otherwise null, and figures stay as placed.
 */
export function zoneOf(scenario: Scenario, side: ScenarioSide): Polygon | null {
  const { zone, figures } = side;
  const { table } = scenario;
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
  if (2 * strip > Math.min(width, depth)) return null;
  return strips.find((area) => isIn(area) && isOwn(scenario, side, area)) ?? null;
}

/** Whether no other side stands or deploys there, apart from prisoners. */
function isOwn({ sides }: Scenario, side: ScenarioSide, area: Polygon): boolean {
  return sides.every(
    (other) =>
      other === side ||
      (other.figures.every((figure) => figure.captive || !isBaseIn(baseOf(figure), area)) &&
        (other.zone === null || !areasOverlap(makePolygon(other.zone.map(pointOf)), area))),
  );
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
