/** What a figure fights with: the shot, the reload, the weapon in hand. */
import { type Misplaced, misplaced } from '@grognard/engine';
import { pointToBase } from '@grognard/geometry';
import { meleeWeapons } from '../../data/melee-weapons.ts';
import type { FirearmId, MeleeWeaponId } from '../../model.ts';
import { contactGap } from '../../scenarios/measure.ts';
import { baseAt } from '../bases.ts';
import { areNear, areTouching } from '../contacts.ts';
import type { FigureState, Man, State, Table } from '../model.ts';
import { isGoing } from '../resolve/drill.ts';
import { type Asked, isInRanks, isOnTheMove, leavesRanks, objectTo } from './finding.ts';
import type { Way } from './way.ts';
import { isKnownTo, knownEnemy } from './who.ts';

/** `figure.weapon-in-hand`: firearms that can be used as a club, by the butt they give. */
const butts: Readonly<Record<FirearmId, MeleeWeaponId | null>> = {
  pistol: 'pistol-butt',
  musketoon: 'firearm-butt',
  'flintlock-musket': 'firearm-butt',
  blunderbuss: 'firearm-butt',
  'swivel-gun': null,
  'rampart-musket': 'firearm-butt',
};

/** Whether one of a figure's firearms of this kind is loaded, or empty. */
export function hasFirearm(
  { firearms }: Man,
  { loaded }: FigureState,
  weapon: FirearmId,
  wanted: 'loaded' | 'empty',
): boolean {
  for (let i = 0; i < firearms.length; i++)
    if (firearms[i] === weapon && ((loaded >> i) & 1) === (wanted === 'loaded' ? 1 : 0)) return true;
  return false;
}

/** How many enemies that its side knows of a figure touches. */
export function enemiesTouched(table: Table, state: State, man: number): number {
  const { side } = table.men[man]!;
  const figure = state.figures[man]!;
  let count = 0;
  for (let enemy = 0; enemy < table.sides.length; enemy++) {
    if (enemy === side) continue;
    const { fighters } = table.sides[enemy]!;
    for (let i = 0; i < fighters.length; i++) {
      const other = fighters[i]!;
      if (!areNear(figure, state.figures[other]!) || !isKnownTo(state, other, side)) continue;
      if (areTouching(table, state, man, other)) count++;
    }
  }
  return count;
}

/** Whether a heavy firearm can rest where the figure stands (`shoot.support`). */
export function hasSupport(table: Table, state: State, man: number): boolean {
  const { supports } = table.field;
  if (supports.length === 0) return false;
  const base = baseAt(state, man);
  return supports.some(({ x, y }) => pointToBase(base, x, y) <= contactGap);
}

/** Whether the body of a figure has been ordered to march, or the boat it is in to be rowed by its own side. */
function isTakenAlong({ table, state, side, figure }: Asked): boolean {
  const march = figure.body < 0 ? null : (state.marches[figure.body] ?? null);
  if (march !== null && isGoing(march)) return true;
  const rower = figure.vessel < 0 ? undefined : state.rowings[figure.vessel]?.rowers[0];
  return rower !== undefined && table.men[table.manOf.get(rower) ?? 0]!.side === side;
}

function isMoving(asked: Asked): boolean {
  return isOnTheMove(asked.order) || isTakenAlong(asked);
}

/** The shot: what is wrong with it as a command. */
export function shotMistake({ table, state, side, order }: Asked): Misplaced | null {
  const target = order.shot?.target ?? null;
  if (target === null) return null;
  const found = knownEnemy(table, state, side, target, 'shot.target');
  return typeof found === 'number' ? null : found;
}

/** What forbids the shot whatever the others do; range and sight count only when it is taken. */
export function checkShot(asked: Asked, way: Pick<Way, 'length' | 'endsDeep'>): void {
  const { table, state, man, info, figure, order } = asked;
  const { shot } = order;
  if (shot === null) return;
  const firearm = table.rules.shoot.firearms[shot.weapon];
  const immobile = firearm.fires === 'immobile-on-foot';
  if (!info.firearms.includes(shot.weapon)) objectTo(asked, 'figure.equipment');
  else if (!hasFirearm(info, figure, shot.weapon, 'loaded')) objectTo(asked, 'shoot.loaded');
  if (!firearm.inContact && enemiesTouched(table, state, man) > 0) objectTo(asked, 'shoot.contact-start');
  if (immobile && figure.mounted) objectTo(asked, 'shoot.on-foot');
  if (immobile && isMoving(asked)) {
    objectTo(asked, 'turn.shoot-or-move');
    objectTo(asked, 'shoot.immobile');
  }
  if (firearm.needsSupport && !hasSupport(table, state, man)) objectTo(asked, 'shoot.support');
  if (figure.mounted && info.troop === 'mounted-infantry') checkMountedInfantry(asked);
  if (figure.swimming || (way.endsDeep && shot.moment === 'end')) objectTo(asked, 'water.swimmer-shoots');
  if (order.saddle !== 'stay') objectTo(asked, 'figure.mount-time');
  checkMoment(asked, way.length);
}

function checkMountedInfantry(asked: Asked): void {
  const { table, order } = asked;
  const moves = isMoving(asked);
  if (order.shot?.moment !== 'contact') {
    if (moves) objectTo(asked, 'shoot.mounted-infantry-moving');
    return;
  }
  const barred = table.rules.shoot.mountedInfantryBarred;
  if (barred.includes(moves ? 'closing' : 'receiving')) objectTo(asked, 'shoot.mounted-infantry-contact');
}

function checkMoment(asked: Asked, wayLength: number): void {
  const { table, order } = asked;
  const { shot } = order;
  if (shot?.moment === 'start' && !table.options['turn.shot-start']) objectTo(asked, 'turn.shot-start');
  if (shot?.moment !== 'moving') return;
  if (order.path.length === 0 || shot.after > wayLength) objectTo(asked, 'turn.shot-moving');
  if (order.pace === 'crouch') objectTo(asked, 'hide.doing-nothing');
}

/** The reload: a turn of standing still with an empty weapon in hand (`weapon.reload`). */
export function checkReload(asked: Asked): void {
  const { table, state, man, info, figure, order } = asked;
  const { reload } = order;
  if (reload === null) return;
  if (!info.firearms.includes(reload)) checkCrew(asked, reload);
  else if (!hasFirearm(info, figure, reload, 'empty')) objectTo(asked, 'weapon.reload');
  if (isMoving(asked) || order.shot !== null) objectTo(asked, 'weapon.reload');
  if (order.saddle !== 'stay') objectTo(asked, 'figure.mount-time');
  if (figure.swimming) objectTo(asked, 'water.swimmer-shoots');
  if (table.options['weapon.reload-contact'] === 'no' && enemiesTouched(table, state, man) > 0)
    objectTo(asked, 'weapon.reload-contact');
}

/** A second man helps where that is of use: he touches the gunner and does nothing else. */
function checkCrew(asked: Asked, reload: FirearmId): void {
  if (asked.table.rules.shoot.firearms[reload].reload.withTwo === undefined) {
    objectTo(asked, 'figure.equipment');
    return;
  }
  const isBusy = asked.order.take !== null || asked.order.drop;
  if (isBusy || gunnerBeside(asked.table, asked.state, asked.man, reload) < 0)
    objectTo(asked, 'weapon.reload-crew');
}

/** The friend beside a man whose empty firearm he can help to reload (`weapon.reload-crew`); -1: there is none. */
export function gunnerBeside(table: Table, state: State, man: number, weapon: FirearmId): number {
  const { side } = table.men[man]!;
  for (const other of table.men) {
    if (other.side !== side || other.index === man || other.captive) continue;
    if (!other.firearms.includes(weapon)) continue;
    if (!hasFirearm(other, state.figures[other.index]!, weapon, 'empty')) continue;
    if (areTouching(table, state, man, other.index)) return other.index;
  }
  return -1;
}

/** Whether a figure has a melee weapon, its fists and the butts of its firearms among them. */
export function hasInHand({ weapons, firearms }: Man, hand: MeleeWeaponId): boolean {
  if (hand === 'bare-hands' || weapons.includes(hand)) return true;
  return firearms.some((firearm) => butts[firearm] === hand);
}

export function victimMistake({ table, state, side, order }: Asked): Misplaced | null {
  if (order.victim === null) return null;
  const found = knownEnemy(table, state, side, order.victim, 'victim');
  return typeof found === 'number' ? null : found;
}

/** The melee weapon that is named. */
export function checkHand(asked: Asked): void {
  const { table, state, man, info, figure, order } = asked;
  const { hand } = order;
  if (hand === null) return;
  if (!hasInHand(info, hand)) objectTo(asked, 'figure.equipment');
  if (hand === 'lance' && enemiesTouched(table, state, man) > 1) objectTo(asked, 'weapon.lance');
  const { length } = meleeWeapons[hand];
  if (figure.swimming && length !== 'very-short' && length !== 'bare-hands')
    objectTo(asked, 'water.swim-fight');
}

/** Getting into the saddle and out of it, as a command. */
export function saddleMistake({ state, man, info, figure, order }: Asked): Misplaced | null {
  if (order.saddle === 'mount') {
    if (figure.mounted) return misplaced('value', 'saddle', `"${info.id}" is in the saddle already`);
    if (!state.horses.some(({ rider }) => rider === man))
      return misplaced('value', 'saddle', `"${info.id}" has no horse`);
  }
  if (order.saddle === 'dismount' && !figure.mounted)
    return misplaced('value', 'saddle', `"${info.id}" is not in the saddle`);
  return null;
}

/** A man whose body keeps its ranks goes only where it goes (`formation.close-order`). */
export function checkRanks(asked: Asked): void {
  const { state, figure, order } = asked;
  if (!isInRanks(state, figure)) return;
  if (leavesRanks(order)) objectTo(asked, 'formation.close-order');
}
