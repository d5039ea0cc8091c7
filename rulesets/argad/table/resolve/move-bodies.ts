/** Bodies in close order before and after their march: ranks that open (`formation.change`) and turn (`formation.turn`). */
import { overlaps, placeBase } from '@grognard/geometry';
import { mountedBase } from '../../scenarios/measure.ts';
import { baseAt, bodyFootprint } from '../bases.ts';
import { isOnTable } from '../field/hiding.ts';
import { floorOf, isAcrossWall } from '../field/rooms.ts';
import { onlyKnowers } from '../knowing.ts';
import type { BodyState } from '../model.ts';
import type { Turn } from '../turn.ts';
import { drillOf, turnRanks } from './drill.ts';

export function openBodies({ table, state, happening }: Turn): void {
  state.bodies.forEach(({ members }, body) => {
    if (state.marches[body]?.open !== true || members.length === 0) return;
    happening.emit({ kind: 'opened', body, ...onlyKnowers(table, state, members) });
  });
}

/** Turns the men of bodies on the spot. A body without room to turn neither turns nor marches; one in disorder does not turn. */
export function turnBodies(turn: Turn, when: 'before' | 'after', disorder: readonly number[] = []): void {
  const { state } = turn;
  for (let body = 0; body < state.bodies.length; body++) {
    const march = state.marches[body] ?? null;
    const { members } = state.bodies[body]!;
    if (march === null || members.length === 0 || turn.blocked[members[0]!]! || disorder.includes(body))
      continue;
    const angle = drillOf(march)[when];
    if (angle !== 0) turnBody(turn, body, angle);
  }
}

function turnBody(turn: Turn, body: number, angle: number): void {
  const { table, state, happening } = turn;
  const { x, y, members } = state.bodies[body]!;
  const turned = turnRanks(state.bodies[body]!, angle);
  const there = { ...state.bodies[body]!, ...turned, members: [...turned.members] };
  const base = placeBase(bodyFootprint(state, there), there);
  if (!isOnTable(table.field, base) || !hasRoom(turn, there)) {
    for (const man of members) turn.blocked[man] = true;
    return;
  }
  const before = members.map((man) => ({ ...state.figures[man]! }));
  happening.emit({
    kind: 'bodyClosedUp',
    body,
    ...turned,
    at: { x, y },
    ...onlyKnowers(table, state, members),
  });
  members.forEach((man, n) => {
    const { x: nowX, y: nowY } = state.figures[man]!;
    if (nowX !== before[n]!.x || nowY !== before[n]!.y) turn.moved[man] = true;
  });
}

/** Whether nobody else, and no wall, stands where the body would. */
export function hasRoom({ table, state }: Turn, body: BodyState): boolean {
  const base = placeBase(bodyFootprint(state, body), body);
  if (isAcrossWall(table.field, base, -1)) return false;
  for (const { index } of table.men) {
    const { status, room } = state.figures[index]!;
    if (status !== 'on' || floorOf(table.field, room) !== 0 || body.members.includes(index)) continue;
    if (overlaps(base, baseAt(state, index))) return false;
  }
  return !state.horses.some((horse) => overlaps(base, placeBase(mountedBase, horse)));
}
