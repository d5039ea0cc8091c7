/** Pile: a list that is emptied repeatedly without giving up its memory. */

/** A list that is emptied repeatedly without giving up its memory, because truncating an array is slow. */
export interface Pile<T> {
  readonly items: T[];
  count: number;
}

export function pile<T>(): Pile<T> {
  return { items: [], count: 0 };
}

export function add<T>(to: Pile<T>, item: T): void {
  to.items[to.count++] = item;
}
