/** Terrain laid by the players in turn, and the choice of edges (`scenario.terrain`). */

import { listBy } from '@grognard/lists';
import { objectionsToPiece } from '../../field/index.ts';
import type { GiorgiCommandOf } from '../../state/commands.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table, TableEdge } from '../../state/model.ts';
import { otherSide } from '../../state/sides.ts';
import type { Refusals, Turn } from '../../state/turn.ts';

/** Whether a side may still lay a piece. */
export function mayLay({ rules }: Table, { laid, passed }: State, side: SideIndex): boolean {
  const own = laid.filter((piece) => piece.side === side).length;
  return !passed.includes(side) && own < Math.round(rules.table.terrain.pieces);
}

/** Refusals of laying a piece. */
export function againstLaying(table: Table, state: State, command: GiorgiCommandOf<'lay'>): Refusals {
  const { piece, at, heading } = command;
  return piece === null ? [] : objectionsToPiece(table, state, { piece, ...at, heading });
}

/** Lays a piece, or passes for good. The sides alternate while both have pieces left. */
export function lay(
  { table, state, resolution }: Turn,
  side: SideIndex,
  command: GiorgiCommandOf<'lay'>,
): void {
  const { piece, at, heading } = command;
  const laid = piece === null ? null : { piece, side, x: at.x, y: at.y, heading };
  const other = otherSide(side);
  const next = mayLay(table, state, other) ? other : side;
  const event = { kind: 'pieceLaid', side, piece: laid, next } as const;
  resolution.emit(next === side ? event : { ...event, fixed: true });
}

/** The second side picks its edge, and the first gets the other. */
export function takeEdge({ state, resolution }: Turn, side: SideIndex, edge: TableEdge): void {
  const other: TableEdge = edge === 'south' ? 'north' : 'south';
  resolution.emit({
    kind: 'edgeTaken',
    edges: listBy(state.edges.map((_, index) => (index === side ? edge : other))),
  });
}
