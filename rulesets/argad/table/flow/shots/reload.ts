/** Reloads end with the turn (`turn.reload-done`). */
import { entryAt, numberAt } from '@grognard/lists';
import type { FirearmId } from '../../../model.ts';
import { isTouchingIn } from '../../actions/shooting/shot-surroundings.ts';
import { onlyKnowers } from '../../state/visibility.ts';
import { show } from '../turn/secrecy.ts';
import type { Turn } from '../turn/turn.ts';
import { isRowing } from './shot-doing.ts';

/** Whoever stood still all turn to reload has a turn of it behind him. */
export function finishReloads(turn: Turn): void {
  const { state } = turn;
  const helps: number[] = [];
  for (let figure = 0; figure < state.figures.length; figure++) {
    const weapon = weaponToReload(turn, figure);
    if (weapon >= 0 && canReload(turn, figure)) reload(turn, figure, weapon, helps);
  }
}

/** Which of its firearms a figure reloads: the one it is ordered to, or without any order the first empty one (`turn.no-order`); -1: none. */
function weaponToReload({ table, state }: Turn, figure: number): number {
  const { firearms, captive } = entryAt(table.roster, figure);
  const { status, loaded } = entryAt(state.figures, figure);
  const order = state.orders[figure]!;
  if (captive || status !== 'on' || (order !== null && order.reload === null)) return -1;
  for (let i = 0; i < firearms.length; i++)
    if ((order === null || firearms[i] === order.reload) && (loaded & (1 << i)) === 0) return i;
  return -1;
}

/** A full turn immobile, without shot or contact (`weapon.reload`). */
function canReload(turn: Turn, figure: number): boolean {
  const { state, start, table } = turn;
  const { x, y, status, swimming } = entryAt(state.figures, figure);
  if (status !== 'on' || swimming || entryAt(turn.shot, figure) || entryAt(turn.blocked, figure))
    return false;
  if (entryAt(turn.moved, figure) || x !== start.x[figure] || y !== start.y[figure]) return false;
  if (state.orders[figure] !== null && state.orders[figure]!.saddle !== 'stay') return false;
  if (isRowing(turn, figure) || isAwaiting(turn, figure)) return false;
  return table.options['weapon.reload-contact'] === 'yes' || !hasTouched(turn, figure);
}

/** `weapon.reload-contact`: at any moment of the turn. */
function hasTouched({ touchedAny, touchingAtStart, struck }: Turn, figure: number): boolean {
  return (
    entryAt(touchedAny, figure) || entryAt(touchingAtStart, figure).length > 0 || entryAt(struck, figure)
  );
}

/** `weapon.reload-mounted`: a rider who is charged, or where the sheet says so contacted, is not immobile. */
function isAwaiting({ table, state, firstTouched, chargeOn }: Turn, figure: number): boolean {
  if (!entryAt(state.figures, figure).mounted) return false;
  const { awaiting } = table.rules.shoot;
  if (awaiting.includes('receiving') && numberAt(firstTouched, figure) >= 0) return true;
  return awaiting.includes('receiving-charge') && chargeOn.includes(figure);
}

function reload(turn: Turn, figure: number, weapon: number, helps: number[]): void {
  const { table, state, happening: resolution } = turn;
  const { reloading } = entryAt(state.figures, figure);
  const id = entryAt(entryAt(table.roster, figure).firearms, weapon);
  const { alone, withTwo } = table.rules.shoot.firearms[id].reload;
  const left = alone - ((reloading >> weapon) & 1);
  const helper = withTwo === undefined || left <= 1 ? -1 : helperOf(turn, figure, id, helps);
  if (helper >= 0) {
    helps.push(helper);
    makeReady(turn, helper);
  }
  const done = left <= 1 || (helper >= 0 && withTwo === 1);
  makeReady(turn, figure);
  resolution.emit({ kind: 'reloaded', figure: figure, weapon, done, ...onlyKnowers(table, state, [figure]) });
}

/** Whoever reloads or helps has his hands free for it (`figure.carry`), and is seen (`hide.doing-nothing`). */
function makeReady(turn: Turn, figure: number): void {
  const { table, state, happening: resolution } = turn;
  const { carries, x, y, room } = entryAt(state.figures, figure);
  const only = onlyKnowers(table, state, [figure]);
  if (carries >= 0)
    resolution.emit({ kind: 'dropped', figure: figure, thing: carries, at: { x, y }, ...only });
  // Inside a room nobody sees what a hidden man does (`building.hidden`).
  if (room < 0 && table.options['hide.doing-nothing'] === 'reload-reveals')
    show(turn, figure, 'hide.doing-nothing');
}

/** `weapon.reload-crew`: a friend who touches the gunner, is ordered to help and does nothing else; -1: nobody. */
function helperOf(turn: Turn, gunner: number, weapon: FirearmId, helps: readonly number[]): number {
  const { table, state } = turn;
  const scene = { table, state, when: null, eyes: null };
  const { side } = entryAt(table.roster, gunner);
  return table.roster.findIndex(
    (figure) =>
      figure.side === side &&
      figure.index !== gunner &&
      state.orders[figure.index]?.reload === weapon &&
      weaponToReload(turn, figure.index) < 0 &&
      !helps.includes(figure.index) &&
      canReload(turn, figure.index) &&
      isTouchingIn(scene, gunner, figure.index),
  );
}
