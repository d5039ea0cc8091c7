/** Reactors who come at the attacker: a counter-attack in contact, and friends who move up to help (attack.support). */

import { bodyNow, quarterFrom } from '../bodies/index.ts';
import { dash } from '../forced/index.ts';
import { areTouching } from '../melee/ground.ts';
import type { Answered, Approach, Clash } from '../model.ts';
import { tenthsPerCm } from '../table.ts';
import type { Turn } from '../turn.ts';
import { rest } from './contact.ts';
import { isCharge } from './run.ts';
import { goesOn } from './walk.ts';

/** After contact: who had counter-attacked is in it by its own run, and who comes to help moves now. */
export function comeUp(turn: Turn, { unit }: Approach, answered: readonly Answered[], on: number): void {
  const { state } = turn;
  for (const one of answered) {
    // Open order that counter-attacks is struck at contact, and may have been told to go.
    if (one.passed !== true || !goesOn(turn, state, one.unit)) continue;
    if (one.how === 'counter-attack' && one.unit === on)
      meetBack(turn, one.unit, unit, Math.round(one.cm * tenthsPerCm), 'counter-attack', null);
    // Whoever has been met himself on the attacker's way has no need to come.
    const isMet = state.clashes.some(({ by, on: met }) => by === one.unit || met === one.unit);
    if (one.how === 'support' && !isMet) help(turn, one.unit, unit, one.cm);
  }
}

function help(turn: Turn, unit: number, at: number, cm: number): void {
  const { table, state } = turn;
  if (state.units[at]!.status !== 'on') return;
  const from = bodyNow(table, state, unit);
  const ran = dash(turn, unit, at, cm, 'support');
  meetBack(turn, unit, at, ran, 'support', from);
}

/** Remembers that a reactor has come into contact with the attacker. */
function meetBack(
  turn: Turn,
  unit: number,
  on: number,
  run: number,
  how: Clash['how'],
  from: ReturnType<typeof bodyNow> | null,
): void {
  const { table, state, happening } = turn;
  if (!areTouching(table, state, unit, on) || state.units[on]!.status !== 'on') return;
  const charging = isCharge(table, state, unit, run);
  const struck = from === null ? 'front' : quarterFrom(table, state, on, from);
  happening.emit({ kind: 'met', clash: { by: unit, on, struck, run, charging, thinned: false, how } });
  if (charging) rest(turn, unit);
}
