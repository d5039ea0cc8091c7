/** InteractionContext: view and question of one side, and the pieces by id. */
import type { PastCommand, PieceId } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { commanderId, corpsOfCommander } from '../../looks/units.ts';
import { corpsToActivate } from '../actions/command/index.ts';
import { mayEngage, openMelees } from '../actions/melee/index.ts';
import { mayPursue } from '../actions/rout/index.ts';
import { isOfSequence, questionIn, type TurnQuestion } from '../flow/question.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { AdlgView } from '../views/view.ts';

/** Read from the view alone. */
export interface InteractionContext {
  readonly table: Table;
  readonly state: State;
  /** Null for a bystander. */
  readonly side: SideIndex | null;
  /** Question of this side, or null. */
  readonly question: TurnQuestion | null;
  /** What the side ordered in its sequence before. Worked out only when it is asked for. */
  readonly lastTurn: () => readonly PastCommand<AdlgView>[];
}

export function interactionContext(
  table: Table,
  view: AdlgView,
  side: SideIndex | null,
  lastTurn: InteractionContext['lastTurn'] = () => [],
): InteractionContext {
  const question = questionIn(table, view);
  return { table, state: view, side, question: question?.side === side ? question : null, lastTurn };
}

/** A piece by its kind. */
export type PieceRef =
  | { readonly kind: 'unit'; readonly unit: UnitIndex }
  | { readonly kind: 'commander'; readonly corps: CorpsIndex };

/** The piece with this id, or null if it is not on the table. */
export function findPiece({ table, state }: InteractionContext, id: PieceId): PieceRef | null {
  const unit = table.unitOf.get(id);
  if (unit !== undefined) return entryAt(state.units, unit).status === 'on' ? { kind: 'unit', unit } : null;
  const corps = corpsOfCommander(table, id);
  if (corps === null) return null;
  const { status } = entryAt(state.commands, corps).commander;
  return status === 'lost' || status === 'absent' ? null : { kind: 'commander', corps };
}

export function idOf({ table }: Pick<InteractionContext, 'table'>, unit: UnitIndex): PieceId {
  return entryAt(table.units, unit).id;
}

export function idOfPiece({ table }: InteractionContext, piece: PieceRef): PieceId {
  return piece.kind === 'unit' ? entryAt(table.units, piece.unit).id : commanderId(table, piece.corps);
}

/** Whether the question concerns an own piece. */
export function isMine(context: InteractionContext, piece: PieceRef): boolean {
  const { table, side, question } = context;
  if (question === null) return false;
  return piece.kind === 'unit'
    ? entryAt(table.units, piece.unit).side === side && isAskedOf(context, question, piece.unit)
    : entryAt(table.corps, piece.corps).side === side && isAskedOfHim(context, question, piece.corps);
}

function isAskedOf({ table, state }: InteractionContext, question: TurnQuestion, unit: UnitIndex): boolean {
  if (!isOfSequence(question)) return false;
  const { corps } = entryAt(table.units, unit);
  const top = state.agenda.at(-1);
  switch (question.phase) {
    case 'activation':
      return corpsToActivate(table, state).includes(corps);
    case 'orders':
      return corps === state.corps;
    case 'shooting':
      return true;
    case 'melee':
      return openMelees(table, state).some(({ a, b }) => a === unit || b === unit);
    case 'pursuit':
      return mayPursue(table, state).includes(unit);
    case 'answer':
      return top?.do === 'answer' && top.targets.includes(unit);
    case 'follow':
      return top?.do === 'follow' && top.charge.units.includes(unit);
    case 'wing':
      return top?.do === 'wing' && top.corps === corps;
    case 'face':
    case 'pursued':
      return top !== undefined && 'unit' in top && top.unit === unit;
    case 'engagement':
    case 'rout':
    case 'check':
      return false;
  }
}

function isAskedOfHim(
  { table, state, side }: InteractionContext,
  { phase }: TurnQuestion,
  corps: CorpsIndex,
): boolean {
  if (phase === 'activation') return corpsToActivate(table, state).includes(corps);
  if (phase === 'orders') return corps === state.corps;
  if (phase !== 'engagement' || side === null) return false;
  return mayEngage(table, state, side).includes(corps) || isEngaged(state, corps);
}

function isEngaged({ commands }: State, corps: CorpsIndex): boolean {
  return entryAt(commands, corps).commander.status === 'engaged';
}

/** Own units that the question concerns, in the order of the roster. */
export function unitsAsked(context: InteractionContext): readonly UnitIndex[] {
  const { table, side } = context;
  if (side === null) return [];
  return entryAt(table.sides, side).units.filter((unit) => {
    const { status } = entryAt(context.state.units, unit);
    return status === 'on' && isMine(context, { kind: 'unit', unit });
  });
}
