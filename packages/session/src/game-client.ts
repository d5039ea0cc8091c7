/**
 * GameClient: a player's or spectator's end of a session, over lines that may break. Unanswered commands are sent again under their
 * id.
 */
import type { AnyView, Result, SideId } from '@grognard/engine';
import type { CommandAnswer } from './answers.ts';
import type { sessionMessages } from './messages.ts';
import type { GameId } from './record.ts';
import { type Call, CallRefused } from './rpc.ts';
import type { Update } from './subscription.ts';
import type { VisibleEntry } from './visible-entries.ts';

export type SessionCall = Call<typeof sessionMessages>;

export interface GameClientOptions {
  readonly game: GameId;
  /** Null for a spectator. */
  readonly side: SideId | null;
  /** Key of the seat, if it is played elsewhere. */
  readonly key?: string;
  /** Valid for the first claim of the seat. */
  readonly invitation?: string;
  /** An id that this side has not used before. */
  newId(): string;
}

/** A command that waits for its answer. */
interface PendingCommand {
  send(call: SessionCall): Promise<CommandAnswer>;
  resolve(answer: CommandAnswer): void;
  reject(error: Error): void;
}

export class GameClient {
  private readonly options: GameClientOptions;
  /** The newest line. `call` is the same once the seat is claimed over it. */
  private line: SessionCall | null = null;
  private call: SessionCall | null = null;
  private pending: PendingCommand | null = null;
  private known: readonly VisibleEntry[] = [];
  private newest: Update | null = null;

  constructor(options: GameClientOptions) {
    this.options = options;
  }

  /** Everything so far that the viewer may know. */
  get log(): readonly VisibleEntry[] {
    return this.known;
  }

  /** The viewer's sequence number: the number of entries it knows of. */
  get seq(): number {
    return this.known.length;
  }

  get view(): AnyView | null {
    return this.newest?.view ?? null;
  }

  get isAsked(): boolean {
    return this.newest?.isAsked === true;
  }

  get undoRequest(): SideId | null {
    return this.newest?.undoRequest ?? null;
  }

  get result(): Result | null {
    return this.newest?.result ?? null;
  }

  get isWaiting(): boolean {
    return this.pending !== null;
  }

  /** Continues over a new line: claims the seat, asks for missed events, and sends unanswered commands again. */
  async attach(call: SessionCall): Promise<void> {
    this.call = null;
    this.line = call;
    const { game, side, key, invitation } = this.options;
    if (side !== null && key !== undefined)
      await call('claimSeat', { game, side, key, ...(invitation === undefined ? {} : { invitation }) });
    if (this.line !== call) return;
    this.call = call;
    await this.goOn();
  }

  detach(): void {
    this.line = null;
    this.call = null;
  }

  /** Asks again for everything missing, for lines that may lose messages. */
  async goOn(): Promise<void> {
    const { call } = this;
    if (call === null) return;
    const { game, side } = this.options;
    this.send();
    await call('subscribe', { game, viewer: side === null ? 'bystander' : { side }, from: this.seq });
  }

  /** Applies an update. Late and duplicate ones change nothing. After a gap the missing entries are requested. */
  heard(update: Update): void {
    const start = update.seq - update.entries.length;
    if (update.game !== this.options.game || update.seq < this.seq) return;
    if (start > this.seq) return void this.goOn().catch(() => undefined);
    this.known = [...this.known, ...update.entries.slice(this.seq - start)];
    this.newest = update;
  }

  submit(commands: readonly object[]): Promise<CommandAnswer> {
    return this.give((call, head) => call('submit', { ...head, commands }));
  }

  undo(): Promise<CommandAnswer> {
    return this.give((call, head) => call('undo', head));
  }

  answerUndo(agrees: boolean): Promise<CommandAnswer> {
    return this.give((call, head) => call('answerUndo', { ...head, agrees }));
  }

  /** Sends one command at a time, because the next one expects the sequence number that this one leads to. */
  private give(
    send: (
      call: SessionCall,
      head: { readonly game: GameId; readonly side: SideId; readonly id: string; readonly expected: number },
    ) => Promise<CommandAnswer>,
  ): Promise<CommandAnswer> {
    const { game, side } = this.options;
    if (side === null) throw new Error('a spectator gives no commands');
    if (this.pending !== null) throw new Error('the last command has not been answered yet');
    const head = { game, side, id: this.options.newId(), expected: this.seq };
    return new Promise((resolve, reject) => {
      this.pending = { send: (call) => send(call, head), resolve, reject };
      this.send();
    });
  }

  private send(): void {
    const { call, pending } = this;
    if (call === null || pending === null) return;
    const settle = (act: () => void) => {
      if (this.pending !== pending) return;
      this.pending = null;
      act();
    };
    pending.send(call).then(
      (answer) => settle(() => pending.resolve(answer)),
      // Any other error leaves open whether the command was accepted. It stays pending and is sent again.
      (error: Error) => error instanceof CallRefused && settle(() => pending.reject(error)),
    );
  }
}
