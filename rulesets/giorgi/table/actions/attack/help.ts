/** Reactors who come at the attacker: a counter-attack in contact, and friends who move up to help (attack.support). */

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

/** Runs at the attacker; whoever does so to help stands as one who counter-attacks. */
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

/** Help that was to come after contact moves at once when horse is about to ride at a square, formed or met since (square.no-intercept). */
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

/** After contact: who had counter-attacked is in it by its own run, and who comes to help moves now. */
export function comeUp(
  turn: Turn,
  { unit }: Approach,
  answered: readonly ReactionTaken[],
  on: UnitIndex,
): void {
  const { table, state } = turn;
  // Cavalry that has come to a square cannot be met any more (square.no-intercept).
  const isTooLate = isInterceptable(table, state, { unit, target: on });
  for (const one of answered) {
    // Open order that counter-attacks is struck at contact, and may have been told to go.
    if (one.passed !== true || !goesOn(turn, state, one.unit)) continue;
    if (one.how === 'counter-attack' && one.unit === on) strikeBack(turn, one, unit);
    // Whoever has been met himself on the attacker's way has no need to come.
    const isMet = state.clashes.some(({ by, on: met }) => by === one.unit || met === one.unit);
    if (one.how === 'support' && !isMet && !isTooLate) help(turn, one.unit, unit, one.cm);
  }
}

/** Who had run at the attacker before contact strikes the side of him at which it lies. */
function strikeBack(turn: Turn, { unit, cm }: ReactionTaken, on: UnitIndex): void {
  const { table, state } = turn;
  const run = Math.round(cm * tenthsPerCm);
  const struck = sideTouched({ table, state, unit, on });
  meetBack(turn, { by: unit, on, run, how: 'counter-attack', struck });
}

/** Who runs into contact comes flush with the side of the enemy that it struck (`attack.side-struck`). */
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

/** Remembers that a reactor has come into contact with the attacker. */
function meetBack(turn: Turn, blow: Pick<Clash, 'by' | 'on' | 'run' | 'how' | 'struck'>): void {
  const { table, state, happening: resolution } = turn;
  const { by, on, run } = blow;
  if (!areTouching(table, state, by, on) || entryAt(state.units, on).status !== 'on') return;
  const charging = isCharge(table, state, by, run);
  resolution.emit({ kind: 'met', clash: { ...blow, charging, thinned: false } });
  if (charging) rest(turn, by);
}
