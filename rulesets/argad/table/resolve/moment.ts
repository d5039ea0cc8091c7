/** A moment of the movement, kept for the shots that are taken in it. */
import type { Base, Tenths } from '@grognard/geometry';
import { type SnapshotDraft, snapshotOf } from '../bases.ts';
import { roomAlong, type WayGround } from '../field/ground.ts';
import type { Snapshot } from '../model.ts';
import type { Turn } from '../turn.ts';
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
    if (unit.kind === 'figure' && unit.way !== null) walkOn(turn, unit.which, unit.way, went, moment);
  });
  return moment;
}

function walkOn({ state }: Turn, man: number, way: WayGround, went: Tenths, moment: SnapshotDraft): void {
  if (went === 0) return;
  moment.room[man] = roomAlong(way, went);
  moment.swimming[man] = way.deep.some(({ from, to }) => from < went && went <= to);
  moment.posture[man] = state.orders[man]?.pace === 'crouch' ? 'crouched' : 'upright';
}
