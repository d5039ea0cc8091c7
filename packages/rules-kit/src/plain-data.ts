/** asJson, asExamples, recordOf: data whose type the compiler cannot follow. The package's only casts through `unknown`. */
import type { Json } from './json.ts';
import type { Example } from './rule.ts';

/** Plain data as Json. Interfaces have no index signature, so the compiler does not take them for Json. */
export function asJson(data: object): Json {
  return data as unknown as Json;
}

/** Worked examples out of JSON files. A test runs every one of them, so a wrong field does not stay unseen. */
export function asExamples(data: readonly object[]): readonly Example[] {
  return data as unknown as readonly Example[];
}

/** A record out of entries that were checked one by one, each against the shape of its key. */
export function recordOf<T extends object>(entries: Iterable<readonly [string, unknown]>): T {
  return Object.fromEntries(entries) as unknown as T;
}
