/** `marchedTrack`: the positions of a body along its march, as far as it went. The rest of the order stays secret. */
import {
  type MovablePose,
  type Point,
  placeBase,
  pointDistance,
  poseAlong,
  type Tenths,
  type Track,
  trackBySteps,
  trackLength,
} from '@grognard/geometry';
import { directionOf } from '../../actions/march.ts';
import { bodyFootprint } from '../../bodies/bases.ts';
import { drillOf } from '../../bodies/drill.ts';
import { slowestOf } from '../../bodies/move-facts.ts';
import { slices } from '../../flow/movement/slices.ts';
import type { ArgadEventOf, MarchedTrack } from '../../state/events.ts';
import type { State, Table } from '../../state/model.ts';

/** The number of positions of a march that are shown, enough that wheels are not cut. */
const shown = 8;
/** The sampling interval in the search for the end of a march. */
const look: Tenths = 50;

/** Null for a body that moved without a march order. `state` is the one before the event. */
export function marchedTrack(
  table: Table,
  state: State,
  { body: index, at, heading }: ArgadEventOf<'bodyMoved'>,
): MarchedTrack | null {
  const body = state.bodies[index];
  const march = state.marches[index] ?? null;
  if (body === undefined || march === null) return null;
  // A first turn or change of rank has already been made.
  const track = trackBySteps(placeBase(bodyFootprint(state, body), body), drillOf(march).steps);
  const went = wentAlong(track, at);
  const { tenths } = slowestOf(table, state, body, {
    direction: directionOf(march),
    intoContact: false,
    grounds: [],
  });
  const along = Array.from({ length: shown }, (_, n) => poseAt(track, (went * n) / shown));
  return { poses: [...along, { x: at.x, y: at.y, heading }], share: timeFor(went, tenths) };
}

/** The share of the turn's time that this part of an allowance takes. */
export function timeFor(length: Tenths, allowance: Tenths): number {
  return allowance <= 0 ? 1 : Math.max(1 / slices, Math.min(1, length / allowance));
}

function poseAt(track: Track, along: Tenths): MovablePose {
  const pose: MovablePose = { x: 0, y: 0, heading: 0 };
  poseAlong(track, Math.floor(along), pose);
  return pose;
}

/** The distance along its track at which a body stands. */
function wentAlong(track: Track, { x, y }: Point): Tenths {
  const length = trackLength(track);
  let best = length;
  let least = Number.POSITIVE_INFINITY;
  for (let along = 0; along < length + look; along += look) {
    const pose = poseAt(track, Math.min(along, length));
    const away = pointDistance(Math.round(pose.x), Math.round(pose.y), x, y);
    if (away >= least) continue;
    least = away;
    best = Math.min(along, length);
  }
  return best;
}
