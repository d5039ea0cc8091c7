/** moveAlong: moves a base along a track in place, without allocating a pose or base for every test. */
import { type MovableBase, moveBase, moveByCorner } from './base.ts';
import { type Angle, asHeading } from './heading.ts';
import { grainsPerTenth } from './path.ts';
import type { Tenths } from './point.ts';
import { type MovablePose, pieceAt, poseAlong, type Track, type TrackPiece } from './track.ts';

/** Moves a mutable base to a place along a track. Its footprint is that of the track. */
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

/** Moves a wheeling base to its position after this part of the turn. */
export function wheelBase(base: MovableBase, { pose, about, pivot }: TrackPiece, turned: Angle): void {
  moveByCorner(base, asHeading(pose.heading + turned), about, pivot);
}
