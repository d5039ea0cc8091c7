/** For how long two bodies cannot matter to each other, so that they need not be looked at in every part. */
import type { Base } from './base.ts';
import { baseDistance } from './contact.ts';
import { grainsPerTenth } from './path.ts';
import type { Tenths } from './point.ts';
import { isDone, type Mover, nowBase, wentOf } from './sweep-mover.ts';
import type { Pair } from './sweep-pairs.ts';
import { type Piece, pieceAt } from './track.ts';

/** A time after the end of any movement; a small whole number, which is stored faster than infinity. */
const never = 2 ** 29;

/** Below this it is worth looking at which way they go. */
const soon = 24;

/** Puts a pair to rest from now on for as long as surely nothing can happen between the two. */
export function rest(pair: Pair, margin: Tenths, now: number): void {
  const { a, b } = pair;
  pair.isFragile = false;
  pair.wakes = now;
  if (isDone(a) && isDone(b)) {
    pair.wakes = never;
    return;
  }
  if (pair.closing === null) return;
  const one = nowBase(a);
  const other = nowBase(b);
  const sure = restByCircles(one, other, pair.closing, margin);
  pair.wakes = now + sure;
  if (sure >= soon) return;
  const likely = restByWays(pair, one, other, margin);
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
interface Way {
  readonly piece: Piece | null;
  readonly x: number;
  readonly y: number;
  readonly parts: number;
}

const standing: Way = { piece: null, x: 0, y: 0, parts: never };

function wayOf(mover: Mover): Way | null {
  const { track, at, want, clock } = mover;
  if (track === null || isDone(mover)) return standing;
  const along = (at + wentOf(mover)) * grainsPerTenth;
  const piece = pieceAt(track, along + 1);
  // The first tenth of a piece may turn the base.
  if (piece === null || piece.kind === 'wheel' || nowBase(mover).heading !== piece.pose.heading) return null;
  const tenths = piece.length / grainsPerTenth;
  const pace = want / clock.end;
  const left = (piece.start + piece.length - along) / grainsPerTenth;
  return {
    piece,
    x: (piece.dx / tenths) * pace,
    y: (piece.dy / tenths) * pace,
    parts: Math.floor(left / pace) - 2,
  };
}

/** By where they are going, as long as both go straight on. */
function restByWays({ a, b }: Pair, one: Base, other: Base, margin: Tenths): number {
  // Half a tenth of rounding for each coordinate and up to a tenth along, for both.
  const room = baseDistance(one, other) - margin - 5;
  const canBeInStep = a.want === b.want && a.lost === b.lost;
  if (room <= 0 && !canBeInStep) return 0;
  const wayA = wayOf(a);
  const wayB = wayOf(b);
  if (wayA === null || wayB === null) return 0;
  const parts = Math.min(wayA.parts, wayB.parts);
  if (parts <= 0) return 0;
  if (canBeInStep && isInStep(a, wayA.piece, b, wayB.piece)) return parts;
  const dx = wayA.x - wayB.x;
  const dy = wayA.y - wayB.y;
  const speed = Math.sqrt(dx * dx + dy * dy);
  if (room <= 0) return 0;
  return room >= speed * parts ? parts : Math.floor(room / speed);
}

/** Whether two at the same pace go the same way in step, so that even rounding moves them alike. */
function isInStep(a: Mover, one: Piece | null, b: Mover, other: Piece | null): boolean {
  return (
    one !== null &&
    other !== null &&
    one.dx === other.dx &&
    one.dy === other.dy &&
    one.length === other.length &&
    one.start - a.at * grainsPerTenth === other.start - b.at * grainsPerTenth
  );
}
