/** GameTable: a match with its record and receipts. Everything in a session that is synchronous. */
import {
  type AnyTableGame,
  activeEntries,
  type FaceSource,
  type InvalidCommand,
  isFixed,
  preparedFaces,
  type RefusedCommand,
  type SideId,
  type Viewer,
} from '@grognard/engine';
import type { AnyMatch } from '@grognard/opponent';
import { type CommandAnswer, type CommandRefusal, invalidMessage } from './answers.ts';
import type { CreatedGame } from './deps.ts';
import type { GameRecord, Receipt, StoredGame, UndoRequest } from './record.ts';
import { facesOf, resumeMatch } from './resume.ts';
import { holderOf, levelOf } from './seats.ts';
import type { Append } from './storage.ts';
import { VisibleEntries } from './visible-entries.ts';

/** Fields of every command of a client. */
export interface CommandHead {
  readonly side: SideId;
  readonly id: string;
  readonly expected: number;
}

const receiptKey = ({ side, id }: Pick<Receipt, 'side' | 'id'>): string => JSON.stringify([side, id]);

export class GameTable {
  readonly game: AnyTableGame;
  readonly match: AnyMatch;
  readonly visible: VisibleEntries;
  private readonly faces: FaceSource;
  private readonly receipts: Map<string, Receipt>;
  private current: GameRecord;
  /** Number of entries that are durable. */
  private saved: number;

  constructor(
    { game, prepared }: Pick<CreatedGame, 'game' | 'prepared'>,
    { record, entries, receipts }: StoredGame,
  ) {
    this.game = game;
    const faces = facesOf(record);
    this.faces = prepared === undefined ? faces : preparedFaces(prepared.dice, faces);
    this.match = resumeMatch(game, this.faces, entries);
    this.visible = new VisibleEntries(game, this.match);
    this.receipts = new Map(receipts.map((receipt) => [receiptKey(receipt), receipt]));
    this.current = record;
    this.saved = entries.length;
  }

  get record(): GameRecord {
    return this.current;
  }

  /** Changes the record. It becomes durable with the next step. */
  amend(change: (record: GameRecord) => GameRecord): void {
    this.current = change(this.current);
  }

  seqOf(side: SideId): number {
    return this.visible.seqOf({ side });
  }

  /** Sides that people play. */
  get people(): readonly SideId[] {
    return this.sidesWhere((side) => levelOf(this.current, side) === null);
  }

  sidesWhere(is: (side: SideId) => boolean): readonly SideId[] {
    return this.game.sides.map(({ id }) => id).filter(is);
  }

  /** Sides that the game waits for. */
  asked(): readonly SideId[] {
    const awaits = this.match.awaits();
    return awaits.kind === 'over' ? [] : awaits.sides;
  }

  /** Answer to a command that need not be checked, because its id is known or it expects another number. Null for all others. */
  earlyAnswer({ side, id, expected }: CommandHead): CommandAnswer | null {
    const receipt = this.receipts.get(receiptKey({ side, id }));
    const seq = this.seqOf(side);
    if (receipt !== undefined && receipt.expected === expected)
      return { accepted: true, seq: receipt.seq, waitsFor: receipt.waitsFor };
    if (receipt !== undefined)
      return this.refusal(
        side,
        invalidMessage('id-used', 'id', 'another command had this id; make a new one'),
      );
    if (expected === seq) return null;
    const message = `the game is at ${seq} for this side, not at ${expected}; look at what happened and give the command again`;
    return this.refusal(side, invalidMessage('stale', 'expected', message));
  }

  refusal(side: SideId, because: CommandRefusal): CommandAnswer {
    return { accepted: false, seq: this.seqOf(side), because };
  }

  /** Carries out all commands or none. Exception: commands decided by dice stay, and the commands after them are dropped. */
  carryOut(side: SideId, commands: readonly unknown[]): RefusedCommand | InvalidCommand | null {
    const [first, ...rest] = commands;
    const refused = rest.length > 0 ? this.rehearse(side, commands) : null;
    if (refused !== null) return refused;
    const submitted = this.match.submit(side, first);
    if (!submitted.done) return submitted.because;
    for (const command of rest) if (!this.match.submit(side, command).done) break;
    return null;
  }

  /** Plays several commands on a copy with the same dice, so that a refusal leaves no trace in the log. */
  private rehearse(side: SideId, commands: readonly unknown[]): RefusedCommand | InvalidCommand | null {
    const copy = this.match.fork(this.faces);
    let hasFixed = false;
    for (const command of commands) {
      const submitted = copy.submit(side, command);
      if (!submitted.done) return hasFixed ? null : submitted.because;
      hasFixed ||= submitted.events.some(isFixed);
    }
    return null;
  }

  /** Number of the entry that an undo of this side would remove, or null. */
  undoable(side: SideId): number | null {
    const { entries } = this.match;
    if (!this.match.canUndo(side)) return null;
    return activeEntries(entries).findLast(({ entry }) => entry.side === side)?.n ?? null;
  }

  /** The undo that waits for other players. Void as soon as an undo would no longer remove the same command. */
  undoRequest(): UndoRequest | null {
    const request = this.current.undoRequest ?? null;
    return request !== null && this.undoable(request.side) === request.entry ? request : null;
  }

  /** Sides of people at other clients who know of an entry. */
  mustAgree(side: SideId, entry: number): readonly SideId[] {
    const holder = holderOf(this.current, side);
    return this.people.filter((other) => {
      const theirs = holderOf(this.current, other);
      return theirs !== null && theirs !== holder && this.visible.has({ side: other }, entry);
    });
  }

  /** The side whose undo waits for agreement, if this viewer requested it or must agree. */
  undoRequestFor(viewer: Viewer): SideId | null {
    const request = this.undoRequest();
    if (request === null || viewer === 'umpire' || viewer.side === null) return null;
    const { side, entry } = request;
    return viewer.side === side || this.mustAgree(side, entry).includes(viewer.side) ? side : null;
  }

  /** Everything not yet durable, as one step. */
  unsaved(now: number, receipt: Receipt | null): Append {
    const { match, game, saved } = this;
    const awaits = match.awaits();
    const entries = match.entries.slice(saved);
    const record: GameRecord = {
      ...this.current,
      touched: entries.length > 0 ? now : this.current.touched,
      turn: game.turnOf(match.state),
      result: awaits.kind === 'over' ? awaits.result : null,
      undoRequest: this.undoRequest(),
    };
    return { record, from: saved, entries, receipt };
  }

  /** Records that a step is durable. */
  markSaved({ record, from, entries, receipt }: Append): void {
    this.current = record;
    this.saved = from + entries.length;
    if (receipt !== null) this.receipts.set(receiptKey(receipt), receipt);
  }
}
