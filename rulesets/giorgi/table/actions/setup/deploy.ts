/** Deployment of units one by one (`scenario.deployment`). */

import { type Base, isBaseWhollyIn, makePolygon, overlaps, type Polygon } from '@grognard/geometry';
import { entryAt, lookUp, none } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { formationsOf, usualFormation } from '../../../model.ts';
import { holds } from '../../../rules/in-force.ts';
import { tenthsOf, tenthsPerCm } from '../../../scenarios/measure.ts';
import { basesLeft, bodyNow, bodyOf, mostGap, shapeFor } from '../../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../../field/index.ts';
import type { PlaceCommand } from '../../state/commands.ts';
import type { SideIndex, UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';
import { memoizePerMoment } from '../../state/moment.ts';
import { otherSide, towardsEnemy } from '../../state/sides.ts';
import { isRefused, type Refusals, type Turn } from '../../state/turn.ts';
import { garrisonOf, insideOf, isInWoods } from '../move/index.ts';
import { firstToDeploy, hasReserve } from './first.ts';

/** Deployment zone of a side: that of the scenario, or the strip along its edge. */
export function zoneOf(table: Table, { edges }: State, side: SideIndex): Polygon {
  const { zone } = entryAt(table.sides, side);
  if (zone !== null) return zone;
  const { width, depth } = table;
  const deep = tenthsOf(table.rules.table.deployment.depthCm);
  const [low, high] = edges[side] === 'south' ? [0, deep] : [depth - deep, depth];
  return makePolygon([
    { x: 0, y: low },
    { x: width, y: low },
    { x: width, y: high },
    { x: 0, y: high },
  ]);
}

/** Placement of a unit by the command, or its refusals. */
export function layPlace(table: Table, state: State, command: PlaceCommand): Placement | Refusals {
  const unit = lookUp(table.unitOf, command.unit);
  const zone = zoneOf(table, state, entryAt(table.units, unit).side);
  const laid = layIn(table, state, command, zone);
  if (!isRefused(laid) || !laid.includes('scenario.deployment')) return laid;
  const wider = zoneFor(table, state, unit);
  return wider === zone ? laid : layIn(table, state, command, wider);
}

/** Where a unit may be placed: in the zone of its side, or on its half of the table if the zone has no room left for it. */
export function zoneFor(table: Table, state: State, unit: UnitIndex): Polygon {
  const { side } = entryAt(table.units, unit);
  const zone = zoneOf(table, state, side);
  const rooms = roomsIn(table, state);
  let hasRoom = rooms.get(unit);
  if (hasRoom === undefined) {
    hasRoom = freePlace(table, state, unit, zone) !== null;
    rooms.set(unit, hasRoom);
  }
  return hasRoom ? zone : halfOf(table, state, side);
}

/** Cache per moment: units for which the zone has room. */
const roomsIn = memoizePerMoment(() => new Map<UnitIndex, boolean>());

function halfOf({ width, depth }: Table, { edges }: State, side: SideIndex): Polygon {
  const [low, high] = edges[side] === 'south' ? [0, Math.floor(depth / 2)] : [Math.ceil(depth / 2), depth];
  return makePolygon([
    { x: 0, y: low },
    { x: width, y: low },
    { x: width, y: high },
    { x: 0, y: high },
  ]);
}

/** Distance between the places tried, in tenths of a millimetre. */
const step = 2 * tenthsPerCm;

/** The first free place of an area on a grid of 2 cm, in the default formation or else in any, facing the enemy. */
export function freePlace(table: Table, state: State, unit: UnitIndex, area: Polygon): PlaceCommand | null {
  const { id, arm } = entryAt(table.units, unit);
  const heading = towardsEnemy(table, state, unit);
  const xs = area.corners.map(({ x }) => x);
  const ys = area.corners.map(({ y }) => y);
  for (const formation of [usualFormation(arm), ...formationsOf[arm]])
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += step)
      for (let x = Math.min(...xs); x <= Math.max(...xs); x += step) {
        const where = { unit: id, at: { x, y }, heading, formation } as const;
        const command: PlaceCommand = { kind: 'place', ...where, files: 0, gap: null, house: null };
        if (!isRefused(layIn(table, state, command, area))) return command;
      }
  return null;
}

function layIn(table: Table, state: State, command: PlaceCommand, area: Polygon): Placement | Refusals {
  const unit = lookUp(table.unitOf, command.unit);
  const info = entryAt(table.units, unit);
  const { at, heading, formation, files } = command;
  if (formation === 'square' && info.arm !== 'foot') return ['formation.square-who'];
  if (!formationsOf[info.arm].some((known) => known === formation)) return ['formation.list'];
  const bases = basesLeft(table, unit, entryAt(state.units, unit));
  const gap = formation === 'open' ? (command.gap ?? mostGap(table.rules.table)) : 0;
  if (gap > mostGap(table.rules.table)) return ['formation.shapes'];
  const shape = shapeFor(table, info, formation, bases, files, gap);
  const stands: Placement = { ...at, heading, formation, files: shape.files, gap, house: none };
  if (command.house !== null) return layInHouse(table, state, unit, stands, command.house);
  const body = bodyOf(table, unit, stands, bases);
  const no = againstStanding(table, state, unit, { stands, body }, area);
  return no.length > 0 ? no : stands;
}

/** A garrison from the start (`building.capacity`): its house lies in the zone and no other unit holds it. */
function layInHouse(
  table: Table,
  state: State,
  unit: UnitIndex,
  stands: Placement,
  id: string,
): Placement | Refusals {
  const field = fieldOf(table, state);
  const house = field.houses.find((one) => one.id === id);
  const { arm, side } = entryAt(table.units, unit);
  const bases = basesLeft(table, unit, entryAt(state.units, unit));
  if (house === undefined) return ['building.capacity'];
  const no: RuleId[] = [];
  if (arm !== 'foot' && holds(table.rules, 'building.foot-only')) no.push('building.foot-only');
  const garrison = garrisonOf(state, house.index);
  const isFull = bases > table.rules.table.garrison.companies || (garrison !== null && garrison !== unit);
  if (isFull) no.push('building.capacity');
  if (!isBaseWhollyIn(house.base, zoneOf(table, state, side))) no.push('scenario.deployment');
  return no.length > 0 ? no : insideOf(stands, house.base, house.index, bases);
}

function againstStanding(
  table: Table,
  state: State,
  unit: UnitIndex,
  { stands, body }: { readonly stands: Placement; readonly body: Base },
  area: Polygon,
): Refusals {
  const field = fieldOf(table, state);
  const info = entryAt(table.units, unit);
  const no: RuleId[] = [];
  if (!isBaseWhollyIn(body, area)) no.push('scenario.deployment');
  for (const rule of objectionsToStanding(field, info, stands.formation, body))
    no.push(rule === 'melee.off-table' ? 'scenario.table' : rule);
  if (info.arm === 'foot' && stands.formation !== 'open' && isInWoods(field, stands))
    no.push(stands.formation === 'square' ? 'formation.square-who' : 'woods.open-order');
  const isTaken = state.units.some(
    (other, index) =>
      index !== unit &&
      other.status === 'on' &&
      other.stands.house === none &&
      overlaps(bodyNow(table, state, index), body),
  );
  if (isTaken) no.push('move.through-friends');
  return no;
}

/** Whether a unit may be placed now: one that waits, or one that was placed already, as long as its side deploys. */
export function mayPlace({ scenario }: Table, { phase, units }: State, unit: UnitIndex): boolean {
  const { status } = entryAt(units, unit);
  if (status === 'reserve') return true;
  return status === 'on' && phase === 'deploy' && scenario.deployment === 'by-turns';
}

/**
 * Places a unit on the table, or elsewhere. After one that waited the other side is prompted, if it has units left. When all stand,
 * each side may still change its own until it is done.
 */
export function place({ table, state, resolution }: Turn, side: SideIndex, command: PlaceCommand): void {
  const stands = layPlace(table, state, command);
  if (isRefused(stands)) throw new Error(`not to be placed so: ${stands.join(', ')}`);
  const unit = lookUp(table.unitOf, command.unit);
  const isNew = entryAt(state.units, unit).status === 'reserve';
  const next = isNew ? afterPlacing(table, state, side, unit) : side;
  const event = { kind: 'placed', unit, stands, next } as const;
  resolution.emit(next === side ? event : { ...event, fixed: true });
}

/** The side that is prompted once a unit that waited stands. */
function afterPlacing(table: Table, state: State, side: SideIndex, unit: UnitIndex): SideIndex {
  const other = otherSide(side);
  if (hasReserve(table, state, other)) return other;
  const { units } = entryAt(table.sides, side);
  const isLast = units.every((each) => each === unit || entryAt(state.units, each).status !== 'reserve');
  return isLast ? firstToDeploy(table, state) : side;
}
