/** The steps of a player turn, one after the other (`turn.order`, `turn.start-step`). */
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

/** Whether the active side has anything to do in the present step; who has nothing is not asked. */
export function stepAsks(table: Table, state: State): boolean {
  switch (state.step) {
    case 'start':
      return routersToTest(table, state).length > 0 || unitsToReform(table, state).length > 0;
    case 'guns':
    case 'small-arms':
      return isFirePossible(table, state);
    case 'move':
      // It is closed by a word, not by the last move: whoever moved last can still take it back.
      return unitsOn(table, state, state.active).some((unit) => entryAt(state.units, unit).rung < 3);
    case 'melee':
      return nextMelees(table, state).length > 1;
    case 'breaking':
      return false;
  }
}

/** What is done in a step without a question: a melee that is the only one left, or the next from the left. Whether something was. */
export function goesOn(turn: Turn): boolean {
  const { table, state } = turn;
  if (state.step !== 'melee') return false;
  const next = nextMelees(table, state)[0];
  if (next === undefined) return false;
  fightMelee(turn, next);
  return true;
}

/** The next step, or the next player turn. */
export function nextStep(turn: Turn): void {
  const { table, state, happening: resolution } = turn;
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

/** Whoever lost this move, to form up or by a breakthrough, has lost it; attacks that waited are answered, in the order of declaring. */
function closeMovement({ table, state, happening: resolution, agenda }: Turn): void {
  for (const unit of unitsOn(table, state, state.active)) {
    const { formUp, rest, spent } = entryAt(state.units, unit);
    if (formUp || spent) resolution.emit({ kind: 'marked', unit, formUp: false, rest, spent: false });
  }
  if (state.queued.length === 0) return;
  const waiting = state.queued.map((approach) => ({ do: 'attack', approach, answered: [] }) as const);
  agenda.push(...waiting.reverse());
  resolution.emit({ kind: 'queued', approaches: [] });
}
