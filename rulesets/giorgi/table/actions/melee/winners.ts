/** Winners of a melee: advances, which some may decline, and breakthroughs, one unit after another (melee.av, melee.bt). */

import { entryAt, none } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { MeleeFate, State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { againstAttacker, againstTarget } from '../attack/index.ts';
import { coverNow, nearestOf } from '../contact/index.ts';
import { advance, breakThrough } from '../forced/index.ts';
import { enemiesIn, fightersIn } from './groups.ts';

/** Resolves the next winner. Returns false if none is left. */
export function nextWinner(turn: Turn, fate: MeleeFate): boolean {
  const { melee, cell, settled } = fate;
  const unit = fightersIn(melee).find((one) => {
    const { result } = melee.attackers.includes(one) ? cell.attacker : cell.defender;
    return (result === 'AV' || result === 'BT') && !settled.includes(one);
  });
  if (unit === undefined) return false;
  turn.agenda.push({ do: 'results', fate: { ...fate, settled: [...settled, unit] } });
  if (isFree(turn.state, unit)) win(turn, fate, unit);
  return true;
}

/** Whether it is in play, not in rout and in no other clash. */
function isFree({ units, clashes }: State, unit: UnitIndex): boolean {
  const { status, rung } = entryAt(units, unit);
  return status === 'on' && rung < 3 && !clashes.some(({ by, on }) => by === unit || on === unit);
}

function win(turn: Turn, { melee, cell }: MeleeFate, unit: UnitIndex): void {
  const { table, state, agenda } = turn;
  const { result } = melee.attackers.includes(unit) ? cell.attacker : cell.defender;
  // Attackers of a house stay at its walls: one of them may have gone in (building.outcome).
  if (melee.kind === 'house' && melee.attackers.includes(unit)) return;
  if (!canAdvance(table, state, unit)) return;
  const enemy = enemiesIn(melee, unit);
  if (result === 'BT' && !entryAt(state.units, unit).brokeThrough) {
    breakThrough(turn, unit, nearestOf(table, state, unit, enemy));
    return;
  }
  if (mayStay(table, state, unit, enemy)) agenda.push({ do: 'advance', unit });
  else goOn(turn, unit);
}

/** Guns stay where they are. A garrison stays in its house and comes out only by its own move (building.leave). */
function canAdvance({ units }: Table, state: State, unit: UnitIndex): boolean {
  return entryAt(units, unit).arm !== 'artillery' && entryAt(state.units, unit).stands.house === none;
}

/** Whether a unit may decline an advance: a garrison, a square, a unit in cover, artillery; by option all or none (melee.av-stay). */
function mayStay(table: Table, state: State, unit: UnitIndex, enemies: readonly UnitIndex[]): boolean {
  switch (table.options['melee.av-stay']) {
    case 'must':
      return false;
    case 'all-may-decline':
      return true;
    case 'may-decline': {
      if (entryAt(state.units, unit).stands.formation === 'square') return true;
      return coverNow(table, state, unit, nearestOf(table, state, unit, enemies)) !== 'none';
    }
  }
}

/** The advance of a unit that could have stayed. */
export function goForward(turn: Turn, unit: UnitIndex): void {
  if (isFree(turn.state, unit)) goOn(turn, unit);
}

/** If an advance is an attack, the refusals of attacks apply to it too (melee.av-contact). */
function goOn(turn: Turn, unit: UnitIndex): void {
  const { table, state } = turn;
  const isBarred = againstAttacker(table, state, unit).length > 0;
  advance(turn, unit, (enemy) => !isBarred && againstTarget(table, state, unit, enemy).length === 0);
}
