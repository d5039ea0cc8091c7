/** testDeps: session dependencies with one game, a counting clock and counting random numbers. For tests. */
import type { AnyTableGame, SideId } from '@grognard/engine';
import type { CreatedGame, SessionDeps } from '../deps.ts';
import { createMemoryStorage } from '../memory-storage.ts';
import type { GameRecord, Seat } from '../record.ts';
import type { GameStorage } from '../storage.ts';
import { createThinker } from '../thinker.ts';
import { sampleRecord } from './samples.ts';

export function testDeps(game: AnyTableGame, storage: GameStorage = createMemoryStorage()): SessionDeps {
  let count = 0;
  const created: CreatedGame = { game, ruleset: 'test', credit: '', scenario: null, language: 'en' };
  const createGame = async () => created;
  return {
    storage,
    thinker: createThinker(createGame),
    version: '0',
    now: () => ++count,
    random: (bytes) => (++count).toString(16).padStart(2 * bytes, '0'),
    createGame,
  };
}

/** Stores a new game as `g`. */
export async function storeGame(
  { storage }: SessionDeps,
  { rules }: AnyTableGame,
  seats: Readonly<Record<SideId, Seat>>,
  more: Partial<GameRecord> = {},
): Promise<void> {
  await storage.create({ ...sampleRecord('g'), edition: rules.edition, seats, ...more }, []);
}
