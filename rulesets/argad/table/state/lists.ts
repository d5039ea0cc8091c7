/** Lists with one entry for every figure, of which a turn makes many. */
import { listBy, type MutableListBy } from '@grognard/lists';

/** So many times the same; written in a loop, since to fill a list by its own means is slow. */
export function listOf<I extends number, T>(length: number, value: T): MutableListBy<I, T> {
  const list = new Array<T>(length);
  for (let i = 0; i < length; i++) list[i] = value;
  return listBy(list);
}
