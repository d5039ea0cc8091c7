/** Checks of arms: the shot, the reload, the weapon in hand. */

import { type InvalidCommand, invalidCommand } from '@grognard/engine';
import { pointToBase } from '@grognard/geometry';
import { absent, entryAt, indicesOf, lookUp, none } from '@grognard/lists';
import { meleeWeapons } from '../../data/melee-weapons.ts';
import type { FirearmId, MeleeWeaponId } from '../../model.ts';
import { contactGap } from '../../scenarios/measure.ts';
import { baseAt } from '../bodies/bases.ts';
import { areNear, areTouching } from '../bodies/contacts.ts';
import { isGoing } from '../bodies/drill.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Figure, FigureState, State, Table } from '../state/model.ts';
import { isKnownTo, knownEnemy } from './find-named.ts';
import { isInRanks, isOnTheMove, leavesRanks, type OrderContext, refuseOrder } from './order-context.ts';
import type { CheckedPath } from './path.ts';

/** `figure.weapon-in-hand`: the butt weapon of each firearm that can serve as a club. */
const butts: Readonly<Record<FirearmId, MeleeWeaponId | null>> = {
  pistol: 'pistol-butt',
  musketoon: 'firearm-butt',
  'flintlock-musket': 'firearm-butt',
  blunderbuss: 'firearm-butt',
  'swivel-gun': null,
  'rampart-musket': 'firearm-butt',
};

/** Whether one of the figure's firearms of this kind is loaded, or empty. */
export function hasFirearm(
  { firearms }: Figure,
  { loaded }: FigureState,
  weapon: FirearmId,
  wanted: 'loaded' | 'empty',
): boolean {
  for (let i = 0; i < firearms.length; i++)
    if (firearms[i] === weapon && ((loaded >> i) & 1) === (wanted === 'loaded' ? 1 : 0)) return true;
  return false;
}

/** The number of enemies known to its side that a figure touches. */
export function enemiesTouched(table: Table, state: State, figureIndex: FigureIndex): number {
  const { side } = table.roster[figureIndex] ?? absent(table.roster, figureIndex);
  const figure = state.figures[figureIndex] ?? absent(state.figures, figureIndex);
  let count = 0;
  for (const enemy of indicesOf(table.sides)) {
    if (enemy === side) continue;
    const { fighters } = table.sides[enemy] ?? absent(table.sides, enemy);
    for (const other of fighters) {
      if (
        !areNear(figure, state.figures[other] ?? absent(state.figures, other)) ||
        !isKnownTo(state, other, side)
      )
        continue;
      if (areTouching(table, state, figureIndex, other)) count++;
    }
  }
  return count;
}

/** Whether a heavy firearm can rest where the figure stands (`shoot.support`). */
export function hasSupport(table: Table, state: State, figure: FigureIndex): boolean {
  const { supports } = table.field;
  if (supports.length === 0) return false;
  const base = baseAt(state, figure);
  return supports.some(({ x, y }) => pointToBase(base, x, y) <= contactGap);
}

/** Whether the figure's body has a march order, or its boat is ordered to be rowed by its own side. */
function isTakenAlong({ table, state, side, figure }: OrderContext): boolean {
  const march = figure.body === none ? null : (state.marches[figure.body] ?? null);
  if (march !== null && isGoing(march)) return true;
  const rower = figure.vessel === none ? undefined : state.rowings[figure.vessel]?.rowers[0];
  return rower !== undefined && entryAt(table.roster, lookUp(table.figureOf, rower)).side === side;
}

function isMoving(prompt: OrderContext): boolean {
  return isOnTheMove(prompt.order) || isTakenAlong(prompt);
}

/** What makes the shot an invalid command, or null. */
export function shotMistake({ table, state, side, order }: OrderContext): InvalidCommand | null {
  const target = order.shot?.target ?? null;
  if (target === null) return null;
  const found = knownEnemy(table, state, side, target, 'shot.target');
  return typeof found === 'number' ? null : found;
}

/** Refusals of the shot that hold whatever others do. Range and sight are checked only when it is fired. */
export function checkShot(prompt: OrderContext, way: Pick<CheckedPath, 'length' | 'endsDeep'>): void {
  const { table, state, figureIndex, info, figure, order } = prompt;
  const { shot } = order;
  if (shot === null) return;
  const firearm = table.rules.shoot.firearms[shot.weapon];
  const immobile = firearm.fires === 'immobile-on-foot';
  if (!info.firearms.includes(shot.weapon)) refuseOrder(prompt, 'figure.equipment');
  else if (!hasFirearm(info, figure, shot.weapon, 'loaded')) refuseOrder(prompt, 'shoot.loaded');
  if (!firearm.inContact && enemiesTouched(table, state, figureIndex) > 0)
    refuseOrder(prompt, 'shoot.contact-start');
  if (immobile && figure.mounted) refuseOrder(prompt, 'shoot.on-foot');
  if (immobile && isMoving(prompt)) {
    refuseOrder(prompt, 'turn.shoot-or-move');
    refuseOrder(prompt, 'shoot.immobile');
  }
  if (firearm.needsSupport && !hasSupport(table, state, figureIndex)) refuseOrder(prompt, 'shoot.support');
  if (figure.mounted && info.troop === 'mounted-infantry') checkMountedInfantry(prompt);
  if (figure.swimming || (way.endsDeep && shot.moment === 'end')) refuseOrder(prompt, 'water.swimmer-shoots');
  if (order.saddle !== 'stay') refuseOrder(prompt, 'figure.mount-time');
  checkMoment(prompt, way.length);
}

function checkMountedInfantry(prompt: OrderContext): void {
  const { table, order } = prompt;
  const moves = isMoving(prompt);
  if (order.shot?.moment !== 'contact') {
    if (moves) refuseOrder(prompt, 'shoot.mounted-infantry-moving');
    return;
  }
  const barred = table.rules.shoot.mountedInfantryBarred;
  if (barred.includes(moves ? 'closing' : 'receiving')) refuseOrder(prompt, 'shoot.mounted-infantry-contact');
}

function checkMoment(prompt: OrderContext, wayLength: number): void {
  const { table, order } = prompt;
  const { shot } = order;
  if (shot?.moment === 'start' && !table.options['turn.shot-start']) refuseOrder(prompt, 'turn.shot-start');
  if (shot?.moment !== 'moving') return;
  if (order.path.length === 0 || shot.after > wayLength) refuseOrder(prompt, 'turn.shot-moving');
  if (order.pace === 'crouch') refuseOrder(prompt, 'hide.doing-nothing');
}

/** The reload: one turn of standing still with an empty weapon (`weapon.reload`). */
export function checkReload(prompt: OrderContext): void {
  const { table, state, figureIndex, info, figure, order } = prompt;
  const { reload } = order;
  if (reload === null) return;
  if (!info.firearms.includes(reload)) checkCrew(prompt, reload);
  else if (!hasFirearm(info, figure, reload, 'empty')) refuseOrder(prompt, 'weapon.reload');
  if (isMoving(prompt) || order.shot !== null) refuseOrder(prompt, 'weapon.reload');
  if (order.saddle !== 'stay') refuseOrder(prompt, 'figure.mount-time');
  if (figure.swimming) refuseOrder(prompt, 'water.swimmer-shoots');
  if (table.options['weapon.reload-contact'] === 'no' && enemiesTouched(table, state, figureIndex) > 0)
    refuseOrder(prompt, 'weapon.reload-contact');
}

/** A second figure helps only where that shortens the reload. It must touch the gunner and do nothing else. */
function checkCrew(prompt: OrderContext, reload: FirearmId): void {
  if (prompt.table.rules.shoot.firearms[reload].reload.withTwo === undefined) {
    refuseOrder(prompt, 'figure.equipment');
    return;
  }
  const isBusy = prompt.order.take !== null || prompt.order.drop;
  if (isBusy || gunnerBeside(prompt.table, prompt.state, prompt.figureIndex, reload) < 0)
    refuseOrder(prompt, 'weapon.reload-crew');
}

/** The friend beside a figure whose empty firearm it can help to reload (`weapon.reload-crew`), or -1. */
export function gunnerBeside(table: Table, state: State, figure: FigureIndex, weapon: FirearmId): number {
  const { side } = entryAt(table.roster, figure);
  for (const other of table.roster) {
    if (other.side !== side || other.index === figure || other.captive) continue;
    if (!other.firearms.includes(weapon)) continue;
    if (!hasFirearm(other, entryAt(state.figures, other.index), weapon, 'empty')) continue;
    if (areTouching(table, state, figure, other.index)) return other.index;
  }
  return -1;
}

/** Whether a figure has a melee weapon, counting bare hands and the butts of its firearms. */
export function hasInHand({ weapons, firearms }: Figure, hand: MeleeWeaponId): boolean {
  if (hand === 'bare-hands' || weapons.includes(hand)) return true;
  return firearms.some((firearm) => butts[firearm] === hand);
}

export function victimMistake({ table, state, side, order }: OrderContext): InvalidCommand | null {
  if (order.victim === null) return null;
  const found = knownEnemy(table, state, side, order.victim, 'victim');
  return typeof found === 'number' ? null : found;
}

/** Checks the melee weapon that the order names. */
export function checkHand(prompt: OrderContext): void {
  const { table, state, figureIndex, info, figure, order } = prompt;
  const { hand } = order;
  if (hand === null) return;
  if (!hasInHand(info, hand)) refuseOrder(prompt, 'figure.equipment');
  if (hand === 'lance' && enemiesTouched(table, state, figureIndex) > 1) refuseOrder(prompt, 'weapon.lance');
  const { length } = meleeWeapons[hand];
  if (figure.swimming && length !== 'very-short' && length !== 'bare-hands')
    refuseOrder(prompt, 'water.swim-fight');
}

/** What makes an order to mount or dismount an invalid command. */
export function saddleMistake({
  state,
  figureIndex,
  info,
  figure,
  order,
}: OrderContext): InvalidCommand | null {
  if (order.saddle === 'mount') {
    if (figure.mounted) return invalidCommand('value', 'saddle', `"${info.id}" is in the saddle already`);
    if (!state.horses.some(({ rider }) => rider === figureIndex))
      return invalidCommand('value', 'saddle', `"${info.id}" has no horse`);
  }
  if (order.saddle === 'dismount' && !figure.mounted)
    return invalidCommand('value', 'saddle', `"${info.id}" is not in the saddle`);
  return null;
}

/** A figure whose body keeps its ranks moves only with the body (`formation.close-order`). */
export function checkRanks(prompt: OrderContext): void {
  const { state, figure, order } = prompt;
  if (!isInRanks(state, figure)) return;
  if (leavesRanks(order)) refuseOrder(prompt, 'formation.close-order');
}
