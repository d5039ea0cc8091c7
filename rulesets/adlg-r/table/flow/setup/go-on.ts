/** goOnSettingUp: what follows in the set-up without a question, up to the first sequence (`deploy.order`). */
import { entryAt } from '@grognard/lists';
import {
  corpsToDeploy,
  drawPiece,
  extrasFor,
  layingOrder,
  mayBeAdjusted,
  rollInitiative,
  throwToAdjust,
  triesFor,
} from '../../actions/setup/index.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { SetupState, SetupStep } from '../../state/setup.ts';
import { otherSide } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';
import { questionOfSetup } from './question.ts';

/** Returns whether anything was done; if not, somebody is asked. */
export function goOnSettingUp(turn: Turn, setup: SetupState): boolean {
  const { table, state, resolution } = turn;
  if (questionOfSetup(table, state, setup) !== null) return false;
  switch (setup.step) {
    case 'laying':
      if (setup.queue.length > 0) drawPiece(turn, setup);
      else beginAdjusting(turn, setup);
      return true;
    case 'adjusting':
      adjustNext(turn, setup);
      return true;
    case 'camps':
    case 'markers':
      goToNextSide(turn, setup);
      return true;
    case 'corps': {
      const other = otherSide(setup.side);
      if (corpsToDeploy(table, state, other).length > 0) begin(turn, 'corps', other);
      else resolution.emit({ kind: 'sequenceBegan', turn: 1, sequence: 1, active: state.first, fixed: true });
      return true;
    }
    case 'initiative':
    case 'role':
    case 'region':
    case 'pieces':
    case 'plan':
      return false;
  }
}

/** A step begins, or the other side is asked in it. Nothing before can be undone. */
export function begin({ resolution }: Turn, step: SetupStep, side: SideIndex): void {
  resolution.emit({ kind: 'setupBegan', step, side, fixed: true });
}

export function throwForInitiative(turn: Turn): void {
  rollInitiative(turn);
  const { setup } = turn.state;
  if (setup !== null && setup.winner !== -1) begin(turn, 'role', setup.winner);
}

/** The attacker’s choice comes after the defender’s; then everything is laid. */
export function endChoosing(turn: Turn, side: SideIndex): void {
  const { table, state, resolution } = turn;
  if (side !== state.first) {
    begin(turn, 'pieces', state.first);
    return;
  }
  const { setup } = state;
  if (setup === null) return;
  resolution.emit({ kind: 'piecesQueued', pieces: layingOrder(table, state, setup) });
  begin(turn, 'laying', otherSide(state.first));
}

/** The attacker tries first (`terrain.adjust`). */
function beginAdjusting({ table, state, resolution }: Turn, { chosen }: SetupState): void {
  resolution.emit({
    kind: 'adjustBegan',
    side: state.first,
    tries: table.sides.map(({ index }) =>
      triesFor(entryAt(chosen, index)?.length ?? Number.MAX_SAFE_INTEGER),
    ),
    extras: table.sides.map(({ index }) => extrasFor(table, index)),
    fixed: true,
  });
}

function adjustNext(turn: Turn, { side, die, tries, extras }: SetupState): void {
  const { state, resolution } = turn;
  if (die !== null) {
    resolution.emit({ kind: 'tryEnded' });
    return;
  }
  const hasPieces = state.ground.pieces.some(mayBeAdjusted);
  if (hasPieces && entryAt(tries, side) > 0) throwToAdjust(turn, side, 'try');
  else if (hasPieces && entryAt(extras, side) > 0) throwToAdjust(turn, side, 'extra');
  else if (side === state.first) begin(turn, 'adjusting', otherSide(side));
  else begin(turn, 'camps', side);
}

/** The defender goes first in each of these steps. */
const after = { camps: 'plan', plan: 'markers', markers: 'corps' } as const;

export function goToNextSide(turn: Turn, { step, side }: SetupState): void {
  if (step !== 'camps' && step !== 'plan' && step !== 'markers') return;
  if (side !== turn.state.first) begin(turn, step, turn.state.first);
  else begin(turn, after[step], otherSide(side));
}
