/** What a player has before him at the table, and what he can do with it; React and the canvas both read it. */
import type { Command, Gesture, Instrument, PieceId, SideId } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { createStore, type Store } from '../look/store.ts';
import type { GameId, Moment, Referee, Stand } from '../referee/contract.ts';
import { sound } from '../shell/sound.ts';
import { canBeTold, nothingTold, type Seen, urgentIn } from './seen.ts';
import { unhurried } from './unhurried.ts';
import { wayTaskIn } from './ways.ts';

export type { Seen } from './seen.ts';

export class Desk {
  readonly seen: Store<Seen>;
  /** The same for what stands beside the map. */
  readonly beside: Store<Seen>;
  private readonly referee: Referee;
  private readonly game: GameId;
  /** Questions are numbered, so that an answer that comes late is dropped. */
  private asked = 0;
  private isAsking = false;
  /** Settled when the newest gesture has its proposal. */
  private proposed: Promise<void> = Promise.resolve();
  private wanted: Gesture | null = null;
  /** Settled when it is known what the pieces in hand can be told. */
  ready: Promise<void> = Promise.resolve();
  /** The same after all that was told since. */
  private settled: Promise<void> = Promise.resolve();

  constructor(referee: Referee, stand: Stand, log: readonly Moment[]) {
    this.referee = referee;
    this.game = stand.game;
    this.seen = createStore<Seen>({
      stand,
      picked: [],
      ...nothingTold,
      reading: null,
      busy: 'no',
      playing: null,
      log,
      goesOn: stand.watched === true,
    });
    this.beside = unhurried(this.seen);
    const urgent = urgentIn(this.seen.get());
    if (urgent !== null) this.pick(urgent);
  }

  private put(part: Partial<Seen>): void {
    this.seen.set({ ...this.seen.get(), ...part });
  }

  private gesture(): Gesture {
    const { picked, told } = this.seen.get();
    return { pieces: picked, values: told ?? {} };
  }

  /** Takes pieces in hand, or lets go of all. What was told and not confirmed is dropped. */
  pick(pieces: readonly PieceId[]): void {
    this.asked++;
    this.wanted = null;
    this.put({ ...nothingTold, picked: pieces });
    this.ready = pieces.length > 0 && this.areMine(pieces) ? this.askTasks() : Promise.resolve();
    this.settled = this.ready;
  }

  /** A way that was told before gives place to a new one; so do handles that were pulled, where a body is put somewhere else. */
  startAnew(): void {
    const { tasks, told } = this.seen.get();
    const task = wayTaskIn(tasks);
    if (task !== null) this.put({ told: { ...told, [task.id]: [] } });
    else if (told !== null && tasks.some(({ kind }) => kind === 'place')) {
      const pulled = new Set(tasks.filter(({ kind }) => kind === 'handles').map(({ id }) => id));
      this.put({ told: Object.fromEntries(Object.entries(told).filter(([id]) => !pulled.has(id))) });
    }
  }

  /** Adds a piece to those in hand, or lets go of it. */
  pickAlso(piece: PieceId): void {
    const { picked } = this.seen.get();
    this.pick(picked.includes(piece) ? picked.filter((each) => each !== piece) : [...picked, piece]);
  }

  /** A man in a body stands for the body; once that is in hand, for himself. */
  wholeOf(id: PieceId | null): PieceId | null {
    const { stand, picked } = this.seen.get();
    const find = (each: PieceId) => stand.pieces.find((piece) => piece.id === each);
    const [whole, more] = id === null ? [] : (find(id)?.members ?? []);
    const isPart = whole !== undefined && more === undefined && find(whole)?.members.includes(id!) === true;
    return isPart && !picked.includes(whole) ? whole : id;
  }

  areMine(pieces: readonly PieceId[]): boolean {
    const { stand } = this.seen.get();
    return pieces.every((id) => stand.pieces.find((piece) => piece.id === id)?.isMine === true);
  }

  private async askTasks(): Promise<void> {
    const mark = ++this.asked;
    const tasks = await this.referee.tasks(this.game, this.gesture());
    if (mark === this.asked) this.put({ tasks });
  }

  /** Tells the picked pieces something more. While a piece is dragged only the proposal follows, the rest when it rests. */
  tell(id: string, value: Json, how: 'dragging' | 'done' = 'done'): void {
    this.follow({ ...this.seen.get().told, [id]: value }, how);
  }

  private follow(told: Gesture['values'], how: 'dragging' | 'done'): void {
    this.put({ told, against: [], follows: 'not yet', hand: how === 'dragging' ? 'moves' : 'rests' });
    this.wanted = this.gesture();
    if (!this.isAsking) this.proposed = this.askProposal();
    if (how === 'done') this.settled = this.settle();
  }

  /** At most one question is on its way; the newest is asked next. */
  private async askProposal(): Promise<void> {
    this.isAsking = true;
    try {
      while (this.wanted !== null) {
        const gesture = this.wanted;
        this.wanted = null;
        const proposal = await this.referee.propose(this.game, gesture);
        if (this.seen.get().told !== null && gesture.pieces === this.seen.get().picked)
          this.put({ proposal, follows: this.wanted === null ? 'yes' : 'not yet' });
      }
    } finally {
      this.isAsking = false;
    }
  }

  /** What else can be told now, and who could hit where the gesture leads. */
  private async settle(): Promise<void> {
    const mark = ++this.asked;
    const gesture = this.gesture();
    const [tasks, threats] = await Promise.all([
      this.referee.tasks(this.game, gesture),
      this.referee.threats(this.game, gesture),
    ]);
    if (mark === this.asked) this.put({ tasks, threats });
  }

  /** Waits until everything that was told so far has been looked at. */
  async rest(): Promise<void> {
    const last = this.settled;
    await last;
    if (last !== this.settled) await this.rest();
  }

  /** Drops what was told and not confirmed; with nothing told, lets go of the pieces. */
  cancel(): void {
    const { told, picked, reading } = this.seen.get();
    if (reading !== null) this.put({ reading: null });
    this.pick(told === null ? [] : picked);
  }

  /** Gives what was told last: a quick hand is waited for, so that nothing older is given. */
  async confirm(): Promise<void> {
    await this.ready;
    await this.proposed;
    const { proposal } = this.seen.get();
    if (proposal === null || proposal.refusals.length > 0 || proposal.commands.length === 0) return;
    await this.give(proposal.commands);
  }

  /** Takes the longest part of the proposal that is legal. */
  fit(): void {
    const fits = this.seen.get().proposal?.longestLegal;
    if (!fits) return;
    this.follow(fits.values, 'done');
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
    const stand = await this.referee.take(this.game, side);
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

  playAgain(moment: Moment): void {
    this.put({ playing: moment });
  }

  async lay(instrument: Instrument | null): Promise<void> {
    const reading = instrument === null ? null : await this.referee.lay(this.game, instrument);
    this.put({ reading });
  }
}
