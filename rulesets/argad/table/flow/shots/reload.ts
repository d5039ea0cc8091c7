/** `finishReloads`: reloads end with the turn (`turn.reload-done`). */

import { absent, entryAt, indicesOf, none, numberAt } from '@grognard/lists';
import type { FirearmId } from '../../../model.ts';
import { isTouchingIn } from '../../actions/shooting/shot-surroundings.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { onlyKnowers, toKnowers } from '../../state/visibility.ts';
import { show } from '../turn/secrecy.ts';
import type { Turn } from '../turn/turn.ts';
import { isRowing } from './shot-doing.ts';

/** A figure that stood still all turn to reload has completed one turn of it. */
export function finishReloads(turn: Turn): void {
  const { state } = turn;
  const helps: FigureIndex[] = [];
  for (const figure of indicesOf(state.figures)) {
    const weapon = weaponToReload(turn, figure);
    if (weapon >= 0 && canReload(turn, figure)) reload(turn, figure, weapon, helps);
  }
}

/** The firearm a figure reloads: the one ordered, or without any order the first empty one (`turn.no-order`). -1 for none. */
function weaponToReload({ table, state }: Turn, figure: FigureIndex): number {
  const { firearms, captive } = table.roster[figure] ?? absent(table.roster, figure);
  const { status, loaded } = state.figures[figure] ?? absent(state.figures, figure);
  const order = state.orders[figure]!;
  if (captive || status !== 'on' || (order !== null && order.reload === null)) return -1;
  for (let i = 0; i < firearms.length; i++)
    if ((order === null || firearms[i] === order.reload) && (loaded & (1 << i)) === 0) return i;
  return -1;
}

/** Whether the figure was immobile for the full turn, without shot or contact (`weapon.reload`). */
function canReload(turn: Turn, figure: FigureIndex): boolean {
  const { state, start, table } = turn;
  const { x, y, status, swimming } = state.figures[figure] ?? absent(state.figures, figure);
  if (
    status !== 'on' ||
    swimming ||
    (turn.shot[figure] ?? absent(turn.shot, figure)) ||
    (turn.blocked[figure] ?? absent(turn.blocked, figure))
  )
    return false;
  if ((turn.moved[figure] ?? absent(turn.moved, figure)) || x !== start.x[figure] || y !== start.y[figure])
    return false;
  if (state.orders[figure] !== null && state.orders[figure]!.saddle !== 'stay') return false;
  if (isRowing(turn, figure) || isAwaiting(turn, figure)) return false;
  return table.options['weapon.reload-contact'] === 'yes' || !hasTouched(turn, figure);
}

/** `weapon.reload-contact`: contact at any moment of the turn. */
function hasTouched({ touchedAny, touchingAtStart, struck }: Turn, figure: FigureIndex): boolean {
  return (
    (touchedAny[figure] ?? absent(touchedAny, figure)) ||
    (touchingAtStart[figure] ?? absent(touchingAtStart, figure)).length > 0 ||
    (struck[figure] ?? absent(struck, figure))
  );
}

/** `weapon.reload-mounted`: a rider who is charged, or on some sheets contacted, is not immobile. */
function isAwaiting({ table, state, firstTouched, chargeOn }: Turn, figure: FigureIndex): boolean {
  if (!(state.figures[figure] ?? absent(state.figures, figure)).mounted) return false;
  const { awaiting } = table.rules.shoot;
  if (awaiting.includes('receiving') && numberAt(firstTouched, figure) !== none) return true;
  return awaiting.includes('receiving-charge') && chargeOn.includes(figure);
}

function reload(turn: Turn, figure: FigureIndex, weapon: number, helps: FigureIndex[]): void {
  const { table, state, resolution } = turn;
  const { reloading } = state.figures[figure] ?? absent(state.figures, figure);
  const id = entryAt((table.roster[figure] ?? absent(table.roster, figure)).firearms, weapon);
  const { alone, withTwo } = table.rules.shoot.firearms[id].reload;
  const left = alone - ((reloading >> weapon) & 1);
  const helper = withTwo === undefined || left <= 1 ? null : helperOf(turn, figure, id, helps);
  if (helper !== null) {
    helps.push(helper);
    makeReady(turn, helper);
  }
  const done = left <= 1 || (helper !== null && withTwo === 1);
  makeReady(turn, figure);
  const event: ArgadEventOf<'reloaded'> = { kind: 'reloaded', figure, weapon, done };
  resolution.emit(toKnowers(table, state, [figure], event));
}

/** A figure that reloads or helps drops what it carries (`figure.carry`) and is seen (`hide.doing-nothing`). */
function makeReady(turn: Turn, figure: FigureIndex): void {
  const { table, state, resolution } = turn;
  const { carries, x, y, room } = state.figures[figure] ?? absent(state.figures, figure);
  if (carries !== none) {
    const only = onlyKnowers(table, state, [figure]);
    resolution.emit({ kind: 'dropped', figure: figure, thing: carries, at: { x, y }, ...only });
  }
  // Inside a room a hidden figure's actions are not seen (`building.hidden`).
  if (room === none && table.options['hide.doing-nothing'] === 'reload-reveals')
    show(turn, figure, 'hide.doing-nothing');
}

/** `weapon.reload-crew`: a friend in contact with the gunner, ordered to help and doing nothing else. Null if there is none. */
function helperOf(
  turn: Turn,
  gunner: FigureIndex,
  weapon: FirearmId,
  helps: readonly FigureIndex[],
): FigureIndex | null {
  const { table, state } = turn;
  const scene = { table, state, when: null, eyes: null };
  const { side } = entryAt(table.roster, gunner);
  const helper = table.roster.find(
    (figure) =>
      figure.side === side &&
      figure.index !== gunner &&
      state.orders[figure.index]?.reload === weapon &&
      weaponToReload(turn, figure.index) < 0 &&
      !helps.includes(figure.index) &&
      canReload(turn, figure.index) &&
      isTouchingIn(scene, gunner, figure.index),
  );
  return helper === undefined ? null : helper.index;
}
