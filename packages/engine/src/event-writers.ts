/** writeEvent: events written into a state by one writer for each kind. */

/** One writer for each kind of event. */
export type EventWriters<S, T, E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: (state: S, event: EventOfKind<E, K>, table: T) => void;
};

/** Distributes over the union, because some kinds share their fields. */
export type EventOfKind<E extends { readonly kind: string }, K extends string> = E extends unknown
  ? K extends E['kind']
    ? E & { readonly kind: K }
    : never
  : never;

/** Calls the writer of an event's kind. The compiler cannot see that a writer looked up by kind takes events of that kind. */
export function writeEvent<S, T, E extends { readonly kind: string }>(
  writers: EventWriters<S, T, E>,
  state: S,
  event: E,
  table: T,
): void {
  const write = writers[event.kind as E['kind']] as (state: S, event: E, table: T) => void;
  write(state, event, table);
}
