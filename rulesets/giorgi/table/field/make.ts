/** Battlefield made from the map of a scenario. */

import { makePolygon, makePolyline, type Polygon, rectangleBase, type Tenths } from '@grognard/geometry';
import { entryAt, indicesUpTo, listBy } from '@grognard/lists';
import { base as baseRules } from '../../base.ts';
import { lineCovers } from '../../data/ground.ts';
import { woodsRate } from '../../data/moves.ts';
import type { Rules } from '../../model.ts';
import { headingOf, pointOf, tenthsOf } from '../../scenarios/measure.ts';
import type { Scenario } from '../../scenarios/model.ts';
import type {
  Area,
  AreaKind,
  Battlefield,
  FieldLine,
  GroundNumbers,
  House,
  Landmark,
  LineKind,
} from '../state/battlefield.ts';
import type { HouseIndex } from '../state/indices.ts';

/** Everything a battlefield is made from, in table units. */
export interface DrawnField {
  readonly width: Tenths;
  readonly depth: Tenths;
  readonly areas: readonly Omit<Area, 'index'>[];
  readonly lines: readonly Omit<FieldLine, 'index' | 'cover'>[];
  readonly houses: readonly Omit<House, 'index'>[];
  readonly landmarks: readonly Landmark[];
}

/** Numbers of the terrain rules in force. */
export function figuresOf(
  { rates, roadFactor, sight, river, woodsFor }: GroundRules = groundRulesOf(baseRules, 'bridge-or-ford'),
): GroundNumbers {
  return {
    woods: woodsRate,
    stream: rates.stream,
    plough: rates.plough,
    uphill: rates.uphill,
    hedge: rates.hedge,
    lowWall: rates['low-wall'],
    highWall: rates['high-wall'],
    road: roadFactor,
    // The other reading of `terrain.river` lets units cross anywhere at a factor of 0.5, whatever the factor of a stream.
    river: river === 'half-rate' ? halfRate : 0,
    woodsFor,
    sight,
  };
}

/** Value of "half-rate" of option terrain.river. */
const halfRate = 0.5;

interface GroundRules {
  readonly rates: Rules['table']['terrainRates'];
  readonly roadFactor: number;
  readonly sight: Tenths;
  readonly river: 'bridge-or-ford' | 'half-rate';
  readonly woodsFor: 'foot' | 'all';
}

export function groundRulesOf({ table, suspended }: Rules, river: GroundRules['river']): GroundRules {
  return {
    rates: table.terrainRates,
    roadFactor: table.roadFactor,
    sight: tenthsOf(table.woodsSightCm),
    river,
    woodsFor: suspended.includes('terrain.woods-forbidden') ? 'all' : 'foot',
  };
}

export function drawField(scenario: Scenario, figures: GroundNumbers): Battlefield {
  return makeField(drawnOf(scenario), figures);
}

/** The map of a scenario in table units. */
export function drawnOf({ table, areas, lines, houses, objectives }: Scenario): DrawnField {
  return {
    width: tenthsOf(table.widthCm),
    depth: tenthsOf(table.depthCm),
    areas: areas.map(({ id, kind, corners, level, name }) => ({
      id,
      kind,
      polygon: makePolygon(corners.map(pointOf)),
      level: kind === 'hill' ? level : 0,
      name,
    })),
    lines: lines.map(({ id, kind, points, widthCm, name }) => ({
      id,
      kind,
      line: makePolyline(points.map(pointOf)),
      width: tenthsOf(widthCm),
      name,
    })),
    houses: houses.map(({ id, name, at, widthCm, depthCm, facing }) => {
      const { x, y } = pointOf(at);
      return { id, name, base: rectangleBase(x, y, headingOf(facing), tenthsOf(widthCm), tenthsOf(depthCm)) };
    }),
    landmarks: objectives.map(({ id, at, words }) => ({ id, words, ...pointOf(at) })),
  };
}

/** A battlefield with its terrain sorted by effect. */
export function makeField(drawn: DrawnField, figures: GroundNumbers): Battlefield {
  const { width, depth, landmarks } = drawn;
  const areas: readonly Area[] = drawn.areas.map((area, index) => ({ ...area, index }));
  const lines: readonly FieldLine[] = drawn.lines.map((line, index) => ({
    ...line,
    index,
    cover: lineCovers[line.kind],
  }));
  const grounds = (kind: AreaKind): Polygon[] =>
    areas.filter((area) => area.kind === kind).map(({ polygon }) => polygon);
  const linesOf = (kind: LineKind): FieldLine[] => lines.filter((line) => line.kind === kind);
  return {
    width,
    depth,
    box: { minX: 0, minY: 0, maxX: width, maxY: depth },
    areas,
    lines,
    houses: housesOf(drawn),
    landmarks,
    hills: areas
      .filter(({ kind }) => kind === 'hill')
      .map(({ polygon, level }) => ({ area: polygon, level })),
    woods: grounds('woods'),
    plough: grounds('plough'),
    bushes: grounds('bushes'),
    rivers: grounds('river'),
    bridges: grounds('bridge'),
    fords: grounds('ford'),
    roads: linesOf('road'),
    squares: grounds('road-square'),
    streams: linesOf('stream'),
    shelters: lines.filter(({ cover }) => cover !== 'none'),
    figures,
  };
}

function housesOf({ houses }: DrawnField): Battlefield['houses'] {
  return listBy(
    indicesUpTo<HouseIndex>(houses.length).map((index) => ({ ...entryAt(houses, index), index })),
  );
}

/** The index of a house by its id, or null if there is none. */
export function houseCalled({ houses }: Battlefield, id: string): HouseIndex | null {
  return houses.find((house) => house.id === id)?.index ?? null;
}
