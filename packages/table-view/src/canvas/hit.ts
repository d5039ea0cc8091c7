/** Graspable: hit tests for the pieces under a finger or a pointer. */
import type { Item } from '@grognard/engine';
import type { Footprint, Point } from '@grognard/geometry';
import { lengthOf, shifted } from '../shapes.ts';

/** A piece or formed body that can be grasped. */
export interface Graspable {
  readonly id: string;
  readonly at: Point;
  readonly heading: number;
  readonly base: Footprint;
  /** True for a formed body, missing for a single piece. */
  readonly isBody?: true;
}

/** Pieces of a list that can be grasped. Ghosts cannot. */
export function graspablesIn(items: readonly Item[]): Graspable[] {
  return items.flatMap((item): Graspable[] => {
    if (item.kind === 'piece') return item.ghost ? [] : [item];
    if (item.kind !== 'formation' || item.ghost) return [];
    const { id, at, heading, width, depth } = item;
    return [{ id, at, heading, base: { shape: 'rectangle', width, depth }, isBody: true }];
  });
}

/** Distance of a place from a base in tenths of a millimetre. 0 on it. */
export function toBase({ at, heading, base }: Graspable, place: Point): number {
  if (base.shape === 'round') return Math.max(0, lengthOf(at, place) - base.radius);
  const back = heading === 0 ? 0 : 3600 - heading;
  const local = shifted({ x: 0, y: 0 }, back, place.x - at.x, place.y - at.y);
  const ahead = Math.max(0, Math.abs(local.x) - (base.depth * (base.ranks ?? 1)) / 2);
  const aside = Math.max(0, Math.abs(local.y) - (base.width * (base.files ?? 1)) / 2);
  return lengthOf({ x: 0, y: 0 }, { x: ahead, y: aside });
}

/** Greatest distance of a base's rim from its middle, in tenths of a millimetre. */
export function reachOfBase(base: Footprint): number {
  if (base.shape === 'round') return base.radius;
  return Math.min(base.depth * (base.ranks ?? 1), base.width * (base.files ?? 1)) / 2;
}

/** Half the width of a finger, in CSS pixels. */
export const fingerReach = 22;

/** All pieces at a place, nearest first: on the base, or within the slop around its middle. */
export function graspedAt(
  pieces: readonly Graspable[],
  place: Point,
  { scale, slop }: { readonly scale: number; readonly slop: number },
): string[] {
  const perPixel = 100 / scale;
  return pieces
    .map((piece) => ({
      id: piece.id,
      gap: toBase(piece, place),
      room: Math.max(0, slop * perPixel - reachOfBase(piece.base)),
      away: lengthOf(piece.at, place),
    }))
    .filter(({ gap, room }) => gap <= room)
    .sort((a, b) => a.gap - b.gap || a.away - b.away)
    .map(({ id }) => id);
}

/** Pieces whose middle is inside the box between two corners, in the order of the list. */
export function graspedIn(pieces: readonly Graspable[], corner: Point, opposite: Point): string[] {
  const isBetween = (value: number, a: number, b: number) =>
    value >= Math.min(a, b) && value <= Math.max(a, b);
  return pieces
    .filter(({ at }) => isBetween(at.x, corner.x, opposite.x) && isBetween(at.y, corner.y, opposite.y))
    .map(({ id }) => id);
}
