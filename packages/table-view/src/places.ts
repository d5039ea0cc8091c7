/** Where the named places of a table lie in its picture: for whoever names them beside it, where letters on it would be too small. */
import type { DisplayList } from '@grognard/engine';
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
    if (places.has(text)) continue;
    let left = ((at.x / 10 + edge) / wide) * 100;
    const top = (((table.depth - at.y) / 10 + edge) / high) * 100;
    const isTaken = (place: NamedPlace) =>
      Math.abs(place.left - left) < apart && Math.abs(place.top - top) * (high / wide) < apart;
    while (left < 100 - apart && [...places.values()].some(isTaken)) left += 1;
    places.set(text, { name: text, left: rounded(left), top: rounded(top) });
  }
  return [...places.values()];
}

const rounded = (part: number) => Math.round(part * 10) / 10;
