/** SessionConnection: one client elsewhere. It claims seats by key, gives their commands, and receives what its viewers may know. */
import { commitmentTo, type SideId, type Viewer } from '@grognard/engine';
import { invalidMessage } from './answers.ts';
import { CommandConnection, noGame, noSeat } from './command-connection.ts';
import type { CreatedGame } from './deps.ts';
import { type SessionNotices, viewerMessages } from './messages.ts';
import type { OpenGames } from './open-games.ts';
import type { GameId, GameRecord } from './record.ts';
import { type BoundHandler, notify, on, type Port, type Reply } from './rpc.ts';
import { claimOutcome, holderOf } from './seats.ts';
import type { GameSession } from './session.ts';
import { canWatch, Subscription } from './subscription.ts';

const placeOf = (game: GameId, side: SideId): string => JSON.stringify([game, side]);

export class SessionConnection<G extends CreatedGame = CreatedGame> {
  private readonly games: OpenGames<G>;
  private readonly port: Port;
  private readonly commands: CommandConnection<G>;
  /** Hashes of the keys that this client has shown, by game and side. */
  private readonly keys = new Map<string, string>();
  private readonly subscriptions = new Map<GameId, () => void>();

  constructor(games: OpenGames<G>, port: Port) {
    this.games = games;
    this.port = port;
    this.commands = new CommandConnection(games, (record, side) => this.holds(record, side));
  }

  get handlers(): Readonly<Record<string, BoundHandler>> {
    return { ...this.commands.handlers, ...this.viewerHandlers };
  }

  private readonly viewerHandlers = {
    claimSeat: on(viewerMessages.claimSeat, async ({ game, side, key, invitation }, reply) => {
      const seq = await this.games.withSession(game, async (session) => {
        const isHeld = await this.claim(session, side, key, invitation);
        return isHeld ? session.read((table) => table.seqOf(side)) : noSeat;
      });
      if (seq === null) reply.refuse(noGame);
      else if (typeof seq === 'number') reply.answer({ seq });
      else reply.refuse(seq);
    }),
    subscribe: on(viewerMessages.subscribe, async ({ game, viewer, from }, reply) => {
      const looking: Viewer = viewer === 'umpire' ? viewer : viewer === 'bystander' ? { side: null } : viewer;
      const found = await this.games.withSession(game, (session) =>
        this.subscribe(session, looking, from, reply),
      );
      if (found === null) reply.refuse(noGame);
    }),
    unsubscribe: on(viewerMessages.unsubscribe, ({ game }, reply) => {
      this.subscriptions.get(game)?.();
      reply.answer(null);
    }),
  } satisfies Record<keyof typeof viewerMessages, BoundHandler>;

  /** Called when the line is broken. Nothing is sent any more. */
  close(): void {
    for (const end of [...this.subscriptions.values()]) end();
  }

  /** Whether the client holds a seat by the current record. A replaced key holds nothing. */
  private holds(record: GameRecord, side: SideId): boolean {
    if (record.seats[side] !== 'elsewhere') return false;
    const key = this.keys.get(placeOf(record.id, side));
    return key !== undefined && holderOf(record, side) === key;
  }

  private async claim(
    session: GameSession<G>,
    side: SideId,
    key: string,
    invitation: string | null,
  ): Promise<boolean> {
    const record = await session.read((table) => table.record);
    if (record.seats[side] !== 'elsewhere') return false;
    const hash = commitmentTo(key);
    let isHeld = claimOutcome(record.locks?.[side], key, invitation) === 'held';
    if (!isHeld)
      // Checked again inside the change, so that of two claims with one invitation the first wins.
      await session.amend((now) => {
        isHeld = claimOutcome(now.locks?.[side], key, invitation) !== 'refused';
        return isHeld ? { ...now, locks: { ...now.locks, [side]: { key: hash } } } : now;
      });
    if (isHeld) this.keys.set(placeOf(session.id, side), hash);
    return isHeld;
  }

  private async subscribe(
    session: GameSession<G>,
    viewer: Viewer,
    from: number,
    reply: Reply<{ readonly seq: number }>,
  ): Promise<true> {
    const { port } = this;
    const refused = await session.read((table) => {
      const isOwn = viewer !== 'umpire' && viewer.side !== null;
      if (!canWatch(table, viewer) || (isOwn && !this.holds(table.record, viewer.side))) return noSeat;
      const seq = table.visible.seqOf(viewer);
      if (from <= seq) return null;
      return invalidMessage('stale', 'from', `the game is at ${seq} for this viewer`).error;
    });
    if (refused !== null) {
      reply.refuse(refused);
      return true;
    }
    this.subscriptions.get(session.id)?.();
    const subscription = await session.watch((table) => {
      reply.answer({ seq: table.visible.seqOf(viewer) });
      return new Subscription(
        table,
        { viewer, from },
        (update) => notify<SessionNotices>(port, 'update', update),
        (error) => {
          this.subscriptions.delete(session.id);
          notify<SessionNotices>(port, 'lost', { game: session.id, message: error.message });
        },
      );
    });
    this.subscriptions.set(session.id, () => {
      session.unwatch(subscription);
      this.subscriptions.delete(session.id);
    });
    return true;
  }
}
