/** OpenGames: the open sessions. A session that has ended is reopened from its storage. */
import { type CreatedGame, isRefused, type SessionDeps } from './deps.ts';
import type { GameId, StoredGame } from './record.ts';
import { GameSession, SessionEnded } from './session.ts';

export class OpenGames<G extends CreatedGame = CreatedGame> {
  private readonly deps: SessionDeps<G>;
  private readonly sessions = new Map<GameId, Promise<GameSession<G> | null>>();

  constructor(deps: SessionDeps<G>) {
    this.deps = deps;
  }

  /** The session of a game, or null if there is no such game. */
  find(id: GameId): Promise<GameSession<G> | null> {
    const known = this.sessions.get(id);
    const opening = this.reopen(id, known);
    this.sessions.set(id, opening);
    // A failed opening is not cached, so that it is tried again.
    const forget = () => {
      if (this.sessions.get(id) === opening) this.sessions.delete(id);
    };
    opening.then((session) => session === null && forget(), forget);
    return opening;
  }

  /** The session of a game that must exist. */
  async get(id: GameId): Promise<GameSession<G>> {
    const session = await this.find(id);
    if (session === null) throw new RangeError(`there is no game ${id}`);
    return session;
  }

  /** Acts on the session of a game, or returns null if there is no such game. A session that ends meanwhile is reopened once. */
  async withSession<T>(id: GameId, act: (session: GameSession<G>) => Promise<T>): Promise<T | null> {
    const session = await this.find(id);
    if (session === null) return null;
    try {
      return await act(session);
    } catch (error) {
      if (!(error instanceof SessionEnded)) throw error;
      const again = await this.find(id);
      return again === null ? null : act(again);
    }
  }

  /** Ends a session. The next lookup of the game opens a new one. */
  async end(id: GameId): Promise<void> {
    const opening = this.sessions.get(id);
    if (opening === undefined) return;
    const ended = opening.then(async (session) => {
      await session?.end();
      return session;
    });
    this.sessions.set(id, ended);
    await ended.catch(() => null);
  }

  /** Ends all sessions, for instance because their texts are needed in another language. */
  async endAll(): Promise<void> {
    await Promise.all([...this.sessions.keys()].map((id) => this.end(id)));
  }

  private async reopen(
    id: GameId,
    known: Promise<GameSession<G> | null> | undefined,
  ): Promise<GameSession<G> | null> {
    const before = (await known?.catch(() => null)) ?? null;
    if (before !== null && !before.isEnded) return before;
    // A pending write of the old session must not come after the read.
    await before?.end();
    const stored = await this.deps.storage.read(id);
    return stored === null ? null : openSession(stored, this.deps);
  }
}

export async function openSession<G extends CreatedGame>(
  stored: StoredGame,
  deps: SessionDeps<G>,
): Promise<GameSession<G>> {
  const { edition, scenario, options } = stored.record;
  const created = await deps.createGame({ edition, scenario, options });
  if (isRefused(created))
    throw new SessionEnded(created.refused[0]?.message ?? 'this battle cannot be played');
  return new GameSession(created, stored, deps);
}
