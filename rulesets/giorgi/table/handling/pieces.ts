/** The pieces on the table as a hand walks through them: those that wait for something, others that are asked, other own ones, the enemy. */
import type { HandledPiece, PieceId } from '@grognard/engine';
import { generalBaseMm } from '../../data/moves.ts';
import { bodyNow } from '../bodies/index.ts';
import { firstPlace } from './first-place.ts';
import { generalId, groundId, type Holding, isMine, type Named } from './holding.ts';
import { aboutUnit, doneBy, unitStates } from './states.ts';
import { handWordsOf } from './words.ts';

export function piecesIn(holding: Holding, idle: readonly PieceId[]): HandledPiece[] {
  const { table, state, side } = holding;
  const units = table.units
    .filter(({ index }) => isShown(holding, index))
    .map(({ index }) => unitPiece(holding, index));
  const own = table.sides[side]?.id;
  const rank = ({ id, isMine: isAsked, side: owner }: HandledPiece) =>
    isAsked ? (idle.includes(id) ? 0 : 1) : owner === own ? 2 : 3;
  const generals = state.generals.flatMap(({ status }, of) =>
    status === 'on' ? [generalPiece(holding, of)] : [],
  );
  return [...groundPiece(holding), ...[...units, ...generals].sort((a, b) => rank(a) - rank(b))];
}

/** Whoever ran off the table is shown only while it may be told to rally. */
function isShown(holding: Holding, unit: number): boolean {
  const { status } = holding.state.units[unit]!;
  if (status === 'on' || status === 'reserve') return true;
  return status === 'off' && isMine(holding, { kind: 'unit', unit });
}

function unitPiece(holding: Holding, unit: number): HandledPiece {
  const { table, state } = holding;
  const { id, name, side } = table.units[unit]!;
  const { footprint, ...body } = bodyNow(table, state, unit);
  const isWaiting = state.units[unit]!.status === 'reserve';
  const { x, y } = isWaiting && isMine(holding, { kind: 'unit', unit }) ? firstPlace(holding, unit) : body;
  return {
    id,
    side: table.sides[side]!.id,
    name,
    about: aboutUnit(table, unit),
    at: { x, y },
    heading: body.heading,
    base: footprint,
    state: unitStates(table, state, unit),
    told: doneBy(table, state, unit),
    isMine: isMine(holding, { kind: 'unit', unit }),
    members: [],
  };
}

function generalPiece(holding: Holding, side: number): HandledPiece {
  const { table, state } = holding;
  const { pieces, told } = handWordsOf(table);
  const { x, y, with: joined, moved, helped } = state.generals[side]!;
  const piece: Named = { kind: 'general', side };
  return {
    id: generalId(table, side),
    side: table.sides[side]!.id,
    name: pieces.general(table.sides[side]!.name),
    about: pieces.aboutGeneral,
    at: { x, y },
    heading: 0,
    base: { shape: 'round', radius: generalBaseMm * 5 },
    state: [
      ...(joined < 0 ? [] : [pieces.joins(table.units[joined]!.name)]),
      ...(helped ? [pieces.helped] : []),
    ],
    told: moved ? told.moved : null,
    isMine: isMine(holding, piece),
    members: [],
  };
}

/** While ground is laid or edges are chosen, the table itself is in hand. */
function groundPiece(holding: Holding): HandledPiece[] {
  const { table, side } = holding;
  if (!isMine(holding, { kind: 'ground' })) return [];
  const { pieces } = handWordsOf(table);
  return [
    {
      id: groundId,
      side: table.sides[side]!.id,
      name: pieces.ground,
      about: pieces.aboutGround,
      at: { x: Math.round(table.width / 2), y: Math.round(table.depth / 2) },
      heading: 900,
      base: { shape: 'round', radius: 100 },
      state: [],
      told: null,
      isMine: true,
      members: [],
    },
  ];
}
