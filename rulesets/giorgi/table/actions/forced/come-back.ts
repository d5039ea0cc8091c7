/** `comeBack`: by option, a unit that routed off the table and rallies returns at the edge it left by (`melee.off-table`). */

import { asHeading, type Heading, halfTurn, type Tenths } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { basesLeft, bodyOf, intrudes } from '../../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { othersOf } from '../move/other-bodies.ts';
import { homeward } from './line.ts';

/** Step of the search along the edge, in tenths of a millimetre. */
const look: Tenths = 100;

/** Puts a unit back at the edge, as close as possible to where it left. Returns whether there was room. */
export function comeBack(turn: Turn, unit: UnitIndex): boolean {
  const { table, state, resolution } = turn;
  const stands = placeAtEdge(table, state, unit);
  if (stands === null) return false;
  resolution.emit({ kind: 'placed', unit, stands, next: state.active });
  return true;
}

function placeAtEdge(table: Table, state: State, unit: UnitIndex): Placement | null {
  const { stands } = entryAt(state.units, unit);
  for (let by = 0; by <= table.width; by += look)
    for (const x of by === 0 ? [stands.x] : [stands.x - by, stands.x + by]) {
      const there = atEdge(table, state, unit, x);
      if (isClear(table, state, unit, there)) return there;
    }
  return null;
}

/** At its own edge, facing into the table. */
function atEdge(table: Table, state: State, unit: UnitIndex, x: Tenths): Placement {
  const { stands } = entryAt(state.units, unit);
  const heading: Heading = asHeading(homeward(table, state, unit) + halfTurn);
  const facing: Placement = { ...stands, x, y: 0, heading, house: none };
  const { vy } = bodyOf(table, unit, facing, basesLeft(table, unit, entryAt(state.units, unit)));
  const deep = Math.abs(vy);
  return {
    ...facing,
    y: state.edges[entryAt(table.units, unit).side] === 'south' ? deep : table.depth - deep,
  };
}

function isClear(table: Table, state: State, unit: UnitIndex, stands: Placement): boolean {
  const body = bodyOf(table, unit, stands, basesLeft(table, unit, entryAt(state.units, unit)));
  const refusals = objectionsToStanding(
    fieldOf(table, state),
    entryAt(table.units, unit),
    stands.formation,
    body,
  );
  return refusals.length === 0 && othersOf(table, state, unit).every((other) => !intrudes(body, other.body));
}
