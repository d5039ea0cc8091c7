/**
 * Memoizes a function of one object in a WeakMap. The last result is also kept in a variable, because callers usually ask for the
 * same object twice in a row.
 */
export function memoizePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, CachedResult<K, V>>();
  let last: CachedResult<K, V> | null = null;
  return (key) => {
    if (last !== null && last.key === key) return last.made;
    let found = known.get(key);
    if (found === undefined) {
      found = { key, made: make(key) };
      known.set(key, found);
    }
    last = found;
    return found.made;
  };
}

interface CachedResult<K, V> {
  readonly key: K;
  readonly made: V;
}
