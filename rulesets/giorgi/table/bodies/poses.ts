/** The way of a body as poses along it: what a scene moves a piece through. */
import {
  type MovablePose,
  type Pose,
  poseAlong,
  type Tenths,
  type Track,
  trackLength,
} from '@grognard/geometry';

/** A wheel is told every so many tenths of its outer corner. */
const arc: Tenths = 150;

/** Where a body is at the start, at every bend, on wheels in between, and at the end; without what is already gone. */
export function posesOf(tracks: readonly Track[], gone: Tenths = 0): readonly Pose[] {
  const poses: Pose[] = [];
  let before = 0;
  for (const track of tracks) {
    const length = trackLength(track);
    const from = gone - before;
    before += length;
    if (from > length) continue;
    add(poses, from > 0 ? poseAt(track, from) : track.from);
    for (const along of placesOf(track)) if (along > from) add(poses, poseAt(track, along));
    add(poses, track.to);
  }
  return poses;
}

/** The pose so far along a track. */
export function poseAt(track: Track, along: Tenths): Pose {
  const pose: MovablePose = { x: 0, y: 0, heading: 0 };
  poseAlong(track, along, pose);
  return pose;
}

/** Ends of its pieces, and places on its wheels. */
function placesOf(track: Track): Tenths[] {
  const places: Tenths[] = [];
  const whole = trackLength(track);
  for (const { kind, start, length } of track.pieces) {
    const share = whole / track.grains;
    const from = start * share;
    const to = (start + length) * share;
    const parts = kind === 'wheel' ? Math.max(1, Math.ceil((to - from) / arc)) : 1;
    for (let n = 1; n <= parts; n++) places.push(Math.round(from + ((to - from) * n) / parts));
  }
  return places;
}

function add(poses: Pose[], { x, y, heading }: Pose): void {
  const last = poses.at(-1);
  if (last !== undefined && last.x === x && last.y === y && last.heading === heading) return;
  poses.push({ x, y, heading });
}
