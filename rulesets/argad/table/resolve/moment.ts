/** A moment of the movement, kept for the shots that are taken in it. */
import { type Base, isPointInBase, type MovablePose, poseAlong, type Tenths } from '@grognard/geometry';
import { type SnapshotDraft, snapshotOf } from '../bases.ts';
import { roomAlong, type WayGround } from '../field/ground.ts';
import type { Snapshot } from '../model.ts';
import type { Turn } from '../turn.ts';
import { boatBase } from './boats.ts';
import { placeMembers } from './move-places.ts';
import type { Unit } from './move-units.ts';

/** How far a unit has come, and where it is. */
export interface Underway {
  readonly went: Tenths;
  readonly base: Base;
}

/** Where and how everybody is while they move. The state still has them where they set out. */
export function momentOf(
  turn: Turn,
  units: readonly Unit[],
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
    if (unit.vessel >= 0) stepOff(turn, unit.which, base, moment);
  });
  return moment;
}

const pose: MovablePose = { x: 0, y: 0, heading: 0 };

/** The same moment with a shooter at the very point that his order names (`turn.shot-moving`). */
export function fromPoint(turn: Turn, moment: Snapshot, unit: Unit, along: Tenths): Snapshot {
  const { kind, which: man, track, way } = unit;
  // Who is rowed or marches in the ranks fires from where these are in that slice.
  if (kind !== 'figure' || way === null) return moment;
  poseAlong(track!, along, pose);
  const at: SnapshotDraft = {
    ...moment,
    x: [...moment.x],
    y: [...moment.y],
    heading: [...moment.heading],
    room: [...moment.room],
    vessel: [...moment.vessel],
    mounted: [...moment.mounted],
    swimming: [...moment.swimming],
    posture: [...moment.posture],
    loaded: [...moment.loaded],
  };
  at.x[man] = pose.x;
  at.y[man] = pose.y;
  at.heading[man] = pose.heading;
  at.loaded[man] = turn.state.figures[man]!.loaded;
  walkOn(turn, man, way, along, at);
  return at;
}

function walkOn({ state }: Turn, man: number, way: WayGround, went: Tenths, moment: SnapshotDraft): void {
  moment.room[man] = roomAlong(way, went);
  moment.swimming[man] = way.deep.some(({ from, to }) => from < went && went <= to);
  // Powder that has been in deep water is spoiled on the other bank too (`water.swimmer-shoots`).
  if (way.deep.some(({ from }) => from < went)) moment.loaded[man] = 0;
  moment.posture[man] = state.orders[man]?.pace === 'crouch' ? 'crouched' : 'upright';
}

/** Whoever has walked off the deck by order is aboard no more. */
function stepOff({ table, state }: Turn, man: number, { x, y }: Base, moment: SnapshotDraft): void {
  if (state.orders[man]?.ashore !== true) return;
  if (!isPointInBase(boatBase(table, state, moment.vessel[man]!), x, y)) moment.vessel[man] = -1;
}
