/** Power, Disk, Host: a host of sessions whose power can be cut at any step, and lines to its clients. For tests. */
import type { CreatedGame, SessionDeps } from '../deps.ts';
import type { SessionCall } from '../game-client.ts';
import { createMemoryStorage } from '../memory-storage.ts';
import type { SessionNotices, sessionMessages } from '../messages.ts';
import { OpenGames } from '../open-games.ts';
import type { AnyEntry, GameRecord, StoredGame } from '../record.ts';
import { connect, type Ears, type Port, serve } from '../rpc.ts';
import { SessionConnection } from '../session-connection.ts';
import type { GameStorage } from '../storage.ts';

/** Counts the steps of a host: every call of a port, before and after its effect. */
export class Power {
  private left: number;
  steps = 0;

  /** Power is cut after this many steps. */
  constructor(steps = Number.POSITIVE_INFINITY) {
    this.left = steps;
  }

  get isOn(): boolean {
    return this.left > 0;
  }

  cut(): void {
    this.left = 0;
  }

  /** Whether there is power for the step. */
  step(): boolean {
    this.left--;
    if (this.left >= 0) this.steps++;
    return this.left >= 0;
  }

  /** Without power, a process neither continues nor fails. */
  async guard<T>(act: () => Promise<T>): Promise<T> {
    if (!this.step()) return new Promise(() => undefined);
    const result = await act();
    return this.step() ? result : new Promise(() => undefined);
  }
}

/** The data that survives a cut. */
export class Disk {
  readonly storage: GameStorage = createMemoryStorage();
  /** Entries that are durable at this moment. */
  entries: readonly AnyEntry[] = [];

  async create(record: GameRecord): Promise<void> {
    await this.storage.create(record, []);
  }

  async read(game: string): Promise<StoredGame> {
    const stored = await this.storage.read(game);
    if (stored === null) throw new Error('the game is gone');
    return stored;
  }

  /** The storage as a host with this power reaches it. */
  under(power: Power): GameStorage {
    const { storage } = this;
    return {
      records: () => power.guard(() => storage.records()),
      read: (game) => power.guard(() => storage.read(game)),
      create: (record, entries) => power.guard(() => storage.create(record, entries)),
      append: (step) =>
        power.guard(async () => {
          const outcome = await storage.append(step);
          if (outcome === 'appended') this.entries = [...this.entries, ...step.entries];
          return outcome;
        }),
      erase: (game) => power.guard(() => storage.erase(game)),
    };
  }
}

/** A message as it arrives over a real line. */
function copied(message: unknown): unknown {
  return JSON.parse(JSON.stringify(message));
}

/** A running host. */
export class Host {
  readonly games: OpenGames;
  private readonly power: Power;

  constructor(disk: Disk, power: Power, deps: Omit<SessionDeps, 'storage'>) {
    this.power = power;
    this.games = new OpenGames({
      ...deps,
      storage: disk.under(power),
      thinker: { think: (question) => power.guard(() => deps.thinker.think(question)) },
      createGame: (setup) =>
        power.guard<CreatedGame | { readonly refused: readonly never[] }>(async () => {
          const created = await deps.createGame(setup);
          if ('refused' in created) throw new Error('the game of the test cannot be made');
          return created;
        }),
    });
  }

  /** A line to a client. `carry` brings a message to the other end, at once or later. */
  line(
    ears: Ears<SessionNotices>,
    carry: (deliver: () => void) => void = (deliver) => deliver(),
  ): SessionCall {
    const { power } = this;
    const ends: { host: (message: unknown) => void; client: (message: unknown) => void } = {
      host: () => undefined,
      client: () => undefined,
    };
    const hostEnd: Port = {
      send: (message) => {
        const copy = copied(message);
        if (power.step()) carry(() => ends.client(copy));
      },
      listen: (listener) => {
        ends.host = listener;
      },
    };
    const clientEnd: Port = {
      send: (message) => {
        const copy = copied(message);
        carry(() => {
          if (power.step()) ends.host(copy);
        });
      },
      listen: (listener) => {
        ends.client = listener;
      },
    };
    serve(hostEnd, new SessionConnection(this.games, hostEnd).handlers);
    return connect<typeof sessionMessages, SessionNotices>(clientEnd, ears);
  }
}
