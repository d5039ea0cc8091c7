/** indexOrNull: how saved states keep "none" for an index, and how code reads it. */

/** "None" as saved states keep it. Code reads it as null, by `indexOrNull`. */
export const none = -1 as const;
export type None = typeof none;
/** An index or none, as a field of a saved state keeps it. */
export type OrNone<I extends number> = I | None;

/** Reads a stored index. */
export function indexOrNull<I extends number>(kept: OrNone<I>): I | null {
  return kept === none ? null : kept;
}

/** Writes an index into a saved state. */
export function stored<I extends number>(index: I | null): OrNone<I> {
  return index === null ? none : index;
}
