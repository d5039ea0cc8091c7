/** A game in progress: commands in, events out. It checks, carries out, writes down, and takes back. */
import { check, Problem } from '@grognard/rules-kit';
import type { FaceSource } from './dice/faces.ts';
import { type Thrower, throwFrom } from './dice/thrower.ts';
import { type GameEvent, isFixed, isSeenBy } from './event.ts';
import { fingerprint } from './hash.ts';
import { type Entry, isUndone, type Played, standing } from './log.ts';
import type { Awaits, SideId } from './side.ts';
import type { Command, Happening, TableRules } from './table-rules.ts';
import { type Forbidden, type Misplaced, misplaced, type Verdict } from './verdict.ts';

/** How much a game keeps: everything, or nothing but its state (for simulation and search). */
export type Keeping = 'everything' | 'state';

/** What became of a command. */
export type Submitted<E extends GameEvent> =
  | { readonly done: true; readonly events: readonly E[] }
  | { readonly done: false; readonly because: Forbidden | Misplaced };

/** A state, and how many entries led to it. */
interface Anchor<S> {
  readonly state: S;
  readonly entries: number;
}

export class Match<S, C extends Command, E extends GameEvent> {
  readonly rules: TableRules<S, C, E>;
  private current: S;
  /** The state nothing before which can be undone, and the number of entries then. */
  private anchor: Anchor<S> | null;
  private readonly log: Entry<C, E>[] = [];
  private readonly source: FaceSource;
  private resolutions = 0;
  private readonly keeping: Keeping;

  constructor(rules: TableRules<S, C, E>, start: S, source: FaceSource, keeping: Keeping = 'everything') {
    this.rules = rules;
    this.current = start;
    this.source = source;
    this.keeping = keeping;
    this.anchor = keeping === 'everything' ? { state: rules.copy(start), entries: 0 } : null;
  }

  /** The state itself: whoever holds it must not change it. */
  get state(): S {
    return this.current;
  }

  get entries(): readonly Entry<C, E>[] {
    return this.log;
  }

  awaits(): Awaits {
    return this.rules.awaits(this.current);
  }

  hash(): string {
    return fingerprint(this.current);
  }

  /** Yes, at this cost; or no, because. */
  check(side: SideId, given: unknown): Verdict {
    const command = this.understood(side, given);
    return 'allowed' in command ? command : this.rules.check(this.current, side, command.command, 'cost');
  }

  /** Carries out a command if the rules allow it. */
  submit(side: SideId, given: unknown): Submitted<E> {
    const understood = this.understood(side, given);
    return 'allowed' in understood
      ? { done: false, because: understood }
      : this.judge(side, understood.command);
  }

  /** The same for a command that is known to have its shape, such as a computer player's: only the rules are asked. */
  give(side: SideId, command: C): Submitted<E> {
    const early = this.untimely(side);
    return early === null ? this.judge(side, command) : { done: false, because: early };
  }

  private judge(side: SideId, command: C): Submitted<E> {
    const verdict = this.rules.check(this.current, side, command, 'verdict');
    return verdict.allowed
      ? { done: true, events: this.carryOut(side, command) }
      : { done: false, because: verdict };
  }

  /** Takes back the last command of a side, as far as no die, reveal or hand-over lies between. */
  undo(side: SideId): Submitted<E> {
    const { anchor } = this;
    if (anchor === null) return refusedUndo('this game keeps no log');
    const last = this.since(anchor).findLast(({ entry }) => entry.side === side);
    if (last === undefined)
      return refusedUndo('nothing of this side since the last die, reveal or hand-over');
    this.current = this.rebuilt(anchor, last.n);
    this.log.push({ side, undoes: last.n, hash: this.hash() });
    return { done: true, events: [] };
  }

  view(side: SideId | null): ReturnType<TableRules<S, C, E>['view']> {
    return this.rules.view(this.current, side);
  }

  legal(side: SideId): ReturnType<TableRules<S, C, E>['legal']> {
    return this.rules.legal(this.current, side);
  }

  /** The events a side knows of, from an entry on; null: what a bystander knows. */
  seen(side: SideId | null, from = 0): E[] {
    return standing(this.log)
      .filter(({ n }) => n >= from)
      .flatMap(({ entry }) => entry.events.filter((event) => isSeenBy(event, side)));
  }

  /** A game of its own from here on, for search: it shares nothing that can change, and keeps no log. */
  fork(source: FaceSource): Match<S, C, E> {
    const twin = new Match(this.rules, this.rules.copy(this.current), source, 'state');
    twin.resolutions = this.resolutions;
    return twin;
  }

  /** Why nothing is asked of a side now; null: something is. */
  private untimely(side: SideId): Misplaced | null {
    const awaits = this.awaits();
    if (awaits.kind === 'over') return misplaced('over', '', 'the battle is over');
    return awaits.sides.includes(side)
      ? null
      : misplaced('not-your-turn', 'side', `${side} is not asked for anything now`);
  }

  private understood(side: SideId, given: unknown): { readonly command: C } | Misplaced {
    const untimely = this.untimely(side);
    if (untimely !== null) return untimely;
    const kind = kindOf(given);
    const shape =
      kind !== null && Object.hasOwn(this.rules.commands, kind) ? this.rules.commands[kind] : undefined;
    if (shape === undefined) return misplaced('unknown-command', 'kind', 'there is no such command');
    const command = check(shape, given);
    if (command instanceof Problem) return misplaced(command.code, command.at, command.message);
    return { command: command as C };
  }

  private carryOut(side: SideId, command: C): readonly E[] {
    const keeps = this.keeping === 'everything';
    const state = keeps ? this.rules.copy(this.current) : this.current;
    const events: E[] = [];
    const thrower = throwFrom(this.source, this.resolutions);
    this.rules.decide(
      state,
      side,
      command,
      happeningOf(this.rules, state, { thrower, events, reasons: keeps }),
    );
    if (thrower.take() !== null) throw new Error('dice were thrown that no event tells of');
    this.current = state;
    const rolled = events.some(({ dice }) => dice !== undefined);
    if (keeps)
      this.writeDown({
        side,
        command,
        events,
        resolution: rolled ? this.resolutions : null,
        hash: fingerprint(state),
      });
    if (rolled) this.resolutions++;
    return events;
  }

  private writeDown(entry: Played<C, E>): void {
    this.log.push(entry);
    if (entry.events.some(isFixed))
      this.anchor = { state: this.rules.copy(this.current), entries: this.log.length };
  }

  /** What still counts of the entries since the anchor. */
  private since(anchor: Anchor<S>): ReturnType<typeof standing<C, E>> {
    return standing(this.log).filter(({ n }) => n >= anchor.entries);
  }

  /** The state that the entries since the anchor make, but for one of them. */
  private rebuilt(anchor: Anchor<S>, without: number): S {
    const state = this.rules.copy(anchor.state);
    for (const { n, entry } of this.since(anchor))
      if (n !== without) for (const event of entry.events) this.rules.apply(state, event);
    return state;
  }

  /** Puts an entry of a saved game back: its events happen again as they were written down. */
  replay(entry: Entry<C, E>): void {
    if (isUndone(entry)) {
      if (this.anchor === null) throw new Error('a game that keeps no log takes nothing back');
      this.current = this.rebuilt(this.anchor, entry.undoes);
      this.log.push(entry);
      return;
    }
    for (const event of entry.events) this.rules.apply(this.current, event);
    if (entry.resolution !== null) this.resolutions = entry.resolution + 1;
    this.writeDown(entry);
  }
}

/** Where the dice of a happening come from, where its events are written, and whether with reasons. */
interface Told<E extends GameEvent> {
  readonly thrower: Thrower;
  readonly events: E[];
  readonly reasons: boolean;
}

/** A table on which events happen at once. */
export function happeningOf<S, C extends Command, E extends GameEvent>(
  rules: TableRules<S, C, E>,
  state: S,
  { thrower, events, reasons }: Told<E>,
): Happening<E> {
  return {
    dice: thrower.dice,
    reasons,
    emit(event) {
      const dice = thrower.take();
      const happened = dice === null ? event : { ...event, dice };
      rules.apply(state, happened);
      events.push(happened);
    },
  };
}

function kindOf(given: unknown): string | null {
  if (typeof given !== 'object' || given === null || !Object.hasOwn(given, 'kind')) return null;
  const { kind } = given as { readonly kind: unknown };
  return typeof kind === 'string' ? kind : null;
}

function refusedUndo(message: string): { readonly done: false; readonly because: Misplaced } {
  return { done: false, because: misplaced('undo', '', message) };
}
