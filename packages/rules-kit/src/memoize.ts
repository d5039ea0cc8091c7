/** What follows from an object alone is worked out once for it and kept as long as it lives; the last one asked for is kept until another is, since the same is nearly always asked for again. */
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
