/** Match: a game in progress. It checks commands, carries them out, writes the log and undoes. */
import { type Chance, check, Problem } from '@grognard/rules-kit';
import type { FaceSource } from './dice/faces.ts';
import { type Thrower, throwFrom } from './dice/thrower.ts';
import { type GameEvent, isSeenBy } from './event.ts';
import { fingerprint } from './hash.ts';
import { Journal } from './journal.ts';
import { activeEntries, isUndone, type LogEntry } from './log.ts';
import type { Awaits, SideId } from './side.ts';
import type { Command, Resolution, TableRules } from './table-rules.ts';
import { type InvalidCommand, invalidCommand, type RefusedCommand, type Verdict } from './verdict.ts';

/** What a game records: the whole log, or only its state (for simulation and search). */
export type LogMode = 'everything' | 'state';

/** Outcome of a submitted command. */
export type SubmitResult<E extends GameEvent> =
  | { readonly done: true; readonly events: readonly E[] }
  | { readonly done: false; readonly because: RefusedCommand | InvalidCommand };

export class Match<S, V, C extends Command, E extends GameEvent> {
  readonly rules: TableRules<S, V, C, E>;
  private current: S;
  /** Null if no log is written. */
  private readonly journal: Journal<S, V, C, E> | null;
  private readonly source: FaceSource;
  private resolutions = 0;
  /** Dice for the next resolution, reused until one of them is thrown. Null if they are still to be created. */
  private dice: Thrower | null = null;

  constructor(rules: TableRules<S, V, C, E>, start: S, source: FaceSource, keeping: LogMode = 'everything') {
    this.rules = rules;
    this.current = start;
    this.source = source;
    this.journal = keeping === 'everything' ? new Journal(rules, start) : null;
  }

  /** The live state, valid until the next command. Callers must not change it. */
  get state(): S {
    return this.current;
  }

  get entries(): readonly LogEntry<C, E>[] {
    return this.journal?.entries() ?? [];
  }

  awaits(): Awaits {
    return this.rules.awaits(this.current);
  }

  hash(): string {
    return fingerprint(this.current);
  }

  /** Verdict on a command: allowed at a cost, or refused with reasons. */
  check(side: SideId, given: unknown): Verdict {
    const command = this.understood(side, given);
    return 'allowed' in command ? command : this.rules.check(this.current, side, command.command, 'cost');
  }

  /** Carries out a command if the rules allow it. */
  submit(side: SideId, given: unknown): SubmitResult<E> {
    const understood = this.understood(side, given);
    return 'allowed' in understood
      ? { done: false, because: understood }
      : this.judge(side, understood.command);
  }

  /** Submits a command that is known to have its shape, such as a computer player's. Only the rules are checked. */
  give(side: SideId, command: C): SubmitResult<E> {
    const early = this.untimely(side);
    return early === null ? this.judge(side, command) : { done: false, because: early };
  }

  private judge(side: SideId, command: C): SubmitResult<E> {
    const verdict = this.rules.check(this.current, side, command, 'verdict');
    return verdict.allowed
      ? { done: true, events: this.carryOut(side, command) }
      : { done: false, because: verdict };
  }

  /** Whether a side has a command that can still be undone. */
  canUndo(side: SideId): boolean {
    return this.journal?.open().some(({ entry }) => entry.side === side) ?? false;
  }

  /** Undoes the last command of a side, unless dice, a reveal or a hand-over have followed it. */
  undo(side: SideId): SubmitResult<E> {
    const { journal } = this;
    if (journal === null) return refusedUndo('this game keeps no log');
    const last = journal.open().findLast(({ entry }) => entry.side === side);
    if (last === undefined)
      return refusedUndo('nothing of this side since the last die, reveal or hand-over');
    this.current = journal.rebuilt(last.n);
    journal.put({ side, undoes: last.n, hash: this.hash() }, this.current);
    return { done: true, events: [] };
  }

  /** View of a side, or of a bystander if the side is null. */
  view(side: SideId | null): V {
    return this.rules.view(this.current, { side });
  }

  /** Events that a side knows of, from an entry on. Null stands for a bystander. */
  seen(side: SideId | null, from = 0): E[] {
    return activeEntries(this.journal?.written ?? [])
      .filter(({ n }) => n >= from)
      .flatMap(({ entry }) => entry.events.filter((event) => isSeenBy(event, side)));
  }

  /** An independent game from here on, for search. It shares no mutable data and writes no log. */
  fork(source: FaceSource): Match<S, V, C, E> {
    const twin = new Match(this.rules, this.rules.copy(this.current), source, 'state');
    twin.resolutions = this.resolutions;
    return twin;
  }

  /** Why nothing is asked of a side now, or null if something is. */
  private untimely(side: SideId): InvalidCommand | null {
    const awaits = this.awaits();
    if (awaits.kind === 'over') return invalidCommand('over', '', 'the battle is over');
    return awaits.sides.includes(side)
      ? null
      : invalidCommand('not-your-turn', 'side', `${side} is not asked for anything now`);
  }

  private understood(side: SideId, given: unknown): { readonly command: C } | InvalidCommand {
    const untimely = this.untimely(side);
    if (untimely !== null) return untimely;
    const kind = kindOf(given);
    const shape =
      kind !== null && Object.hasOwn(this.rules.commands, kind) ? this.rules.commands[kind] : undefined;
    if (shape === undefined) return invalidCommand('unknown-command', 'kind', 'there is no such command');
    const command = check(shape, given);
    if (command instanceof Problem) return invalidCommand(command.code, command.at, command.message);
    return { command: command as C };
  }

  private carryOut(side: SideId, command: C): readonly E[] {
    const thrower = this.dice ?? throwFrom(this.source, this.resolutions);
    this.dice = null;
    const resolution = new WrittenResolution(this.rules, this.current, {
      thrower,
      events: null,
      reasons: this.journal !== null,
    });
    this.decide(side, command, resolution, thrower);
    const events = resolution.events ?? [];
    if (this.journal !== null) {
      const number = resolution.hasDice ? this.resolutions : null;
      this.journal.write({ side, command, events, resolution: number });
    }
    if (resolution.hasDice) this.resolutions++;
    else this.dice = thrower;
    return events;
  }

  /** If the rules throw an error, a game with a log is restored to the state before the command. */
  private decide(side: SideId, command: C, resolution: Resolution<E>, thrower: Thrower): void {
    try {
      this.rules.decide(this.current, side, command, resolution);
      if (thrower.take() !== null) throw new Error('dice were thrown that no event tells of');
    } catch (error) {
      if (this.journal !== null) this.current = this.journal.rebuilt(null);
      throw error;
    }
  }

  /** Replays an entry of a saved game by applying its recorded events. */
  replay(entry: LogEntry<C, E>): void {
    if (isUndone(entry)) {
      if (this.journal === null) throw new Error('a game that keeps no log takes nothing back');
      this.current = this.journal.rebuilt(entry.undoes);
    } else {
      for (const event of entry.events) this.rules.apply(this.current, event);
      if (entry.resolution !== null) {
        this.resolutions = entry.resolution + 1;
        this.dice = null;
      }
    }
    this.journal?.put(entry, this.current);
  }
}

/** Dice and event list of a resolution, and whether it records reasons. */
interface ResolutionLog<E extends GameEvent> {
  readonly thrower: Thrower;
  /** Null if the list is created with the first event. */
  readonly events: E[] | null;
  readonly reasons: boolean;
}

/** What of a game's rules is needed where events happen. */
interface EventWriter<S, E extends GameEvent> {
  readonly apply: (state: S, event: E) => void;
}

/** A resolution that applies its events to the state at once. */
export function resolutionOf<S, E extends GameEvent>(
  rules: EventWriter<S, E>,
  state: S,
  told: ResolutionLog<E>,
): Resolution<E> {
  return new WrittenResolution(rules, state, told);
}

class WrittenResolution<S, E extends GameEvent> implements Resolution<E> {
  readonly reasons: boolean;
  /** Whether dice have been thrown. */
  hasDice = false;
  private readonly rules: EventWriter<S, E>;
  private readonly state: S;
  private readonly thrower: Thrower;
  events: E[] | null;

  constructor(rules: EventWriter<S, E>, state: S, { thrower, events, reasons }: ResolutionLog<E>) {
    this.rules = rules;
    this.state = state;
    this.thrower = thrower;
    this.events = events;
    this.reasons = reasons;
  }

  dice(actor: string, purpose: string): Chance {
    return this.thrower.dice(actor, purpose);
  }

  emit(event: E): void {
    const dice = this.thrower.take();
    if (dice !== null) this.hasDice = true;
    const happened = dice === null ? event : { ...event, dice };
    this.rules.apply(this.state, happened);
    // Most commands have one event: a list of one takes less room than one that grows.
    if (this.events === null) this.events = [happened];
    else this.events.push(happened);
  }
}

function kindOf(given: unknown): string | null {
  if (typeof given !== 'object' || given === null || !Object.hasOwn(given, 'kind')) return null;
  const { kind } = given as { readonly kind: unknown };
  return typeof kind === 'string' ? kind : null;
}

function refusedUndo(message: string): { readonly done: false; readonly because: InvalidCommand } {
  return { done: false, because: invalidCommand('undo', '', message) };
}
