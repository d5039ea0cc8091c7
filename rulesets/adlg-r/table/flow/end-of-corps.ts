/** What follows the last order to a corps: contacts left over, then uncontrolled charges (`turn.activation`, `conform.moment`). */
import { toLocal } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { declare } from '../actions/charge/index.ts';
import { type BoundCharge, boundCharge, isStillBound } from '../actions/headstrong/index.ts';
import { conformLeft } from '../actions/meet/index.ts';
import { support } from '../actions/support/index.ts';
import { baseOf } from '../bodies/index.ts';
import type { CorpsIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { Turn } from '../state/turn.ts';
import { isDirectlyAhead } from '../zones/index.ts';

/** `done` of a corps. The last item is carried out first. */
export function endOrders({ table, agenda }: Turn, corps: CorpsIndex): void {
  agenda.push({ do: 'end-corps', corps });
  agenda.push({ do: 'headstrong', corps });
  agenda.push({ do: 'conform', units: entryAt(table.corps, corps).units });
}

/** The first of these units conforms; the others follow. */
export function conformNext(turn: Turn, [unit, ...rest]: readonly UnitIndex[]): void {
  if (rest.length > 0) turn.agenda.push({ do: 'conform', units: rest });
  if (unit !== undefined) conformLeft(turn, unit);
}

/** Units of a corps that are bound to charge now, from left to right as they face. A hesitant corps is not. */
export function headstrongUnits(table: Table, state: State, corps: CorpsIndex): UnitIndex[] {
  if (entryAt(state.commands, corps).hesitant) return [];
  const bound = entryAt(table.corps, corps).units.filter((unit) => isStillBound(table, state, unit));
  const [first] = bound;
  if (first === undefined) return [];
  const frame = baseOf(table, state, first);
  const place = (unit: UnitIndex) => {
    const { x, y } = baseOf(table, state, unit);
    return toLocal(frame, x, y).right;
  };
  return bound.toSorted((one, other) => place(one) - place(other));
}

/** Asks for the wing from which they go, if more than one is bound (`charge.uncontrolled-when`). */
export function askHeadstrong(turn: Turn, corps: CorpsIndex): void {
  const units = headstrongUnits(turn.table, turn.state, corps);
  if (units.length > 1) turn.agenda.push({ do: 'wing', corps });
  else if (units.length === 1) turn.agenda.push({ do: 'uncontrolled', corps, units });
}

/** The first of these units charges if it still must; the others follow. */
export function goUncontrolled(turn: Turn, corps: CorpsIndex, [unit, ...rest]: readonly UnitIndex[]): void {
  const { table, state, agenda } = turn;
  if (rest.length > 0) agenda.push({ do: 'uncontrolled', corps, units: rest });
  if (unit === undefined || !isStillBound(table, state, unit)) return;
  const bound = boundCharge(table, state, unit);
  if (bound !== null) carryOut(turn, corps, unit, bound);
}

function carryOut(turn: Turn, corps: CorpsIndex, unit: UnitIndex, bound: BoundCharge): void {
  const { table, state, resolution } = turn;
  const how =
    bound.how === 'charge' && isSpontaneous(table, state, unit, bound) ? 'spontaneous' : 'uncontrolled';
  const nothing = { spent: 0, free: 0 } as const;
  resolution.emit({ kind: 'ordered', corps, units: [unit], order: how, ...nothing });
  if (bound.how === 'charge') declare(turn, { ...bound.plot, how });
  else support(turn, bound.plot);
}

/** Directly in front at 1 UD or less it is called spontaneous, which is only better (`charge.uncontrolled-choice`). */
function isSpontaneous(
  table: Table,
  state: State,
  unit: UnitIndex,
  { plot }: Extract<BoundCharge, { readonly how: 'charge' }>,
): boolean {
  const { target, opening, lanes } = plot;
  const isNear = entryAt(lanes, 0).far <= table.sizes.ud + table.sizes.eps;
  if (target === 'camp' || opening.length > 0 || !isNear) return false;
  return isDirectlyAhead(baseOf(table, state, unit), baseOf(table, state, target));
}
