/** Poses of a body along its path, through which a scene moves the piece. */
import {
  type MovablePose,
  type Pose,
  poseAlong,
  type Tenths,
  type Track,
  trackLength,
} from '@grognard/geometry';

/** Distance between poses on a wheel, along its outer corner, in tenths of a millimetre. */
const arc: Tenths = 150;

/** Poses at the start, at every bend, along wheels, and at the end, without the part already covered. */
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

/** The pose at this distance along a track. */
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
