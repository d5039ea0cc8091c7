/** findReservedName: finds property names shared by all objects where a file should name a side, a figure or a unit. */

/** As keys of a list or an object, these lead to properties that all lists and objects of the program share. */
const reserved: ReadonlySet<unknown> = new Set(['__proto__', 'constructor', 'prototype']);

/** Path of the first reserved name in plain data, as a text or as a key, or null if there is none. */
export function findReservedName(data: unknown, at: string): string | null {
  // An explicit stack, because a file may be nested more deeply than calls can be.
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
