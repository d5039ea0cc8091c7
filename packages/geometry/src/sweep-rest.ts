/** For how long two bodies cannot matter to each other, so that they need not be looked at in every part. */
import type { Base } from './base.ts';
import { baseDistance } from './contact.ts';
import { grainsPerTenth, partOf } from './path.ts';
import type { Tenths } from './point.ts';
import { isDone, nowBase, type SweptMover, wentIn, wentOf } from './sweep-mover.ts';
import type { MoverPair } from './sweep-pairs.ts';
import { pieceAt, type TrackPiece } from './track.ts';

/** A time after the end of any movement; a small whole number, which is stored faster than infinity. */
const never = 2 ** 29;

/** For so many parts one does not ask again whether two who go side by side may be put to rest. */
const sideBySide = 6;

/** Below this it is worth looking at the very places they come to, for so many parts. */
const close = 8;
const ahead = 16;

/** Puts a pair to rest from now on for as long as surely nothing can happen between the two. */
export function rest(pair: MoverPair, margin: Tenths, now: number): void {
  const { a, b } = pair;
  pair.isFragile = false;
  pair.wakes = now;
  if (isDone(a) && isDone(b)) {
    pair.wakes = never;
    return;
  }
  // Who has just been in the other's way will be so again.
  if (pair.closing === null || pair.blocked || --pair.restless > 0) return;
  const one = nowBase(a);
  const other = nowBase(b);
  const sure = restByCircles(one, other, pair.closing, margin);
  pair.wakes = now + sure;
  if (pair.wakes >= a.clock.end) return;
  let likely = restByWays(pair, one, other, margin);
  if (likely < close && sure < close) likely = Math.max(likely, restByPlaces(pair, one, other, margin));
  if (sure === 0 && likely <= 0) pair.restless = sideBySide;
  if (likely <= sure) return;
  pair.wakes = now + likely;
  pair.isFragile = true;
}

/** By the circles around them and how fast they are, whichever way they go. */
function restByCircles(one: Base, other: Base, closing: number, margin: Tenths): number {
  const reach = one.reach + other.reach;
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  // Places and distances along are rounded, each by a tenth or less, before and after; wheels to a tenth of a degree.
  const room = Math.sqrt(dx * dx + dy * dy) - reach - margin - 8 - reach / 256;
  return room <= 0 ? 0 : room >= closing * never ? never : Math.floor(room / closing);
}

/** The straight way a body is on: how far it goes in a part, and for how many more parts. */
interface RestOfWay {
  piece: TrackPiece | null;
  x: number;
  y: number;
  parts: number;
}

const wayA: RestOfWay = { piece: null, x: 0, y: 0, parts: 0 };
const wayB: RestOfWay = { piece: null, x: 0, y: 0, parts: 0 };

/** Writes down the straight way a body is on; answers whether it is on one, or stands. */
function findWay(mover: SweptMover, into: RestOfWay): boolean {
  const { base, track, at, want, clock } = mover;
  if (track === null || isDone(mover)) {
    into.piece = null;
    into.x = 0;
    into.y = 0;
    into.parts = never;
    return true;
  }
  const along = (at + wentOf(mover)) * grainsPerTenth;
  const piece = pieceAt(track, along + 1);
  if (piece === null || piece.kind === 'wheel') return false;
  // The first tenth of a piece may turn the base; to a round one that does nothing.
  if (!base.isRound && nowBase(mover).heading !== piece.pose.heading) return false;
  const tenths = piece.length / grainsPerTenth;
  const pace = want / clock.end;
  const left = (piece.start + piece.length - along) / grainsPerTenth;
  into.piece = piece;
  into.x = (piece.dx / tenths) * pace;
  into.y = (piece.dy / tenths) * pace;
  into.parts = Math.floor(left / pace) - 2;
  return true;
}

/** By where they are going, as long as both go straight on. */
function restByWays({ a, b }: MoverPair, one: Base, other: Base, margin: Tenths): number {
  // Half a tenth of rounding for each coordinate and up to a tenth along, for both.
  const room = baseDistance(one, other) - margin - 5;
  const canBeInStep = a.want === b.want && a.lost === b.lost;
  if (room <= 0 && !canBeInStep) return 0;
  if (!findWay(a, wayA) || !findWay(b, wayB)) return 0;
  const parts = Math.min(wayA.parts, wayB.parts);
  if (parts <= 0) return 0;
  if (canBeInStep && isInStep(a, wayA.piece, b, wayB.piece)) return parts;
  if (room <= 0) return 0;
  const dx = wayA.x - wayB.x;
  const dy = wayA.y - wayB.y;
  if (one.isRound && other.isRound) return Math.min(parts, untilDiscsMeet(one, other, margin + 5, dx, dy));
  const speed = Math.sqrt(dx * dx + dy * dy);
  return room >= speed * parts ? parts : Math.floor(room / speed);
}

/** In how many parts two round bases come as near to each other as a margin, when one goes so far a part as seen from the other. */
function untilDiscsMeet(one: Base, other: Base, margin: Tenths, dx: number, dy: number): number {
  const px = one.x - other.x;
  const py = one.y - other.y;
  const near = one.radius + other.radius + margin;
  const approach = -(px * dx + py * dy);
  if (approach <= 0) return never;
  const square = dx * dx + dy * dy;
  const rest = approach * approach - square * (px * px + py * py - near * near);
  return rest < 0 ? never : Math.floor((approach - Math.sqrt(rest)) / square);
}

/** By the places that two round bases come to part by part, as long as both go straight on: friends who walk nearly in touch for a whole turn. */
function restByPlaces(pair: MoverPair, one: Base, other: Base, margin: Tenths): number {
  const { a, b, meeting } = pair;
  if (!one.isRound || !other.isRound || pair.over || (pair.close && meeting === 'halt')) return 0;
  if (!findWay(a, wayA) || !findWay(b, wayB)) return 0;
  // Whoever halts is told of when it is within the margin, whoever waits stops before it.
  const near = one.radius + other.radius + margin + (meeting === 'halt' ? 1 : 0);
  const square = near * near;
  const parts = Math.min(ahead, wayA.parts, wayB.parts);
  for (let n = 1; n <= parts; n++) {
    const alongA = partAfter(a, wayA.piece, n);
    const alongB = partAfter(b, wayB.piece, n);
    const dx = xAt(a, wayA.piece, alongA, one) - xAt(b, wayB.piece, alongB, other);
    const dy = yAt(a, wayA.piece, alongA, one) - yAt(b, wayB.piece, alongB, other);
    if (dx * dx + dy * dy < square) return n - 1;
  }
  return parts;
}

/** How far along its piece a body is so many parts from now, in grains; below zero: it has not left its place. */
function partAfter(mover: SweptMover, piece: TrackPiece | null, parts: number): number {
  if (piece === null) return -1;
  const went = wentIn(mover, parts);
  return went === 0 ? -1 : (mover.at + went) * grainsPerTenth - piece.start;
}

function xAt({ base }: SweptMover, piece: TrackPiece | null, part: number, now: Base): Tenths {
  if (piece === null) return now.x;
  return part < 0 ? base.x : piece.pose.x + partOf(piece.dx, part, piece.length);
}

function yAt({ base }: SweptMover, piece: TrackPiece | null, part: number, now: Base): Tenths {
  if (piece === null) return now.y;
  return part < 0 ? base.y : piece.pose.y + partOf(piece.dy, part, piece.length);
}

/** Whether two at the same pace go the same way in step, so that even rounding moves them alike. */
function isInStep(a: SweptMover, one: TrackPiece | null, b: SweptMover, other: TrackPiece | null): boolean {
  return (
    one !== null &&
    other !== null &&
    one.dx === other.dx &&
    one.dy === other.dy &&
    one.length === other.length &&
    one.start - a.at * grainsPerTenth === other.start - b.at * grainsPerTenth
  );
}
