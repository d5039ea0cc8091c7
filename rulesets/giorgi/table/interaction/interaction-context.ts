/** InteractionContext: the state shown by a view, the prompt of its side, and the pieces by id. */

import type { PastCommand, PieceId } from '@grognard/engine';
import { entryAt, present } from '@grognard/lists';
import { answersOf, type OfferedReaction } from '../actions/attack/index.ts';
import { fightersIn, nextMelees } from '../actions/melee/index.ts';
import { mayPlace } from '../actions/setup/deploy.ts';
import { questionIn, type TurnQuestion } from '../flow/question.ts';
import { routersToTest, unitsToReform } from '../flow/start-step.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { type GiorgiView, stateIn } from '../views/view.ts';

/** Read from the view alone. */
export interface InteractionContext {
  readonly table: Table;
  readonly state: State;
  /** Index of the side, or null for a bystander. */
  readonly side: SideIndex | null;
  /** Prompt of this side, or null. */
  readonly question: TurnQuestion | null;
  /** What the side ordered in its turn before. Worked out only when it is asked for. */
  readonly lastTurn: () => readonly PastCommand<GiorgiView>[];
}

export function interactionContext(
  table: Table,
  view: GiorgiView,
  side: SideIndex | null,
  lastTurn: InteractionContext['lastTurn'] = () => [],
): InteractionContext {
  const state = stateIn(view);
  const question = questionIn(table, state);
  return { table, state, side, question: question?.side === side ? question : null, lastTurn };
}

/** The side of a hand that does more than look on. */
export function sideOf({ side }: InteractionContext): SideIndex {
  return present(side, 'side that looks on');
}

/** A piece by its kind. */
export type PieceRef =
  | { readonly kind: 'unit'; readonly unit: UnitIndex }
  | { readonly kind: 'general'; readonly side: SideIndex }
  /** The table itself, while terrain is laid and edges are chosen. */
  | { readonly kind: 'ground' };

/** Prefix of a general's id on the map. */
const generalPrefix = 'general-';

export function generalId({ sides }: Table, side: SideIndex): PieceId {
  return `${generalPrefix}${entryAt(sides, side).id}`;
}

/** The table itself as a piece. */
export const groundId: PieceId = 'table:ground';

/** The piece with this id, or null if it is neither on the table nor waiting for it. */
export function findPiece({ table, state, question }: InteractionContext, id: PieceId): PieceRef | null {
  if (id === groundId) return isLaying(question) ? { kind: 'ground' } : null;
  const unit = table.unitOf.get(id);
  if (unit !== undefined)
    return entryAt(state.units, unit).status === 'destroyed' ? null : { kind: 'unit', unit };
  if (!id.startsWith(generalPrefix)) return null;
  const side = table.sideOf.get(id.slice(generalPrefix.length));
  return side !== undefined && state.generals[side]?.status === 'on' ? { kind: 'general', side } : null;
}

function isLaying(question: TurnQuestion | null): boolean {
  return question?.phase === 'terrain' || question?.phase === 'edge';
}

/** Cache by state, because the reactions are the same for every unit and costly to find. */
const known = new WeakMap<State, readonly OfferedReaction[]>();

/** Reactions to the attack in the prompt. */
export function answersIn({
  table,
  state,
}: Pick<InteractionContext, 'table' | 'state'>): readonly OfferedReaction[] {
  let found = known.get(state);
  if (found === undefined) {
    found = answersOf(table, state);
    known.set(state, found);
  }
  return found;
}

/** Whether this side can order the piece now. */
export function isMine(context: InteractionContext, piece: PieceRef): boolean {
  const { question, side } = context;
  if (question === null) return false;
  switch (piece.kind) {
    case 'ground':
      return isLaying(question);
    case 'general':
      return piece.side === side && question.phase === 'move';
    case 'unit':
      return entryAt(context.table.units, piece.unit).side === side && isAskedOf(context, piece.unit);
  }
}

/** Whether the prompt concerns an own unit. */
function isAskedOf(context: InteractionContext, unit: UnitIndex): boolean {
  const { table, state, question } = context;
  const { status } = entryAt(state.units, unit);
  const isOn = status === 'on';
  const isBattery = entryAt(table.units, unit).arm === 'artillery';
  const top = state.agenda.at(-1);
  switch (question?.phase) {
    case 'deploy':
      return mayPlace(table, state, unit);
    case 'start':
      return routersToTest(table, state).includes(unit) || unitsToReform(table, state).includes(unit);
    case 'guns':
      return isOn && isBattery;
    case 'small-arms':
      return isOn && !isBattery;
    case 'move':
      return isOn;
    case 'melee':
      return nextMelees(table, state).some((melee) => fightersIn(melee).includes(unit));
    case 'reaction':
      return answersIn(context).some((offered) => offered.unit === unit);
    case 'end':
    case 'value':
    case 'advance':
    case 'breakthrough':
      return top !== undefined && 'unit' in top && top.unit === unit;
    case 'occupy':
      return top?.do === 'occupy' && top.units.includes(unit) && isOn;
    case 'roll':
    case 'terrain':
    case 'edge':
    case 'breaking':
    case undefined:
      return false;
  }
}

/** Own units that the prompt concerns, in the order of the roster. */
export function unitsAsked(context: InteractionContext): readonly UnitIndex[] {
  const { table, side } = context;
  if (side === null) return [];
  return entryAt(table.sides, side).units.filter((unit) => isMine(context, { kind: 'unit', unit }));
}
