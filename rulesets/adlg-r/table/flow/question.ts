/** TurnQuestion: the side that is asked now, and for what. */
import type { Awaits } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { type AskedSide, awaitsOne } from '@grognard/table-kit';
import type { AgendaItem } from '../state/agenda.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { SequenceStep, State, Table } from '../state/model.ts';
import { isSetupPhase, type SetupPhase, setupPartOf } from '../state/setup-part.ts';
import { otherSide } from '../state/sides.ts';

export type QuestionPhase =
  | 'activation'
  | 'orders'
  | Exclude<SequenceStep, 'movement'>
  | 'answer'
  | 'follow'
  | 'wing'
  | 'face'
  | 'pursued'
  | 'found'
  | 'near'
  | SetupPhase;

/** A question to one side, in its own turn or in reaction to the other. */
export interface TurnQuestion extends AskedSide<SideIndex> {
  readonly phase: QuestionPhase;
}

/** Questions of the sequence itself: neither of the set-up nor of markers. */
export type SequencePhase = Exclude<QuestionPhase, SetupPhase | 'found' | 'near'>;

export interface SequenceQuestion extends TurnQuestion {
  readonly phase: SequencePhase;
}

export function isOfSequence(question: TurnQuestion): question is SequenceQuestion {
  const { phase } = question;
  return !isSetupPhase(phase) && phase !== 'found' && phase !== 'near';
}

/** Null if the battle is over. */
export function questionIn(table: Table, state: State): TurnQuestion | null {
  if (state.phase === 'over') return null;
  if (state.setup !== null) {
    const asked = setupPartOf(table).question(table, state, state.setup);
    return asked === null ? null : { kind: 'turn', ...asked };
  }
  const top = state.agenda[state.agenda.length - 1];
  return top === undefined ? questionOfStep(state) : questionOf(table, state, top);
}

function questionOfStep({ step, corps, active, closed }: State): TurnQuestion {
  switch (step) {
    case 'movement':
      return { kind: 'turn', phase: corps === none ? 'activation' : 'orders', side: active };
    case 'shooting':
    case 'engagement':
      return { kind: 'turn', phase: step, side: closed.includes(active) ? otherSide(active) : active };
    case 'melee':
    case 'rout':
    case 'pursuit':
    case 'check':
      return { kind: 'turn', phase: step, side: active };
  }
}

/** The question of an item of the agenda, or null if it only waits. */
export function questionOf(
  { units, corps }: Table,
  { active, markers }: State,
  item: AgendaItem,
): TurnQuestion | null {
  const owner = (unit: UnitIndex) => entryAt(units, unit).side;
  switch (item.do) {
    case 'answer':
      return { kind: 'answer', phase: 'answer', side: otherSide(active) };
    case 'follow':
      return { kind: 'answer', phase: 'follow', side: active };
    case 'wing':
      return { kind: 'answer', phase: 'wing', side: entryAt(corps, item.corps).side };
    case 'face':
    case 'pursued':
      return { kind: 'answer', phase: item.do, side: owner(item.unit) };
    case 'found':
    case 'near':
      return { kind: 'answer', phase: item.do, side: entryAt(markers, item.marker).side };
    case 'charge':
    case 'meet':
    case 'headstrong':
    case 'uncontrolled':
    case 'conform':
    case 'end-corps':
      return null;
  }
}

/** The question as the engine awaits it. */
export function awaits(table: Table, state: State): Awaits {
  return awaitsOne(
    state.result,
    state.result === null ? questionIn(table, state) : null,
    (side) => entryAt(table.sides, side).id,
  );
}
