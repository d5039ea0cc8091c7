/** beginGame: creates a game with the player's house rules and choice of deployment. */
import {
  createRecord,
  type GameSetup,
  isRefused,
  type OpenGames,
  type OutputOfMessage,
  type RefusedSetup,
  type SessionDeps,
} from '@grognard/session';
import type { PageGame } from './create-game.ts';
import type { pageMessages } from './messages.ts';

type Beginning = GameSetup &
  Omit<OutputOfMessage<typeof pageMessages.begin>, 'scenario' | 'options' | 'armies'>;

export async function beginGame(
  { house, seed, setUp, ...setup }: Beginning,
  games: OpenGames<PageGame>,
  deps: SessionDeps<PageGame>,
): Promise<{ readonly game: string } | RefusedSetup> {
  const agreed = house === null ? setup : await (await import('./house.ts')).withHouseRules(setup, house);
  if (isRefused(agreed)) return agreed;
  const { options } = agreed;
  const created = await deps.createGame({ ...setup, options });
  if (isRefused(created)) return created;
  const seeded = seed === null ? {} : { seed };
  const { record } = createRecord(created, { ...setup, options, ...seeded }, deps);
  await deps.storage.create(record, []);
  if (setUp === 'done') {
    const { finishSetup } = await import('./finish-setup.ts');
    await finishSetup(await games.get(record.id), deps.random);
    await games.end(record.id);
  }
  return { game: record.id };
}
