/** Bodies before and after their march: opening ranks (`formation.change`), turns and changes of rank (`formation.turn`). */

import { overlaps, placeBase } from '@grognard/geometry';
import { entryAt, indicesOf, numberAt } from '@grognard/lists';
import { mountedBase } from '../../../scenarios/measure.ts';
import { baseAt, bodyFootprint } from '../../bodies/bases.ts';
import { changeOfRank, groundAgainst, isCrowded } from '../../bodies/change-rank.ts';
import { drillOf, turnRanks } from '../../bodies/drill.ts';
import { isOnTable } from '../../field/hiding.ts';
import { floorOf, isAcrossWall } from '../../field/rooms.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { BodyIndex } from '../../state/indices.ts';
import type { BodyState } from '../../state/model.ts';
import { onlyKnowers, toKnowers } from '../../state/visibility.ts';
import { show } from '../turn/secrecy.ts';
import type { Turn } from '../turn/turn.ts';

export function openBodies({ table, state, resolution }: Turn): void {
  state.bodies.forEach(({ members }, body) => {
    if (state.marches[body]?.open !== true || members.length === 0) return;
    resolution.emit({ kind: 'opened', body, members: [...members], ...onlyKnowers(table, state, members) });
  });
}

/**
 * Turns bodies on the spot or changes their rank. A body without room does neither and does not march. A body in disorder stays
 * as it is.
 */
export function turnBodies(turn: Turn, when: 'before' | 'after', disorder: readonly BodyIndex[] = []): void {
  const { state } = turn;
  for (const body of indicesOf(state.bodies)) {
    const march = state.marches[body] ?? null;
    const { members } = entryAt(state.bodies, body);
    if (
      march === null ||
      members.length === 0 ||
      entryAt(turn.blocked, numberAt(members, 0)) ||
      disorder.includes(body)
    )
      continue;
    const drill = drillOf(march);
    if (drill[when] !== 0) turnBody(turn, body, drill[when]);
    const abreast = when === 'before' ? drill.abreastBefore : drill.abreastAfter;
    if (abreast !== null) changeRank(turn, body, abreast, when);
  }
}

function turnBody(turn: Turn, body: BodyIndex, angle: number): void {
  const { table, state } = turn;
  const { x, y } = entryAt(state.bodies, body);
  const turned = turnRanks(entryAt(state.bodies, body), angle);
  const there = { ...entryAt(state.bodies, body), ...turned, members: [...turned.members] };
  const base = placeBase(bodyFootprint(state, there), there);
  if (!isOnTable(table.field, base) || !hasRoom(turn, there)) {
    holdBack(turn, body);
    return;
  }
  formAnew(turn, { kind: 'bodyClosedUp', body, ...turned, at: { x, y } });
}

/** A body without room to turn or change rank does not march. */
function holdBack({ table, state, resolution, blocked }: Turn, body: BodyIndex): void {
  const { members } = entryAt(state.bodies, body);
  for (const figure of members) blocked[figure] = true;
  const event: ArgadEventOf<'stayed'> = {
    kind: 'stayed',
    figures: [...members],
    body,
    vessel: -1,
    stopped: 'blocked',
  };
  resolution.emit(toKnowers(table, state, members, event));
}

/** A figure that changes rank walks to its new place and is seen (`hide.reveal`). */
function changeRank(turn: Turn, body: BodyIndex, abreast: number, when: 'before' | 'after'): void {
  const { table, state } = turn;
  const change = changeOfRank(state, entryAt(state.bodies, body), abreast);
  const { members, files, x, y } = change.changed;
  if (files === change.body.files) return;
  if (groundAgainst(table, state, change) !== null || isCrowded(table, state, change, everybody)) {
    if (when === 'before') holdBack(turn, body);
    return;
  }
  for (const figure of members) show(turn, figure, 'hide.reveal');
  formAnew(turn, { kind: 'bodyClosedUp', body, members, files, at: { x, y }, by: 'change-of-rank' });
}

const everybody = (): boolean => true;

/** A figure whose base leaves its place has moved (`turn.immobile`). */
function formAnew({ table, state, resolution, moved }: Turn, event: ArgadEventOf<'bodyClosedUp'>): void {
  const { members } = event;
  const before = members.map((figure) => ({ ...entryAt(state.figures, figure) }));
  resolution.emit({ ...event, ...onlyKnowers(table, state, members) });
  members.forEach((figure, n) => {
    const { x, y } = entryAt(state.figures, figure);
    if (x !== entryAt(before, n).x || y !== entryAt(before, n).y) moved[figure] = true;
  });
}

/** Whether no other figure and no wall is where the body would stand. */
export function hasRoom({ table, state }: Turn, body: BodyState): boolean {
  const base = placeBase(bodyFootprint(state, body), body);
  if (isAcrossWall(table.field, base, -1)) return false;
  for (const { index } of table.roster) {
    const { status, room } = entryAt(state.figures, index);
    if (status !== 'on' || floorOf(table.field, room) !== 0 || body.members.includes(index)) continue;
    if (overlaps(base, baseAt(state, index))) return false;
  }
  return !state.horses.some((horse) => overlaps(base, placeBase(mountedBase, horse)));
}
