/** paceOf: what a manoeuvre uses of the allowance, and how much its slowest member has. */
import type { Tenths } from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';
import type { State, Table } from '../../state/model.ts';
import { crossingLength } from './crossing.ts';
import { allowancesFor, lengthOf } from './lengths.ts';
import type { Manoeuvre } from './manoeuvre.ts';

export interface Pace {
  readonly used: Tenths;
  readonly allowance: Tenths;
  readonly no: readonly RuleId[];
  /** Somebody would go farther than he may. */
  readonly isOver: boolean;
}

/** A group goes at the pace of its slowest; in a wheel each may use its own allowance (`command.group-speed`). */
export function paceOf(table: Table, state: State, manoeuvre: Manoeuvre): Pace {
  const crossing = crossingLength(table, state, manoeuvre);
  const all = allowancesFor(table, state, manoeuvre);
  const least = Math.min(...all.map(({ far }) => far));
  const used = lengthOf(table, manoeuvre) + crossing;
  const most = Math.max(...all.map(({ far }) => far));
  // Wheels to both sides are no shorter for the unit at the pivot of one of them.
  const isOver =
    used > most + table.sizes.eps ||
    all.some(({ far }, n) => lengthOf(table, manoeuvre, n) + crossing > far + table.sizes.eps);
  return {
    used,
    allowance: isOver ? least : Math.max(least, used > least + table.sizes.eps ? used : least),
    no: [...new Set(all.flatMap(({ no }) => no))],
    isOver,
  };
}
