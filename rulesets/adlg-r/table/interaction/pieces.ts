/** Pieces in the order of selection: those without orders, others that are asked, other own ones, the enemy. */
import { type Piece, type PieceId, withStates } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { commanderId, standOfCommander } from '../../looks/units.ts';
import { baseOf } from '../bodies/index.ts';
import { commanderName } from '../explain/words.ts';
import type { CorpsIndex, UnitIndex } from '../state/indices.ts';
import { type InteractionContext, isMine } from './interaction-context.ts';
import { aboutCommander, aboutUnit, commanderStates, doneBy, unitStates } from './states.ts';

export function piecesIn(context: InteractionContext, idle: readonly PieceId[]): Piece[] {
  const { table, state, side } = context;
  const units = table.units
    .filter(({ index }) => entryAt(state.units, index).status === 'on')
    .map(({ index }) => unitPiece(context, index));
  const commanders = table.corps
    .filter(({ index }) => !['lost', 'absent'].includes(entryAt(state.commands, index).commander.status))
    .map(({ index }) => commanderPiece(context, index));
  const own = side === null ? undefined : entryAt(table.sides, side).id;
  const rank = ({ id, isMine: isAsked, side: owner }: Piece) =>
    isAsked ? (idle.includes(id) ? 0 : 1) : owner === own ? 2 : 3;
  return [...units, ...commanders].sort((a, b) => rank(a) - rank(b));
}

function unitPiece(context: InteractionContext, unit: UnitIndex): Piece {
  const { table, state } = context;
  const { id, name, side } = entryAt(table.units, unit);
  const { x, y, heading, footprint } = baseOf(table, state, unit);
  return {
    id,
    side: entryAt(table.sides, side).id,
    name,
    about: aboutUnit(table, unit),
    at: { x, y },
    heading,
    base: footprint,
    ...withStates(unitStates(context, unit)),
    orderText: doneBy(context, unit),
    isMine: isMine(context, { kind: 'unit', unit }),
    members: [],
  };
}

function commanderPiece(context: InteractionContext, corps: CorpsIndex): Piece {
  const { table, state } = context;
  const { side } = entryAt(table.corps, corps);
  const { x, y, heading } = standOfCommander(table, state, corps);
  const { moves } = entryAt(state.commands, corps).commander;
  return {
    id: commanderId(table, corps),
    side: entryAt(table.sides, side).id,
    name: commanderName(table, corps),
    about: aboutCommander(table, corps),
    at: { x, y },
    heading,
    base: table.sizes.commander,
    ...withStates(commanderStates(context, corps)),
    orderText: moves > 0 ? table.words.interaction.orderText.rode : null,
    isMine: isMine(context, { kind: 'commander', corps }),
    members: [],
  };
}
