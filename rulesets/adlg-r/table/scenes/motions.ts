/** Motions of a scene: units and commanders along their ways, facing along them. */
import type { Motion } from '@grognard/engine';
import type { Pose } from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import { motionAlong } from '@grognard/table-kit';
import { commanderId } from '../../looks/units.ts';
import { poseOfCommander } from '../actions/command/index.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';

/** The motions of an event. `state` is the one before it. */
export function motionsOf(table: Table, state: State, event: AdlgEvent): Motion[] {
  if (event.kind === 'moved')
    return event.ways.flatMap(({ unit, way }) => along(entryAt(table.units, unit).id, way));
  if (event.kind !== 'rode') return [];
  return along(commanderId(table, event.corps), [poseOfCommander(table, state, event.corps), event.pose]);
}

/** Along its poses, or nothing if it stays. */
function along(piece: string, way: readonly Pose[]): Motion[] {
  const [first] = way;
  return first === undefined ? [] : motionAlong(piece, first, way.slice(1, -1), lastOf(way));
}
