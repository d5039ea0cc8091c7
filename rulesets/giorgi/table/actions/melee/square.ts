/** Cavalry at a square: three dice against its index (chapter square). */

import { entryAt, numberAt } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import { square } from '../../../rules/melee/square.ts';
import type { GiorgiEventOf } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { MeleeToFight } from '../../state/model.ts';
import { diceOf, type Turn } from '../../state/turn.ts';
import { lose } from '../losses/index.ts';
import { breakAndRun } from '../losses/ladder.ts';
import { squareFacts } from './facts.ts';
import { tellToRetreat } from './reported-melee.ts';

/** One cavalry unit attacks the square (square.one-unit). */
export function trySquare(turn: Turn, melee: MeleeToFight): void {
  const { table, state, resolution } = turn;
  const by = numberAt(melee.attackers, 0);
  const on = numberAt(melee.defenders, 0);
  const lines: Line[] | null = resolution.reasons ? [] : null;
  const onset = square.assess(squareFacts(table, state, melee), lines);
  const { broken, soldiersKilled } = square.roll(onset, diceOf(turn, by, 'square'));
  const event: GiorgiEventOf<'squareTried'> = { kind: 'squareTried', by, on, broken, killed: soldiersKilled };
  resolution.emit(lines === null ? event : { ...event, why: lines });
  if (broken) breakSquare(turn, on, soldiersKilled);
  else {
    resolution.emit({ kind: 'parted', units: [by, on] });
    failBefore(turn, by, on);
  }
}

/** The survivors rout from all attackers of the square, and these are free (square.survivors). */
function breakSquare(turn: Turn, on: UnitIndex, killed: number): void {
  const { state, resolution } = turn;
  const around = state.clashes.filter((clash) => clash.on === on).map((clash) => clash.by);
  for (const unit of around) resolution.emit({ kind: 'parted', units: [unit, on] });
  lose(turn, on, killed, 'square');
  if (entryAt(state.units, on).status === 'on') breakAndRun(turn, on, around, 'square.survivors');
}

/** The result for cavalry that did not break it (square.failure). */
function failBefore(turn: Turn, by: UnitIndex, on: UnitIndex): void {
  const told = turn.table.options['square.failure'];
  if (told !== '-') tellToRetreat(turn, by, [on], told);
}
