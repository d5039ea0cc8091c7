/** Steps of a player turn in sequence (`turn.order`, `turn.start-step`). */
import { entryAt } from '@grognard/lists';
import { fightMelee, nextMelees } from '../actions/melee/index.ts';
import { breakingPoint } from '../actions/morale/index.ts';
import type { State, Table } from '../state/model.ts';
import { unitsOn } from '../state/sides.ts';
import type { Turn } from '../state/turn.ts';
import { endPlayerTurn } from './end.ts';
import { stepsOf } from './order.ts';
import { isFirePossible } from './shots.ts';
import { routersToTest, unitsToReform } from './start-step.ts';

/** Whether the active side has anything to do in this step. Otherwise it is not prompted. */
export function stepAsks(table: Table, state: State): boolean {
  switch (state.step) {
    case 'start':
      return routersToTest(table, state).length > 0 || unitsToReform(table, state).length > 0;
    case 'guns':
    case 'small-arms':
      return isFirePossible(table, state);
    case 'move':
      // A command closes movement, not the last move, so that the last move can still be undone.
      return unitsOn(table, state, state.active).some((unit) => entryAt(state.units, unit).rung < 3);
    case 'melee':
      return nextMelees(table, state).length > 1;
    case 'breaking':
      return false;
  }
}

/** Does what needs no prompt in a step: the only melee left, or the next from the left. Returns whether there was one. */
export function goesOn(turn: Turn): boolean {
  const { table, state } = turn;
  if (state.step !== 'melee') return false;
  const next = nextMelees(table, state)[0];
  if (next === undefined) return false;
  fightMelee(turn, next);
  return true;
}

export function nextStep(turn: Turn): void {
  const { table, state, resolution } = turn;
  const order = stepsOf(table);
  const next = order[order.indexOf(state.step) + 1];
  if (state.step === 'move') closeMovement(turn);
  if (next === undefined) {
    endPlayerTurn(turn);
    return;
  }
  resolution.emit({ kind: 'stepBegan', step: next });
  if (next === 'breaking') breakingPoint(turn);
}

/**
 * Units that forfeited this move, to form up or by a breakthrough, have now spent it. Waiting attacks are resolved in the order of
 * declaration.
 */
function closeMovement({ table, state, resolution, agenda }: Turn): void {
  for (const unit of unitsOn(table, state, state.active)) {
    const { formUp, rest, spent } = entryAt(state.units, unit);
    if (formUp || spent) resolution.emit({ kind: 'marked', unit, formUp: false, rest, spent: false });
  }
  if (state.queued.length === 0) return;
  const waiting = state.queued.map((approach) => ({ do: 'attack', approach, answered: [] }) as const);
  agenda.push(...waiting.reverse());
  resolution.emit({ kind: 'queued', approaches: [] });
}
