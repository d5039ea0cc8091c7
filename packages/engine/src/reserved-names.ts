/** findReservedName: names that every object has, where a file should name a side, a figure or a unit of its own. */

/** Looked up in a list or an object, these lead to what all lists and objects of the program share. */
const reserved: ReadonlySet<unknown> = new Set(['__proto__', 'constructor', 'prototype']);

/** The place of the first reserved name in plain data, as a text or as a key, or null if there is none. */
export function findReservedName(data: unknown, at: string): string | null {
  // A stack of its own, because a file may be nested deeper than calls can be.
  const open: { readonly value: unknown; readonly at: string }[] = [{ value: data, at }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reserved.has(next.value)) return next.at;
    if (typeof next.value !== 'object' || next.value === null) continue;
    const isList = Array.isArray(next.value);
    for (const [key, value] of Object.entries(next.value)) {
      const place = isList ? `${next.at}[${key}]` : `${next.at}.${key}`;
      if (reserved.has(key)) return place;
      open.push({ value, at: place });
    }
  }
  return null;
}
