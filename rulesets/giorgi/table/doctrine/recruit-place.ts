/** Set-up of a recruit: as printed, or side by side along the front of the zone. */

import type { Point } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { usualFormation } from '../../model.ts';
import { tenthsOf } from '../../scenarios/measure.ts';
import { layPlace, zoneOf } from '../actions/setup/deploy.ts';
import type { PlaceCommand } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { towardsEnemy } from '../state/sides.ts';
import { isRefused } from '../state/turn.ts';
import { placeOf } from './plain.ts';

export function printedPlace(
  table: Table,
  state: State,
  side: SideIndex,
  unit: UnitIndex,
): PlaceCommand | null {
  const { id, arm } = entryAt(table.units, unit);
  const printed = entryAt(table.scenario.sides, side).units.find((each) => each.id === id);
  const heading = towardsEnemy(table, state, unit);
  const formation = printed?.formation ?? usualFormation(arm);
  for (const at of [printed?.at ?? null, ...inARow(table, state, side, unit)]) {
    if (at === null) continue;
    const place = 'x' in at ? at : { x: tenthsOf(numberAt(at, 0)), y: tenthsOf(numberAt(at, 1)) };
    const command = placeOf(id, { at: place, heading, formation });
    if (!isRefused(layPlace(table, state, command))) return command;
  }
  return null;
}

/** Places along the zone in three rows from the front, the unit's own share of it first. */
function inARow(table: Table, state: State, side: SideIndex, unit: UnitIndex): Point[] {
  const { corners } = zoneOf(table, state, side);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const { units } = entryAt(table.sides, side);
  const own = units.indexOf(unit);
  const front = state.edges[side] === 'south' ? north : south;
  const back = state.edges[side] === 'south' ? south : north;
  return [0.3, 0.55, 0.8].flatMap((deep) =>
    units.map((_, n) => {
      const share = ((own + n) % units.length) + 0.5;
      const x = Math.round(west + ((east - west) * share) / units.length);
      return { x, y: Math.round(front + (back - front) * deep) };
    }),
  );
}
