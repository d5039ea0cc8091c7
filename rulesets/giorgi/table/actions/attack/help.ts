/** Reacting units that come at the attacker: counter-attacks in contact, and friends that move up in support (attack.support). */

import { entryAt } from '@grognard/lists';
import { tenthsPerCm } from '../../../scenarios/measure.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, Clash, ReactionTaken } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { areTouching } from '../contact/index.ts';
import { type ComeFlush, dash } from '../forced/index.ts';
import { goesOn } from './attack-path.ts';
import { rest } from './contact.ts';
import { quarterOfRun } from './quarter.ts';
import { isCharge } from './run.ts';
import { contactPlace, sideTouched } from './side-struck.ts';
import { isInterceptable } from './support.ts';

/** Runs at the attacker. A unit in support is recorded as one that counter-attacks. */
export function runAt(
  turn: Turn,
  unit: UnitIndex,
  approach: Approach,
  how: 'counter-attack' | 'support',
  cm: number,
): ReactionTaken {
  const { along } = dash(turn, unit, approach.unit, cm, how, flushWithSide(turn, unit, approach.unit));
  return { unit, how: 'counter-attack', passed: true, cm: along / tenthsPerCm, shot: null };
}

/** Support due after contact moves at once if horse is about to attack a square, formed or met since (square.no-intercept). */
export function hastenHelp(turn: Turn): void {
  const { table, state, agenda } = turn;
  const at = agenda.findLastIndex((entry) => entry.do === 'attack');
  const asked = agenda[at];
  if (asked?.do !== 'attack') return;
  const { approach } = asked;
  if (!isInterceptable(table, state, approach) || approach.steps.length === 0) return;
  const answered = asked.answered.map((one) =>
    one.how === 'support' && one.passed === true && goesOn(turn, state, one.unit)
      ? runAt(turn, one.unit, approach, 'support', one.cm)
      : one,
  );
  agenda[at] = { ...asked, answered };
}

/** After contact, units that counter-attacked are in it by their own run, and units in support move now. */
export function comeUp(
  turn: Turn,
  { unit }: Approach,
  answered: readonly ReactionTaken[],
  on: UnitIndex,
): void {
  const { table, state } = turn;
  // Cavalry in contact with a square can no longer be met (square.no-intercept).
  const isTooLate = isInterceptable(table, state, { unit, target: on });
  for (const one of answered) {
    // Open order that counter-attacks is struck at contact, and may have had to retreat.
    if (one.passed !== true || !goesOn(turn, state, one.unit)) continue;
    if (one.how === 'counter-attack' && one.unit === on) strikeBack(turn, one, unit);
    // A unit that the attacker itself met on its path does not come.
    const isMet = state.clashes.some(({ by, on: met }) => by === one.unit || met === one.unit);
    if (one.how === 'support' && !isMet && !isTooLate) help(turn, one.unit, unit, one.cm);
  }
}

/** A unit that ran at the attacker before contact strikes the side of it that it touches. */
function strikeBack(turn: Turn, { unit, cm }: ReactionTaken, on: UnitIndex): void {
  const { table, state } = turn;
  const run = Math.round(cm * tenthsPerCm);
  const struck = sideTouched({ table, state, unit, on });
  meetBack(turn, { by: unit, on, run, how: 'counter-attack', struck });
}

/** A unit that runs into contact comes flush with the side of the enemy that it struck (`attack.side-struck`). */
function flushWithSide({ table, state }: Turn, unit: UnitIndex, on: UnitIndex): ComeFlush {
  return (end, { from }) => {
    const named = quarterOfRun(table, state, unit, from, on);
    if (named === 'none' || !areTouching(table, stateIf(state, unit, end), unit, on)) return end;
    return contactPlace({ table, state, unit, on }, end, named).stands;
  };
}

function help(turn: Turn, unit: UnitIndex, at: UnitIndex, cm: number): void {
  const { table, state } = turn;
  if (entryAt(state.units, at).status !== 'on') return;
  const { along } = dash(turn, unit, at, cm, 'support', flushWithSide(turn, unit, at));
  const struck = sideTouched({ table, state, unit, on: at });
  meetBack(turn, { by: unit, on: at, run: along, how: 'support', struck });
}

/** Stores the contact of a reacting unit with the attacker. */
function meetBack(turn: Turn, blow: Pick<Clash, 'by' | 'on' | 'run' | 'how' | 'struck'>): void {
  const { table, state, resolution } = turn;
  const { by, on, run } = blow;
  if (!areTouching(table, state, by, on) || entryAt(state.units, on).status !== 'on') return;
  const charging = isCharge(table, state, by, run);
  resolution.emit({ kind: 'met', clash: { ...blow, charging, thinned: false } });
  if (charging) rest(turn, by);
}
