/** A new game from a moment of another: what was decided until then, and why. */
import { activeEntries, isUndone, type SideId } from '@grognard/engine';
import type { AnyEntry, GameRecord } from '../saves/record.ts';
import type { Seat, TurnReasons } from './contract.ts';
import type { Machine } from './machine.ts';
import { entriesBefore } from './past.ts';
import { fresh, reseated } from './records.ts';
import type { Sitting } from './sitting.ts';

/** The record of the new game and its entries, up to the beginning of a turn. */
export function continued(
  { game, match, record }: Sitting,
  turn: number,
  seats: Readonly<Record<SideId, Seat>>,
  machine: Machine,
): { readonly record: GameRecord; readonly entries: readonly AnyEntry[] } {
  const reasons = record.reasons
    .filter((each) => each.turn < turn)
    .map((each) => numberedAnew(each, match.entries, record.seats));
  return {
    record: { ...reseated(record, seats), ...fresh(machine), turn, reasons, result: null, removed: false },
    entries: entriesBefore(game, match.entries, turn),
  };
}

/** Entries that were taken back are left out of the new game; so a thought has another number there, and whoever thought it may have left his seat. */
function numberedAnew(
  each: TurnReasons,
  entries: readonly AnyEntry[],
  seats: Readonly<Record<SideId, Seat>>,
): TurnReasons {
  const { thought, ...kept } = each;
  if (thought === undefined) return kept;
  const { after } = thought;
  const level = thought.level ?? seats[each.side];
  // What was taken back only later stood when it was thought.
  const wasOther = entries.slice(after).some((entry) => isUndone(entry) && entry.undoes < after);
  if (wasOther || level === undefined || level === 'person') return kept;
  const left = activeEntries(entries).filter(({ n }) => n < after).length;
  return { ...kept, thought: { ...thought, after: left, level } };
}
