/** Default place of a unit in the set-up. */

import { type Heading, type Point, quarterTurn, squaredDistance, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { snapped } from '@grognard/table-kit';
import { layPlace, zoneFor } from '../actions/setup/deploy.ts';
import type { UnitIndex } from '../state/indices.ts';
import { isRefused } from '../state/turn.ts';
import type { InteractionContext } from './interaction-context.ts';

/** Distance between the places tried, in tenths of a millimetre. */
const apart: Tenths = 400;

/** Default place: the one printed in the scenario, else the free place nearest to the middle of the zone. */
export function firstPlace(context: InteractionContext, unit: UnitIndex): Point {
  const { table, state } = context;
  const { x, y, formation, files } = entryAt(state.units, unit).stands;
  if (x !== 0 || y !== 0) return { x, y };
  const { corners } = zoneFor(table, state, unit);
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const middle = { x: snapped(mean(xs)), y: snapped(mean(ys)) };
  const isFree = (at: Point): boolean => {
    const heading = firstHeading(context, unit);
    const known = formation === 'gunners' ? 'deployed' : formation;
    const command = {
      kind: 'place',
      unit: entryAt(table.units, unit).id,
      at,
      heading,
      formation: known,
      files,
      gap: null,
      house: null,
    } as const;
    return !isRefused(layPlace(table, state, command));
  };
  return placesIn(xs, ys, middle).find(isFree) ?? middle;
}

function mean(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/** Places all over a rectangle, those near its middle first. */
function placesIn(xs: readonly number[], ys: readonly number[], middle: Point): readonly Point[] {
  const found: Point[] = [];
  const [right, up] = [
    Math.ceil((Math.max(...xs) - middle.x) / apart),
    Math.ceil((Math.max(...ys) - middle.y) / apart),
  ];
  for (let i = -right; i <= right; i++)
    for (let j = -up; j <= up; j++) found.push({ x: middle.x + i * apart, y: middle.y + j * apart });
  const away = ({ x, y }: Point) => squaredDistance(x, y, middle.x, middle.y);
  return found.sort((a, b) => away(a) - away(b));
}

/** By default it faces the enemy's edge. One that is on the table keeps its heading. */
export function firstHeading({ table, state }: InteractionContext, unit: UnitIndex): Heading {
  const { stands, status } = entryAt(state.units, unit);
  if (status === 'on') return stands.heading;
  return state.edges[entryAt(table.units, unit).side] === 'south' ? quarterTurn : 3 * quarterTurn;
}
