/** `ResolvedScenario`: a scenario with its outlines turned into geometry where they can be read. */

import {
  type Base,
  crossesPolygon,
  locate,
  makePolygon,
  makePolyline,
  type Polygon,
  type Polyline,
  polygonProblems,
  polylineProblems,
} from '@grognard/geometry';
import { valueAt } from '@grognard/lists';
import { baseOf, pointOf } from './measure.ts';
import type { Tell } from './problem.ts';
import type { Scenario, ScenarioFigure, ScenarioSide } from './shape.ts';

export interface ResolvedRoom {
  readonly id: string;
  readonly building: string;
  readonly floor: number;
  readonly polygon: Polygon | null;
  readonly at: string;
}

export interface ResolvedFigure {
  readonly figure: ScenarioFigure;
  readonly side: ScenarioSide;
  readonly at: string;
  readonly base: Base;
  /** The deployment zone of its side, or null if figures stay as placed. */
  readonly zone: Polygon | null;
}

/** Everything with a position. Null stands for an outline that cannot be read. */
export interface ResolvedScenario {
  readonly scenario: Scenario;
  readonly areas: readonly { readonly kind: string; readonly polygon: Polygon }[];
  readonly lines: readonly { readonly kind: string; readonly line: Polyline }[];
  readonly rooms: ReadonlyMap<string, ResolvedRoom>;
  readonly vessels: ReadonlyMap<string, Polygon | null>;
  readonly figures: readonly ResolvedFigure[];
}

/** Resolves a scenario and reports the outlines that cannot be read. */
export function resolveScenario(scenario: Scenario, tell: Tell): ResolvedScenario {
  const areas = scenario.areas.flatMap(({ kind, corners }, i) => {
    const polygon = polygonOf(corners, `areas[${i}].corners`, tell);
    return polygon === null ? [] : [{ kind, polygon }];
  });
  const lines = scenario.lines.flatMap(({ kind, points }, i) => {
    const line = polylineOf(points, `lines[${i}].points`, tell);
    return line === null ? [] : [{ kind, line }];
  });
  const rooms = scenario.buildings.flatMap((building, b) =>
    building.rooms.map(({ id, corners, floor }, r): [string, ResolvedRoom] => {
      const at = `buildings[${b}].rooms[${r}]`;
      return [
        id,
        { id, building: building.id, floor, polygon: polygonOf(corners, `${at}.corners`, tell), at },
      ];
    }),
  );
  const vessels = scenario.vessels.map(({ id, corners }, i): [string, Polygon | null] => [
    id,
    polygonOf(corners, `vessels[${i}].corners`, tell),
  ]);
  const figures = scenario.sides.flatMap((side, s) => {
    const zone = side.zone === null ? null : polygonOf(side.zone, `sides[${s}].zone`, tell);
    return side.figures.map((figure, f) => ({
      figure,
      side,
      at: `sides[${s}].figures[${f}]`,
      base: baseOf(figure),
      zone,
    }));
  });
  return { scenario, areas, lines, rooms: new Map(rooms), vessels: new Map(vessels), figures };
}

/** An outline as a polygon. Reports the problem and returns null if it cannot be read. */
function polygonOf(corners: readonly (readonly number[])[], at: string, tell: Tell): Polygon | null {
  const points = corners.map(pointOf);
  const problems = polygonProblems(points, at);
  for (const { place, message } of problems)
    tell('outline', place, `${message}: an outline goes round its ground once and never meets itself`);
  return problems.length === 0 ? makePolygon(points) : null;
}

function polylineOf(places: readonly (readonly number[])[], at: string, tell: Tell): Polyline | null {
  const points = places.map(pointOf);
  const problems = polylineProblems(points, at);
  for (const { place, message } of problems)
    tell('outline', place, `${message}: every point of a line differs from the one before`);
  return problems.length === 0 ? makePolyline(points) : null;
}

/** Whether two areas share ground. A common border is not enough. */
export function areasOverlap(a: Polygon, b: Polygon): boolean {
  if (a.maxX <= b.minX || b.maxX <= a.minX || a.maxY <= b.minY || b.maxY <= a.minY) return false;
  return hasEdgeIn(a, b) || hasEdgeIn(b, a) || isSameArea(a, b);
}

function hasEdgeIn({ xs, ys }: Polygon, other: Polygon): boolean {
  for (let i = 1; i < xs.length; i++)
    if (crossesPolygon(other, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i)))
      return true;
  return false;
}

function isSameArea(a: Polygon, b: Polygon): boolean {
  return a.doubleArea === b.doubleArea && a.corners.every(({ x, y }) => locate(b, x, y) === 'border');
}
