/** Motion of a unit in a scene: along its path, facing along it. */

import type { Motion } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { motionAlong } from '@grognard/table-kit';
import type { GiorgiEvent, GiorgiEventOf } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Placement, State, Table } from '../state/model.ts';

/** The motion of an event. `state` is the one before it. */
export function motionOf(table: Table, state: State, event: GiorgiEvent): Motion | null {
  if (event.kind === 'rode') {
    const general = entryAt(state.generals, event.side);
    const piece = `general-${entryAt(table.sides, event.side).id}`;
    const way = [general, event].map(({ x, y }) => ({ x, y }));
    return { piece, way, headings: [0, 0], from: 0, to: 1 };
  }
  if (event.kind === 'moved') return along(table, state, event.unit, event.way, event.stands);
  return isShift(event) ? along(table, state, event.unit, [], event.stands) : null;
}

/** A change of placement without a path. */
function isShift(event: GiorgiEvent): event is GiorgiEventOf<'entered' | 'cameOut' | 'lost' | 'rallied'> {
  const { kind } = event;
  return kind === 'entered' || kind === 'cameOut' || kind === 'lost' || kind === 'rallied';
}

/** From its old to its new placement without a gap, or null if it stays. */
function along(
  table: Table,
  state: State,
  unit: UnitIndex,
  way: readonly Point[],
  stands: Placement,
): Motion | null {
  const { id } = entryAt(table.units, unit);
  return motionAlong(id, entryAt(state.units, unit).stands, way, stands)[0] ?? null;
}
