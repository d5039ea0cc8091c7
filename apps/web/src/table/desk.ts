/** What a player has before him at the table, and what he can do with it; React and the canvas both read it. */
import type { Command, PieceId, SideId } from '@grognard/engine';
import {
  type GestureEvent,
  initialGestures,
  type ScreenBox,
  selectionBox,
  type TaskValue,
  type Tool,
} from '@grognard/table-view/gestures';
import { createStore, type Store } from '../look/store.ts';
import type { Episode, GameId, GameStatus, Referee } from '../referee/contract.ts';
import { sound } from '../shell/sound.ts';
import { canBeTold, type Seen, seenOf, urgentIn } from './seen.ts';
import { type GestureMap, TableGestures } from './table-gestures.ts';
import { unhurried } from './unhurried.ts';

export type { Seen } from './seen.ts';

export class Desk {
  readonly seen: Store<Seen>;
  /** The same for what stands beside the map. */
  readonly beside: Store<Seen>;
  /** The box that selects pieces, while it is drawn. */
  readonly box: Store<ScreenBox | null> = createStore<ScreenBox | null>(null);
  private readonly referee: Referee;
  private readonly game: GameId;
  private readonly gestures: TableGestures;

  constructor(referee: Referee, stand: GameStatus, log: readonly Episode[]) {
    this.referee = referee;
    this.game = stand.game;
    this.seen = createStore<Seen>({
      stand,
      ...seenOf(initialGestures),
      against: [],
      busy: 'no',
      playing: null,
      log,
      goesOn: stand.watched === true,
    });
    this.beside = unhurried(this.seen);
    this.gestures = new TableGestures({
      referee,
      game: stand.game,
      pieces: () => this.seen.get().stand.pieces,
      // What was refused is forgotten as soon as something else is drafted.
      onDraft: (state, before) =>
        this.put({
          ...seenOf(state),
          ...(state.draft.revision === before.draft.revision ? {} : { against: [] }),
        }),
      onStep: (state) => this.box.set(selectionBox(state)),
      submit: (commands) => void this.give(commands),
      undo: () => void this.undo(),
    });
    const urgent = urgentIn(this.seen.get());
    if (urgent !== null) this.pick(urgent);
  }

  /** Takes the map on which gestures are made, until the returned function is called. */
  attach(map: GestureMap): () => void {
    return this.gestures.attach(map);
  }

  send(event: GestureEvent): boolean {
    return this.gestures.send(event);
  }

  private put(part: Partial<Seen>): void {
    this.seen.set({ ...this.seen.get(), ...part });
  }

  /** Selects pieces, or none. A draft that is not confirmed is dropped. */
  pick(pieces: readonly PieceId[]): void {
    this.send({ kind: 'select', pieces });
  }

  tell(task: string, value: TaskValue): void {
    this.send({ kind: 'set-task', task, value });
  }

  cancel(): void {
    this.send({ kind: 'cancel' });
  }

  /** Submits the newest draft. A proposal that is still on its way is waited for, so that nothing older is given. */
  confirm(): void {
    this.send({ kind: 'confirm' });
  }

  chooseTool(tool: Tool): void {
    this.send({ kind: 'choose-tool', tool });
  }

  /** Takes the longest part of the proposal that is legal. */
  fit(): void {
    const fits = this.seen.get().proposal?.longestLegal;
    if (fits) this.send({ kind: 'set-values', values: fits.values });
  }

  async give(commands: readonly Command[]): Promise<void> {
    if (this.seen.get().busy !== 'no') return;
    const closes = this.seen.get().stand.asked?.finish?.command;
    const isLast = commands.some((command) => command === closes);
    this.put({ busy: isLast ? 'waiting' : 'confirming' });
    if (isLast) sound('seal');
    try {
      const answer = await this.referee.confirm(this.game, commands);
      const { picked, log } = this.seen.get();
      const played = answer.done ? answer.played : null;
      this.put({
        stand: answer.stand,
        against: answer.done ? [] : answer.against,
        playing: played,
        log: played === null ? log : [...log, (answer.done ? answer.logged : undefined) ?? played],
      });
      const isAnswered = answer.stand.asked?.reaction?.pieces.length === 0;
      const isKept = !isLast && !isAnswered && canBeTold(answer.stand, picked);
      if (answer.done && played === null) this.pick(urgentIn(this.seen.get()) ?? (isKept ? picked : []));
      else if (answer.done) this.pick([]);
    } finally {
      this.put({ busy: 'no' });
    }
  }

  async undo(): Promise<void> {
    if (this.seen.get().busy !== 'no') return;
    const answer = await this.referee.undo(this.game);
    this.put({ stand: answer.stand, against: answer.done ? [] : answer.against });
    this.pick(this.seen.get().picked);
  }

  async take(side: SideId): Promise<void> {
    const stand = await this.referee.claimSeat(this.game, side);
    const log = await this.referee.log(this.game);
    this.put({ stand, log, playing: log.at(-1) ?? null });
    this.pick([]);
  }

  /** The playback is over, or skipped. */
  played(): void {
    if (this.seen.get().playing === null) return;
    this.put({ playing: null });
    void this.goOn();
    const urgent = urgentIn(this.seen.get());
    if (urgent !== null && this.seen.get().picked.length === 0) this.pick(urgent);
  }

  /** Lets a battle of computers go on, or stop after what is being played. */
  watchOn(how: 'on' | 'stop'): void {
    this.put({ goesOn: how === 'on' && this.seen.get().stand.watched === true });
    if (this.seen.get().playing === null) void this.goOn();
  }

  /** The next part of a battle that only computers fight. */
  private async goOn(): Promise<void> {
    const { stand, busy, goesOn, log } = this.seen.get();
    if (!goesOn || stand.watched !== true || busy !== 'no') return;
    this.put({ busy: 'waiting' });
    try {
      const answer = await this.referee.goOn(this.game);
      const played = answer.done ? answer.played : null;
      this.put({ stand: answer.stand, playing: played, log: played === null ? log : [...log, played] });
    } finally {
      this.put({ busy: 'no' });
    }
    if (this.seen.get().playing === null) await this.goOn();
  }

  playAgain(moment: Episode): void {
    this.put({ playing: moment });
  }
}
