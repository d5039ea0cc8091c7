/** The breaking point: friends near a rout test, and one rout can cause another (morale.breaking-when). */

import { type Base, baseDistance } from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { breakingCm } from '../../../data/moves.ts';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { basesLeft, bodyNow, bodyOf, nearestEnemy } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { BrokenUnit, State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { stepDown } from '../losses/ladder.ts';
import { takeTest } from '../losses/test.ts';

const nobody: readonly UnitIndex[] = [];

/** After all melees: units that began to rout in this player turn make neighbours test, in the order in which they broke. */
export function breakingPoint(turn: Turn): void {
  breakOn(turn, nobody, nobody);
}

/** Continues after routing units whose neighbours have all tested, and neighbours of the next one that have. */
export function breakOn(turn: Turn, done: readonly UnitIndex[], tested: readonly UnitIndex[]): void {
  const { table, state, agenda } = turn;
  const router = state.broke.find(({ unit }) => !done.includes(unit));
  if (router === undefined) return;
  const neighbour = nextNeighbour(table, state, router, tested);
  if (neighbour === null) {
    agenda.push({ do: 'breaking', done: [...done, router.unit], tested: nobody });
    return;
  }
  // A retreat or a rout is carried out before the next unit tests, so it goes on top.
  agenda.push({ do: 'breaking', done, tested: [...tested, neighbour] });
  if (!takeTest(turn, neighbour, 'breaking'))
    stepDown(turn, neighbour, causesFor(table, state, neighbour), 'morale.breaking-ladder');
}

/** Away from the nearest enemy. A rout beside the unit is not an enemy to run from. */
function causesFor(table: Table, state: State, unit: UnitIndex): readonly UnitIndex[] {
  const enemy = nearestEnemy(table, state, unit);
  return enemy === null ? nobody : [enemy];
}

/** The nearest friend that must still test for this rout, or null if there is none. */
function nextNeighbour(
  table: Table,
  state: State,
  router: BrokenUnit,
  tested: readonly UnitIndex[],
): UnitIndex | null {
  const from = placeOf(table, state, router);
  let nearest: UnitIndex | null = null;
  let least = tenthsOf(breakingCm) + 1;
  for (const unit of indicesOf(table.units)) {
    if (tested.includes(unit) || !isShakenBy(table, state, router.unit, unit)) continue;
    const distance = baseDistance(from, bodyNow(table, state, unit));
    if (distance >= least) continue;
    nearest = unit;
    least = distance;
  }
  return nearest;
}

/** Friends with the same or a lower index that are not in rout themselves (morale.breaking-who). */
function isShakenBy({ units }: Table, state: State, router: UnitIndex, unit: UnitIndex): boolean {
  const { status, rung } = entryAt(state.units, unit);
  const mine = entryAt(units, unit);
  const theirs = entryAt(units, router);
  return (
    unit !== router && mine.side === theirs.side && status === 'on' && rung < 3 && mine.nerve <= theirs.nerve
  );
}

/** The place from which a rout is felt: where its run ended, or by option where it began (morale.breaking-where). */
function placeOf(table: Table, state: State, { unit, at }: BrokenUnit): Base {
  const now = entryAt(state.units, unit);
  const stands = table.options['morale.breaking-where'] === 'where-broken' ? at : now.stands;
  return bodyOf(table, unit, stands, Math.max(1, basesLeft(table, unit, now)));
}
