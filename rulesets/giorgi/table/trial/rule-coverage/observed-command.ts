/** ObservedCommand: one command with its events and states, read by the detectors of rules. For tests only. */

import { type Pose, pointDistance, type Tenths } from '@grognard/geometry';
import type { Arm } from '../../../model.ts';
import { type FireCase, fireCases } from '../../actions/fire/index.ts';
import { isInWoods } from '../../actions/move/index.ts';
import { basesLeft, bodyNow } from '../../bodies/index.ts';
import { fieldOf, placeTowards } from '../../field/index.ts';
import { apply } from '../../state/apply.ts';
import type { GiorgiCommand, MarchStep } from '../../state/commands.ts';
import { copyState } from '../../state/copy.ts';
import type { EventKind, GiorgiEvent, GiorgiEventOf, How } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitState } from '../../state/model.ts';

/** Detectors by rule id. */
export type Detectors = Readonly<Record<string, (seen: ObservedCommand) => boolean>>;

export class ObservedCommand {
  readonly table: Table;
  readonly before: State;
  readonly after: State;
  readonly command: GiorgiCommand;
  readonly events: readonly GiorgiEvent[];
  private readonly kinds = new Map<EventKind, GiorgiEvent[]>();
  private states: State[] | null = null;
  private fireKnown: readonly FireCase[] | null = null;

  constructor(
    table: Table,
    before: State,
    command: GiorgiCommand,
    events: readonly GiorgiEvent[],
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

  of<K extends EventKind>(kind: K): readonly GiorgiEventOf<K>[] {
    return (this.kinds.get(kind) ?? []) as GiorgiEventOf<K>[];
  }

  has(...kinds: readonly EventKind[]): boolean {
    return kinds.some((kind) => this.kinds.has(kind));
  }

  /** Position among the events of the first, or last, of a kind, or -1. */
  first(kind: EventKind): number {
    return this.events.findIndex((event) => event.kind === kind);
  }

  last(kind: EventKind): number {
    return this.events.findLastIndex((event) => event.kind === kind);
  }

  when(event: GiorgiEvent): State {
    if (this.states === null) {
      const now = copyState(this.before);
      this.states = this.events.map((each) => {
        const then = copyState(now);
        apply(this.table, now, each);
        return then;
      });
    }
    return this.states[this.events.indexOf(event)] ?? this.before;
  }

  /** Moves of the given kinds. */
  moves(...hows: readonly How[]): readonly GiorgiEventOf<'moved'>[] {
    return this.of('moved').filter(({ how }) => hows.includes(how));
  }

  /** Ordered moves that used part of the move. */
  get marches(): readonly GiorgiEventOf<'moved'>[] {
    return this.moves('order').filter(({ effort }) => effort > 0);
  }

  steps(...kinds: readonly MarchStep['step'][]): readonly MarchStep[] {
    return this.command.kind === 'move' ? this.command.steps.filter(({ step }) => kinds.includes(step)) : [];
  }

  arm(unit: UnitIndex): Arm {
    return this.table.units[unit]!.arm;
  }

  /** A unit just before an event. */
  unitAt(event: GiorgiEvent, unit: UnitIndex): UnitState {
    return this.when(event).units[unit]!;
  }

  bases(state: State, unit: UnitIndex): number {
    return basesLeft(this.table, unit, state.units[unit]!);
  }

  /** Shots of the player's own fire phase, and those in reaction. */
  get shots(): readonly GiorgiEventOf<'fired'>[] {
    return this.of('fired').filter(({ along }) => along === null);
  }

  get reactions(): readonly GiorgiEventOf<'fired'>[] {
    return this.of('fired').filter(({ along }) => along !== null);
  }

  /** The cases of the shot that was ordered. */
  get cases(): readonly FireCase[] {
    const [shot] = this.shots;
    if (shot === undefined) return [];
    this.fireKnown ??= fireCases(this.table, this.when(shot), shot.shot, null);
    return this.fireKnown;
  }

  inWoods(state: State, unit: UnitIndex): boolean {
    return isInWoods(fieldOf(this.table, state), state.units[unit]!.stands);
  }

  /** Whether a unit is at the edge of a wood towards another. */
  atEdge(state: State, unit: UnitIndex, towards: UnitIndex): boolean {
    const body = bodyNow(this.table, state, unit);
    return (
      placeTowards(fieldOf(this.table, state), body, bodyNow(this.table, state, towards)) === 'wood-edge'
    );
  }

  /** Units of each melee fought, with the state in which it was. */
  get fought(): readonly {
    readonly event: GiorgiEventOf<'fought'>;
    readonly at: State;
    readonly all: readonly UnitIndex[];
  }[] {
    return this.of('fought').map((event) => ({
      event,
      at: this.when(event),
      all: [...event.melee.attackers, ...event.melee.defenders],
    }));
  }
}

export function lengthOf(way: readonly Pose[]): Tenths {
  return way.slice(1).reduce((sum, { x, y }, n) => sum + pointDistance(way[n]!.x, way[n]!.y, x, y), 0);
}
