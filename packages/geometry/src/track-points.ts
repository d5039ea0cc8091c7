/** Points of a base along its track, for rulers and drawn paths. */
import { cornerOf, frontOf, placeBase } from './base.ts';
import { grainsPerTenth } from './path.ts';
import type { Point, Tenths } from './point.ts';
import { type MovablePose, poseAlong, type Track } from './track.ts';

/** Distance between samples of a wheel: 1 cm, in tenths of a millimetre. */
const look: Tenths = 100;

/** A point of a base by which its move is measured. */
export type MeasuredCorner = 'front-left' | 'front-right' | 'front' | 'middle';

/** The outer corner of the first wheel, or without one the middle of the front. */
export function measuredCorner(tracks: readonly Track[]): MeasuredCorner {
  for (const { pieces } of tracks)
    for (const { kind, about } of pieces)
      if (kind === 'wheel') return about === 'front-left' ? 'front-right' : 'front-left';
  return 'front';
}

/** The way of a point of the base between two distances along its track: straight parts by their ends, wheels by samples. */
export function pointsOfTrack(track: Track, from: Tenths, to: Tenths, at: MeasuredCorner): Point[] {
  const pose: MovablePose = { x: 0, y: 0, heading: 0 };
  return marksBetween(track, from, to).map((along) => {
    poseAlong(track, along, pose);
    const { x, y, heading } = pose;
    const base = placeBase(track.footprint, { x: Math.round(x), y: Math.round(y), heading });
    if (at === 'middle') return { x: base.x, y: base.y };
    return at === 'front' ? frontOf(base) : cornerOf(base, at);
  });
}

/** Both ends, the bends between, and the samples of wheels. */
function marksBetween({ pieces }: Track, from: Tenths, to: Tenths): Tenths[] {
  const marks = [from];
  for (const { kind, start, length } of pieces) {
    const [begin, end] = [start, start + length].map((grains) => Math.floor(grains / grainsPerTenth));
    if (begin === undefined || end === undefined) continue;
    if (kind === 'wheel') for (let along = begin + look; along < end; along += look) marks.push(along);
    marks.push(end);
  }
  return [...marks.filter((along, n) => n === 0 || (along > from && along < to)), to];
}
