/** `makeTable`: turns a valid scenario into the table it is played on, which never changes. */

import {
  asHeading,
  cornersOf,
  halfTurn,
  headingTo,
  makePolygon,
  makePolyline,
  type Point,
  type Polyline,
  type Pose,
  placeBase,
  pointDistance,
  stepX,
  stepY,
  type Tenths,
} from '@grognard/geometry';
import { indicesById, type ListBy, listBy } from '@grognard/lists';
import { optionValues } from '@grognard/rules-kit';
import { meleeWeapons } from '../../data/melee-weapons.ts';
import { lengths, type Rules } from '../../model.ts';
import { options as known } from '../../options/index.ts';
import { pointOf, tenthsOf } from '../../scenarios/measure.ts';
import type { Scenario, ScenarioFigure } from '../../scenarios/shape.ts';
import { spoken } from '../../scenarios/spoken.ts';
import type { ArgadTableWords } from '../../words/table-words.ts';
import { loadOfFirearms } from '../bodies/move-facts.ts';
import { makeBattlefield } from '../field/make.ts';
import type { FigureIndex, SideIndex, ThingIndex, VesselIndex } from '../state/indices.ts';
import type { Figure, Table, TableOptions, VesselInfo } from '../state/model.ts';
import { zoneOf } from './zones.ts';

/** Prepares the table of a scenario. Its options were checked when it was read. */
export function makeTable(
  given: Scenario,
  edition: string,
  rules: Rules,
  options: Readonly<Record<string, unknown>>,
  words: ArgadTableWords,
): Table {
  const scenario = spoken(given, words.rules);
  const figures = rosterOf(scenario);
  const objects: ListBy<ThingIndex, Scenario['objects'][number]> = listBy([...scenario.objects]);
  const things: Table['things'] = listBy(
    objects.map(({ id, name, weight }, index) => ({ index, id, name, weight })),
  );
  const hulls: ListBy<VesselIndex, Scenario['vessels'][number]> = listBy([...scenario.vessels]);
  const vessels: Table['vessels'] = listBy(hulls.map(vesselOf));
  const sides: Table['sides'] = listBy(
    sidesIn(scenario).map((side, index) => ({
      index,
      id: side.id,
      name: side.name,
      fighters: figures
        .filter((figure) => figure.side === index && !figure.captive)
        .map((figure) => figure.index),
      onlyThisSide: [side.id],
      zone: zoneOf(scenario, side),
    })),
  );
  const chosen = optionValues<TableOptions>(known, options);
  return {
    edition,
    rules,
    options: chosen,
    scenario,
    turns: 'scenario.turns' in options ? rules.table.turns : scenario.turns,
    sides,
    roster: figures,
    things,
    vessels,
    aims: listBy([...scenario.aims]),
    field: makeBattlefield(scenario, {
      shipSides: listBy(vessels.map(shipSideOf)),
      coverReach: reachOfCover(chosen['shoot.cover-reach']),
    }),
    figureOf: indicesById(figures),
    thingOf: indicesById(things),
    vesselOf: indicesById(vessels),
    sideOf: indicesById(sides),
    words,
  };
}

function sidesIn(scenario: Scenario): ListBy<SideIndex, Scenario['sides'][number]> {
  return listBy([...scenario.sides]);
}

/** Everybody, side by side. */
function rosterOf(scenario: Scenario): Table['roster'] {
  const all: ListBy<FigureIndex, { readonly figure: ScenarioFigure; readonly side: SideIndex }> = listBy(
    sidesIn(scenario).flatMap(({ figures }, side) => figures.map((figure) => ({ figure, side }))),
  );
  return listBy(all.map(({ figure, side }, index) => figureOf(figure, side, index)));
}

function figureOf(figure: ScenarioFigure, side: SideIndex, index: FigureIndex): Figure {
  const { id, name, troop, dress, armour, gear, horse, firearms, swims, leader, light, atHome, captive } =
    figure;
  const rank = (weapon: ScenarioFigure['weapons'][number]) => lengths.indexOf(meleeWeapons[weapon].length);
  const weapons = [...figure.weapons].sort((a, b) => rank(a) - rank(b));
  return {
    index,
    id,
    name,
    side,
    troop,
    dress,
    class: figure.class,
    armour: armour === 4 ? 4 : 0,
    gear,
    horse,
    firearms,
    load: loadOfFirearms(firearms),
    weapons,
    swims,
    leader,
    light,
    atHome,
    captive,
  };
}

/** The hull as a rectangle about the middle of its corners. */
function vesselOf({ id, kind, corners, deck }: Scenario['vessels'][number], index: VesselIndex): VesselInfo {
  const points = corners.map(pointOf);
  const outline = makePolygon(points);
  const start = { ...middleOf(points), heading: bearingOf(points) };
  const even = (size: number) => 2 * Math.max(1, Math.round(size / 2));
  const { ahead, aside } = reachOf(points, start);
  const footprint = { shape: 'rectangle' as const, width: even(2 * aside), depth: even(2 * ahead) };
  return { index, id, kind, deck, footprint, outline, start };
}

/** The side of a ship, all round. A ship does not move. The gunwale of a boat hides nobody. */
function shipSideOf({ kind, footprint, start }: VesselInfo): Polyline | null {
  if (kind !== 'ship') return null;
  const corners = cornersOf(placeBase(footprint, start));
  return makePolyline([...corners, ...corners.slice(0, 1)]);
}

function reachOfCover(reach: TableOptions['shoot.cover-reach']): Tenths | null {
  return reach === 'any' ? null : tenthsOf(reach);
}

/** How far the corners lie ahead or astern, and to the sides. */
function reachOf(points: readonly Point[], { x, y, heading }: Pose): { ahead: number; aside: number } {
  let [ahead, aside] = [0, 0];
  for (const point of points) {
    const away = pointDistance(x, y, point.x, point.y);
    const turn = asHeading((headingTo(point.x - x, point.y - y) ?? 0) - heading);
    ahead = Math.max(ahead, Math.abs(stepX(turn, away)));
    aside = Math.max(aside, Math.abs(stepY(turn, away)));
  }
  return { ahead, aside };
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: Math.round(sum.x / points.length), y: Math.round(sum.y / points.length) };
}

/** The precision of the search for a hull's heading, in tenths of a degree. */
const byDegrees = 10;

/** The heading of the bow: along the smallest rectangle around the hull, towards its narrower end. */
function bearingOf(points: readonly Point[]): Pose['heading'] {
  const { x, y } = middleOf(points);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let heading = 0; heading < halfTurn; heading += byDegrees) {
    const { ahead, aside } = reachOf(points, { x, y, heading });
    if (ahead < aside || ahead * aside >= least) continue;
    best = heading;
    least = ahead * aside;
  }
  const astern = asHeading(best + halfTurn);
  return breadthAt(points, { x, y, heading: astern }) < breadthAt(points, { x, y, heading: best })
    ? astern
    : best;
}

/** The breadth of a hull far forward. */
function breadthAt(points: readonly Point[], { x, y, heading }: Pose): number {
  let most = 0;
  for (const point of points) {
    const away = pointDistance(x, y, point.x, point.y);
    const turn = asHeading((headingTo(point.x - x, point.y - y) ?? 0) - heading);
    if (stepX(turn, away) > 0) most = Math.max(most, stepX(turn, away) * Math.abs(stepY(turn, away)));
  }
  return most;
}
