/** PictureChange: the differences between two pictures of one table. It is sent instead of whole pictures. */
import type { DisplayList, Item } from '@grognard/engine';

export interface PictureChange {
  /** Items that are new or look different. */
  readonly put: readonly Item[];
  /** Keys of items that are gone. */
  readonly gone: readonly string[];
}

/** Key of an item, unique within a picture. */
export function itemKey({ kind, id }: Item): string {
  return `${kind} ${id}`;
}

/** Turns successive pictures of one table into changes. */
export class PictureBook {
  private texts = new Map<string, string>();

  /** Returns the first picture whole. */
  begin(list: DisplayList): DisplayList {
    this.texts = new Map(list.items.map((item) => [itemKey(item), JSON.stringify(item)]));
    return list;
  }

  next(list: DisplayList): PictureChange {
    const put: Item[] = [];
    const left = new Set(this.texts.keys());
    for (const item of list.items) {
      const key = itemKey(item);
      const text = JSON.stringify(item);
      left.delete(key);
      if (this.texts.get(key) === text) continue;
      this.texts.set(key, text);
      put.push(item);
    }
    for (const key of left) this.texts.delete(key);
    return { put, gone: [...left] };
  }
}

/** A picture with a change applied. Remaining items keep their place, new ones come last. */
export function withChange(list: DisplayList, { put, gone }: PictureChange): DisplayList {
  if (put.length === 0 && gone.length === 0) return list;
  const renewed = new Map(put.map((item) => [itemKey(item), item]));
  const lost = new Set(gone);
  const items: Item[] = [];
  for (const item of list.items) {
    const key = itemKey(item);
    const next = renewed.get(key);
    renewed.delete(key);
    if (!lost.has(key)) items.push(next ?? item);
  }
  return { ...list, items: [...items, ...renewed.values()] };
}
