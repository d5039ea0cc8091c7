/** The ladder of morale: steady, shaken, retreat, rout, after failed tests (morale.shaken, morale.second-failure). */

import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { UnitIndex } from '../../state/indices.ts';
import type { MoraleRung } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { riskGeneral } from './general.ts';
import { takeTest } from './test.ts';

/** One rung down, whatever the test was for: steady to shaken to a retreat to a rout. Moves go on the agenda; `from` are their causes. */
export function stepDown(turn: Turn, unit: UnitIndex, from: readonly UnitIndex[], by: RuleId): void {
  switch (entryAt(turn.state.units, unit).rung) {
    case 0:
      setRung(turn, unit, 1, by);
      return;
    case 1:
      setRung(turn, unit, 2, by);
      turn.agenda.push({ do: 'forced', unit, move: 'R1', from });
      return;
    case 2:
      breakAndRun(turn, unit, from, by);
      return;
    case 3:
      return;
  }
}

/** Begins a rout. The run itself goes on the agenda. */
export function breakAndRun(turn: Turn, unit: UnitIndex, from: readonly UnitIndex[], by: RuleId): void {
  setRung(turn, unit, 3, by);
  riskGeneral(turn, unit);
  // A unit that routs does not retreat first.
  const { agenda } = turn;
  for (let at = agenda.length - 1; at >= 0; at--) {
    const waiting = entryAt(agenda, at);
    if (waiting.do === 'forced' && waiting.unit === unit) agenda.splice(at, 1);
  }
  agenda.push({ do: 'forced', unit, move: 'R2', from });
}

function setRung({ resolution }: Turn, unit: UnitIndex, rung: MoraleRung, by: RuleId): void {
  resolution.emit({ kind: 'rungSet', unit, rung, by });
}

function failedTest(turn: Turn, unit: UnitIndex, from: readonly UnitIndex[]): void {
  if (entryAt(turn.state.units, unit).rung === 0) {
    stepDown(turn, unit, from, 'morale.shaken');
    return;
  }
  switch (turn.table.options['morale.second-failure']) {
    case 'ladder':
      stepDown(turn, unit, from, 'morale.second-failure');
      return;
    case 'rout':
      breakAndRun(turn, unit, from, 'morale.second-failure');
      return;
    case 'none':
      return;
  }
}

/**
 * Takes the tests that a unit owes: one for each pair lost in the window (morale.trigger-count). A unit that is gone or in rout takes
 * none.
 */
export function testsDue(turn: Turn, unit: UnitIndex, from: readonly UnitIndex[]): void {
  const { lost, tested } = entryAt(turn.state.units, unit);
  for (let due = Math.floor(lost / 2) - tested; due > 0; due--) {
    const { status, rung } = entryAt(turn.state.units, unit);
    if (status !== 'on' || rung === 3) return;
    if (!takeTest(turn, unit, 'losses')) failedTest(turn, unit, from);
  }
}

/** At the end of a player turn, if rungs are not kept: a unit that retreated is shaken again (morale.ladder-kept). */
export function forgetRetreats(turn: Turn): void {
  if (turn.table.options['morale.ladder-kept'] !== 'player-turn') return;
  turn.state.units.forEach(({ status, rung }, unit) => {
    if (status === 'on' && rung === 2) setRung(turn, unit, 1, 'morale.ladder-kept');
  });
}
