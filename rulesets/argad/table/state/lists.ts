/** Lists with one entry for every figure, of which a turn makes many. */

/** So many times the same; written in a loop, since to fill a list by its own means is slow. */
export function listOf<T>(length: number, value: T): T[] {
  const list = new Array<T>(length);
  for (let i = 0; i < length; i++) list[i] = value;
  return list;
}
