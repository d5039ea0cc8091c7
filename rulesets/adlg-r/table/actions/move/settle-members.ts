/** settleMembers: where the members of a group end that have passed friends, each for itself (`interpenetration.room`, `command.group-ends`). */
import { headingTo } from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import { stateIf } from '../../state/copy.ts';
import type { State, Table } from '../../state/model.ts';
import { type SettledOver, settleOver } from '../pass/index.ts';
import type { Manoeuvre } from './manoeuvre.ts';
import { wayOf } from './member-way.ts';

/** Null if somebody has no room. */
export function settleMembers(
  table: Table,
  state: State,
  manoeuvre: Manoeuvre,
): readonly SettledOver[] | null {
  const { units, to } = manoeuvre;
  let now = stateIf(
    state,
    units.map((unit, n) => [unit, entryAt(to, n)] as const),
  );
  const all: SettledOver[] = [];
  for (const [n, unit] of units.entries()) {
    const over = settleOver(table, now, unit, entryAt(to, n), wayAtEnd(manoeuvre, n));
    if (over === null || over.pushed.some((pushed) => units.includes(pushed.unit))) return null;
    all.push(over);
    now = stateIf(now, [[unit, over.pose], ...over.pushed.map((one) => [one.unit, one.pose] as const)]);
  }
  return all;
}

/** The direction in which a member came to where it ends. */
function wayAtEnd(manoeuvre: Manoeuvre, n: number) {
  const way = [entryAt(manoeuvre.from, n), ...wayOf(manoeuvre, n)];
  const end = lastOf(way);
  const before = way.findLast(({ x, y }) => x !== end.x || y !== end.y) ?? end;
  return headingTo(end.x - before.x, end.y - before.y) ?? end.heading;
}
