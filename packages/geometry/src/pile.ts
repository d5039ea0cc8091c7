/** Lists that are emptied again and again. */

/** A list that is emptied again and again and keeps its room; to cut an array short is slow. */
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
