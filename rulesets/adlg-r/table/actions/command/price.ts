/** priceOf: what an order costs a corps, and how it is paid (`command.points`, `command.free`, `command.free-part`). */
import { entryAt } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import type { OrderInput } from '../../../rules/orders/input.ts';
import { orderCost } from '../../../rules/orders/procedure.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Refusals } from '../../state/turn.ts';
import { isStillBound } from '../headstrong/index.ts';
import { isInRange } from './range.ts';

/** An order to one unit or group, as far as the table does not say it. */
export interface OrderAsked {
  readonly corps: CorpsIndex;
  readonly units: readonly UnitIndex[];
  /** What the chapter of the order knows of it. Range, engagement and unit are added here. */
  readonly order: Pick<OrderInput, 'order'> & Partial<OrderInput>;
  /** The player wants to use the free point. */
  readonly free: boolean;
}

export interface Price {
  /** Points of the roll, and free ones. */
  readonly spent: number;
  readonly free: number;
  readonly why: readonly Line[];
}

/** The price of an order, or its refusals. */
export function priceOf(table: Table, state: State, asked: OrderAsked): Price | Refusals {
  const input = inputOf(table, state, asked);
  const situation = orderCost.situation(table.rules, input);
  const no = orderCost
    .refusals(table.rules)
    .filter(({ when }) => when(situation))
    .map(({ id }) => id);
  if (no.length > 0) return no;
  const lines: Line[] = [];
  const { cp } = orderCost.assess(situation, lines);
  return paid(table, state, asked, cp, lines);
}

/** Pays a price in points, the free one for a part of it if that is wanted and allowed. */
export function paid(
  table: Table,
  state: State,
  {
    corps,
    units,
    free,
    order,
  }: Pick<OrderAsked, 'corps' | 'units' | 'free'> & {
    readonly order: { readonly order: OrderInput['order'] | 'ride' | 'stakes' | 'ready' };
  },
  cp: number,
  why: readonly Line[],
): Price | Refusals {
  const purse = entryAt(state.commands, corps);
  if (free && !mayUseFree(table, state, corps, units, order.order)) return ['command.free-use'];
  if (free && purse.free < 1) return ['command.free'];
  const part = free && cp > 0 ? 1 : 0;
  return cp - part > purse.cp ? ['command.points'] : { spent: cp - part, free: part, why };
}

/** `command.free-rally`, `command.free-use`: for himself and those he is with. */
function mayUseFree(
  { options }: Table,
  state: State,
  corps: CorpsIndex,
  units: readonly UnitIndex[],
  order: OrderInput['order'] | 'ride' | 'stakes' | 'ready',
): boolean {
  if (options['command.free-use'] === 'any-order' || order === 'ride') return true;
  const { with: joined } = entryAt(state.commands, corps).commander;
  return (order === 'rally' || order === 'move') && units.some((unit) => unit === joined);
}

function inputOf(table: Table, state: State, { corps, units, order }: OrderAsked): OrderInput {
  const { commander } = entryAt(state.commands, corps);
  const infos = units.map((unit) => entryAt(table.units, unit));
  const hardest = infos.find(({ row, has }) => row.unmanoeuvrable || has.headstrong) ?? infos[0];
  return {
    kind: hardest?.kind ?? null,
    headstrong: infos.some(({ has }) => has.headstrong),
    expendable: infos.some(({ has }) => has.expendable),
    inReach: units.some((unit) => isStillBound(table, state, unit)),
    outOfRange: !isInRange(table, state, corps, units),
    commanderEngaged: commander.status === 'engaged',
    ownUnit: units.some((unit) => unit === commander.with),
    moveNumber: 1,
    commanderWith: false,
    turn: false,
    frontChange: false,
    shortMove: false,
    endsInContact: false,
    rally: 'near',
    exit: 'back',
    canEvade: false,
    ...order,
  };
}
