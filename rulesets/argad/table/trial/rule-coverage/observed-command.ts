/** `ObservedCommand`: one command with its effects, as the detectors of rules read it. For tests only. */
import { makePath, placeBase, pointDistance, type Tenths, trackAlong } from '@grognard/geometry';
import type { ListBy } from '@grognard/lists';
import type { Ground } from '../../../model.ts';
import { footBase, mountedBase } from '../../../scenarios/measure.ts';
import { contactsOf } from '../../bodies/contacts.ts';
import { groundsAlong } from '../../field/ground.ts';
import { apply } from '../../flow/apply.ts';
import { copyState } from '../../state/copy-state.ts';
import type { ArgadEvent, ArgadEventOf, EventKind } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { ArgadCommand, Order } from '../../state/orders.ts';

/** Rules by id, each with the condition that shows it at work. */
export type Detectors = Readonly<Record<string, (seen: ObservedCommand) => boolean>>;

const noGrounds: readonly Ground[] = [];
/** Events after movement. */
const afterMoving: readonly EventKind[] = ['struck', 'reloaded', 'scored', 'turnEnded', 'ended'];

export class ObservedCommand {
  readonly table: Table;
  readonly before: State;
  readonly after: State;
  readonly command: ArgadCommand;
  readonly events: readonly ArgadEvent[];
  private readonly kinds = new Map<EventKind, ArgadEvent[]>();
  private readonly states = new Map<string, State>();
  private contacts: ListBy<FigureIndex, readonly FigureIndex[]> | null = null;

  constructor(
    table: Table,
    before: State,
    command: ArgadCommand,
    events: readonly ArgadEvent[],
    after: State,
  ) {
    this.table = table;
    this.before = before;
    this.command = command;
    this.events = events;
    this.after = after;
    for (const event of events) {
      const same = this.kinds.get(event.kind);
      if (same === undefined) this.kinds.set(event.kind, [event]);
      else same.push(event);
    }
  }

  of<K extends EventKind>(kind: K): readonly ArgadEventOf<K>[] {
    return (this.kinds.get(kind) ?? []) as ArgadEventOf<K>[];
  }

  has(...kinds: readonly EventKind[]): boolean {
    return kinds.some((kind) => this.kinds.has(kind));
  }

  /** The position in the turn of the first, or last, event of a kind, or -1. */
  first(kind: EventKind): number {
    return this.events.findIndex((event) => event.kind === kind);
  }

  last(kind: EventKind): number {
    return this.events.findLastIndex((event) => event.kind === kind);
  }

  moved(figureIndex: FigureIndex): ArgadEventOf<'moved'> | undefined {
    return this.of('moved').find(({ figure }) => figure === figureIndex);
  }

  order(figure: FigureIndex): Order | null {
    return this.before.orders[figure] ?? null;
  }

  /** The events with a line that names a rule. */
  lines(rule: string): readonly ArgadEvent[] {
    return this.events.filter(({ why }) => why?.some((line) => line.rule === rule));
  }

  at(index: number): State {
    const key = `${index}`;
    let state = this.states.get(key);
    if (state === undefined) {
      state = copyState(this.before);
      for (let n = 0; n < index; n++) apply(state, this.events[n]!);
      this.states.set(key, state);
    }
    return state;
  }

  /** The state after movement, before any shot at the end, blow or reload. */
  get whenMoved(): State {
    const index = this.events.findIndex(
      (event) =>
        afterMoving.includes(event.kind) ||
        (event.kind === 'shot' && event.moment !== 'start') ||
        (event.kind === 'heldFire' && this.last('moved') < this.events.indexOf(event)),
    );
    return this.at(index < 0 ? this.events.length : index);
  }

  /** The contacts when orders were opened. */
  get touching(): ListBy<FigureIndex, readonly FigureIndex[]> {
    this.contacts ??= contactsOf(this.table, this.before);
    return this.contacts;
  }

  /** The ground along a figure's ordered path. */
  grounds(figureIndex: FigureIndex): readonly Ground[] {
    const path = this.order(figureIndex)?.path ?? [];
    if (path.length === 0) return noGrounds;
    const figure = this.before.figures[figureIndex]!;
    const base = placeBase(figure.mounted ? mountedBase : footBase, figure);
    const track = trackAlong(base, makePath([figure, ...path]), 'ahead');
    return groundsAlong(this.table.field, track, figure.room).grounds;
  }

  distance(state: State, one: FigureIndex, other: FigureIndex): Tenths {
    const a = state.figures[one]!;
    const b = state.figures[other]!;
    return pointDistance(a.x, a.y, b.x, b.y);
  }

  troop(figure: FigureIndex): string {
    return this.table.roster[figure]!.troop;
  }
}
