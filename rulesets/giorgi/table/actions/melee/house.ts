/** Change of a house's garrison: the old one comes out on the far side, an attacker may go in (building.outcome). */

import { entryAt, indexOrNull } from '@grognard/lists';
import { holds } from '../../../rules/in-force.ts';
import { basesLeft } from '../../bodies/index.ts';
import { fieldOf } from '../../field/index.ts';
import type { HouseIndex, UnitIndex } from '../../state/indices.ts';
import type { MeleeFate, State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { comeOut } from '../forced/index.ts';
import { breakAndRun, takeOut } from '../losses/index.ts';
import { garrisonOf, insideOf } from '../move/index.ts';
import { type RetreatResult, routsBy, shake } from './reported-melee.ts';

/** The garrison leaves by the wall farthest from the attackers that has room before it. Without room it is lost. */
export function driveOut(
  turn: Turn,
  unit: UnitIndex,
  attackers: readonly UnitIndex[],
  told: RetreatResult,
): void {
  const { table, state } = turn;
  const rout = routsBy(table, state, unit, told);
  if (rout !== null && table.options['building.outcome'] === 'eliminated-on-R2') {
    takeOut(turn, unit, 'destroyed', 'building.outcome');
    return;
  }
  if (!comeOut(turn, unit, attackers)) return;
  if (rout !== null) breakAndRun(turn, unit, attackers, rout);
  else if (told === 'R1S') shake(turn, unit);
}

/** After an assault the attackers must form up again, and a winner may enter the empty house (building.reform). */
export function fillHouse(turn: Turn, { melee, cell }: MeleeFate): void {
  const { table, state, resolution, agenda } = turn;
  const left = melee.attackers.filter((unit) => {
    const { status, rung } = entryAt(state.units, unit);
    return status === 'on' && rung < 3;
  });
  for (const unit of left) {
    const { rest, spent } = entryAt(state.units, unit);
    resolution.emit({ kind: 'marked', unit, formUp: true, rest, spent });
  }
  const { result } = cell.attacker;
  const house = indexOrNull(melee.house);
  if (house === null || (result !== 'AV' && result !== 'BT') || garrisonOf(state, house) !== null) return;
  const fit = left.filter((unit) => mayHold(table, state, unit));
  if (fit.length > 0) agenda.push({ do: 'occupy', house, units: fit });
}

function mayHold(table: Table, state: State, unit: UnitIndex): boolean {
  const { arm } = entryAt(table.units, unit);
  if (arm === 'artillery' || (arm !== 'foot' && holds(table.rules, 'building.foot-only'))) return false;
  return basesLeft(table, unit, entryAt(state.units, unit)) <= table.rules.table.garrison.companies;
}

/** Moves a unit into the house it has won. */
export function occupy({ table, state, resolution }: Turn, house: HouseIndex, unit: UnitIndex): void {
  const now = entryAt(state.units, unit);
  const { base } = entryAt(fieldOf(table, state).houses, house);
  const stands = insideOf(now.stands, base, house, basesLeft(table, unit, now));
  resolution.emit({ kind: 'entered', unit, house, stands });
  resolution.emit({ kind: 'marked', unit, formUp: false, rest: now.rest, spent: now.spent });
}
