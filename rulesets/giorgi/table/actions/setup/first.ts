/** Who goes first, and what is set up next (`turn.first`, `scenario.terrain`, `scenario.deployment`). */

import { entryAt, numberAt } from '@grognard/lists';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { firstSide, otherSide, secondSide } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';
import { mayLay } from './ground.ts';

/** Both sides throw two dice until one has more. */
export function rollForFirst({ table, resolution }: Turn): void {
  const throws = table.sides.map(({ id }) => resolution.dice(id, 'first'));
  let sums = [0, 0];
  while (sums[0] === sums[1]) sums = throws.map((dice) => dice.sum(2));
  resolution.emit({
    kind: 'firstRolled',
    first: numberAt(sums, 0) > numberAt(sums, 1) ? firstSide : secondSide,
  });
}

/** The side that deploys first. */
export function firstToDeploy({ rules }: Table, { first }: State): SideIndex {
  return rules.table.deployment.order === 'second-first' ? otherSide(first) : first;
}

/** Whether a side has units not yet on the table. */
export function hasReserve({ sides }: Table, { units }: State, side: SideIndex): boolean {
  return entryAt(sides, side).units.some((unit) => entryAt(units, unit).status === 'reserve');
}

/** The next phase of the set-up and the prompted side. Null if the battle begins. */
export function nextOfSetup(
  table: Table,
  state: State,
): { readonly phase: 'terrain' | 'edge' | 'deploy'; readonly next: SideIndex } | null {
  const { phase, first } = state;
  const isOurs = table.scenario.ground === 'by-players';
  if (phase === 'roll' && isOurs && mayLay(table, state, first)) return { phase: 'terrain', next: first };
  if (phase !== 'edge' && phase !== 'deploy' && isOurs) return { phase: 'edge', next: otherSide(first) };
  const begins = firstToDeploy(table, state);
  if (hasReserve(table, state, begins)) return { phase: 'deploy', next: begins };
  if (hasReserve(table, state, otherSide(begins))) return { phase: 'deploy', next: otherSide(begins) };
  return null;
}
