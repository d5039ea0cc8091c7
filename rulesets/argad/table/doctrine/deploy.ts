/** `asPrinted`: a deployment as the scenario has it, for a player who takes changes back. */
import { absent, none } from '@grognard/lists';
import { startState } from '../setup/start.ts';
import type { SideIndex } from '../state/indices.ts';
import type { FigureState, State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';

/** Places every figure of a side that stands otherwise than the scenario places it. Bodies and crews stay where they are. */
export function asPrinted(table: Table, state: State, side: SideIndex): readonly ArgadCommand[] {
  const start = startState(table);
  return table.roster.flatMap(({ id, index, side: own }): readonly ArgadCommand[] => {
    const printed = start.figures[index] ?? absent(start.figures, index);
    const { x, y, heading, posture, room, body, vessel, known } = printed;
    if (own !== side || body !== none || vessel !== none) return [];
    if (isSamePlace(printed, state.figures[index] ?? absent(state.figures, index))) return [];
    return [
      {
        kind: 'place',
        figure: id,
        at: { x, y },
        heading,
        posture,
        secret: known === 1 << side,
        room: table.field.rooms[room]?.id ?? null,
      },
    ];
  });
}

function isSamePlace(one: FigureState, other: FigureState): boolean {
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.heading === other.heading &&
    one.posture === other.posture &&
    one.room === other.room
  );
}
