/** payFor: an order is given and paid for. */
import { entryAt } from '@grognard/lists';
import type { Price } from '../actions/command/index.ts';
import type { OrderName } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Turn } from '../state/turn.ts';

export function payFor(
  { table, resolution }: Turn,
  units: readonly UnitIndex[],
  order: OrderName,
  { spent, free, why }: Price,
): void {
  const { corps } = entryAt(table.units, entryAt(units, 0));
  const event = { kind: 'ordered', corps, units, order, spent, free } as const;
  resolution.emit(resolution.reasons ? { ...event, why } : event);
}
