/** Pieces in the order of selection: those waiting for an order, others in the prompt, other own ones, the enemy. */

import { type Piece, type PieceId, refusedCommand, withStates } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { generalBaseMm } from '../../data/moves.ts';
import { mayMove } from '../actions/move/index.ts';
import { bodyNow } from '../bodies/index.ts';
import { explainRefusals } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import { firstPlace } from './first-place.ts';
import {
  generalId,
  groundId,
  type InteractionContext,
  isMine,
  type PieceRef,
  sideOf,
} from './interaction-context.ts';
import { aboutUnit, doneBy, unitStates } from './states.ts';

export function piecesIn(context: InteractionContext, idle: readonly PieceId[]): Piece[] {
  const { table, state, side } = context;
  const units = table.units
    .filter(({ index }) => isShown(context, index))
    .map(({ index }) => unitPiece(context, index));
  const own = side === null ? undefined : entryAt(table.sides, side).id;
  const rank = ({ id, isMine: isAsked, side: owner }: Piece) =>
    isAsked ? (idle.includes(id) ? 0 : 1) : owner === own ? 2 : 3;
  const generals = state.generals.flatMap(({ status }, of) =>
    status === 'on' ? [generalPiece(context, of)] : [],
  );
  return [...groundPiece(context), ...[...units, ...generals].sort((a, b) => rank(a) - rank(b))];
}

/** A unit off the table is shown only while it may be ordered to rally. */
function isShown(context: InteractionContext, unit: UnitIndex): boolean {
  const { status } = entryAt(context.state.units, unit);
  if (status === 'on' || status === 'reserve') return true;
  return status === 'off' && isMine(context, { kind: 'unit', unit });
}

function unitPiece(context: InteractionContext, unit: UnitIndex): Piece {
  const { table, state } = context;
  const { id, name, side } = entryAt(table.units, unit);
  const { footprint, ...body } = bodyNow(table, state, unit);
  const isWaiting = entryAt(state.units, unit).status === 'reserve';
  const { x, y } = isWaiting && isMine(context, { kind: 'unit', unit }) ? firstPlace(context, unit) : body;
  return {
    id,
    side: entryAt(table.sides, side).id,
    name,
    about: aboutUnit(table, unit),
    at: { x, y },
    heading: body.heading,
    base: footprint,
    ...withStates(unitStates(table, state, unit)),
    orderText: doneBy(table, state, unit),
    isMine: isMine(context, { kind: 'unit', unit }),
    members: [],
    ...spentBy(context, unit),
  };
}

/** Why an own unit cannot move in its phase of movement. */
function spentBy(context: InteractionContext, unit: UnitIndex): Pick<Piece, 'spent'> {
  const { table, state, question } = context;
  if (question?.phase !== 'move' || !isMine(context, { kind: 'unit', unit })) return {};
  const no = mayMove(table, state, unit);
  if (no.length === 0) return {};
  return { spent: explainRefusals(table, refusedCommand(...no), entryAt(table.units, unit).id) };
}

function generalPiece(context: InteractionContext, side: SideIndex): Piece {
  const { table, state } = context;
  const { pieces, orderText } = interactionWordsOf(table);
  const { x, y, with: joined, moved, helped } = entryAt(state.generals, side);
  const piece: PieceRef = { kind: 'general', side };
  return {
    id: generalId(table, side),
    side: entryAt(table.sides, side).id,
    name: pieces.general(entryAt(table.sides, side).name),
    about: pieces.aboutGeneral,
    at: { x, y },
    heading: 0,
    base: { shape: 'round', radius: generalBaseMm * 5 },
    state: [
      ...(joined === none ? [] : [pieces.joins(entryAt(table.units, joined).name)]),
      ...(helped ? [pieces.helped] : []),
    ],
    orderText: moved ? orderText.moved : null,
    isMine: isMine(context, piece),
    members: [],
  };
}

/** While terrain is laid or edges are chosen, the table itself is selected. */
function groundPiece(context: InteractionContext): Piece[] {
  const { table } = context;
  if (!isMine(context, { kind: 'ground' })) return [];
  const { pieces } = interactionWordsOf(table);
  return [
    {
      id: groundId,
      side: entryAt(table.sides, sideOf(context)).id,
      name: pieces.ground,
      about: pieces.aboutGround,
      at: { x: Math.round(table.width / 2), y: Math.round(table.depth / 2) },
      heading: 900,
      base: { shape: 'round', radius: 100 },
      state: [],
      orderText: null,
      isMine: true,
      members: [],
    },
  ];
}
