/** A game in progress at this screen: who is asked, what he may know, what his commands come to. */
import type {
  AnyTableGame,
  Command,
  ExplainedRefusal,
  Interaction,
  InvalidCommand,
  RefusedCommand,
  SideId,
  Viewer,
} from '@grognard/engine';
import type { AnyMatch } from '@grognard/opponent';
import type { GameRecord } from '../saves/record.ts';
import { giveAnswer, questionFor } from './computers.ts';
import type { Confirmed, Moment, Seat, Stand, TurnReasons } from './contract.ts';
import { hindrancesOf } from './hindrance.ts';
import { isFixedSince, pastOf, type Settled, settledIn, shownSince } from './past.ts';
import { saidAgain } from './say-again.ts';
import { standOf } from './stand.ts';
import type { Since, Surroundings } from './surroundings.ts';
import type { Question } from './thinker.ts';

export class Sitting {
  readonly game: AnyTableGame;
  private current: GameRecord;
  readonly match: AnyMatch;
  readonly around: Surroundings;
  /** How many entries are written down for good. */
  private kept: number;
  private eyes: SideId | null = null;
  private held: Interaction | null = null;
  /** Up to where nothing can be taken back; null: not looked for yet. */
  private settled: Settled | null = null;

  constructor(game: AnyTableGame, record: GameRecord, match: AnyMatch, around: Surroundings) {
    this.game = game;
    this.current = record;
    this.match = match;
    this.around = around;
    this.kept = match.entries.length;
    this.look();
    this.thinkAhead();
  }

  get record(): GameRecord {
    return this.current;
  }

  private seatOf(side: SideId): Seat {
    return this.current.seats[side] ?? 'person';
  }

  private get people(): readonly SideId[] {
    return this.game.sides.map(({ id }) => id).filter((id) => this.seatOf(id) === 'person');
  }

  /** Sides that are asked for something now. */
  private asked(): readonly SideId[] {
    const awaits = this.match.awaits();
    return awaits.kind === 'over' ? [] : awaits.sides;
  }

  /** Alone at the screen one keeps one's eyes; two people hand the screen over, or only the word where nothing is hidden. */
  private look(): void {
    const { people } = this;
    this.held = null;
    if (people.length === 1) this.eyes = people[0]!;
    else if (this.game.open) this.eyes = people.find((side) => this.asked().includes(side)) ?? this.eyes;
    else if (this.eyes !== null && !this.asked().includes(this.eyes)) this.eyes = null;
  }

  /** Whoever comes to the table anew says first who he is, where two people share the screen; computers that are asked before him have answered. */
  async opened(): Promise<Stand> {
    if (this.people.length > 0) await this.letComputersAnswer();
    this.eyes = null;
    this.look();
    return this.stand();
  }

  take(side: SideId): Stand {
    if (this.people.includes(side) && this.asked().includes(side)) this.eyes = side;
    this.held = null;
    return this.stand();
  }

  /** Who looks: nobody's secrets are shown while the screen is handed over; after the battle everything is. */
  private looker(): Viewer {
    if (this.match.awaits().kind === 'over' || this.people.length === 0) return 'umpire';
    return { side: this.eyes };
  }

  hand(): Interaction | null {
    const { interactionFor: handling } = this.game;
    if (handling === undefined) return null;
    this.held ??= handling(this.match.view(this.eyes), this.eyes);
    return this.held;
  }

  stand(): Stand {
    const { eyes, people } = this;
    const seats = this.game.sides.map(({ id }) => [id, this.seatOf(id)] as const);
    const next = people.find((side) => this.asked().includes(side)) ?? null;
    const { around, current: record } = this;
    return standOf(this, {
      record,
      around,
      seats: new Map(seats),
      people,
      next,
      eyes,
      looker: this.looker(),
      showsReasons: this.showsReasons(this.looker()),
    });
  }

  /** A computer's reasons name men in hiding and what they are about: they are for whoever sees all anyway. */
  showsReasons(eyes: Viewer): boolean {
    return this.game.open === true || eyes === 'umpire';
  }

  /** All or none of the commands; then whatever computers are asked for, until a person is. */
  async confirm(commands: readonly Command[]): Promise<Confirmed> {
    const { match, eyes } = this;
    if (eyes === null) return { done: false, against: [], stand: this.stand() };
    const since = this.since();
    const refusals = this.give(eyes, commands);
    if (refusals.length > 0) return { done: false, against: refusals, stand: this.stand() };
    await this.keep();
    const hasPlayed = await this.letComputersAnswer();
    this.look();
    const isFixed = isFixedSince(match.entries, since.from);
    const isShown = hasPlayed || this.asked().length === 0 || (isFixed && this.mayLookOn(eyes));
    return this.shown(since, isShown ? 'shown' : 'kept back');
  }

  /** Where only computers play: on to the end of a side's part, or of the turn. */
  async goOn(): Promise<Confirmed> {
    if (this.people.length > 0) return { done: false, against: [], stand: this.stand() };
    const since = this.since();
    const { game, match } = this;
    const when = () => `${game.turnOf(match.state)} ${game.stageName?.(match.state) ?? ''}`;
    const began = when();
    await this.letComputersAnswer(() => when() === began);
    return this.shown(since, 'shown');
  }

  /** How the table stands before something happens on it. */
  private since(): Since {
    const { game, match } = this;
    this.settled ??= settledIn(game, match.entries);
    const before = game.rules.copy(match.state);
    return { from: match.entries.length, before, settled: this.settled, looker: this.looker() };
  }

  private shown({ looker, ...stretch }: Since, how: 'shown' | 'kept back'): Confirmed {
    const { game, match } = this;
    const { entries } = match;
    const shown = how === 'shown' ? shownSince(game, entries, stretch, looker) : { played: null };
    if (isFixedSince(entries, stretch.from))
      this.settled = { entries: entries.length, state: game.rules.copy(match.state) };
    this.thinkAhead();
    return { done: true, stand: this.stand(), ...shown };
  }

  /** Whether whoever confirmed still sees the table, or nothing on it is anybody's secret. */
  private mayLookOn(eyes: SideId): boolean {
    return this.game.open === true || this.eyes === eyes;
  }

  /** All of them, or none; but what dice decided stays, and the rest of the commands no longer stands. */
  private give(side: SideId, commands: readonly Command[]): readonly ExplainedRefusal[] {
    const { match } = this;
    const from = match.entries.length;
    for (const [n, command] of commands.entries()) {
      const given = match.submit(side, command);
      if (given.done) continue;
      if (n > 0 && isFixedSince(match.entries, from)) break;
      for (let back = 0; back < n; back++) match.undo(side);
      return this.hindrances(given.because);
    }
    this.held = null;
    return [];
  }

  private hindrances(because: RefusedCommand | InvalidCommand): readonly ExplainedRefusal[] {
    return hindrancesOf(this.around.ruleset, this.around.words, this.current.edition, because);
  }

  async undo(): Promise<Confirmed> {
    const { match, eyes } = this;
    if (eyes === null) return { done: false, against: [], stand: this.stand() };
    const undone = match.undo(eyes);
    this.held = null;
    if (!undone.done) return { done: false, against: this.hindrances(undone.because), stand: this.stand() };
    await this.keep();
    return { done: true, stand: this.stand(), played: null };
  }

  /** Writes down what is new. Nothing is acknowledged before that. */
  private async keep(): Promise<void> {
    const { match, game } = this;
    const entries = match.entries;
    const awaits = match.awaits();
    this.current = {
      ...this.current,
      touched: this.around.now(),
      turn: game.turnOf(match.state),
      result: awaits.kind === 'over' ? awaits.result : null,
    };
    await this.around.keep(this.current, this.kept, entries.slice(this.kept));
    this.kept = entries.length;
  }

  private questionFor(side: SideId): Question | null {
    const level = this.seatOf(side);
    return level === 'person' ? null : questionFor(this, side, level, this.around.language);
  }

  /** Computers think while people do. */
  private thinkAhead(): void {
    for (const side of this.asked()) {
      const question = this.questionFor(side);
      if (question !== null) void this.around.thinker.think(question).catch(() => undefined);
    }
  }

  /** Whether anybody answered. People who give sealed orders at the same time are waited for first. */
  private async letComputersAnswer(goesOn = () => true): Promise<boolean> {
    let hasAnswered = false;
    for (;;) {
      const asked = hasAnswered && !goesOn() ? [] : this.asked();
      if (asked.length === 0 || asked.some((side) => this.seatOf(side) === 'person')) return hasAnswered;
      const side = asked[0]!;
      const question = this.questionFor(side)!;
      const reasons = giveAnswer(this, side, await this.around.thinker.think(question), question.language);
      this.current = { ...this.current, reasons: [...this.current.reasons, reasons] };
      await this.keep();
      hasAnswered = true;
    }
  }

  /** Why computers did what they did, if whoever looks may know, said again where it was thought in another language. */
  async reasons(turn?: number): Promise<readonly TurnReasons[]> {
    if (!this.showsReasons(this.looker())) return [];
    const reasons = await saidAgain(this, turn);
    if (reasons.length === this.current.reasons.length) this.current = { ...this.current, reasons };
    return reasons;
  }

  /** Everything so far, as the looker may know it. */
  past(eyes: Viewer = this.looker()): readonly Moment[] {
    return pastOf(this.game, this.match.entries, eyes);
  }
}
