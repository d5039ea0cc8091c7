/** `worthOf`: value of a position to a side, by soldiers, objectives, and how near each side is to breaking. */

import { entryAt } from '@grognard/lists';
import { isLightInfantry, type Kind } from '../../model.ts';
import { holderOf, pointsOf, unitsLost } from '../flow/victory.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { otherSide } from '../state/sides.ts';

/** Greatest value of a position that is not yet won. */
const most = 990;
/** Share of a soldier's value left when his unit is shaken or in rout. */
const shaken = 0.8;
const routing = 0.3;
/** Weights of the whole army, of its breaking, and of victory points. */
export const weights = { army: 450, breaking: 350, points: 25 };

/** Value of the position for a side, from -1000 to 1000. `places` is the value of all placements to it. */
export function worthOf(table: Table, state: State, side: SideIndex, places = 0): number {
  if (state.result !== null) {
    const { winners } = state.result;
    if (winners.length === 0) return 0;
    return winners.includes(entryAt(table.sides, side).id) ? 1000 : -1000;
  }
  const worth = sideWorth(table, state, side) - sideWorth(table, state, otherSide(side)) + places;
  return Math.sign(worth) * Math.min(most, Math.round(Math.abs(worth)));
}

function sideWorth(table: Table, state: State, side: SideIndex): number {
  const { units } = entryAt(table.sides, side);
  const had = units.reduce((sum, unit) => sum + fullWorth(table, unit), 0);
  const has = units.reduce((sum, unit) => sum + unitWorth(table, state, unit), 0);
  const broken =
    unitsLost(table, state, side) / Math.max(1, table.rules.table.victory.brokenShare * units.length);
  const near = Math.min(1, broken);
  return (
    (weights.army * has) / Math.max(1, had) -
    weights.breaking * near * near +
    weights.points * pointsOf(table, state, side) +
    context(table, state, side)
  );
}

/** Objectives count more towards the end. */
function context(table: Table, state: State, side: SideIndex): number {
  const passed = state.turn / Math.max(1, table.turns);
  return table.objectives.filter((aim) => holderOf(table, state, aim) === side).length * 40 * passed;
}

/** Value of a soldier of a kind, from half its melee value and half its kill number. */
export function soldierWorth({ rules }: Table, kind: Kind): number {
  const { values } = rules.melee;
  const { kill } = rules.smallArms;
  const shot = kind in kill ? kill[kind as keyof typeof kill] : kind === 'gun' || kind === 'howitzer' ? 4 : 0;
  return 1 + values[kind] / 2 + shot / 2 + (isLightInfantry(kind) ? 0.5 : 0);
}

export function fullWorth(table: Table, unit: UnitIndex): number {
  const { kind, bases, perBase } = entryAt(table.units, unit);
  return soldierWorth(table, kind) * bases * perBase;
}

/** Value of what is left of a unit. Guns without gunners are worth nothing. */
export function unitWorth(table: Table, state: State, unit: UnitIndex): number {
  const { kind } = entryAt(table.units, unit);
  const { status, soldiers, rung, stands, pieces } = entryAt(state.units, unit);
  if (status !== 'on' && status !== 'reserve') return 0;
  const nerve = rung === 3 ? routing : rung > 0 ? shaken : 1;
  const arms = stands.formation === 'gunners' ? (pieces > 0 ? 0.4 : 0.1) : 1;
  return soldierWorth(table, kind) * soldiers * nerve * arms;
}
