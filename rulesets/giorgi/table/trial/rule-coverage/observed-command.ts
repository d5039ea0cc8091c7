/** ObservedCommand: one command with its events and states, read by the detectors of rules. For tests only. */

import { type Pose, pointDistance, type Tenths } from '@grognard/geometry';
import { ObservedEvents, type RuleDetectors } from '@grognard/test-kit';
import type { Arm } from '../../../model.ts';
import { type FireCase, fireCases } from '../../actions/fire/index.ts';
import { isInWoods } from '../../actions/move/index.ts';
import { basesLeft, bodyNow } from '../../bodies/index.ts';
import { fieldOf, placeTowards } from '../../field/index.ts';
import { apply } from '../../state/apply.ts';
import type { GiorgiCommand, MarchStep } from '../../state/commands.ts';
import { copyState } from '../../state/copy.ts';
import type { GiorgiEvent, GiorgiEventOf, How } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitState } from '../../state/model.ts';

/** Detectors by rule id. */
export type Detectors = RuleDetectors<ObservedCommand>;

export class ObservedCommand extends ObservedEvents<Table, State, GiorgiEvent> {
  readonly command: GiorgiCommand;
  private fireKnown: readonly FireCase[] | null = null;

  constructor(
    table: Table,
    before: State,
    command: GiorgiCommand,
    events: readonly GiorgiEvent[],
    after: State,
  ) {
    super({ table, before, events, after }, { copy: copyState, apply });
    this.command = command;
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
