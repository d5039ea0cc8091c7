/** Invariant 3: what orders cost, counted anew. For tests only. */
import { entryAt } from '@grognard/lists';
import { isInRange, rallyFacts } from '../actions/command/index.ts';
import { isStillBound } from '../actions/headstrong/index.ts';
import type { AdlgEventOf } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import type { Watch } from './step.ts';

/** Nobody spends more than there is, and an order costs what the sheet says. */
const purse: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind !== 'ordered') return null;
    const { cp, free } = entryAt(now.commands, event.corps);
    if (event.spent > cp || event.free > free) return `${event.order} costs more than there is`;
    const paid = event.spent + event.free;
    const prices = pricesOf(table, now, event);
    return prices.includes(paid) ? null : `${event.order} for ${paid} instead of ${prices.join(' or ')}`;
  };

/** What an order may cost: a difficult one costs 1 CP more. */
function pricesOf(table: Table, now: State, event: AdlgEventOf<'ordered'>): number[] {
  const { order, corps, units } = event;
  const [unit] = units;
  const free = ['spontaneous', 'uncontrolled', 'conform'];
  if (free.includes(order)) return [0];
  if (order === 'ride') return [1];
  if (order === 'urge') return [2];
  if (order === 'ready') return [1];
  if (order === 'stakes') return [table.rules.table.stakes.cp];
  if (unit === undefined) return [];
  const { commander } = entryAt(now.commands, corps);
  const isOwn = order === 'rally' && commander.with === unit;
  const extra =
    Number(!isInRange(table, now, corps, units)) + Number(commander.status === 'engaged' && !isOwn);
  const isBound = units.some((one) => isStillBound(table, now, one));
  const isHeld = entryAt(now.units, unit).doings.held && entryAt(table.units, unit).has.headstrong;
  if (order === 'rally' && isHeld) return [0, 1];
  if (order === 'hold' || (isBound && order !== 'charge' && order !== 'support')) return [3, 3 + extra];
  if (order === 'rally') {
    const { place } = rallyFacts(table, now, unit);
    return [place === 'far' ? 0 : (place === 'near' ? 1 : 2) + extra];
  }
  const base = order === 'square' ? 2 : 1;
  return order === 'square' ? [base + extra] : [base + extra, base + 1 + extra];
}

export const priceWatches = { '3 command points': purse };
