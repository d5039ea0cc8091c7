/** ObservedCommand: one command with its events and states, read by the detectors of rules. For tests only. */
import type { Line } from '@grognard/rules-kit';
import { ObservedEvents, type RuleDetectors } from '@grognard/test-kit';
import type { Category } from '../../../model.ts';
import { melee as meleeProcedure } from '../../../rules/melee/procedure.ts';
import { shoot as shootProcedure } from '../../../rules/shooting/procedure.ts';
import { meleeFacts, meleeOf, meleesIn, type Role, rolesIn } from '../../actions/melee/index.ts';
import { firingContextOf, shotFacts } from '../../actions/shoot/index.ts';
import { apply } from '../../state/apply.ts';
import type { AdlgCommand, OrderStep } from '../../state/commands.ts';
import { copyState } from '../../state/copy.ts';
import type { AdlgEvent, AdlgEventOf, MoveCause } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { FrontContact, State, Table, UnitState } from '../../state/model.ts';
import { holdersOf } from '../../zones/index.ts';

/** Detectors by rule id. */
export type Detectors = RuleDetectors<ObservedCommand>;

/** Rows of one chapter that the same thing shows. */
export function rowsOf(chapter: string, ids: string, shows: Detectors[string]): Detectors {
  return Object.fromEntries(ids.split(' ').map((id) => [`${chapter}.${id}`, shows]));
}

type Moved = AdlgEvent & AdlgEventOf<'moved'>;

export class ObservedCommand extends ObservedEvents<Table, State, AdlgEvent> {
  readonly command: AdlgCommand;
  #lines: readonly Line[] | null = null;

  constructor(table: Table, before: State, command: AdlgCommand, events: readonly AdlgEvent[], after: State) {
    super({ table, before, events, after }, { copy: copyState, apply });
    this.command = command;
  }

  /** Moves for these reasons. */
  moves(...causes: readonly MoveCause[]): readonly Moved[] {
    return this.of('moved').filter(({ cause }) => causes.includes(cause));
  }

  /** Steps of an order to move, or of the opening of a charge. */
  steps(...kinds: readonly OrderStep['step'][]): readonly OrderStep[] {
    const { command } = this;
    const steps =
      command.kind === 'move' || command.kind === 'support'
        ? command.steps
        : command.kind === 'charge'
          ? command.opening
          : [];
    return steps.filter(({ step }) => kinds.includes(step));
  }

  category(unit: UnitIndex): Category {
    return this.table.units[unit]!.row.category;
  }

  /** A unit just before an event. */
  unitAt(event: AdlgEvent, unit: UnitIndex): UnitState {
    return this.when(event).units[unit]!;
  }

  /** Contacts that came about in this command. */
  get met(): readonly FrontContact[] {
    return this.of('met').flatMap(({ contacts }) => contacts);
  }

  orders(...kinds: readonly string[]): readonly AdlgEventOf<'ordered'>[] {
    return this.of('ordered').filter(({ order }) => kinds.includes(order));
  }

  losses(...rows: readonly string[]): readonly AdlgEventOf<'lost'>[] {
    return this.of('lost').filter(({ by }) => rows.includes(by));
  }

  /** Enemies whose zones held the units of a moved event before it. */
  held(event: Moved): boolean {
    const now = this.when(event);
    return event.ways.some(({ unit }) => holdersOf(this.table, now, unit).length > 0);
  }

  rolesAt(event: AdlgEvent): ReadonlyMap<UnitIndex, Role> {
    const now = this.when(event);
    return rolesIn(this.table, now, meleesIn(this.table, now));
  }

  /** The lines of all melees, shots and orders, as the procedures tell them. */
  get lines(): readonly Line[] {
    this.#lines ??= [...this.#meleeLines(), ...this.#shotLines(), ...this.#told()];
    return this.#lines;
  }

  #told(): Line[] {
    return this.of('ordered').flatMap((event) => ('why' in event ? (event.why ?? []) : []));
  }

  #meleeLines(): Line[] {
    return this.of('fought').flatMap((event) => {
      const now = this.when(event);
      const fought = meleeOf(this.table, now, event.a, event.b);
      if (fought === null) return [];
      const lines: Line[] = [];
      const situation = meleeProcedure.situation(this.table.rules, meleeFacts(this.table, now, fought));
      const { effects } = meleeProcedure.facts(meleeProcedure.assess(situation, lines));
      const named = effects.map(
        (effect): Line => ({ rule: effect.replace(/^[ab]:/, ''), of: 'effects', value: 0 }),
      );
      return [...lines, ...named];
    });
  }

  #shotLines(): Line[] {
    return this.of('shot').flatMap((event) => {
      const { main: unit, edge, target, supports } = event.shot;
      const scene = firingContextOf(this.table, this.when(event));
      const facts = shotFacts(scene, { unit, edge, target }, supports);
      const lines: Line[] = [];
      const situation = shootProcedure.situation(this.table.rules, facts);
      const { effects } = shootProcedure.facts(shootProcedure.assess(situation, lines));
      return [...lines, ...effects.map((rule): Line => ({ rule, of: 'effects', value: 0 }))];
    });
  }
}
