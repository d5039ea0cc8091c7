/** marchedTrack: the places of a body along its march, as far as it came. Where it was ordered to is not told. */
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
import type { EventOf, MarchedTrack } from '../../state/events.ts';
import type { State, Table } from '../../state/model.ts';

/** So many places of a march are shown, so that wheels are not cut short. */
const shown = 8;
/** Where a march ended is looked for so often along it. */
const look: Tenths = 50;

/** Null for a body that moved without a march of its own. `state` is the one before the event. */
export function marchedTrack(
  table: Table,
  state: State,
  { body: index, at, heading }: EventOf<'bodyMoved'>,
): MarchedTrack | null {
  const body = state.bodies[index];
  const march = state.marches[index] ?? null;
  if (body === undefined || march === null) return null;
  // A first turn or change of rank has been made before.
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

/** The part of the time that so much of an allowance takes. */
export function timeFor(length: Tenths, allowance: Tenths): number {
  return allowance <= 0 ? 1 : Math.max(1 / slices, Math.min(1, length / allowance));
}

function poseAt(track: Track, along: Tenths): MovablePose {
  const pose: MovablePose = { x: 0, y: 0, heading: 0 };
  poseAlong(track, Math.floor(along), pose);
  return pose;
}

/** How far along its track a body came to where it stands. */
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
