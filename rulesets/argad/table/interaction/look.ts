/** The look of proposals: ghosts of pieces, paths with their ruler. */

import type { PieceItem } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { pieceOf } from '../../looks/figures.ts';
import type { ScenarioFigure } from '../../scenarios/shape.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { FigureState, Table } from '../state/model.ts';

const rosters = new WeakMap<Table, readonly ScenarioFigure[]>();

/** The figures of the scenario in the order of the roster. */
function rosterOf(table: Table): readonly ScenarioFigure[] {
  let roster = rosters.get(table);
  if (roster === undefined) {
    roster = table.scenario.sides.flatMap(({ figures }) => figures);
    rosters.set(table, roster);
  }
  return roster;
}

/** A figure at its proposed place. */
export function ghostOf(table: Table, figureIndex: FigureIndex, figure: FigureState): PieceItem {
  const { id, side, firearms } = entryAt(table.roster, figureIndex);
  const { x, y, heading, mounted, loaded, posture, known, room } = figure;
  const [piece] = pieceOf(entryAt(rosterOf(table), figureIndex), entryAt(table.sides, side).id, {
    id,
    at: { x, y },
    heading,
    mounted,
    loaded: firearms.length > 0 ? loaded > 0 : null,
    posture,
    hidden: known !== 2 ** table.sides.length - 1,
    room: room === none ? null : entryAt(table.field.rooms, room).id,
  });
  return { ...(piece as PieceItem), id: `ghost:${id}`, ghost: true };
}
