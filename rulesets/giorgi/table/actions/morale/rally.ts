/** Rallying and reforming at the start of a player turn (morale.rally, morale.reform). */

import { baseDistance, type Heading, overlaps } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { basesLeft, bodyNow, bodyOf, nearestEnemy } from '../../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';
import type { Refusals, Turn } from '../../state/turn.ts';
import { comeBack, rout } from '../forced/index.ts';
import { takeTest } from '../losses/test.ts';
import { isWithoutGuns } from '../move/index.ts';

/** A routing unit tests: it stops and faces as its owner chooses, or runs on. */
export function rally(turn: Turn, unit: UnitIndex, heading: Heading): void {
  const { table, state, resolution } = turn;
  const passed = !table.rules.table.rally.test || takeTest(turn, unit, 'rally');
  if (entryAt(state.units, unit).status === 'off') {
    returnOrNot(turn, unit, passed ? 'rallied' : 'away');
    return;
  }
  if (!passed) {
    runOn(turn, unit);
    return;
  }
  if (isWithoutGuns(table, state, unit)) {
    resolution.emit({ kind: 'destroyed', unit, by: 'artillery.no-guns' });
    return;
  }
  const rung = table.rules.table.rally.shaken ? 1 : 0;
  resolution.emit({ kind: 'rungSet', unit, rung, by: 'morale.rally' });
  resolution.emit({ kind: 'rallied', unit, stands: facing(table, state, unit, heading) });
}

/** By option a unit that ran off the table and rallies returns at its edge, if there is room (melee.off-table). */
function returnOrNot(turn: Turn, unit: UnitIndex, how: 'rallied' | 'away'): void {
  const { table, state, resolution } = turn;
  const isBack = how === 'rallied' && !isWithoutGuns(table, state, unit) && comeBack(turn, unit);
  const rung = table.rules.table.rally.shaken ? 1 : 0;
  if (isBack) resolution.emit({ kind: 'rungSet', unit, rung, by: 'morale.rally' });
  resolution.emit({ kind: 'rallied', unit, stands: entryAt(state.units, unit).stands });
}

/** It has used its player turn, wherever the run ends. */
function runOn(turn: Turn, unit: UnitIndex): void {
  const { table, state, resolution } = turn;
  const enemy = nearestEnemy(table, state, unit);
  resolution.emit({ kind: 'rallied', unit, stands: entryAt(state.units, unit).stands });
  rout(turn, unit, enemy === null ? [] : [enemy]);
}

/** Turned in place if there is room, otherwise unchanged. */
function facing(table: Table, state: State, unit: UnitIndex, heading: Heading): Placement {
  const { stands } = entryAt(state.units, unit);
  const turned: Placement = { ...stands, heading };
  const body = bodyOf(table, unit, turned, basesLeft(table, unit, entryAt(state.units, unit)));
  const field = fieldOf(table, state);
  const isOpen = objectionsToStanding(field, entryAt(table.units, unit), turned.formation, body).length === 0;
  const isFree = state.units.every(
    ({ status }, other) => other === unit || status !== 'on' || !overlaps(body, bodyNow(table, state, other)),
  );
  return isFree && isOpen ? turned : stands;
}

/** Refusals of reforming. Empty if it is allowed. */
export function mayReform(table: Table, state: State, unit: UnitIndex): Refusals {
  const { status, rung, quiet, moved, fired } = entryAt(state.units, unit);
  const isShaken = status === 'on' && (rung === 1 || rung === 2);
  // If units reform at the end of the player turn, one that moved or fired in it may not.
  const isQuiet = !quiet && !moved && !fired;
  const isItsTime = entryAt(table.units, unit).side === state.active && state.step === 'start' && isQuiet;
  return isShaken && isItsTime && !hasEnemyNear(table, state, unit) ? [] : ['morale.reform'];
}

function hasEnemyNear(table: Table, state: State, unit: UnitIndex): boolean {
  const enemy = nearestEnemy(table, state, unit);
  if (enemy === null) return false;
  const near = tenthsOf(table.rules.table.reform.enemyCm);
  return baseDistance(bodyNow(table, state, unit), bodyNow(table, state, enemy)) <= near;
}

/** Steady again, and no other action in this player turn. If a test is required and fails, still shaken. */
export function reform(turn: Turn, unit: UnitIndex): void {
  const { table, state, resolution } = turn;
  const { stands } = entryAt(state.units, unit);
  if (!table.rules.table.reform.test || takeTest(turn, unit, 'reform'))
    resolution.emit({ kind: 'reformed', unit, stands });
  else resolution.emit({ kind: 'rallied', unit, stands });
}
