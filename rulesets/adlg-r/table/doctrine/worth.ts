/** What units, points of cohesion and positions are worth, in points of the sheet's list of losses. */
import { entryAt } from '@grognard/lists';
import { lossesOf, pointsIfRouted, worthOf } from '../flow/victory.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';

/** Greatest worth of a position that is not yet won. */
const most = 990;
/** Share of a rout that the last point of cohesion costs beyond its part: the unit is gone for good, and shakes its neighbours. */
const beyond = 1.5;
/** Worth of markers, as a share of what they cost towards the rout. Points come back by rallying. */
const markers = 0.7;
/** Weights of losses, of units still fit to fight, and of a broken army. */
const weights = { losses: 700, fit: 200, near: 250 };

/** Cost to a side of a rout of this unit, its markers included. */
export function costOfRout(table: Table, unit: UnitIndex): number {
  return beyond * Math.max(0.5, pointsIfRouted(table, unit));
}

/** Cost of the points of cohesion lost. */
export function costOfLost(table: Table, unit: UnitIndex, lost: number): number {
  const { cohesion } = entryAt(table.units, unit).row;
  const whole = costOfRout(table, unit);
  return lost >= cohesion ? whole : (markers * whole * lost) / cohesion;
}

/** Worth of a position to a side, from −1000 to 1000. */
export function worthToSide(table: Table, state: State, side: SideIndex): number {
  if (state.result !== null) {
    const { winners } = state.result;
    if (winners.length === 0) return 0;
    return winners.includes(entryAt(table.sides, side).id) ? 1000 : -1000;
  }
  const worth = standOf(table, state, side) - standOf(table, state, otherSide(side));
  return Math.sign(worth) * Math.min(most, Math.round(Math.abs(worth)));
}

function standOf(table: Table, state: State, side: SideIndex): number {
  const value = Math.max(1, worthOf(table, state, side));
  const lost = lossesOf(table, state, side) / value;
  const on = unitsOn(table, state, side);
  const had = entryAt(table.sides, side).units.reduce((sum, unit) => sum + costOfRout(table, unit), 0);
  const fit = on.reduce(
    (sum, unit) => sum + costOfRout(table, unit) - costOfLost(table, unit, entryAt(state.units, unit).lost),
    0,
  );
  return (weights.fit * fit) / Math.max(1, had) - weights.losses * lost - weights.near * lost * lost;
}
