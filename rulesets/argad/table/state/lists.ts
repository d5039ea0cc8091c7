/** Lists with one entry per figure, of which a turn makes many. */
import { listBy, type MutableListBy } from '@grognard/lists';

/** A list of one repeated value. A loop is faster than `Array.fill`. */
export function listOf<I extends number, T>(length: number, value: T): MutableListBy<I, T> {
  const list = new Array<T>(length);
  for (let i = 0; i < length; i++) list[i] = value;
  return listBy(list);
}
