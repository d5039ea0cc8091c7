/** Shots assessed from present positions, using only what the side knows. */

import { absent, entryAt, listBy, lookUp } from '@grognard/lists';
import { fractionOf, type Json, type Line, oddsOf, type RuleId } from '@grognard/rules-kit';
import type { FirearmId } from '../../model.ts';
import { type ShotAssessed, shoot } from '../../rules/shoot/procedure.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { Order } from '../state/orders.ts';
import { enemiesTouched } from './arms.ts';
import { isOnTheMove, type OrderContext, refuseOrder } from './order-context.ts';
import { type ShotAt, shotFacts, standingShot } from './shooting/shot-facts.ts';
import { assessShot } from './shooting/shot-odds.ts';

/** A shot that could be fired now. */
export interface AssessedTarget {
  readonly need: number;
  readonly modifier: number;
  readonly odds: string;
  readonly lines: Line[];
}

/** A shot with all its refusals. */
export interface JudgedShot {
  readonly refusals: readonly RuleId[];
  readonly need: number;
  readonly modifier: number;
  readonly assessed: ShotAssessed | null;
}

/** The first loaded firearm of a kind, otherwise the first of that kind, or -1 if the figure has none. */
export function firearmIndex(
  { roster }: Table,
  { figures }: State,
  figure: FigureIndex,
  weapon: FirearmId,
): number {
  const { firearms } = roster[figure] ?? absent(roster, figure);
  for (let i = 0; i < firearms.length; i++)
    if (firearms[i] === weapon && (((figures[figure] ?? absent(figures, figure)).loaded >> i) & 1) === 1)
      return i;
  return firearms.indexOf(weapon);
}

/** An empty list of orders, in place of the real ones: other sides' orders must not be read. */
const noOrders: (Order | null)[] = [];

function withoutOrders(state: State): State {
  while (noOrders.length < state.orders.length) noOrders.push(null);
  return { ...state, orders: listBy(noOrders) };
}

/** What the side can know of a shooter before movement. */
export interface Shooter {
  readonly table: Table;
  readonly state: State;
  readonly figure: FigureIndex;
  readonly at: ShotAt;
}

export function shooterNow(
  table: Table,
  state: State,
  figure: FigureIndex,
  moving: 'moving' | 'standing',
): Shooter {
  const eyes = entryAt(table.roster, figure).side;
  const engagedAtStart = enemiesTouched(table, state, figure) > 0;
  const at: ShotAt = { ...standingShot, eyes, engagedAtStart, moving: moving === 'moving' };
  return { table, state: withoutOrders(state), figure, at };
}

export function judge(
  { table, state, figure, at }: Shooter,
  weapon: number,
  target: FigureIndex,
  lines: Line[] | null,
): JudgedShot {
  return assessShot(table, shotFacts(table, state, figure, weapon, target, at), lines);
}

/** A shot at the start is fired from known positions, so its refusals refuse the order, unless it may fall back on another target. */
export function checkStartShot(prompt: OrderContext): void {
  const { table, order } = prompt;
  const { shot } = order;
  if (shot?.moment !== 'start' || shot.target === null || shot.fallback === 'nearest') return;
  if (!prompt.info.firearms.includes(shot.weapon)) return;
  const target = lookUp(table.figureOf, shot.target);
  for (const rule of judgeOrdered(prompt, target, null).refusals) refuseOrder(prompt, rule);
}

function judgeOrdered(
  { table, state, figureIndex: figure, order }: OrderContext,
  target: FigureIndex,
  lines: Line[] | null,
): JudgedShot {
  const shooter = shooterNow(table, state, figure, isOnTheMove(order) ? 'moving' : 'standing');
  return judge(shooter, firearmIndex(table, state, figure, order.shot!.weapon), target, lines);
}

/** The shot of an order as it stands now, or null if it has none or nobody can be hit from here yet. */
export function aimedAt(prompt: OrderContext): AssessedTarget | null {
  const target = prompt.order.shot?.target ?? null;
  if (target === null) return null;
  const lines: Line[] = [];
  const { need, modifier, assessed } = judgeOrdered(prompt, lookUp(prompt.table.figureOf, target), lines);
  if (assessed === null) return null;
  return { need, modifier, odds: hitChance(assessed), lines };
}

export function shotCost({ need, modifier, odds }: AssessedTarget): Json {
  return { need, modifier, odds };
}

/** Odds by the few numbers they depend on, worked out once. */
const chances = new Map<string, string>();

/** The chance that the shot hits at all, as a fraction. */
export function hitChance(assessed: ShotAssessed): string {
  const { need, modifier, highest, volley } = assessed;
  const dice = volley === null ? '' : `${volley.groups[0]},${volley.groups[1]},${volley.bonus}`;
  const key = `${need - modifier},${highest},${dice}`;
  let chance = chances.get(key);
  if (chance === undefined) {
    const odds = oddsOf((random) => shoot.roll(assessed, random).hits > 0);
    const hit = odds.find(({ outcome }) => outcome);
    chance = hit === undefined ? '0/1' : fractionOf(hit.chance);
    chances.set(key, chance);
  }
  return chance;
}
