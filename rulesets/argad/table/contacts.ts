/** Who touches whom (`figure.contact`): never stored, it follows from places. */
import { contactGap } from '../scenarios/measure.ts';
import { areClose } from './bases.ts';
import { isSolidBetween } from './field/between.ts';
import type { State, Table } from './model.ts';
import { standingOf } from './standing.ts';

/** Whether two figures in play touch: bases close enough, on one floor, no wall between. */
export function areTouching(table: Table, state: State, one: number, other: number): boolean {
  const a = state.figures[one]!;
  const b = state.figures[other]!;
  if (a.status !== 'on' || b.status !== 'on') return false;
  if (Math.abs(a.x - b.x) > reach || Math.abs(a.y - b.y) > reach) return false;
  return (
    areClose(state, one, other) &&
    !isSolidBetween(table.field, standingOf(state, one), standingOf(state, other))
  );
}

/** No two bases whose middles are farther apart than this on one axis can touch: two riders end to end. */
const reach = 600 + contactGap;

/** The enemies each figure touches. Prisoners are nobody's enemies. */
export function contactsOf(table: Table, state: State): number[][] {
  const touching = state.figures.map((): number[] => []);
  for (let one = 0; one < touching.length; one++) {
    for (let other = one + 1; other < touching.length; other++) {
      if (!areEnemies(table, one, other) || !areTouching(table, state, one, other)) continue;
      touching[one]!.push(other);
      touching[other]!.push(one);
    }
  }
  return touching;
}

/** Figures of two sides that fight each other. */
export function areEnemies({ men }: Table, one: number, other: number): boolean {
  const a = men[one]!;
  const b = men[other]!;
  return a.side !== b.side && !a.captive && !b.captive;
}
