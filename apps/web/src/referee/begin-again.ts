/** beginAgain: the battle of another game once more, perhaps with other seats. */
import { type AnyTableGame, activeEntries } from '@grognard/engine';
import type {
  GameSession,
  GameTable,
  OpenGames,
  OutputOfMessage,
  RefusedSetup,
  SessionDeps,
} from '@grognard/session';
import { beginGame } from './begin-game.ts';
import type { PageGame } from './create-game.ts';
import type { pageMessages } from './messages.ts';

/** Same scenario, edition and options. Who placed no pieces then places none now. */
export async function beginAgain(
  session: GameSession<PageGame>,
  { seats, seed }: Pick<OutputOfMessage<typeof pageMessages.again>, 'seats' | 'seed'>,
  games: OpenGames<PageGame>,
  deps: SessionDeps<PageGame>,
): Promise<{ readonly game: string } | RefusedSetup> {
  const { record, setUp } = await session.read((table) => ({
    record: table.record,
    setUp: hasDeployed(table) ? null : ('done' as const),
  }));
  const { edition, scenario, options } = record;
  return beginGame({ edition, scenario, options, house: null, seats, seed, setUp }, games, deps);
}

/** Whether a person placed pieces before the first turn. */
function hasDeployed({ game, match, record }: GameTable): boolean {
  const { rules } = game;
  const state = rules.start(null);
  for (const { entry } of activeEntries(match.entries)) {
    const { side, command, events } = entry;
    const { prompt } = promptOf(game, state, side);
    if (!prompt.isSetup) return false;
    if (record.seats[side] === 'person' && command.kind !== prompt.finish?.command.kind) return true;
    for (const event of events) rules.apply(state, event);
  }
  return false;
}

function promptOf({ interactionFor, rules }: AnyTableGame, state: unknown, side: string) {
  return interactionFor(rules.view(state, { side }), side);
}
