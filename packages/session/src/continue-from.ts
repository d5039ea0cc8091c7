/** continueFrom: a new game that begins at a moment of another one. */
import { activeEntries, isUndone, type SideId } from '@grognard/engine';
import { entriesUpTo, type Moment } from './episodes.ts';
import type { GameTable } from './game-table.ts';
import { type NewGameDeps, newIdentity, withSeats } from './new-game.ts';
import type { AnyEntry, GameRecord, Seat, StoredGame, TurnReasons } from './record.ts';

export function continueFrom(
  { game, match, record }: GameTable,
  moment: Moment,
  seats: Readonly<Record<SideId, Seat>>,
  deps: NewGameDeps,
): StoredGame {
  const kept = entriesUpTo(match.entries, moment);
  const entries = activeEntries(match.entries)
    .slice(0, kept)
    .map(({ entry }) => entry);
  const state = game.rules.start(null);
  for (const { events } of entries) for (const event of events) game.rules.apply(state, event);
  const turn = game.turnOf(state);
  const awaits = game.rules.awaits(state);
  const reasons = record.reasons
    .filter((each) => isBefore(each, match.entries, { kept, turn }))
    .map((each) => renumbered(each, match.entries, record.seats));
  const next: GameRecord = {
    ...withSeats(record, { ...record.seats, ...seats }),
    ...newIdentity(deps),
    turn,
    reasons,
    result: awaits.kind === 'over' ? awaits.result : null,
    removed: false,
  };
  return { record: next, entries, receipts: [] };
}

const countBefore = (entries: readonly AnyEntry[], n: number): number =>
  activeEntries(entries).filter((each) => each.n < n).length;

/** Whether a computer thought before the moment. Games of older versions know only the turn. */
function isBefore(
  { thought, turn }: TurnReasons,
  entries: readonly AnyEntry[],
  from: { readonly kept: number; readonly turn: number },
): boolean {
  return thought === undefined ? turn < from.turn : countBefore(entries, thought.after) < from.kept;
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
  return { ...kept, thought: { ...thought, after: countBefore(entries, after), level: seat } };
}
