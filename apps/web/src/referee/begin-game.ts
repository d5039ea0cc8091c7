/** beginGame: creates a game with the player's house rules and choice of deployment. */
import {
  createRecord,
  type GameSession,
  type GameSetup,
  isRefused,
  type OpenGames,
  type OutputOfMessage,
  type RefusedSetup,
  type SessionDeps,
} from '@grognard/session';
import { hasDeployed } from './after-battle.ts';
import type { PageGame } from './create-game.ts';
import { finishSetup } from './finish-setup.ts';
import { withHouseRules } from './house.ts';
import type { pageMessages } from './messages.ts';

type Beginning = GameSetup & Omit<OutputOfMessage<typeof pageMessages.begin>, 'scenario' | 'options'>;

export async function beginGame(
  { house, seed, setUp, ...setup }: Beginning,
  games: OpenGames<PageGame>,
  deps: SessionDeps<PageGame>,
): Promise<{ readonly game: string } | RefusedSetup> {
  const agreed = house === null ? setup : await withHouseRules(setup, house);
  if (isRefused(agreed)) return agreed;
  const { options } = agreed;
  const created = await deps.createGame({ ...setup, options });
  if (isRefused(created)) return created;
  const seeded = seed === null ? {} : { seed };
  const { record } = createRecord(created, { ...setup, options, ...seeded }, deps);
  await deps.storage.create(record, []);
  if (setUp === 'done') {
    await finishSetup(await games.get(record.id), deps.random);
    await games.end(record.id);
  }
  return { game: record.id };
}

/** The battle of another game again: same scenario, edition and options. Who placed no pieces then places none now. */
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
