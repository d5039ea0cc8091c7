/** `momentOf`: a snapshot during movement, kept for the shots fired then. */

import { type Base, isPointInBase, type MovablePose, poseAlong, type Tenths } from '@grognard/geometry';
import { entryAt, listBy, none, numberAt } from '@grognard/lists';
import { type SnapshotDraft, snapshotOf } from '../../bodies/bases.ts';
import { boatBase } from '../../bodies/boats.ts';
import { roomAlong, type WayGround } from '../../field/ground.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Snapshot } from '../../state/model.ts';
import type { Turn } from '../turn/turn.ts';
import { placeMembers } from './move-places.ts';
import type { MovingUnit } from './move-units.ts';

/** A unit's distance along its track, and its base there. */
export interface Underway {
  readonly went: Tenths;
  readonly base: Base;
}

/** Positions and states of all figures during movement. The state still has them where they set out. */
export function momentOf(
  turn: Turn,
  units: readonly MovingUnit[],
  slice: number,
  underway: (unit: number) => Underway,
): Snapshot {
  const moment = snapshotOf(turn.state, slice);
  units.forEach((unit, u) => {
    if (unit.want === 0) return;
    const { went, base } = underway(u);
    placeMembers(turn.state, unit, base, moment);
    if (unit.kind !== 'figure' || unit.way === null || went === 0) return;
    walkOn(turn, unit.which, unit.way, went, moment);
    if (unit.vessel !== none) stepOff(turn, unit.which, base, moment);
  });
  return moment;
}

const pose: MovablePose = { x: 0, y: 0, heading: 0 };

/** The same moment with the shooter exactly at the point that its order names (`turn.shot-moving`). */
export function fromPoint(turn: Turn, moment: Snapshot, unit: MovingUnit, along: Tenths): Snapshot {
  const { kind, which: figure, track, way } = unit;
  // A figure in a boat or in ranks fires from where these are in that slice.
  if (kind !== 'figure' || way === null) return moment;
  poseAlong(track!, along, pose);
  const at: SnapshotDraft = {
    ...moment,
    x: listBy([...moment.x]),
    y: listBy([...moment.y]),
    heading: listBy([...moment.heading]),
    room: listBy([...moment.room]),
    vessel: listBy([...moment.vessel]),
    mounted: listBy([...moment.mounted]),
    swimming: listBy([...moment.swimming]),
    posture: listBy([...moment.posture]),
    loaded: listBy([...moment.loaded]),
  };
  at.x[figure] = pose.x;
  at.y[figure] = pose.y;
  at.heading[figure] = pose.heading;
  at.loaded[figure] = entryAt(turn.state.figures, figure).loaded;
  walkOn(turn, figure, way, along, at);
  return at;
}

function walkOn(
  { state }: Turn,
  figure: FigureIndex,
  way: WayGround,
  went: Tenths,
  moment: SnapshotDraft,
): void {
  moment.room[figure] = roomAlong(way, went);
  moment.swimming[figure] = way.deep.some(({ from, to }) => from < went && went <= to);
  // Powder that has been in deep water stays spoilt on the other bank (`water.swimmer-shoots`).
  if (way.deep.some(({ from }) => from < went)) moment.loaded[figure] = 0;
  moment.posture[figure] = state.orders[figure]?.pace === 'crouch' ? 'crouched' : 'upright';
}

/** A figure that has walked off the deck by order is no longer aboard. */
function stepOff({ table, state }: Turn, figure: FigureIndex, { x, y }: Base, moment: SnapshotDraft): void {
  if (state.orders[figure]?.ashore !== true) return;
  const vessel = numberAt(moment.vessel, figure);
  if (vessel !== none && !isPointInBase(boatBase(table, state, vessel), x, y)) moment.vessel[figure] = none;
}
