/** memoryBefore: what a computer player kept from its last answer that still stands. What it thought before an undo is forgotten. */
import { isUndone, type SideId } from '@grognard/engine';
import type { PlanMemory } from '@grognard/opponent';
import type { AnyEntry, TurnReasons } from './record.ts';

/** `reasons` and `entries` as they were when the player was asked. */
export function memoryBefore(
  reasons: readonly TurnReasons[],
  entries: readonly AnyEntry[],
  side: SideId,
): PlanMemory | null {
  const undone = new Set(entries.flatMap((entry) => (isUndone(entry) ? [entry.undoes] : [])));
  const last = reasons.findLast(
    ({ side: of, thought, memory }) =>
      of === side && memory !== undefined && thought !== undefined && !undone.has(thought.after),
  );
  return last?.memory ?? null;
}
