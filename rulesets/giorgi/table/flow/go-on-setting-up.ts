/** The way from the set-up into the battle (`turn.first`, `scenario.terrain`, `scenario.deployment`). */
import { firstToDeploy, nextOfSetup } from '../actions/setup/first.ts';
import type { SideIndex } from '../state/indices.ts';
import { otherSide } from '../state/sides.ts';
import type { Turn } from '../state/turn.ts';
import { beginPlayerTurn } from './end.ts';

/** A side is done with deploying: the other may still change how it stands, or the battle begins. */
export function endDeployment(turn: Turn, side: SideIndex): void {
  const { table, state, resolution } = turn;
  const other = otherSide(side);
  if (side === firstToDeploy(table, state))
    resolution.emit({ kind: 'phaseBegan', phase: 'deploy', next: other, fixed: true });
  else beginPlayerTurn(turn, state.first, 1);
}

/** Continues the set-up, or begins the battle. */
export function goOnSettingUp(turn: Turn): void {
  const { table, state, resolution } = turn;
  const next = nextOfSetup(table, state);
  if (next === null) beginPlayerTurn(turn, state.first, 1);
  else if (next.next === state.active) resolution.emit({ kind: 'phaseBegan', ...next });
  else resolution.emit({ kind: 'phaseBegan', ...next, fixed: true });
}
