/** What differs between two pictures of one table: sent instead of whole pictures. */
import type { DisplayList, Item } from '@grognard/engine';

export interface PictureChange {
  readonly put: readonly Item[];
  /** Names of items that are gone. */
  readonly gone: readonly string[];
}

/** The name of an item among all of a picture. */
export function nameOfItem({ kind, id }: Item): string {
  return `${kind} ${id}`;
}

/** Pictures of one table after another, each as what changed. */
export class PictureBook {
  private written = new Map<string, string>();

  /** The first picture, whole. */
  begin(list: DisplayList): DisplayList {
    this.written = new Map(list.items.map((item) => [nameOfItem(item), JSON.stringify(item)]));
    return list;
  }

  next(list: DisplayList): PictureChange {
    const put: Item[] = [];
    const left = new Set(this.written.keys());
    for (const item of list.items) {
      const name = nameOfItem(item);
      const text = JSON.stringify(item);
      left.delete(name);
      if (this.written.get(name) === text) continue;
      this.written.set(name, text);
      put.push(item);
    }
    for (const name of left) this.written.delete(name);
    return { put, gone: [...left] };
  }
}

/** A picture with a change made to it: what stays keeps its place, what is new comes last. */
export function changed(list: DisplayList, { put, gone }: PictureChange): DisplayList {
  if (put.length === 0 && gone.length === 0) return list;
  const renewed = new Map(put.map((item) => [nameOfItem(item), item]));
  const lost = new Set(gone);
  const items: Item[] = [];
  for (const item of list.items) {
    const name = nameOfItem(item);
    const next = renewed.get(name);
    renewed.delete(name);
    if (!lost.has(name)) items.push(next ?? item);
  }
  return { ...list, items: [...items, ...renewed.values()] };
}
