/** withoutNames: removes names, which cannot be read on a map as small as in a list. */
import type { Item } from '@grognard/engine';

function withoutName(item: Item): readonly Item[] {
  if (item.kind === 'label') return [];
  if (item.kind !== 'area') return [item];
  const { name: _, ...ground } = item;
  return [ground];
}

export function withoutNames(items: readonly Item[]): readonly Item[] {
  return items.flatMap(withoutName);
}
