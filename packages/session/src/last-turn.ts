/** lastTurnOf: the commands that a side gave in its last turn, each with what the side saw when it gave it. */
import {
  type AnyTableGame,
  type AnyView,
  activeEntries,
  type PastCommand,
  type SideId,
} from '@grognard/engine';
import type { GameTable } from './game-table.ts';
import type { AnyEntry } from './record.ts';

/** Commands of the turn before the present one. Commands that were undone are not among them. */
export function lastTurnOf(
  game: AnyTableGame,
  entries: readonly AnyEntry[],
  now: GameTable['match']['state'],
  side: SideId,
): readonly PastCommand<AnyView>[] {
  const turn = game.turnOf(now) - 1;
  const state = game.rules.start(null);
  const commands: PastCommand<AnyView>[] = [];
  for (const { entry } of activeEntries(entries)) {
    const then = game.turnOf(state);
    if (then > turn) break;
    if (then === turn && entry.side === side)
      commands.push({ command: entry.command, view: game.rules.view(state, { side }) });
    for (const event of entry.events) game.rules.apply(state, event);
  }
  return commands;
}
