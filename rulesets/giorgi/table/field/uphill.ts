/** Uphill movement: from where the leading edge touches a higher step until the middle is on it (`terrain.rates`). */
import {
  angleBetween,
  asHeading,
  type Base,
  comesNear,
  crossesPolygon,
  type Edge,
  edgeOf,
  type HighGround,
  isInPolygon,
  levelAt,
  pieceAlong,
  quarterTurn,
  type Stretch,
  stretchesWhere,
  type Tenths,
  type Track,
} from '@grognard/geometry';

/** Distance between samples, in tenths of a millimetre. */
const step: Tenths = 40;

/** Stretches of a track on which a body goes uphill. */
export function uphillAlong(hills: readonly HighGround[], track: Track): readonly Stretch[] {
  // Away from every border the whole body is on one level.
  if (!hills.some(({ area }) => comesNear(track, area))) return [];
  return stretchesWhere(track, step, (base, along) => isGoingUp(hills, track, base, along)).stretches;
}

function isGoingUp(hills: readonly HighGround[], track: Track, base: Base, along: Tenths): boolean {
  const own = levelAt(hills, base.x, base.y);
  const [a, b] = edgeOf(base, leadingEdge(track, base, along));
  return hills.some(
    ({ area, level }) =>
      level > own &&
      (isInPolygon(area, a.x, a.y) ||
        isInPolygon(area, b.x, b.y) ||
        crossesPolygon(area, a.x, a.y, b.x, b.y)),
  );
}

/** The leading edge at this place. In a wheel, the front. */
function leadingEdge(track: Track, base: Base, along: Tenths): Edge {
  const piece = pieceAlong(track, along);
  if (piece === null || piece.kind === 'wheel') return 'front';
  const turn = asHeading(piece.way - base.heading);
  if (angleBetween(turn, 0) <= quarterTurn / 2) return 'front';
  if (angleBetween(turn, 2 * quarterTurn) <= quarterTurn / 2) return 'rear';
  return turn < 2 * quarterTurn ? 'left' : 'right';
}
