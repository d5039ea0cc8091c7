/** Battlefield made from the map of a scenario. */
import {
  asHeading,
  cornersOf,
  cosineOf,
  fullTurn,
  makePolygon,
  makePolyline,
  type Point,
  type Polygon,
  rectangleBase,
  sineOf,
  sineScale,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, indicesUpTo, listBy, numberAt, present } from '@grognard/lists';
import { headingOf, pointOf, tenthsOfUd } from '../../scenarios/measure.ts';
import type { Scenario, ScenarioArea, ScenarioWork } from '../../scenarios/model.ts';
import type { Area, Battlefield, Work } from '../state/battlefield.ts';
import type { WorkIndex } from '../state/indices.ts';
import { groundOf, isCover, levelOf } from './kinds.ts';

/** Corners of an oval. Even, so that a half-turn leaves it as it was. */
const ovalCorners = 24;

/** Roads are as wide as one base (`move.road-how`). */
const roadUd = 1;

export function drawField(scenario: Scenario, ud: Tenths): Battlefield {
  const width = tenthsOfUd(scenario.table.widthUd, ud);
  const depth = tenthsOfUd(scenario.table.depthUd, ud);
  return {
    width,
    depth,
    box: { minX: 0, minY: 0, maxX: width, maxY: depth },
    areas: scenario.areas.map((area) => drawArea(area, ud)),
    roads: scenario.roads.map(({ id, points, name }) => ({
      id,
      line: makePolyline(points.map((place) => pointOf(place, ud))),
      width: tenthsOfUd(roadUd, ud),
      name,
    })),
    works: listBy(
      indicesUpTo<WorkIndex>(scenario.works.length).map((index) =>
        drawWork(index, entryAt(scenario.works, index), ud),
      ),
    ),
  };
}

function drawArea(area: ScenarioArea, ud: Tenths): Area {
  const { id, kind, ground, ridge, name } = area;
  return {
    id,
    kind,
    polygon: outlineOf(area, ud),
    ground: ground ?? groundOf(kind),
    isCover: isCover(kind),
    level: levelOf(kind),
    ridge: ridge === null ? null : makePolyline(ridge.map((place) => pointOf(place, ud))),
    name,
  };
}

function drawWork(index: WorkIndex, { id, kind, from, to }: ScenarioWork, ud: Tenths): Work {
  const ends = [pointOf(from, ud), pointOf(to, ud)];
  return { index, id, kind, from: entryAt(ends, 0), to: entryAt(ends, 1), line: makePolyline(ends) };
}

function outlineOf({ form, at, size, facing, corners }: ScenarioArea, ud: Tenths): Polygon {
  if (form === 'outline') return makePolygon(corners.map((place) => pointOf(place, ud)));
  const { x, y } = pointOf(present(at, 'middle of the area'), ud);
  const sizes = present(size, 'size of the area');
  const width = tenthsOfUd(numberAt(sizes, 0), ud);
  const depth = tenthsOfUd(numberAt(sizes, 1), ud);
  const heading = headingOf(facing);
  if (form === 'rectangle') return makePolygon(cornersOf(rectangleBase(x, y, heading, width, depth)));
  return makePolygon(ovalAt({ x, y }, heading, width / 2, depth / 2));
}

/** An ellipse by its corners. `heading` is that of its short axis, as for a base. */
export function ovalAt({ x, y }: Point, heading: number, a: Tenths, b: Tenths): Point[] {
  const right = asHeading(heading - fullTurn / 4);
  return Array.from({ length: ovalCorners }, (_, n) => {
    const angle = (n * fullTurn) / ovalCorners;
    const across = (a * cosineOf(angle)) / sineScale;
    const ahead = (b * sineOf(angle)) / sineScale;
    return {
      x: x + Math.round((across * cosineOf(right) + ahead * cosineOf(heading)) / sineScale),
      y: y + Math.round((across * sineOf(right) + ahead * sineOf(heading)) / sineScale),
    };
  });
}
