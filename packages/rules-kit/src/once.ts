/** What follows from an object alone is worked out once for it and kept as long as it lives. */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly made: V }>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = { made: make(key) };
      known.set(key, found);
    }
    return found.made;
  };
}
