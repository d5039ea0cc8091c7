/** cutAtAmbush: an order goes on past empty markers and ends where somebody lies in one (`deploy.ambush-reveal`). */
import type { Pose } from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import { markersOnWay, reveal } from '../actions/ambush/index.ts';
import type { Manoeuvre } from '../actions/move/index.ts';
import type { Turn } from '../state/turn.ts';

/** Poses of each unit at the bends of its way, the last where it ends, and the share of the way that was gone. */
export interface CutWay {
  readonly ways: readonly (readonly Pose[])[];
  readonly share: number;
}

export function cutAtAmbush(turn: Turn, { units, from, legs }: Manoeuvre): CutWay {
  const { table, state, resolution } = turn;
  const looks = legs.flatMap((leg) => leg.looks);
  let last = looks.length - 1;
  for (const { marker, by, look } of markersOnWay(table, state, units, looks)) {
    const { units: hidden } = entryAt(state.markers, marker);
    if (hidden !== null && hidden.length > 0) {
      last = look;
      break;
    }
    resolution.emit({ kind: 'found', marker, by, fixed: true });
    reveal(turn, marker, [], 'found');
  }
  const bends = bendsTo(legs, last);
  return {
    ways: units.map((_, n) => [entryAt(from, n), ...bends.map((poses) => entryAt(poses, n))]),
    share: looks.length === 0 ? 1 : (last + 1) / looks.length,
  };
}

/** Poses at the end of each leg up to a look, and at that look. */
function bendsTo(legs: Manoeuvre['legs'], last: number): (readonly Pose[])[] {
  const bends: (readonly Pose[])[] = [];
  let passed = 0;
  for (const { looks } of legs) {
    if (passed > last) break;
    const here = Math.min(looks.length - 1, last - passed);
    bends.push(here === looks.length - 1 ? lastOf(looks) : entryAt(looks, here));
    passed += looks.length;
  }
  return bends;
}
