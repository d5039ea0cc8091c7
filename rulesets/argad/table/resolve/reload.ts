/** Reloads end with the turn (`turn.reload-done`). */
import type { FirearmId } from '../../model.ts';
import { onlyKnowers } from '../knowing.ts';
import type { Turn } from '../turn.ts';
import { show } from './secrecy.ts';
import { isRowing } from './shot-doing.ts';
import { isTouchingIn } from './shot-scene.ts';

/** Whoever stood still all turn to reload has a turn of it behind him. */
export function finishReloads(turn: Turn): void {
  const { state } = turn;
  const helps: number[] = [];
  for (let man = 0; man < state.figures.length; man++) {
    const weapon = weaponToReload(turn, man);
    if (weapon >= 0 && canReload(turn, man)) reload(turn, man, weapon, helps);
  }
}

/** Which of its firearms a figure reloads: the one it is ordered to, or without any order the first empty one (`turn.no-order`); -1: none. */
function weaponToReload({ table, state }: Turn, man: number): number {
  const { firearms, captive } = table.men[man]!;
  const { status, loaded } = state.figures[man]!;
  const order = state.orders[man]!;
  if (captive || status !== 'on' || (order !== null && order.reload === null)) return -1;
  for (let i = 0; i < firearms.length; i++)
    if ((order === null || firearms[i] === order.reload) && (loaded & (1 << i)) === 0) return i;
  return -1;
}

/** A full turn immobile, without shot or contact (`weapon.reload`). */
function canReload(turn: Turn, man: number): boolean {
  const { state, start, table } = turn;
  const { x, y, status, swimming } = state.figures[man]!;
  if (status !== 'on' || swimming || turn.shot[man]! || turn.blocked[man]!) return false;
  if (turn.moved[man]! || x !== start.x[man] || y !== start.y[man]) return false;
  if (state.orders[man] !== null && state.orders[man]!.saddle !== 'stay') return false;
  if (isRowing(turn, man) || isAwaiting(turn, man)) return false;
  return table.options['weapon.reload-contact'] === 'yes' || !hasTouched(turn, man);
}

/** `weapon.reload-contact`: at any moment of the turn. */
function hasTouched({ touchedAny, touchingAtStart, struck }: Turn, man: number): boolean {
  return touchedAny[man]! || touchingAtStart[man]!.length > 0 || struck[man]!;
}

/** `weapon.reload-mounted`: a rider who is charged, or where the sheet says so contacted, is not immobile. */
function isAwaiting({ table, state, firstTouched, chargeOn }: Turn, man: number): boolean {
  if (!state.figures[man]!.mounted) return false;
  const { awaiting } = table.rules.shoot;
  if (awaiting.includes('receiving') && firstTouched[man]! >= 0) return true;
  return awaiting.includes('receiving-charge') && chargeOn.includes(man);
}

function reload(turn: Turn, man: number, weapon: number, helps: number[]): void {
  const { table, state, happening } = turn;
  const { reloading } = state.figures[man]!;
  const id = table.men[man]!.firearms[weapon]!;
  const { alone, withTwo } = table.rules.shoot.firearms[id].reload;
  const left = alone - ((reloading >> weapon) & 1);
  const helper = withTwo === undefined || left <= 1 ? -1 : helperOf(turn, man, id, helps);
  if (helper >= 0) {
    helps.push(helper);
    makeReady(turn, helper);
  }
  const done = left <= 1 || (helper >= 0 && withTwo === 1);
  makeReady(turn, man);
  happening.emit({ kind: 'reloaded', figure: man, weapon, done, ...onlyKnowers(table, state, [man]) });
}

/** Whoever reloads or helps has his hands free for it (`figure.carry`), and is seen (`hide.doing-nothing`). */
function makeReady(turn: Turn, man: number): void {
  const { table, state, happening } = turn;
  const { carries, x, y, room } = state.figures[man]!;
  const only = onlyKnowers(table, state, [man]);
  if (carries >= 0) happening.emit({ kind: 'dropped', figure: man, thing: carries, at: { x, y }, ...only });
  // Inside a room nobody sees what a hidden man does (`building.hidden`).
  if (room < 0 && table.options['hide.doing-nothing'] === 'reload-reveals')
    show(turn, man, 'hide.doing-nothing');
}

/** `weapon.reload-crew`: a friend who touches the gunner, is ordered to help and does nothing else; -1: nobody. */
function helperOf(turn: Turn, gunner: number, weapon: FirearmId, helps: readonly number[]): number {
  const { table, state } = turn;
  const scene = { table, state, when: null, eyes: null };
  const { side } = table.men[gunner]!;
  return table.men.findIndex(
    (man) =>
      man.side === side &&
      man.index !== gunner &&
      state.orders[man.index]?.reload === weapon &&
      weaponToReload(turn, man.index) < 0 &&
      !helps.includes(man.index) &&
      canReload(turn, man.index) &&
      isTouchingIn(scene, gunner, man.index),
  );
}
