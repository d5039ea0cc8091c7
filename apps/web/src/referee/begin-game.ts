/** beginGame: creates a game with the player's house rules and choice of deployment. */
import {
  createRecord,
  isRefused,
  type OpenGames,
  type OutputOfMessage,
  type RefusedSetup,
  type SessionDeps,
} from '@grognard/session';
import type { PageGame } from './create-game.ts';
import { finishSetup } from './finish-setup.ts';
import { withHouseRules } from './house.ts';
import type { pageMessages } from './messages.ts';

export async function beginGame(
  { house, seed, setUp, ...setup }: OutputOfMessage<typeof pageMessages.begin>,
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
