/** Checks of a boat under oars: its rowers, its distance, and that it stays on water. */

import { type InvalidCommand, invalidCommand, type Verdict } from '@grognard/engine';
import { makePath, type Path, pathLength, pointAlong, type Tenths } from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import { fewestRowers } from '../../data/distances.ts';
import { move } from '../../rules/move/procedure.ts';
import { moveSituation } from '../../rules/move/situation.ts';
import { boatMove, tenthsPerCm } from '../bodies/move-facts.ts';
import { isWaterAt } from '../field/water.ts';
import type { SideIndex, VesselIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { moveCost } from './cost.ts';
import { ownFigure } from './find-named.ts';
import { type RefusalList, refuse, refusedBy } from './order-context.ts';

type RowCommand = Extract<ArgadCommand, { readonly kind: 'row' }>;

/** Spacing of the points at which a boat's path is checked. */
const every: Tenths = 100;

export function checkRowing(table: Table, state: State, side: SideIndex, command: RowCommand): Verdict {
  const vessel = table.vesselOf.get(command.vessel);
  if (vessel === undefined)
    return invalidCommand('value', 'vessel', `there is no vessel "${command.vessel}"`);
  const wrong = rowersMistake(table, state, side, command);
  if (wrong !== null) return wrong;
  const refusals: RefusalList = [];
  const about = command.vessel;
  if (entryAt(table.vessels, vessel).kind !== 'rowing-boat') refuse(refusals, 'water.boat', about);
  checkRowers(table, state, vessel, command, refusals);
  const { x, y } = entryAt(state.vessels, vessel);
  const path = makePath([{ x, y }, ...command.path]);
  const length = pathLength(path);
  if (!isAfloat(table, path, length)) refuse(refusals, 'terrain.deep-water', about);
  if (leavesMidway(table, command.path)) refuse(refusals, 'scenario.edge', about);
  const lines: Line[] = [];
  const assessed = move.assess(moveSituation(table.rules, boatMove()), lines);
  const allowance = assessed.allowance * tenthsPerCm;
  if (length > allowance) refuse(refusals, 'water.boat', about);
  if (refusals.length > 0) return refusedBy(refusals);
  return { allowed: true, cost: moveCost(assessed, length, allowance), why: lines };
}

function rowersMistake(
  table: Table,
  state: State,
  side: SideIndex,
  { rowers }: RowCommand,
): InvalidCommand | null {
  for (let i = 0; i < rowers.length; i++) {
    const found = ownFigure(table, state, side, entryAt(rowers, i), `rowers[${i}]`);
    if (typeof found !== 'number') return found;
    if (rowers.indexOf(entryAt(rowers, i)) < i)
      return invalidCommand('value', `rowers[${i}]`, `"${rowers[i]}" is named twice`);
  }
  return null;
}

/** `water.boat-crew`: enough rowers, all aboard, none with another order. */
function checkRowers(
  { figureOf }: Table,
  { figures, orders }: State,
  vessel: VesselIndex,
  { rowers, vessel: about }: RowCommand,
  refusals: RefusalList,
): void {
  if (rowers.length < fewestRowers) refuse(refusals, 'water.boat-crew', about);
  for (const id of rowers) {
    const figure = lookUp(figureOf, id);
    if (entryAt(figures, figure).vessel !== vessel || orders[figure] !== null)
      refuse(refusals, 'water.boat-crew', id);
  }
}

/** Whether the path stays on water. Beyond the edge of the table there is nothing to run aground on. */
function isAfloat({ field }: Table, path: Path, length: Tenths): boolean {
  for (let along = 0; along < length + every; along += every) {
    const { x, y } = pointAlong(path, along);
    const isOff = x < 0 || y < 0 || x > field.width || y > field.depth;
    if (!isOff && !isWaterAt(field, x, y)) return false;
  }
  return true;
}

/** A boat or figure that leaves the table does not return in the same turn. */
export function leavesMidway(
  { field }: Table,
  path: readonly { readonly x: Tenths; readonly y: Tenths }[],
): boolean {
  for (let i = 0; i < path.length - 1; i++) {
    const { x, y } = entryAt(path, i);
    if (x < 0 || y < 0 || x > field.width || y > field.depth) return true;
  }
  return false;
}
