/** Units set up one by one (`scenario.deployment`). */
import { type Base, isBaseWhollyIn, makePolygon, overlaps, type Polygon } from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';
import { formationsOf } from '../../model.ts';
import { holds } from '../../rules/in-force.ts';
import { basesLeft, bodyNow, bodyOf, mostGap, shapeFor } from '../bodies/index.ts';
import { otherSide } from '../course/order.ts';
import { fieldOf, houseCalled, objectionsToStanding } from '../field/index.ts';
import type { Standing, State, Table } from '../model.ts';
import { garrisonOf, insideOf, isInWoods } from '../move/index.ts';
import type { PlaceCommand } from '../orders.ts';
import { tenthsOf } from '../table.ts';
import { isNo, type No, type Turn } from '../turn.ts';
import { hasReserve } from './first.ts';

/** Where a side sets up: as the scenario says, or the strip along its edge. */
export function zoneOf(table: Table, { edges }: State, side: number): Polygon {
  const { zone } = table.sides[side]!;
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

/** How a unit would stand, or why it may not. */
export function layPlace(table: Table, state: State, command: PlaceCommand): Standing | No {
  const unit = table.unitOf.get(command.unit) ?? -1;
  const info = table.units[unit]!;
  const { at, heading, formation, files } = command;
  if (formation === 'square' && info.arm !== 'foot') return ['formation.square-who'];
  if (!formationsOf[info.arm].some((known) => known === formation)) return ['formation.list'];
  const bases = basesLeft(table, unit, state.units[unit]!);
  const gap = formation === 'open' ? (command.gap ?? mostGap(table.rules.table)) : 0;
  if (gap > mostGap(table.rules.table)) return ['formation.shapes'];
  const shape = shapeFor(table, info, formation, bases, files, gap);
  const stands: Standing = { ...at, heading, formation, files: shape.files, gap, house: -1 };
  if (command.house !== null) return layInHouse(table, state, unit, stands, command.house);
  const no = againstStanding(table, state, unit, stands, bodyOf(table, unit, stands, bases));
  return no.length > 0 ? no : stands;
}

/** A garrison from the start (`building.capacity`): its house lies in the zone and nobody else holds it. */
function layInHouse(table: Table, state: State, unit: number, stands: Standing, id: string): Standing | No {
  const field = fieldOf(table, state);
  const house = field.houses[houseCalled(field, id)];
  const { arm, side } = table.units[unit]!;
  const bases = basesLeft(table, unit, state.units[unit]!);
  if (house === undefined) return ['building.capacity'];
  const no: RuleId[] = [];
  if (arm !== 'foot' && holds(table.rules, 'building.foot-only')) no.push('building.foot-only');
  const isFull = bases > table.rules.table.garrison.companies || garrisonOf(state, house.index) >= 0;
  if (isFull) no.push('building.capacity');
  if (!isBaseWhollyIn(house.base, zoneOf(table, state, side))) no.push('scenario.deployment');
  return no.length > 0 ? no : insideOf(stands, house.base, house.index, bases);
}

function againstStanding(table: Table, state: State, unit: number, stands: Standing, body: Base): No {
  const field = fieldOf(table, state);
  const info = table.units[unit]!;
  const no: RuleId[] = [];
  if (!isBaseWhollyIn(body, zoneOf(table, state, info.side))) no.push('scenario.deployment');
  for (const rule of objectionsToStanding(field, info, stands.formation, body))
    no.push(rule === 'melee.off-table' ? 'scenario.table' : rule);
  if (info.arm === 'foot' && stands.formation !== 'open' && isInWoods(field, stands))
    no.push(stands.formation === 'square' ? 'formation.square-who' : 'woods.open-order');
  const isTaken = state.units.some(
    (other, index) =>
      index !== unit &&
      other.status === 'on' &&
      other.stands.house < 0 &&
      overlaps(bodyNow(table, state, index), body),
  );
  if (isTaken) no.push('move.through-friends');
  return no;
}

/** Puts a unit on the table; then the other side is asked, if it has any left. */
export function place({ table, state, happening }: Turn, side: number, command: PlaceCommand): void {
  const stands = layPlace(table, state, command);
  if (isNo(stands)) throw new Error(`not to be placed so: ${stands.join(', ')}`);
  const unit = table.unitOf.get(command.unit)!;
  const other = otherSide(side);
  const next = hasReserve(table, state, other) ? other : side;
  const event = { kind: 'placed', unit, stands, next } as const;
  happening.emit(next === side ? event : { ...event, fixed: true });
}
