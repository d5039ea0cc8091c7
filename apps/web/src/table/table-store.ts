/** TableStore: state and actions of the table page. React and the canvas both read it. */
import type { Command, Gesture, PieceId, SideId } from '@grognard/engine';
import {
  type GestureEvent,
  initialGestures,
  type ScreenBox,
  selectionBox,
  type TaskValue,
  type Tool,
} from '@grognard/table-view/gestures';
import { createStore, type Store } from '../look/store.ts';
import type {
  ConfirmResult,
  GameId,
  GameStatus,
  Referee,
  ShownEpisode,
  ShownScene,
} from '../referee/contract.ts';
import { sound } from '../shell/sound.ts';
import { keepGroups, type RememberedGroups, readGroups, withGroup } from './group/remembered-groups.ts';
import { selectableGroups } from './group/selectable-groups.ts';
import { givenEnds } from './plan/plan-items.ts';
import { type GestureMap, TableGestures } from './table-gestures.ts';
import { canBeOrdered, reactingPieces, stateOfGestures, type TableState } from './table-state.ts';
import { throttled } from './throttled.ts';

export type { TableState } from './table-state.ts';

/** The scene that is shown, with losses and score as they stand in it. The score is null in games without one. */
export interface PlayedMoment {
  readonly scene: ShownScene;
  readonly losses: Readonly<Record<SideId, number>>;
  readonly score: GameStatus['score'];
}

export class TableStore {
  readonly state: Store<TableState>;
  /** The same at reading pace, for the panel beside the map. */
  readonly panelState: Store<TableState>;
  /** The box that selects pieces, while it is being drawn. */
  readonly box: Store<ScreenBox | null> = createStore<ScreenBox | null>(null);
  /** The piece that is named on the map, under the pointer or a long press. */
  readonly named: Store<PieceId | null> = createStore<PieceId | null>(null);
  /** Whether the legend lies open. */
  readonly isLegendOpen: Store<boolean> = createStore<boolean>(false);
  /** The briefing, while it lies open: at the beginning of the battle, or later. */
  readonly briefing: Store<'beginning' | 'later' | null> = createStore<'beginning' | 'later' | null>(null);
  /** What the playback shows just now. Null while nothing is played back, and at its end. */
  readonly moment: Store<PlayedMoment | null> = createStore<PlayedMoment | null>(null);
  /** Groups that the player has put together for the side that looks. */
  readonly groups: Store<RememberedGroups> = createStore<RememberedGroups>({});
  private groupsOf: SideId | null = null;
  private readonly referee: Referee;
  private readonly game: GameId;
  private readonly gestures: TableGestures;

  constructor(referee: Referee, status: GameStatus, log: readonly ShownEpisode[]) {
    this.referee = referee;
    this.game = status.game;
    this.state = createStore<TableState>({
      status,
      ...stateOfGestures(initialGestures),
      refusals: [],
      busy: 'no',
      playing: null,
      log,
      isRunning: status.isWatched === true,
    });
    this.panelState = throttled(this.state);
    this.gestures = new TableGestures({
      referee,
      game: status.game,
      pieces: () => this.state.get().status.pieces,
      groups: () => selectableGroups(this.state.get().status, this.groups.get()),
      ends: () => givenEnds(this.state.get()),
      // Refusals are dropped as soon as something else is drafted.
      onDraft: (state, before) =>
        this.update({
          ...stateOfGestures(state),
          ...(state.draft.revision === before.draft.revision ? {} : { refusals: [] }),
        }),
      onStep: (state) => this.box.set(selectionBox(state)),
      submit: (commands) => void this.submit(commands),
      undo: () => void this.undo(),
      remember: (key, pieces) => this.remember(key, pieces),
    });
    this.readGroups();
    const urgent = reactingPieces(this.state.get());
    if (urgent !== null) this.select(urgent);
  }

  /** Shows what comes to pass without a command of this page, until the returned function is called. */
  listen(): () => void {
    return this.referee.watch(this.game, (news) => {
      this.show(news);
      const { playing, selection } = this.state.get();
      // What led to a reaction is seen first, unless the player is busy with something else.
      if (playing !== null && selection.length === 0) return;
      this.select(reactingPieces(this.state.get()) ?? selection);
    });
  }

  /** Connects the map on which gestures are made, until the returned function is called. */
  attach(map: GestureMap): () => void {
    return this.gestures.attach(map);
  }

  send(event: GestureEvent): boolean {
    const isConsumed = this.gestures.send(event);
    this.takeInHand();
    return isConsumed;
  }

  /** What a question is answered with unless the player changes it lies in hand as soon as its piece is selected. */
  private takeInHand(): void {
    const { selection, values, status } = this.state.get();
    const [piece] = selection;
    const { reaction } = status.prompt ?? {};
    if (values !== null || piece === undefined || reaction?.values === undefined) return;
    if (reaction.pieces.includes(piece)) this.gestures.send({ kind: 'set-values', values: reaction.values });
  }

  private update(part: Partial<TableState>): void {
    this.state.set({ ...this.state.get(), ...part });
    if (part.status !== undefined) this.readGroups();
  }

  /** Players at one screen have their own groups. */
  private readGroups(): void {
    const { viewerSide } = this.state.get().status;
    if (viewerSide === this.groupsOf) return;
    this.groupsOf = viewerSide;
    this.groups.set(viewerSide === null ? {} : readGroups(this.game, viewerSide));
  }

  /** Remembers pieces as the group of a key. Without pieces the group is forgotten. */
  remember(key: number, pieces: readonly PieceId[]): void {
    if (this.groupsOf === null) return;
    this.groups.set(withGroup(this.groups.get(), key, pieces));
    keepGroups(this.game, this.groupsOf, this.groups.get());
  }

  /** Drops pieces from the selection. What is drafted for the others stays. */
  leaveOut(pieces: readonly PieceId[]): void {
    this.send({ kind: 'leave-out', pieces });
  }

  /** Selects pieces, or none. A draft that is not confirmed is dropped. */
  select(pieces: readonly PieceId[]): void {
    this.send({ kind: 'select', pieces });
  }

  /** Drafts an order. It is given only when it is confirmed. */
  draft({ pieces, values }: Gesture): void {
    this.select(pieces);
    this.send({ kind: 'set-values', values });
  }

  setTask(task: string, value: TaskValue): void {
    this.send({ kind: 'set-task', task, value });
  }

  cancel(): void {
    this.send({ kind: 'cancel' });
  }

  /** Submits the newest draft. Waits for a proposal that is still being worked out, so that nothing older is submitted. */
  confirm(): void {
    this.send({ kind: 'confirm' });
  }

  chooseTool(tool: Tool): void {
    this.send({ kind: 'choose-tool', tool });
  }

  applyLongestLegal(): void {
    const fits = this.state.get().proposal?.longestLegal;
    if (fits) this.send({ kind: 'set-values', values: fits.values });
  }

  async submit(commands: readonly Command[]): Promise<void> {
    if (this.state.get().busy !== 'no') return;
    const closes = this.state.get().status.prompt?.finish?.command;
    const isLast = commands.some((command) => command === closes);
    this.update({ busy: isLast ? 'waiting' : 'confirming' });
    if (isLast) sound('seal');
    try {
      const answer = await this.referee.confirm(this.game, commands);
      const { selection } = this.state.get();
      const played = answer.done ? answer.played : null;
      this.show(answer);
      const isAnswered = answer.status.prompt?.reaction?.pieces.length === 0;
      const isKept = !isLast && !isAnswered && canBeOrdered(answer.status, selection);
      if (answer.done && played === null)
        this.select(reactingPieces(this.state.get()) ?? (isKept ? selection : []));
      else if (answer.done) this.select([]);
    } finally {
      this.update({ busy: 'no' });
    }
  }

  /** Deploys the player's pieces, as long as there are any to deploy, or takes a deployment in hand that can still be changed. True if something was done. */
  async deploy(): Promise<boolean> {
    for (let placed = 0; ; placed++) {
      if (this.state.get().status.prompt?.canDeploy !== true) return placed > 0;
      const { commands, gesture } = await this.referee.deployment(this.game);
      if (gesture !== null) this.draft(gesture);
      if (gesture !== null || commands.length === 0) return gesture !== null || placed > 0;
      await this.submit(commands);
      if (this.state.get().refusals.length > 0) return true;
    }
  }

  async undo(): Promise<void> {
    if (this.state.get().busy !== 'no') return;
    const answer = await this.referee.undo(this.game);
    this.update({ status: answer.status, refusals: answer.done ? [] : answer.refusals });
    this.select(this.state.get().selection);
  }

  /** Agrees to the undo that another player asks for, or does not. */
  async answerUndo(agrees: boolean): Promise<void> {
    if (this.state.get().busy !== 'no') return;
    this.update({ busy: 'confirming' });
    try {
      this.show(await this.referee.answerUndo(this.game, agrees));
    } finally {
      this.update({ busy: 'no' });
    }
    this.select(this.state.get().selection);
  }

  /** The outcome of a command, or what happened without one. */
  private show(result: ConfirmResult): void {
    const { log } = this.state.get();
    const played = result.done ? result.played : null;
    this.update({
      status: result.status,
      refusals: result.done ? [] : result.refusals,
      playing: played,
      log: played === null ? log : [...log, (result.done ? result.logged : undefined) ?? played],
    });
  }

  async claimSeat(side: SideId): Promise<void> {
    const status = await this.referee.claimSeat(this.game, side);
    const log = await this.referee.log(this.game);
    this.update({ status, log, playing: log.at(-1) ?? null });
    this.select([]);
  }

  /** Called when the playback is over or skipped. */
  played(): void {
    if (this.state.get().playing === null) return;
    this.update({ playing: null });
    void this.goOn();
    const urgent = reactingPieces(this.state.get());
    if (urgent !== null && this.state.get().selection.length === 0) this.select(urgent);
  }

  /** Lets a battle between computers continue, or stops it after the current playback. */
  watchOn(how: 'on' | 'stop'): void {
    this.update({ isRunning: how === 'on' && this.state.get().status.isWatched === true });
    if (this.state.get().playing === null) void this.goOn();
  }

  /** Plays the next part of a battle between computers. */
  private async goOn(): Promise<void> {
    const { status, busy, isRunning, log } = this.state.get();
    if (!isRunning || status.isWatched !== true || busy !== 'no') return;
    this.update({ busy: 'waiting' });
    try {
      const answer = await this.referee.goOn(this.game);
      const played = answer.done ? answer.played : null;
      this.update({ status: answer.status, playing: played, log: played === null ? log : [...log, played] });
    } finally {
      this.update({ busy: 'no' });
    }
    if (this.state.get().playing === null) await this.goOn();
  }

  playAgain(moment: ShownEpisode): void {
    this.update({ playing: moment });
  }
}
