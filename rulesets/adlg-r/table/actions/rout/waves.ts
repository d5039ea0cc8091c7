/** spreadRouts: what routs cost the friends behind, wave after wave (`rout.friends`, `rout.cascade`, `rout.cascade-order`). */
import { overlaps, zoneBefore } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import { diceOf, type Turn } from '../../state/turn.ts';
import { lose } from '../losses/index.ts';

/** All routed units cost their friends, and so do those that rout by it. */
export function spreadRouts(turn: Turn): void {
  const { table, state } = turn;
  const done = new Set<UnitIndex>();
  const isDeep = table.options['rout.cascade-order'] === 'depth-first';
  for (let wave = routedNow(table, state, done); wave.length > 0; wave = routedNow(table, state, done))
    for (const unit of wave) spread(turn, unit, done, isDeep);
}

/** Routed units that have cost nobody yet, the phasing side first, in the owner's order. */
function routedNow({ sides }: Table, state: State, done: ReadonlySet<UnitIndex>): UnitIndex[] {
  return [state.active, otherSide(state.active)].flatMap((side) =>
    entryAt(sides, side).units.filter(
      (unit) => entryAt(state.units, unit).status === 'routed' && !done.has(unit),
    ),
  );
}

function spread(turn: Turn, unit: UnitIndex, done: Set<UnitIndex>, isDeep: boolean): void {
  done.add(unit);
  const { table, state } = turn;
  const hurt =
    entryAt(table.units, unit).row.category === 'El'
      ? rampage(turn, unit)
      : friendsBehind(table, state, unit);
  for (const { unit: other, by } of hurt) {
    lose(turn, other, 1, by);
    if (isDeep && entryAt(state.units, other).status === 'routed') spread(turn, other, done, isDeep);
  }
}

interface Hurt {
  readonly unit: UnitIndex;
  readonly by: 'rout.friends' | 'elephant.rampage';
}

/** Friends whom the rout of a unit would cost a point each (`rout.friends`). */
export function shakenBy(table: Table, state: State, unit: UnitIndex): UnitIndex[] {
  if (entryAt(table.units, unit).row.category === 'El') return [];
  return friendsBehind(table, state, unit)
    .map((hurt) => hurt.unit)
    .filter((other) => other !== unit);
}

/** Friends with area less than 1 UD straight behind (`rout.behind`, `rout.li`, `rout.guns`). */
function friendsBehind(table: Table, state: State, unit: UnitIndex): Hurt[] {
  const { row, side } = entryAt(table.units, unit);
  if (row.category === 'Art' || row.category === 'WWg') return [];
  return inStrip(table, state, unit, 'rear', unitsOn(table, state, side))
    .filter((other) => row.category !== 'LI' || entryAt(table.units, other).row.category === 'LI')
    .map((other) => ({ unit: other, by: 'rout.friends' }));
}

function inStrip(
  table: Table,
  state: State,
  unit: UnitIndex,
  edge: 'front' | 'left' | 'right' | 'rear',
  units: readonly UnitIndex[],
): UnitIndex[] {
  const strip = zoneBefore(baseOf(table, state, unit), { edge, reach: table.sizes.ud });
  return units.filter((other) => overlaps(strip, baseOf(table, state, other)));
}

const ways = ['ahead', 'left', 'right', 'rear', 'rear', 'rear'] as const;

/** `elephant.rampage`: everybody but LI in a strip that a die decides. */
function rampage(turn: Turn, unit: UnitIndex): Hurt[] {
  const { table, state, resolution } = turn;
  const way = entryAt(ways, diceOf(turn, unit, 'rampage').die() - 1);
  resolution.emit({ kind: 'rampaged', unit, way });
  const all = [state.active, otherSide(state.active)].flatMap((side) => unitsOn(table, state, side));
  return inStrip(table, state, unit, way === 'ahead' ? 'front' : way, all)
    .filter((other) => entryAt(table.units, other).row.category !== 'LI')
    .map((other) => ({ unit: other, by: 'elephant.rampage' }));
}
