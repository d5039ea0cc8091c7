/** rest: for how long two bodies cannot affect each other and need not be tested in every part. */
import type { Base } from './base.ts';
import { baseDistance } from './contact.ts';
import { grainsPerTenth, partOf } from './path.ts';
import type { Tenths } from './point.ts';
import { isDone, nowBase, type SweptMover, wentIn, wentOf } from './sweep-mover.ts';
import type { MoverPair } from './sweep-pairs.ts';
import { pieceAt, type TrackPiece } from './track.ts';

/** A time after the end of any movement. A small whole number is stored faster than infinity. */
const never = 2 ** 29;

/** Number of parts before two bodies side by side are tested again for rest. */
const sideBySide = 6;

/** Below `close` parts of rest it is worth testing their exact positions, for `ahead` parts. */
const close = 8;
const ahead = 16;

/** Puts a pair to rest for as long as nothing can happen between its bodies. */
export function rest(pair: MoverPair, margin: Tenths, now: number): void {
  const { a, b } = pair;
  pair.isFragile = false;
  pair.wakes = now;
  if (isDone(a) && isDone(b)) {
    pair.wakes = never;
    return;
  }
  // Bodies that have just blocked each other will do so again.
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

/** Rest from the circles around the bodies and their speeds, whatever their directions. */
function restByCircles(one: Base, other: Base, closing: number, margin: Tenths): number {
  const reach = one.reach + other.reach;
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  // Positions and distances along are rounded by up to a tenth each, before and after. Wheels are rounded to a tenth of a degree.
  const room = Math.sqrt(dx * dx + dy * dy) - reach - margin - 8 - reach / 256;
  return room <= 0 ? 0 : room >= closing * never ? never : Math.floor(room / closing);
}

/** The current straight run of a body: its movement in each part, and the number of parts left. */
interface RestOfWay {
  piece: TrackPiece | null;
  x: number;
  y: number;
  parts: number;
}

const wayA: RestOfWay = { piece: null, x: 0, y: 0, parts: 0 };
const wayB: RestOfWay = { piece: null, x: 0, y: 0, parts: 0 };

/** Writes the straight run of a body, and returns whether it is on one or stands. */
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
  // The first tenth of a piece may turn the base, which does not affect a round one.
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

/** Rest from the directions of the bodies, while both go straight on. */
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

/** Parts until two round bases are within a margin, with dx, dy as their relative movement in each part. */
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

/**
 * Rest from the exact positions of two round bases in each part, while both go straight on. Meant for friends who walk almost in
 * contact for a whole turn.
 */
function restByPlaces(pair: MoverPair, one: Base, other: Base, margin: Tenths): number {
  const { a, b, meeting } = pair;
  if (!one.isRound || !other.isRound || pair.over || (pair.close && meeting === 'halt')) return 0;
  if (!findWay(a, wayA) || !findWay(b, wayB)) return 0;
  // Bodies that halt are reported when they are within the margin. Bodies that wait stop before it.
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

/** Distance along its piece after `parts` more parts, in grains. Below zero if the body has not left its place. */
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

/** Whether two bodies move in the same direction and pace in step, so that even rounding moves them alike. */
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
