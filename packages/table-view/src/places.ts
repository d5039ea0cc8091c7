/** placesOn: named places of a table in its picture, for listing them beside it where letters on it would be too small. */
import type { DisplayList } from '@grognard/engine';
import { namesOf } from './over/labels.ts';

export interface NamedPlace {
  readonly name: string;
  /** From the left and from the top of the picture, in percent of its size. */
  readonly left: number;
  readonly top: number;
}

/** Width of the paper round a table of this width, in mm. */
export function edgeOf(width: number): number {
  return Math.round(((22 * width) / 12_000) * 10) / 10;
}

export interface PictureSize {
  readonly wide: number;
  readonly high: number;
}

/** Size of the picture of a table without a cartouche, in mm. */
export function pictureSize({ width, depth }: DisplayList['table']): PictureSize {
  const edge = edgeOf(width);
  return { wide: width / 10 + 2 * edge, high: Math.round((depth / 10 + 2 * edge) * 10) / 10 };
}

/** Marks nearer to each other than this would overlap, in percent of the width. */
const apart = 7;

/** Places and grounds with a name, without duplicates, from left to right. */
export function placesOn({ table, items }: DisplayList): readonly NamedPlace[] {
  const edge = edgeOf(table.width);
  const { wide, high } = pictureSize(table);
  const named = namesOf(items)
    .filter(({ manner }) => manner !== 'figure')
    .sort((a, b) => a.at.x - b.at.x || b.at.y - a.at.y);
  const places = new Map<string, NamedPlace>();
  for (const { text, at } of named) {
    if (places.has(text)) continue;
    const left = ((at.x / 10 + edge) / wide) * 100;
    const top = (((table.depth - at.y) / 10 + edge) / high) * 100;
    const spot = freeNear({ left, top }, [...places.values()], wide / high);
    places.set(text, { name: text, left: rounded(spot.left), top: rounded(spot.top) });
  }
  return [...places.values()];
}

type LabelSpot = Pick<NamedPlace, 'left' | 'top'>;

/** Directions in which a mark may move aside: east, west, north, south and between. */
const ways = [
  [1, 0],
  [0, 1],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** The free spot nearest to a place. `shape` is the picture's width divided by its height. */
function freeNear({ left, top }: LabelSpot, taken: readonly LabelSpot[], shape: number): LabelSpot {
  const isFree = (at: LabelSpot) =>
    !taken.some(
      (other) => Math.abs(other.left - at.left) < apart && Math.abs(other.top - at.top) < apart * shape,
    );
  const isOn = (at: LabelSpot) =>
    Math.min(at.left, 100 - at.left) > apart / 2 && Math.min(at.top, 100 - at.top) > (apart * shape) / 2;
  for (let far = 0; far < 40; far += 0.5)
    for (const [x, y] of far === 0 ? [[0, 0] as const] : ways) {
      const at = { left: left + x * far, top: top + y * far * shape };
      if (isFree(at) && (far === 0 || isOn(at))) return at;
    }
  return { left, top };
}

const rounded = (part: number) => Math.round(part * 10) / 10;
