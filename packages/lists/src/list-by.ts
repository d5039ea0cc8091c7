/** ListBy: a list whose index is a type of its own, so that a figure's index never looks up a vessel. */

declare const kind: unique symbol;
declare const indexedBy: unique symbol;

/** Index into the list of one kind of thing: a plain number at run time. It can be used as a number, but no number as it. */
export type Index<Kind extends string> = number & { readonly [kind]: Kind };

/** A list looked up by I: its callbacks give I. `listBy` makes one. */
export interface ListBy<I extends number, T> extends ReadonlyArray<T> {
  readonly [indexedBy]?: I;
  map<U>(make: (value: T, index: I, list: readonly T[]) => U): U[];
  flatMap<U>(make: (value: T, index: I, list: T[]) => U | readonly U[]): U[];
  forEach(visit: (value: T, index: I, list: readonly T[]) => void): void;
  filter<S extends T>(keep: (value: T, index: I, list: readonly T[]) => value is S): S[];
  filter(keep: (value: T, index: I, list: readonly T[]) => boolean): T[];
  find<S extends T>(wanted: (value: T, index: I, list: readonly T[]) => value is S): S | undefined;
  find(wanted: (value: T, index: I, list: readonly T[]) => boolean): T | undefined;
  some(wanted: (value: T, index: I, list: readonly T[]) => boolean): boolean;
  every<S extends T>(wanted: (value: T, index: I, list: readonly T[]) => value is S): this is readonly S[];
  every(wanted: (value: T, index: I, list: readonly T[]) => boolean): boolean;
}

/** A ListBy that grows and whose entries are replaced. */
export interface MutableListBy<I extends number, T> extends Array<T> {
  readonly [indexedBy]?: I;
  map<U>(make: (value: T, index: I, list: T[]) => U): U[];
  flatMap<U>(make: (value: T, index: I, list: T[]) => U | readonly U[]): U[];
  forEach(visit: (value: T, index: I, list: T[]) => void): void;
  filter<S extends T>(keep: (value: T, index: I, list: T[]) => value is S): S[];
  filter(keep: (value: T, index: I, list: T[]) => boolean): T[];
  find<S extends T>(wanted: (value: T, index: I, list: T[]) => value is S): S | undefined;
  find(wanted: (value: T, index: I, list: T[]) => boolean): T | undefined;
  some(wanted: (value: T, index: I, list: T[]) => boolean): boolean;
  every<S extends T>(wanted: (value: T, index: I, list: T[]) => value is S): this is S[];
  every(wanted: (value: T, index: I, list: T[]) => boolean): boolean;
}

/** Takes an array as the list of a kind of thing: its places are the indices of that kind from here on. */
export function listBy<I extends number, T>(entries: T[]): MutableListBy<I, T> {
  return entries as MutableListBy<never, T>;
}

/** Kept as lists of `never`, which a list of any kind of index may be. */
const counted: (readonly never[])[] = [];

/** The indices of a list in order. Lists of equal length share one array, since battles ask in every turn. */
export function indicesOf<I extends number, T>(list: ListBy<I, T>): readonly I[] {
  return indicesUpTo<I>(list.length);
}

/** The indices from 0 to below a count. The only place where numbers become indices: they are by construction. */
export function indicesUpTo<I extends number>(count: number): readonly I[] {
  const known = counted[count];
  if (known !== undefined) return known;
  const made = Array.from({ length: count }, (_, index) => index) as never[];
  counted[count] = made;
  return made;
}

/** The index of every entry by its id. */
export function indicesById<I extends number>(
  entries: ListBy<I, { readonly id: string }>,
): ReadonlyMap<string, I> {
  return new Map(entries.map(({ id }, index): [string, I] => [id, index]));
}
