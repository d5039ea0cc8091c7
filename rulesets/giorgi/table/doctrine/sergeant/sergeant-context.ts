/** SergeantContext: the table now, the table in the enemy's next turn, and the value of every unit. */

import { entryAt, listBy } from '@grognard/lists';
import { chanceToPass } from '../../actions/losses/index.ts';
import { pointsOf, unitsLost } from '../../flow/victory.ts';
import { copyUnit } from '../../state/copy.ts';
import type { SideIndex, UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table, UnitState } from '../../state/model.ts';
import { otherSide } from '../../state/sides.ts';
import { fullWorth, soldierWorth, unitWorth, weights } from '../worth.ts';
import type { PlayStyle } from './styles.ts';

export interface SergeantContext {
  readonly table: Table;
  /** The actual state. */
  readonly state: State;
  /** The state when all units may act again. */
  readonly later: State;
  readonly side: SideIndex;
  readonly manner: PlayStyle;
  /** Whether this side, and the other, have a player turn left after this one, as 1 or 0. */
  readonly again: number;
  readonly theirs: number;
  /** By unit, filled on demand. */
  readonly perSoldier: (number | undefined)[];
  readonly ofRout: (number | undefined)[];
  readonly passing: (number | undefined)[];
  /** Best shot of each unit, with all units in their present places. */
  readonly fires: (HarmAt | undefined)[];
}

/** The cost of a shot to the enemy, and its target. Null if it has none. */
export interface HarmAt {
  readonly harm: number;
  readonly at: UnitIndex | null;
}

export function mindOf(table: Table, state: State, side: SideIndex, manner: PlayStyle): SergeantContext {
  const later: State = { ...state, units: listBy(state.units.map(rested)), clashes: [], agenda: [] };
  const isLast = state.turn >= table.turns;
  const again = isLast && (side === state.first || state.active !== state.first) ? 0 : 1;
  const theirs = isLast && (side !== state.first || state.active !== state.first) ? 0 : 1;
  return {
    table,
    state,
    later,
    side,
    manner: inTime(table, state, side, manner),
    again,
    theirs,
    perSoldier: [],
    ofRout: [],
    passing: [],
    fires: [],
  };
}

/** The same context after a move, which changes the value of no unit. */
export function mindAfter(mind: SergeantContext, state: State): SergeantContext {
  const later: State = { ...state, units: listBy(state.units.map(rested)), clashes: [], agenda: [] };
  return { ...mind, state, later, passing: [] };
}

/** Near the end a side that is not ahead takes more risk, since a draw is worth nothing. A side that is ahead takes less. */
function inTime(table: Table, state: State, side: SideIndex, manner: PlayStyle): PlayStyle {
  const left = table.turns - state.turn;
  if (left > pressing) return manner;
  const ahead = pointsOf(table, state, side) - pointsOf(table, state, otherSide(side));
  if (ahead > 0)
    return left > 1 ? manner : { ...manner, least: manner.least + late, risk: manner.risk * 1.3 };
  const haste = (pressing + 1 - left) / (pressing + 1);
  return {
    ...manner,
    least: manner.least - 3 * late * haste,
    risk: manner.risk * (1 - 0.4 * haste),
    danger: manner.danger * (1 - 0.6 * haste),
    attacked: manner.attacked * (1 - 0.5 * haste),
    chance: manner.chance * (1 + haste),
  };
}

/** Number of turns before the last in which a side that is not ahead begins to press. */
const pressing = 3;
/** Additional gain that an attack must have for a side that is ahead. */
const late = 15;

/** A unit that has not yet acted in a player turn. */
function rested(unit: UnitState): UnitState {
  const copy = copyUnit(unit);
  copy.fired = false;
  copy.moved = false;
  copy.changed = false;
  copy.quiet = false;
  copy.faces = 0;
  copy.reactions = 0;
  copy.drew = [];
  copy.lost = 0;
  copy.tested = 0;
  return copy;
}

/** The later state with a unit elsewhere. */
export function ifStands({ later }: SergeantContext, unit: UnitIndex, stands: Placement): State {
  if (entryAt(later.units, unit).stands === stands) return later;
  const there = copyUnit(entryAt(later.units, unit));
  there.stands = stands;
  return { ...later, units: listBy(later.units.with(unit, there)) };
}

/** Value of one soldier of a unit, on the scale of the whole battle. */
export function perSoldier(mind: SergeantContext, unit: UnitIndex): number {
  const known = mind.perSoldier[unit];
  if (known !== undefined) return known;
  const { table } = mind;
  const { side, kind } = entryAt(table.units, unit);
  const had = entryAt(table.sides, side).units.reduce((sum, each) => sum + fullWorth(table, each), 0);
  const found = (weights.army * soldierWorth(table, kind)) / Math.max(1, had);
  mind.perSoldier[unit] = found;
  return found;
}

/** Additional loss if a side breaks. */
const breaking = 400;
/** Share of a routing unit that is lost. Some rally. */
const forGood = 0.6;

/** Cost to a side of a rout of this unit. */
export function ofRout(mind: SergeantContext, unit: UnitIndex): number {
  const known = mind.ofRout[unit];
  if (known !== undefined) return known;
  const { table, state } = mind;
  const { side, kind } = entryAt(table.units, unit);
  const { units } = entryAt(table.sides, side);
  const limit = Math.max(1, Math.ceil(table.rules.table.victory.brokenShare * units.length));
  const lost =
    entryAt(state.units, unit).rung === 3 ? unitsLost(table, state, side) - 1 : unitsLost(table, state, side);
  const now = Math.min(1, lost / limit);
  const then = Math.min(1, (lost + 1) / limit);
  const men = (unitWorth(table, state, unit) / soldierWorth(table, kind)) * perSoldier(mind, unit);
  const found =
    forGood * men +
    weights.breaking * (then * then - now * now) +
    (then >= 1 ? breaking : 0) +
    weights.points * table.rules.table.victory.routing;
  mind.ofRout[unit] = found;
  return found;
}

/** Chance that a unit passes a test. */
export function passes(mind: SergeantContext, unit: UnitIndex): number {
  const found = mind.passing[unit] ?? chanceToPass(mind.table, mind.state, unit);
  mind.passing[unit] = found;
  return found;
}
