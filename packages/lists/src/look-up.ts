/** Lookups that throw where there is nothing, in place of an assertion that there is something. */
import type { ListBy } from './list-by.ts';

function missing(index: number, length: number): RangeError {
  return new RangeError(`there is no entry ${index} in a list of ${length}`);
}

/** The entry of a list. For objects; numbers have `numberAt`, since one lookup for both would be slow for each. */
export function entryAt<I extends number, T>(list: ListBy<I, T>, index: NoInfer<I>): T {
  const entry = list[index];
  if (entry === undefined) throw missing(index, list.length);
  return entry;
}

/** The number in a list of numbers. */
export function numberAt<I extends number, N extends number>(list: ListBy<I, N>, index: NoInfer<I>): N {
  const entry = list[index];
  if (entry === undefined) throw missing(index, list.length);
  return entry;
}

/** The value in an array of doubles. Lists of numbers have `numberAt`: one lookup for both would be slow for each. */
export function valueAt(values: Float64Array, index: number): number {
  const value = values[index];
  if (value === undefined) throw missing(index, values.length);
  return value;
}

/**
 * Refuses an index at which nothing is. Inner loops look up in place, by `list[index] ?? absent(list, index)`: a shared lookup meets
 * every kind of list there is, and engines make code slow that does.
 */
export function absent<I extends number, T>(list: ListBy<I, T>, index: NoInfer<I>): never {
  throw missing(index, list.length);
}

export function lastOf<T>(list: readonly T[]): T {
  const entry = list[list.length - 1];
  if (entry === undefined) throw missing(-1, list.length);
  return entry;
}

export function lookUp<K, V>(map: { get(key: K): V | undefined }, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`there is no entry for ${String(key)}`);
  return value;
}

/** A value that the caller knows to be there, or an error that says what was missing. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new RangeError(`there is no ${what}`);
  return value;
}
