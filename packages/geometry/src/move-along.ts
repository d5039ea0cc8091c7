/** A base moved along a track in place, without making a pose or a new base for every look. */
import { type MovableBase, moveBase, moveByCorner } from './base.ts';
import { type Angle, asHeading } from './heading.ts';
import { grainsPerTenth } from './path.ts';
import type { Tenths } from './point.ts';
import { type MovablePose, pieceAt, poseAlong, type Track, type TrackPiece } from './track.ts';

/** Moves a base that its owner may change to a place along a track. Its footprint is that of the track. */
export function moveAlong(track: Track, along: Tenths, base: MovableBase): void {
  const grains = along * grainsPerTenth;
  const piece = pieceAt(track, grains);
  if (piece !== null && piece.kind === 'wheel' && along < track.length && grains > 0) {
    wheelBase(base, piece, Math.trunc((piece.angle * (grains - piece.start)) / piece.length));
    return;
  }
  poseAlong(track, along, place);
  moveBase(base, place.x, place.y, place.heading);
}

const place: MovablePose = { x: 0, y: 0, heading: 0 };

/** Moves a base of the footprint that wheels to where it is when it has turned so far. */
export function wheelBase(base: MovableBase, { pose, about, pivot }: TrackPiece, turned: Angle): void {
  moveByCorner(base, asHeading(pose.heading + turned), about, pivot);
}
