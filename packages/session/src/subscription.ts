/** Subscription: sends one viewer updates from a sequence number on. It holds nothing that the viewer may not know. */
import type { AnyView, Result, SideId, Viewer } from '@grognard/engine';
import type { GameTable } from './game-table.ts';
import type { GameId } from './record.ts';
import type { SessionWatcher } from './session.ts';
import type { VisibleEntry } from './visible-entries.ts';

/** Events since the last update, and the current status of the game. */
export interface Update {
  readonly game: GameId;
  /** The viewer's sequence number after these entries. */
  readonly seq: number;
  readonly entries: readonly VisibleEntry[];
  readonly view: AnyView;
  /** Whether the game waits for the viewer's side. */
  readonly isAsked: boolean;
  /** The side that requests an undo, if the viewer requested it or must agree. */
  readonly undoRequest: SideId | null;
  readonly result: Result | null;
}

/** Whether a viewer may watch. The umpire's view is only for battles that are over, or that computers fight alone. */
export function canWatch(table: GameTable, viewer: Viewer): boolean {
  if (viewer === 'umpire') return table.people.length === 0 || table.match.awaits().kind === 'over';
  return viewer.side === null || table.game.sides.some(({ id }) => id === viewer.side);
}

export class Subscription implements SessionWatcher {
  private readonly viewer: Viewer;
  private readonly tell: (update: Update) => void;
  private readonly lost: (error: Error) => void;
  private seq: number;
  private undoRequest: SideId | null;

  /** Sends the events since `from` and the status of the game at once. */
  constructor(
    table: GameTable,
    { viewer, from }: { readonly viewer: Viewer; readonly from: number },
    tell: (update: Update) => void,
    lost: (error: Error) => void,
  ) {
    this.viewer = viewer;
    this.tell = tell;
    this.lost = lost;
    this.seq = from;
    this.undoRequest = table.undoRequestFor(viewer);
    this.send(table);
  }

  /** A change that the viewer may not know of is not sent, not even as a fact. */
  committed(table: GameTable): void {
    const undoRequest = table.undoRequestFor(this.viewer);
    if (table.visible.seqOf(this.viewer) === this.seq && undoRequest === this.undoRequest) return;
    this.undoRequest = undoRequest;
    this.send(table);
  }

  failed(error: Error): void {
    this.lost(error);
  }

  private send(table: GameTable): void {
    const { viewer, undoRequest } = this;
    const entries = table.visible.since(viewer, this.seq);
    this.seq = table.visible.seqOf(viewer);
    const side = viewer === 'umpire' ? null : viewer.side;
    const awaits = table.match.awaits();
    this.tell({
      game: table.record.id,
      seq: this.seq,
      entries,
      view: table.game.rules.view(table.match.state, viewer),
      isAsked: side !== null && table.asked().includes(side),
      undoRequest,
      result: awaits.kind === 'over' ? awaits.result : null,
    });
  }
}
