/** Prepares the battlefield of a scenario. */

import {
  cutOut,
  edgesOf,
  type HighGround,
  levelAt,
  makePolygon,
  makePolyline,
  type Polygon,
  polygonsCrossed,
  type StraightStretch,
} from '@grognard/geometry';
import { entryAt, listBy } from '@grognard/lists';
import { type GroundGift, groundRows } from '../../data/grounds.ts';
import { type Ground, grounds } from '../../model.ts';
import { hidingGrounds, hidingLines } from '../../scenarios/check-hiding.ts';
import { pointOf, tenthsOf } from '../../scenarios/measure.ts';
import { areasOverlap } from '../../scenarios/resolved.ts';
import type { Scenario } from '../../scenarios/shape.ts';
import { isPassage, makeBuildings } from './make-buildings.ts';
import type { Area, AreaKind, Battlefield, LineKind, Obstacle, WallBarrier } from './model.ts';
import { roomInside } from './rooms.ts';

/** The part of a scenario that lies on the table. */
export type MapOfScenario = Pick<Scenario, 'table' | 'areas' | 'lines' | 'buildings' | 'supports'>;

/** Properties of cover that do not follow from the map. */
export type CoverOnTable = Pick<Battlefield, 'shipSides' | 'coverReach'>;

const anyReach: CoverOnTable = { shipSides: listBy([]), coverReach: null };

export function makeBattlefield(scenario: MapOfScenario, cover: CoverOnTable = anyReach): Battlefield {
  const areas = areasOf(scenario);
  const obstacles = scenario.lines.map(
    ({ id, kind, points }): Obstacle => ({
      id,
      kind,
      line: makePolyline(points.map(pointOf)),
      ground: groundOfLine(kind),
    }),
  );
  const { rooms, openings, walls, barriers } = makeBuildings(scenario.buildings);
  return {
    width: tenthsOf(scenario.table.widthCm),
    depth: tenthsOf(scenario.table.depthCm),
    areas,
    obstacles,
    rooms,
    openings,
    walls,
    houses: rooms.filter(({ floor }) => floor === 0).map(({ polygon }) => polygon),
    supports: scenario.supports.map(pointOf),
    barriers: [...barriers, ...barriersOf(obstacles), ...dropsOf(areas, obstacles)],
    doorways: openings.filter(isPassage).map(({ from, to, joins }) => ({
      line: makePolyline([from, to]),
      floor: entryAt(rooms, roomInside(joins)).floor,
    })),
    ...sortAreas(areas),
    ...sortLines(obstacles),
    ...cover,
  };
}

function sortAreas(areas: readonly Area[]) {
  const polygons = (is: (area: Area) => boolean) => areas.filter(is).map(({ polygon }) => polygon);
  const raised = areas
    .filter(({ level }) => level > 0)
    .map(({ polygon, level }): HighGround => ({ area: polygon, level }));
  return {
    woods: polygons(({ ground }) => gives(ground, 'forest')),
    slowing: areas.filter(({ ground }) => ground !== null),
    raised,
    slopes: polygons(({ ground }) => gives(ground, 'higher')).map((area) => slopeOf(area, raised)),
    coverAreas: polygons(({ ground }) => gives(ground, 'cover')),
    hidingAreas: polygons(({ kind }) => hidingGrounds.includes(kind)),
  };
}

function sortLines(obstacles: readonly Obstacle[]) {
  const lines = (is: (obstacle: Obstacle) => boolean) => obstacles.filter(is).map(({ line }) => line);
  return {
    banks: lines(({ ground }) => gives(ground, 'higher')),
    coverLines: lines(({ ground }) => gives(ground, 'cover')),
    battlements: lines(({ kind }) => kind === 'battlement'),
    highWalls: lines(({ kind }) => kind === 'high-wall'),
    hidingLines: lines(({ kind }) => hidingLines.includes(kind)),
  };
}

function gives(ground: Ground | null, gift: GroundGift): boolean {
  return ground !== null && groundRows[ground].gives.includes(gift);
}

function areasOf(scenario: MapOfScenario): Area[] {
  const laid = scenario.areas.map((area) => ({ ...area, polygon: makePolygon(area.corners.map(pointOf)) }));
  const roads = laid.filter(({ kind }) => kind === 'road').map(({ polygon }) => polygon);
  return laid.map(
    ({ id, kind, polygon, level }): Area => ({
      id,
      kind,
      polygon,
      // A wall walk without a height in the file still has one level.
      level: kind === 'wall-walk' ? Math.max(1, level) : level,
      ground: groundOfArea(kind),
      bridges: isWater(kind) ? roads.filter((road) => areasOverlap(road, polygon)) : [],
    }),
  );
}

function isWater(kind: AreaKind): boolean {
  return kind === 'knee-water' || kind === 'deep-water';
}

/** Areas without a terrain row are open ground. */
function groundOfArea(kind: AreaKind): Ground | null {
  return grounds.find((ground) => ground === kind) ?? null;
}

/** A high wall cannot be crossed. Nor can a battlement, which stands at a drop. */
function groundOfLine(kind: LineKind): Ground | null {
  return kind === 'high-wall' || kind === 'battlement' ? null : kind;
}

/** The foot of a slope is at its lowest corner. */
function slopeOf(area: Polygon, raised: readonly HighGround[]): HighGround {
  return { area, level: Math.min(...area.corners.map(({ x, y }) => levelAt(raised, x, y))) };
}

function barriersOf(obstacles: readonly Obstacle[]): WallBarrier[] {
  return obstacles.flatMap(({ kind, line }): WallBarrier[] =>
    kind === 'high-wall' || kind === 'battlement'
      ? edgesOf(line.points)
          .slice(0, -1)
          .map((edge) => barrier(kind, edge))
      : [],
  );
}

function barrier(kind: WallBarrier['kind'], { from, to }: StraightStretch): WallBarrier {
  return { kind, line: makePolyline([from, to]), floor: 0 };
}

/** The edges of wall walks, except where stairs, another wall walk or an existing wall adjoins. */
function dropsOf(areas: readonly Area[], obstacles: readonly Obstacle[]): WallBarrier[] {
  const walled = obstacles
    .filter(({ ground }) => ground === null)
    .flatMap(({ line }) => edgesOf(line.points).slice(0, -1));
  const walks = areas.filter(({ kind }) => kind === 'wall-walk');
  return walks.flatMap((walk) => {
    const ways = areas
      .filter((area) => area.kind === 'stairs' || (walks.includes(area) && area !== walk))
      .map(({ polygon }) => polygon);
    const open = [...walled, ...ways.flatMap(({ corners }) => edgesOf(corners))];
    return edgesOf(walk.polygon.corners)
      .flatMap((edge) => cutOut(edge, [...open, ...insideOf(edge, ways)]))
      .map((edge) => barrier('drop', edge));
  });
}

/** The stretches of an edge that lie inside areas. */
function insideOf({ from, to }: StraightStretch, polygons: readonly Polygon[]): StraightStretch[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const point = (along: number) => ({
    x: Math.round(from.x + (dx * along) / length),
    y: Math.round(from.y + (dy * along) / length),
  });
  return polygonsCrossed(from.x, from.y, to.x, to.y, polygons).map((hit) => ({
    from: point(hit.from),
    to: point(hit.to),
  }));
}
