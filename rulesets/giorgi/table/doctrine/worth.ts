/** What a position is worth to a side: soldiers by what they are good for, objectives, and how near either side is to breaking. */

import { entryAt } from '@grognard/lists';
import { isLightInfantry, type Kind } from '../../model.ts';
import { holderOf, pointsOf, unitsLost } from '../flow/victory.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { otherSide } from '../state/sides.ts';

/** The most a position is worth before it is won. */
const most = 990;
/** What is left of a soldier's worth when his unit is shaken or runs. */
const shaken = 0.8;
const routing = 0.3;
/** How much the whole army, the breaking of it, and the points of the battle weigh. */
export const weights = { army: 450, breaking: 350, points: 25 };

/** How well a side stands, from -1000 to 1000; `places`: what the places of all are worth to it. */
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

/** Objectives weigh more the nearer the end is. */
function context(table: Table, state: State, side: SideIndex): number {
  const passed = state.turn / Math.max(1, table.turns);
  return table.objectives.filter((aim) => holderOf(table, state, aim) === side).length * 40 * passed;
}

/** A soldier of a kind: his value in melee and half of what he hits with. */
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

/** What is left of a unit; guns without gunners are worth nothing. */
export function unitWorth(table: Table, state: State, unit: UnitIndex): number {
  const { kind } = entryAt(table.units, unit);
  const { status, soldiers, rung, stands, pieces } = entryAt(state.units, unit);
  if (status !== 'on' && status !== 'reserve') return 0;
  const nerve = rung === 3 ? routing : rung > 0 ? shaken : 1;
  const arms = stands.formation === 'gunners' ? (pieces > 0 ? 0.4 : 0.1) : 1;
  return soldierWorth(table, kind) * soldiers * nerve * arms;
}
