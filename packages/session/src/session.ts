/**
 * GameSession: one game with its seats and viewers. Each change is checked, appended durably, acknowledged, and only then sent to
 * viewers.
 */
import type { SideId } from '@grognard/engine';
import type { CommandAnswer } from './answers.ts';
import { invalidMessage } from './answers.ts';
import { computerTurn, nextComputer, takeAnswer } from './computer-seats.ts';
import type { CreatedGame, SessionDeps } from './deps.ts';
import { type CommandHead, GameTable } from './game-table.ts';
import { InTurn } from './in-turn.ts';
import type { GameId, GameRecord, Receipt, StoredGame } from './record.ts';

export interface CommandMessage extends CommandHead {
  readonly commands: readonly unknown[];
}

export interface UndoAnswerMessage extends CommandHead {
  readonly agrees: boolean;
}

/** Receives changes. Both functions are called after the change is durable and its sender has been answered. */
export interface SessionWatcher {
  /** `isSettled` is true if no computer answers next. */
  committed(table: GameTable, isSettled: boolean): void;
  /** The session is over and must be reopened. */
  failed(error: Error): void;
}

export type Acknowledge = (answer: CommandAnswer) => void;

/** The session has ended: its storage failed, another writer was faster, or its host closed it. */
export class SessionEnded extends Error {}

export class GameSession<G extends CreatedGame = CreatedGame> {
  readonly id: GameId;
  readonly created: G;
  private readonly deps: SessionDeps<G>;
  private readonly table: GameTable;
  private readonly queue = new InTurn();
  private readonly watchers = new Set<SessionWatcher>();
  private ended: Error | null = null;
  /** Resolves when no computer has anything left to answer. Null while none is working. */
  private computersAtWork: Promise<void> | null = null;
  /** In a game of computers alone, the phase to whose end they play. */
  private playsThrough: string | null = null;

  constructor(created: G, stored: StoredGame, deps: SessionDeps<G>) {
    this.id = stored.record.id;
    this.created = created;
    this.deps = deps;
    this.table = new GameTable(created, stored);
  }

  get isEnded(): boolean {
    return this.ended !== null;
  }

  /** Reads the game between two changes, so that nobody sees anything that is not durable. */
  read<T>(look: (table: GameTable) => T): Promise<T> {
    return this.inTurn(() => look(this.table));
  }

  /** Adds a watcher between two changes. Computers continue as soon as there is a watcher, also after a restart. */
  watch<W extends SessionWatcher>(begin: (table: GameTable) => W): Promise<W> {
    return this.inTurn(() => {
      const watcher = begin(this.table);
      this.watchers.add(watcher);
      this.wakeComputers();
      this.letComputersThink();
      return watcher;
    });
  }

  unwatch(watcher: SessionWatcher): void {
    this.watchers.delete(watcher);
  }

  /** Carries out commands of a side. The caller has checked that the sender holds its seat. */
  submit(message: CommandMessage, acknowledge: Acknowledge): Promise<void> {
    return this.answer(message, acknowledge, (table) => {
      const refused = table.carryOut(message.side, message.commands);
      return refused === null ? [] : table.refusal(message.side, refused);
    });
  }

  /** Undoes the last command of a side, at once or when every other player who knows of it has agreed. */
  undo(message: CommandHead, acknowledge: Acknowledge): Promise<void> {
    const { side } = message;
    return this.answer(message, acknowledge, (table) => {
      const entry = table.undoable(side);
      const others = entry === null ? [] : table.mustAgree(side, entry);
      if (entry !== null && others.length > 0) {
        table.amend((record) => ({ ...record, undoRequest: { side, entry, agreed: [] } }));
        return others;
      }
      const undone = table.match.undo(side);
      return undone.done ? [] : table.refusal(side, undone.because);
    });
  }

  /** A player agrees to another's undo, or refuses. */
  answerUndo(message: UndoAnswerMessage, acknowledge: Acknowledge): Promise<void> {
    const { side, agrees } = message;
    return this.answer(message, acknowledge, (table) => {
      const request = table.undoRequest();
      const wanted = request === null ? [] : table.mustAgree(request.side, request.entry);
      if (request === null || !wanted.includes(side))
        return table.refusal(side, invalidMessage('no-request', '', 'nobody asks this side for an undo now'));
      const agreed = [...request.agreed, side];
      const missing = wanted.filter((each) => !agreed.includes(each));
      const undoRequest = agrees && missing.length > 0 ? { ...request, agreed } : null;
      table.amend((record) => ({ ...record, undoRequest }));
      if (agrees && missing.length === 0) table.match.undo(request.side);
      return agrees ? missing : [];
    });
  }

  /** Changes the record: a new name, a claimed seat. */
  amend(change: (record: GameRecord) => GameRecord): Promise<void> {
    return this.inTurn(async () => {
      this.table.amend(change);
      await this.commit(null, () => undefined);
    });
  }

  /** Resolves when computers that have to answer have answered. */
  async settle(): Promise<void> {
    await this.inTurn(() => this.wakeComputers());
    await this.computersAtWork;
    if (this.ended !== null) throw this.ended;
  }

  /** In a game of computers alone, plays to the end of a side's phase, or of the turn. */
  async advance(): Promise<void> {
    await this.inTurn(() => {
      if (this.table.people.length === 0) this.playsThrough = this.partOfTurn();
    });
    await this.settle();
  }

  /** Ends the session. Resolves when nothing of it is still running. */
  async end(error: Error = new SessionEnded('this game was closed; open it again')): Promise<void> {
    this.fail(error);
    await this.queue.idle();
  }

  private inTurn<T>(task: () => T | Promise<T>): Promise<T> {
    return this.queue.run(() => {
      if (this.ended !== null) throw this.ended;
      return task();
    });
  }

  /** Answers one command of a client. `judge` gives the refusal, or the sides that an accepted undo waits for. */
  private answer(
    message: CommandHead,
    acknowledge: Acknowledge,
    judge: (table: GameTable) => CommandAnswer | readonly SideId[],
  ): Promise<void> {
    return this.inTurn(async () => {
      const { table } = this;
      const early = table.earlyAnswer(message);
      if (early !== null) return acknowledge(early);
      table.visible.expect(table.match.state);
      const judged = this.orEnd(() => judge(table));
      if ('accepted' in judged) return acknowledge(judged);
      const { side, id, expected } = message;
      const answer = { accepted: true, seq: table.seqOf(side), waitsFor: judged } as const;
      const receipt = { side, id, expected, seq: answer.seq, waitsFor: judged };
      await this.commit(receipt, () => acknowledge(answer));
    });
  }

  /** Appends new entries, then acknowledges, then notifies watchers. If the append fails, the session ends. */
  private async commit(receipt: Receipt | null, acknowledge: () => void): Promise<void> {
    const { table, deps } = this;
    const step = table.unsaved(deps.now(), receipt);
    const outcome = await deps.storage.append(step).catch((error: unknown) => {
      throw this.fail(error);
    });
    if (outcome === 'conflict')
      throw this.fail(new SessionEnded('the game went on elsewhere; open it again'));
    table.markSaved(step);
    acknowledge();
    const isSettled = !this.isComputerDue();
    for (const watcher of [...this.watchers]) watcher.committed(table, isSettled);
    this.wakeComputers();
    if (isSettled) this.letComputersThink();
  }

  /** Runs code that changes the match. An error in the rules leaves its state uncertain, so the session ends. */
  private orEnd<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      throw this.fail(error);
    }
  }

  private fail(cause: unknown): Error {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    if (this.ended !== null) return this.ended;
    this.ended = error;
    for (const watcher of [...this.watchers]) watcher.failed(error);
    this.watchers.clear();
    return error;
  }

  private partOfTurn(): string {
    const { game, match } = this.table;
    return JSON.stringify([game.turnOf(match.state), game.stageName?.(match.state) ?? null]);
  }

  /** The computer that has to answer now, or null. */
  private dueComputer(): SideId | null {
    const isAlone = this.table.people.length === 0;
    return isAlone && this.playsThrough !== this.partOfTurn() ? null : nextComputer(this.table);
  }

  private isComputerDue(): boolean {
    return this.ended === null && this.dueComputer() !== null;
  }

  private wakeComputers(): void {
    if (this.computersAtWork === null && this.isComputerDue()) this.computersAtWork = this.playComputers();
  }

  /** Computers think outside the queue, so that nobody waits for them, and answer in it. */
  private async playComputers(): Promise<void> {
    try {
      for (;;) {
        const turn = await this.inTurn(() => {
          const side = this.dueComputer();
          if (side === null) this.computersAtWork = null;
          return side === null ? null : computerTurn(this.table, side, this.created.language);
        });
        if (turn === null) return;
        const answer = await this.deps.thinker.think(turn.question);
        await this.inTurn(async () => {
          // Meanwhile a player may have undone the command that the computer was to answer.
          if (this.table.match.entries.length !== turn.after) return;
          this.table.visible.expect(this.table.match.state);
          this.orEnd(() => takeAnswer(this.table, turn, answer));
          await this.commit(null, () => undefined);
        });
      }
    } catch (error) {
      this.computersAtWork = null;
      this.fail(error);
    }
  }

  /** Lets computers that will have to answer think while people do. Their thinker caches the answer. */
  private letComputersThink(): void {
    const { table, created, deps } = this;
    for (const side of table.asked()) {
      const turn = computerTurn(table, side, created.language);
      if (turn !== null) deps.thinker.think(turn.question).catch(() => undefined);
    }
  }
}
