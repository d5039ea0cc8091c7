/** TurnQuestion: the side that is prompted now, and for what. */

import type { Awaits } from '@grognard/engine';
import { entryAt, numberAt } from '@grognard/lists';
import { type AskedSide, awaitsOne } from '@grognard/table-kit';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { AgendaItem, State, Table } from '../state/model.ts';
import { otherSide } from '../state/sides.ts';

/** A question to one side, in its own turn or in reaction to the other. */
export interface TurnQuestion extends AskedSide<SideIndex> {
  readonly phase: QuestionPhase;
}

export type QuestionPhase =
  | 'roll'
  | 'terrain'
  | 'edge'
  | 'deploy'
  | State['step']
  | 'reaction'
  | 'end'
  | 'value'
  | 'occupy'
  | 'advance'
  | 'breakthrough';

/** Null if the battle is over. */
export function questionIn(table: Table, state: State): TurnQuestion | null {
  if (state.phase === 'over') return null;
  if (state.phase !== 'turn') return { kind: 'turn', phase: state.phase, side: state.active };
  const top = state.agenda[state.agenda.length - 1];
  if (top === undefined) return { kind: 'turn', phase: state.step, side: state.active };
  return questionOf(table, state, top);
}

/** The prompt of an agenda item, or null if it only waits. */
export function questionOf({ units }: Table, _state: State, entry: AgendaItem): TurnQuestion | null {
  const owner = (unit: UnitIndex) => entryAt(units, unit).side;
  switch (entry.do) {
    case 'attack':
      return { kind: 'answer', phase: 'reaction', side: otherSide(owner(entry.approach.unit)) };
    case 'advance':
    case 'breakthrough':
    case 'value':
    case 'end':
      return { kind: 'answer', phase: entry.do, side: owner(entry.unit) };
    case 'occupy':
      return { kind: 'answer', phase: 'occupy', side: owner(numberAt(entry.units, 0)) };
    case 'go-in':
    case 'forced':
    case 'shake':
    case 'results':
    case 'fight':
    case 'breaking':
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
