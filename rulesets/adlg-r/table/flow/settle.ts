/** `settle`: everything that follows a command without a question: items of the agenda, steps, sequences. */

import { settleBy } from '@grognard/table-kit';
import { carryOnCharge } from '../actions/charge/index.ts';
import { releaseHesitant } from '../actions/command/index.ts';
import { endMarch } from '../actions/march/index.ts';
import { comeTogether } from '../actions/meet/index.ts';
import { noteNear } from '../actions/move/index.ts';
import { pursueOn, tendCommanders } from '../actions/rout/index.ts';
import type { AgendaItem } from '../state/agenda.ts';
import { setupPartOf } from '../state/setup-part.ts';
import type { Turn } from '../state/turn.ts';
import { askHeadstrong, conformNext, goUncontrolled } from './end-of-corps.ts';
import { goOnHidden } from './hidden.ts';
import { questionOf } from './question.ts';
import { goOn, stepAsks } from './steps.ts';

/** Goes on until a side is asked or the battle is over. */
export function settle(turn: Turn): void {
  settleBy(() => settleOnce(turn));
  if (turn.state.phase !== 'sequence') return;
  tendCommanders(turn);
  if (turn.state.step === 'movement') noteNear(turn);
}

/** One thing that follows without a question. Returns false if a side is asked. */
export function settleOnce(turn: Turn): boolean {
  const { table, state, agenda } = turn;
  if (state.phase === 'over') return false;
  if (state.setup !== null) return setupPartOf(table).goOn(turn, state.setup);
  releaseHesitant(turn);
  if (goOnHidden(turn)) return true;
  const top = agenda[agenda.length - 1];
  if (top !== undefined) {
    if (questionOf(table, state, top) !== null) return false;
    agenda.pop();
    carryOn(turn, top);
    return true;
  }
  if (stepAsks(table, state)) return false;
  goOn(turn);
  return true;
}

/** Carries out an item that asks nobody. */
function carryOn(turn: Turn, item: AgendaItem): void {
  const { resolution } = turn;
  switch (item.do) {
    case 'charge':
      carryOnCharge(turn, item.charge, item.answers);
      return;
    case 'meet': {
      const { by, left } = item.meeting;
      if (!comeTogether(turn, item.meeting)) pursueOn(turn, by, left);
      return;
    }
    case 'headstrong':
      askHeadstrong(turn, item.corps);
      return;
    case 'uncontrolled':
      goUncontrolled(turn, item.corps, item.units);
      return;
    case 'conform':
      conformNext(turn, item.units);
      return;
    case 'end-corps':
      endMarch(turn, item.corps);
      resolution.emit({ kind: 'corpsDone', corps: item.corps });
      return;
    case 'answer':
    case 'follow':
    case 'wing':
    case 'face':
    case 'pursued':
    case 'found':
    case 'near':
      return;
  }
}
