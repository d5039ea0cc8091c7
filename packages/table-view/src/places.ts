/** Where the named places of a table lie in its picture: for whoever names them beside it, where letters on it would be too small. */
import type { DisplayList, LabelItem } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { labelsOf } from './over/labels.ts';

export interface NamedPlace {
  readonly name: string;
  /** From the left and from the top of the picture, in hundredths of its size. */
  readonly left: number;
  readonly top: number;
}

/** How wide the paper is round a table of this width, in mm. */
export function edgeOf(width: number): number {
  return Math.round(((22 * width) / 12_000) * 10) / 10;
}

/** Marks nearer to each other than this would lie on each other, in hundredths of the width. */
const apart = 7;

/** As near as this two names are of one spot, in tenths of a mm. */
const near = 1000;

/** Places and grounds with a name, each name once, from left to right. */
export function placesOn({ table, items }: DisplayList): readonly NamedPlace[] {
  const edge = edgeOf(table.width);
  const [wide, high] = [table.width / 10 + 2 * edge, table.depth / 10 + 2 * edge];
  const named = items
    .flatMap(labelsOf)
    .filter(({ text, manner }) => text.trim() !== '' && manner !== 'figure')
    .sort((a, b) => a.at.x - b.at.x || b.at.y - a.at.y);
  const places = new Map<string, NamedPlace>();
  for (const { text, at } of named) {
    if (places.has(text) || isSaidBetter(text, at, named)) continue;
    const left = ((at.x / 10 + edge) / wide) * 100;
    const top = (((table.depth - at.y) / 10 + edge) / high) * 100;
    const spot = freeNear({ left, top }, [...places.values()], wide / high);
    places.set(text, { name: text, left: rounded(spot.left), top: rounded(spot.top) });
  }
  return [...places.values()];
}

/** As long as an article is. */
const article = 5;

/** Whether the same name with an article stands at the same spot: a bridge, and the bridge that is fought for. */
function isSaidBetter(text: string, at: Point, named: readonly LabelItem[]): boolean {
  const sought = text.toLowerCase();
  return named.some(
    (other) =>
      other.text.length > text.length &&
      other.text.length <= text.length + article &&
      other.text.toLowerCase().endsWith(sought) &&
      Math.abs(other.at.x - at.x) < near &&
      Math.abs(other.at.y - at.y) < near,
  );
}

type Spot = Pick<NamedPlace, 'left' | 'top'>;

/** East, west, north, south and between: in these directions a mark may give way. */
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

/** The free spot nearest to a place; `shape`: how many times as wide as high the picture is. */
function freeNear({ left, top }: Spot, taken: readonly Spot[], shape: number): Spot {
  const isFree = (at: Spot) =>
    !taken.some(
      (other) => Math.abs(other.left - at.left) < apart && Math.abs(other.top - at.top) < apart * shape,
    );
  const isOn = (at: Spot) =>
    Math.min(at.left, 100 - at.left) > apart / 2 && Math.min(at.top, 100 - at.top) > (apart * shape) / 2;
  for (let far = 0; far < 40; far += 0.5)
    for (const [x, y] of far === 0 ? [[0, 0] as const] : ways) {
      const at = { left: left + x * far, top: top + y * far * shape };
      if (isFree(at) && (far === 0 || isOn(at))) return at;
    }
  return { left, top };
}

const rounded = (part: number) => Math.round(part * 10) / 10;
