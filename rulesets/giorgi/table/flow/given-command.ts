/** Lookup of the units and shots that a command names. */

import { type InvalidCommand, invalidCommand } from '@grognard/engine';
import { entryAt, lookUp, none, stored } from '@grognard/lists';
import type { FireCommand } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { Shot, State, Table } from '../state/model.ts';

/** A unit of the side on the table by its id, or an invalid command. */
export function ownUnit(table: Table, state: State, side: SideIndex, id: string): UnitIndex | InvalidCommand {
  const unit = table.unitOf.get(id);
  if (unit === undefined) return invalidCommand('value', 'unit', `there is no unit "${id}"`);
  if (entryAt(table.units, unit).side !== side)
    return invalidCommand('value', 'unit', `"${id}" is not yours`);
  return entryAt(state.units, unit).status === 'on'
    ? unit
    : invalidCommand('value', 'unit', `"${id}" is not on the table`);
}

/** An enemy on the table by its id, or an invalid command. */
export function enemyUnit(
  table: Table,
  state: State,
  side: SideIndex,
  id: string,
): UnitIndex | InvalidCommand {
  const unit = table.unitOf.get(id);
  if (unit === undefined) return invalidCommand('value', 'target', `there is no unit "${id}"`);
  if (entryAt(table.units, unit).side === side)
    return invalidCommand('value', 'target', `"${id}" is one of yours`);
  return entryAt(state.units, unit).status === 'on'
    ? unit
    : invalidCommand('value', 'target', `"${id}" is not on the table`);
}

export function shotIn({ unitOf }: Table, command: FireCommand): Shot {
  const { unit, shot, target, face, piece, at, bases } = command;
  return {
    unit: lookUp(unitOf, unit),
    shot,
    target: target === null ? none : lookUp(unitOf, target),
    face: stored(face),
    piece: stored(piece),
    at,
    bases,
  };
}

export function fireOf({ units }: Table, shot: Shot): FireCommand {
  return {
    kind: 'fire',
    unit: entryAt(units, shot.unit).id,
    shot: shot.shot,
    target: shot.target === none ? null : entryAt(units, shot.target).id,
    face: shot.face < 0 ? null : shot.face,
    piece: shot.piece < 0 ? null : shot.piece,
    at: shot.at,
    bases: shot.bases,
  };
}
