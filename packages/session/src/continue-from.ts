/** continueFrom: a new game that begins where a turn of another one began. */
import { activeEntries, isUndone, type SideId } from '@grognard/engine';
import { entriesBefore } from './episodes.ts';
import type { GameTable } from './game-table.ts';
import { type NewGameDeps, newIdentity, withSeats } from './new-game.ts';
import type { AnyEntry, GameRecord, Seat, StoredGame, TurnReasons } from './record.ts';

export function continueFrom(
  { game, match, record }: GameTable,
  turn: number,
  seats: Readonly<Record<SideId, Seat>>,
  deps: NewGameDeps,
): StoredGame {
  const reasons = record.reasons
    .filter((each) => each.turn < turn)
    .map((each) => renumbered(each, match.entries, record.seats));
  const next: GameRecord = {
    ...withSeats(record, { ...record.seats, ...seats }),
    ...newIdentity(deps),
    turn,
    reasons,
    result: null,
    removed: false,
  };
  return { record: next, entries: entriesBefore(game, match.entries, turn), receipts: [] };
}

/** Entries that were undone are dropped from the new game, so later ones have other numbers there. The seat may have another player. */
function renumbered(
  each: TurnReasons,
  entries: readonly AnyEntry[],
  seats: Readonly<Record<SideId, Seat>>,
): TurnReasons {
  const { thought, ...kept } = each;
  if (thought === undefined) return kept;
  const { after } = thought;
  const seat = thought.level ?? seats[each.side];
  // An entry undone later was still active when the computer thought.
  const wasOther = entries.slice(after).some((entry) => isUndone(entry) && entry.undoes < after);
  if (wasOther || seat === undefined || seat === 'person' || seat === 'elsewhere') return kept;
  const left = activeEntries(entries).filter(({ n }) => n < after).length;
  return { ...kept, thought: { ...thought, after: left, level: seat } };
}
