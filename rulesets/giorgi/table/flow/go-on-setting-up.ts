/** The way from the set-up into the battle (`turn.first`, `scenario.terrain`, `scenario.deployment`). */
import { nextOfSetup } from '../actions/setup/first.ts';
import type { Turn } from '../state/turn.ts';
import { beginPlayerTurn } from './end.ts';

/** Continues the set-up, or begins the battle. */
export function goOnSettingUp(turn: Turn): void {
  const { table, state, happening: resolution } = turn;
  const next = nextOfSetup(table, state);
  if (next === null) beginPlayerTurn(turn, state.first, 1);
  else if (next.next === state.active) resolution.emit({ kind: 'phaseBegan', ...next });
  else resolution.emit({ kind: 'phaseBegan', ...next, fixed: true });
}
