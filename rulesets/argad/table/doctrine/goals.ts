/** Goals of figures, derived from the aims of their side. */

import type { Point } from '@grognard/geometry';
import { absent, entryAt, none } from '@grognard/lists';
import { pointOf } from '../../scenarios/measure.ts';
import type { ScenarioAim } from '../../scenarios/shape.ts';
import { entryNamed } from '../state/find-named.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { Knowledge } from './knowledge.ts';

export function openAims({ aims, sides }: Table, { scored }: State, side: SideIndex): ScenarioAim[] {
  const { id } = sides[side] ?? absent(sides, side);
  return aims.filter((aim, index) => aim.side === id && (scored[index] ?? absent(scored, index)) === none);
}

/** Places worth going to for a side: places to hold, things to take, figures to seize. */
export function aimPlaces(table: Table, state: State, side: SideIndex): Point[] {
  return openAims(table, state, side).flatMap((aim) => placesOf(table, state, side, aim));
}

function placesOf(table: Table, state: State, side: SideIndex, aim: ScenarioAim): Point[] {
  switch (aim.kind) {
    case 'hold':
      return aim.place === null ? [] : [pointOf(aim.place)];
    case 'carry-off':
    case 'seize':
      return [...thingPlaces(table, state, side, aim.object), ...people(table, state, aim)];
    case 'kill':
      return people(table, state, aim);
    case 'escape':
      return [];
  }
}

/** Where a thing lies, unless a friend already has it. */
function thingPlaces(
  { thingOf, roster }: Table,
  { things }: State,
  side: SideIndex,
  id: string | null,
): Point[] {
  const thing = entryNamed(things, thingOf, id);
  if (thing === undefined || thing.gone) return [];
  if (thing.carriers.some((figure) => entryAt(roster, figure).side === side)) return [];
  return [{ x: thing.x, y: thing.y }];
}

function people({ figureOf }: Table, { figures }: State, { figures: ids }: ScenarioAim): Point[] {
  return ids.flatMap((id) => {
    const figure = entryNamed(figures, figureOf, id);
    return figure === undefined || figure.status !== 'on' ? [] : [{ x: figure.x, y: figure.y }];
  });
}

/** The point beyond an edge nearest to a place, or nearest beyond any edge if none is named. */
export function beyondEdge({ field }: Table, from: Point, edge: ScenarioAim['edge']): Point {
  const off = 200;
  const ways: readonly (readonly [NonNullable<ScenarioAim['edge']>, number, Point])[] = [
    ['north', field.depth - from.y, { x: from.x, y: field.depth + off }],
    ['east', field.width - from.x, { x: field.width + off, y: from.y }],
    ['south', from.y, { x: from.x, y: -off }],
    ['west', from.x, { x: -off, y: from.y }],
  ];
  const open = edge === null ? ways : ways.filter(([name]) => name === edge);
  return open.reduce((best, way) => (way[1] < best[1] ? way : best))[2];
}

/** Spacing of the exits considered along an edge, in tenths of a millimetre. */
const every = 800;

/** The point beyond an edge that is easiest to reach with a load, by a road or gap if there is one. */
export function wayOut(knowledge: Knowledge, from: Point, edge: ScenarioAim['edge']): Point {
  const straight = beyondEdge(knowledge.table, from, edge);
  const { width, depth } = knowledge.table.field;
  const ways = knowledge.evenWays();
  const isAcross = straight.x < 0 || straight.x > width;
  let best = straight;
  let least = ways.roughly(from, straight);
  for (let at = every / 2; at < (isAcross ? depth : width); at += every) {
    const out = isAcross ? { x: straight.x, y: at } : { x: at, y: straight.y };
    const far = ways.roughly(from, out);
    if (far >= least) continue;
    best = out;
    least = far;
  }
  return best;
}
