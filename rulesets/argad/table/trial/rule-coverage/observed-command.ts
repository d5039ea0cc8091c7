/** `ObservedCommand`: one command with its effects, as the detectors of rules read it. For tests only. */
import { makePath, placeBase, pointDistance, type Tenths, trackAlong } from '@grognard/geometry';
import type { ListBy } from '@grognard/lists';
import { ObservedEvents, type RuleDetectors } from '@grognard/test-kit';
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
export type Detectors = RuleDetectors<ObservedCommand>;

const noGrounds: readonly Ground[] = [];
/** Events after movement. */
const afterMoving: readonly EventKind[] = ['struck', 'reloaded', 'scored', 'turnEnded', 'ended'];

export class ObservedCommand extends ObservedEvents<Table, State, ArgadEvent> {
  readonly command: ArgadCommand;
  private contacts: ListBy<FigureIndex, readonly FigureIndex[]> | null = null;

  constructor(
    table: Table,
    before: State,
    command: ArgadCommand,
    events: readonly ArgadEvent[],
    after: State,
  ) {
    super(
      { table, before, events, after },
      { copy: copyState, apply: (_, state, event) => apply(state, event) },
    );
    this.command = command;
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
