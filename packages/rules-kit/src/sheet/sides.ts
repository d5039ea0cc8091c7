/** sidesOf: which of two editions have any text in a list of changes. */
import type { SheetChange } from './document.ts';

export function sidesOf(changes: readonly SheetChange[]): readonly [before: boolean, after: boolean] {
  return [changes.some(({ before }) => before !== null), changes.some(({ after }) => after !== null)];
}
