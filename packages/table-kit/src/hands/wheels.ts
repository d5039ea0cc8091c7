/** Wheels that lead a formed body to a place: so far that the place then lies straight ahead, or part of the way. */
import {
  asHeading,
  type Base,
  cornerOf,
  halfSizes,
  headingTo,
  type Point,
  squaredDistance,
  type Tenths,
  turnBetween,
} from '@grognard/geometry';

/** A wheel about a front corner. */
export interface Wheel {
  readonly about: 'left' | 'right';
  /** In tenths of a degree, above 0. */
  readonly angle: number;
}

/** A wheel, and how far the place then lies ahead of the middle. */
export interface WheelOnward extends Wheel {
  readonly ahead: Tenths;
}

export const abouts = ['left', 'right'] as const;

/** The wheel about a front corner after which a place lies straight ahead of the middle. Null if no wheel brings it there. */
export function wheelTo(body: Base, about: Wheel['about'], to: Point): WheelOnward | null {
  const pivot = cornerOf(body, about === 'left' ? 'front-left' : 'front-right');
  const { front: half, depth: deep } = halfSizes(body);
  const away = squaredDistance(pivot.x, pivot.y, to.x, to.y) - half * half;
  const bearing = headingTo(to.x - pivot.x, to.y - pivot.y);
  if (away <= 0 || bearing === null) return null;
  const ahead = Math.floor(Math.sqrt(away));
  // The middle moves half a front beside the corner that stands still.
  const aside = headingTo(ahead, half);
  if (aside === null) return null;
  const facing = asHeading(about === 'left' ? bearing + aside : bearing - aside);
  const turn = turnBetween(body.heading, facing);
  const angle = about === 'left' ? turn : -turn;
  return angle <= 0 ? null : { about, angle, ahead: Math.max(0, ahead + deep) };
}

const shares = [1, 2 / 3, 1 / 3] as const;

/** Wheels towards a place about a front corner: by the whole angle, and by parts of it. */
export function wheelsTowards(body: Base, about: Wheel['about'], to: Point): readonly Wheel[] {
  const facing = headingTo(to.x - Math.round(body.x), to.y - Math.round(body.y));
  const turn = facing === null ? 0 : turnBetween(body.heading, facing);
  const whole = about === 'left' ? turn : -turn;
  return shares
    .map((share): Wheel => ({ about, angle: Math.round(whole * share) }))
    .filter(({ angle }) => angle > 0);
}
