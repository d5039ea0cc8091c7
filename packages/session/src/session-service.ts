/** serveSession: the messages of one client, checked for what it may do. Every client is served by a connection of its own. */
import { commitmentTo, type SideId, type Viewer } from '@grognard/engine';
import type { CommandAnswer } from './answers.ts';
import { invalidMessage } from './answers.ts';
import type { CreatedGame } from './deps.ts';
import type { CommandHead } from './game-table.ts';
import { sessionMessages } from './messages.ts';
import type { OpenGames } from './open-games.ts';
import type { GameId, GameRecord } from './record.ts';
import { type BoundHandler, notify, on, type Port, type Reply } from './rpc.ts';
import { claimOutcome, holderOf } from './seats.ts';
import { type Acknowledge, type GameSession, SessionEnded } from './session.ts';
import { canWatch, Subscription } from './subscription.ts';

/** Whether the host vouches for a client: only then does it hold the seats of people at the host. */
export type Trust = 'host' | 'guest';

/** Serves the session messages of one client, until `close`. */
export class SessionConnection<G extends CreatedGame = CreatedGame> {
  private readonly games: OpenGames<G>;
  private readonly port: Port;
  private readonly trust: Trust;
  /** Hashes of the keys that this client has shown, by game and side. */
  private readonly keys = new Map<string, string>();
  private readonly subscriptions = new Map<GameId, () => void>();

  constructor(games: OpenGames<G>, port: Port, trust: Trust) {
    this.games = games;
    this.port = port;
    this.trust = trust;
  }

  readonly handlers = {
    claimSeat: on(sessionMessages.claimSeat, async ({ game, side, key, invitation }, reply) =>
      this.withSession(game, reply, async (session) => {
        const isHeld = await this.claim(session, side, key, invitation);
        if (!isHeld) return reply.refuse(noSeat);
        reply.answer(await session.read((table) => ({ seq: table.seqOf(side) })));
      }),
    ),
    submit: on(sessionMessages.submit, (params, reply) =>
      this.command(params, reply, (session, acknowledge) => session.submit(params, acknowledge)),
    ),
    undo: on(sessionMessages.undo, (params, reply) =>
      this.command(params, reply, (session, acknowledge) => session.undo(params, acknowledge)),
    ),
    answerUndo: on(sessionMessages.answerUndo, (params, reply) =>
      this.command(params, reply, (session, acknowledge) => session.answerUndo(params, acknowledge)),
    ),
    subscribe: on(sessionMessages.subscribe, ({ game, viewer, from }, reply) => {
      const eyes: Viewer = viewer === 'umpire' ? viewer : viewer === 'bystander' ? { side: null } : viewer;
      return this.withSession(game, reply, (session) => this.subscribe(session, eyes, from, reply));
    }),
    unsubscribe: on(sessionMessages.unsubscribe, ({ game }, reply) => {
      this.subscriptions.get(game)?.();
      reply.answer(null);
    }),
  } satisfies Record<keyof typeof sessionMessages, BoundHandler>;

  /** The line is broken: nobody is told anything any more. */
  close(): void {
    for (const end of [...this.subscriptions.values()]) end();
  }

  /** Whether the client plays a side, by the record as it is now: a key that was replaced holds nothing. */
  holds(record: GameRecord, side: SideId): boolean {
    if (!Object.hasOwn(record.seats, side)) return false;
    if (record.seats[side] === 'person') return this.trust === 'host';
    const key = this.keys.get(placeOf(record.id, side));
    return key !== undefined && holderOf(record, side) === key;
  }

  private async claim(
    session: GameSession<G>,
    side: SideId,
    key: string | null,
    invitation: string | null,
  ): Promise<boolean> {
    const record = await session.read((table) => table.record);
    if (this.holds(record, side)) return true;
    if (key === null || record.seats[side] !== 'elsewhere') return false;
    const hash = commitmentTo(key);
    let isHeld = claimOutcome(record.locks?.[side], key, invitation) === 'held';
    if (!isHeld)
      // Judged again inside the change: of two claims with one invitation the first wins.
      await session.amend((now) => {
        isHeld = claimOutcome(now.locks?.[side], key, invitation) !== 'refused';
        return isHeld ? { ...now, locks: { ...now.locks, [side]: { key: hash } } } : now;
      });
    if (isHeld) this.keys.set(placeOf(session.id, side), hash);
    return isHeld;
  }

  private command(
    params: CommandHead & { readonly game: GameId },
    reply: Reply<CommandAnswer>,
    act: (session: GameSession<G>, acknowledge: Acknowledge) => Promise<void>,
  ): Promise<void> {
    return this.withSession(params.game, reply, async (session) => {
      const record = await session.read((table) => table.record);
      if (!this.holds(record, params.side)) return reply.refuse(noSeat);
      await act(session, (answer) => reply.answer(answer));
    });
  }

  private async subscribe(
    session: GameSession<G>,
    viewer: Viewer,
    from: number,
    reply: Reply<{ readonly seq: number }>,
  ): Promise<void> {
    const { port } = this;
    const refused = await session.read((table) => {
      const isOwn = viewer !== 'umpire' && viewer.side !== null;
      if (!canWatch(table, viewer) || (isOwn && !this.holds(table.record, viewer.side))) return noSeat;
      const seq = table.visible.seqOf(viewer);
      if (from <= seq) return null;
      return invalidMessage('stale', 'from', `the game is at ${seq} for this viewer`).error;
    });
    if (refused !== null) return reply.refuse(refused);
    this.subscriptions.get(session.id)?.();
    const subscription = await session.watch((table) => {
      reply.answer({ seq: table.visible.seqOf(viewer) });
      return new Subscription(
        table,
        { viewer, from },
        (update) => notify(port, 'update', update),
        (error) => {
          this.subscriptions.delete(session.id);
          notify(port, 'lost', { game: session.id, message: error.message });
        },
      );
    });
    this.subscriptions.set(session.id, () => {
      session.unwatch(subscription);
      this.subscriptions.delete(session.id);
    });
  }

  /** Acts on the session of a game. One that ends meanwhile is opened anew, once. */
  private async withSession(
    game: GameId,
    reply: Pick<Reply<never>, 'refuse'>,
    act: (session: GameSession<G>) => Promise<void>,
  ): Promise<void> {
    for (const isLast of [false, true]) {
      const session = await this.games.find(game);
      if (session === null)
        return reply.refuse({ code: 'no-game', at: 'game', message: 'there is no such game here' });
      try {
        return await act(session);
      } catch (error) {
        if (isLast || !(error instanceof SessionEnded)) throw error;
      }
    }
  }
}

const { error: noSeat } = invalidMessage(
  'no-seat',
  'side',
  'this side is not yours to play; claim its seat first',
);

const placeOf = (game: GameId, side: SideId): string => JSON.stringify([game, side]);
