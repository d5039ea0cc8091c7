/** A house changes hands: its garrison comes out on the far side, an attacker may go in (building.outcome). */
import { baseDistance, type Edge, overlaps } from '@grognard/geometry';
import { holds } from '../../rules/in-force.ts';
import { basesLeft, bodyNow, bodyOf, nearestEnemy } from '../bodies/index.ts';
import { fieldOf } from '../field/index.ts';
import { breakAndRun } from '../losses/ladder.ts';
import type { MeleeFate, Standing, State, Table } from '../model.ts';
import { groundAgainst } from '../move/ground.ts';
import { garrisonOf, insideOf, standsBefore, walls } from '../move/houses.ts';
import { isWhollyOn } from '../move/way.ts';
import { openedOut } from '../move/woods.ts';
import type { Turn } from '../turn.ts';
import { type Driven, routsBy, shake } from './told.ts';

/** The garrison leaves by the wall farthest from the attackers that has room before it; where none has, it is lost. */
export function driveOut(turn: Turn, unit: number, attackers: readonly number[], told: Driven): void {
  const { table, state, happening } = turn;
  const rout = routsBy(table, state, unit, told);
  const { house } = state.units[unit]!.stands;
  const isTrapped = rout !== null && table.options['building.outcome'] === 'eliminated-on-R2';
  const stands = isTrapped ? null : placeOutside(table, state, unit, attackers, 'farthest');
  if (stands === null) {
    happening.emit({ kind: 'destroyed', unit, by: 'building.outcome' });
    return;
  }
  happening.emit({ kind: 'cameOut', unit, house, stands });
  if (rout !== null) breakAndRun(turn, unit, attackers, rout);
  else if (told === 'R1S') shake(turn, unit);
}

/** A garrison that advances comes out towards the enemy. */
export function advanceFromHouse({ table, state, happening }: Turn, unit: number): void {
  const { house } = state.units[unit]!.stands;
  const enemy = nearestEnemy(table, state, unit);
  const stands = placeOutside(table, state, unit, enemy < 0 ? [] : [enemy], 'nearest');
  if (stands !== null) happening.emit({ kind: 'cameOut', unit, house, stands });
}

/** Where a garrison would stand before one of its walls; null: none of them has room. */
function placeOutside(
  table: Table,
  state: State,
  unit: number,
  enemies: readonly number[],
  which: 'farthest' | 'nearest',
): Standing | null {
  const sign = which === 'farthest' ? -1 : 1;
  const places = walls
    .map((wall) => standsBeforeWall(table, state, unit, wall))
    .map((stands) => ({ stands, order: sign * distanceFrom(table, state, unit, stands, enemies) }))
    .sort((a, b) => a.order - b.order);
  return places.find(({ stands }) => isFree(table, state, unit, stands))?.stands ?? null;
}

function standsBeforeWall(table: Table, state: State, unit: number, wall: Edge): Standing {
  const field = fieldOf(table, state);
  const now = state.units[unit]!;
  const bases = basesLeft(table, unit, now);
  const before = standsBefore(table, unit, field.houses[now.stands.house]!.base, wall, bases);
  return openedOut(table, field, unit, before, bases);
}

function distanceFrom(
  table: Table,
  state: State,
  unit: number,
  stands: Standing,
  enemies: readonly number[],
): number {
  const body = bodyOf(table, unit, stands, basesLeft(table, unit, state.units[unit]!));
  const distances = enemies
    .filter((enemy) => state.units[enemy]!.status === 'on')
    .map((enemy) => baseDistance(body, bodyNow(table, state, enemy)));
  return distances.length === 0 ? 0 : Math.min(...distances);
}

function isFree(table: Table, state: State, unit: number, stands: Standing): boolean {
  const field = fieldOf(table, state);
  const body = bodyOf(table, unit, stands, basesLeft(table, unit, state.units[unit]!));
  if (!isWhollyOn(field, body) || groundAgainst(field, table.units[unit]!, 'open', body) !== null)
    return false;
  return state.units.every(
    ({ status }, other) => other === unit || status !== 'on' || !overlaps(body, bodyNow(table, state, other)),
  );
}

/** After an assault the attackers must form up again, and one that won may go into an empty house (building.reform). */
export function fillHouse(turn: Turn, { melee, cell }: MeleeFate): void {
  const { state, happening, agenda } = turn;
  const left = melee.attackers.filter(
    (unit) => state.units[unit]!.status === 'on' && state.units[unit]!.rung < 3,
  );
  for (const unit of left) {
    const { rest, spent } = state.units[unit]!;
    happening.emit({ kind: 'marked', unit, formUp: true, rest, spent });
  }
  const { result } = cell.attacker;
  if ((result !== 'AV' && result !== 'BT') || garrisonOf(state, melee.house) >= 0) return;
  const fit = left.filter((unit) => mayHold(turn.table, state, unit));
  if (fit.length > 0) agenda.push({ do: 'occupy', house: melee.house, units: fit });
}

/** Whether a unit may garrison a house (building.foot-only, building.capacity). */
function mayHold(table: Table, state: State, unit: number): boolean {
  const { arm } = table.units[unit]!;
  if (arm === 'artillery' || (arm !== 'foot' && holds(table.rules, 'building.foot-only'))) return false;
  return basesLeft(table, unit, state.units[unit]!) <= table.rules.table.garrison.companies;
}

/** A unit goes into the house it has won. */
export function occupy({ table, state, happening }: Turn, house: number, unit: number): void {
  const now = state.units[unit]!;
  const { base } = fieldOf(table, state).houses[house]!;
  const stands = insideOf(now.stands, base, house, basesLeft(table, unit, now));
  happening.emit({ kind: 'entered', unit, house, stands });
  happening.emit({ kind: 'marked', unit, formUp: false, rest: now.rest, spent: now.spent });
}
