/** Actions before and after the path: things, saddles, rooms, postures, boats, bodies that open or turn. */

import { absent, entryAt, indicesOf, numberAt } from '@grognard/lists';
import { saddleWhen } from '../../bodies/move-facts.ts';
import type { BodyIndex, FigureIndex } from '../../state/indices.ts';
import { onlyKnowers } from '../../state/visibility.ts';
import { dressBodies } from '../turn/dress-bodies.ts';
import type { Turn } from '../turn/turn.ts';
import { goAboard, goAshore } from './boarding.ts';
import { partCarriers, putDown, takeUp } from './carrying.ts';
import { openBodies, turnBodies } from './move-bodies.ts';
import type { Course } from './move-course.ts';
import { passIntoRoom } from './rooms.ts';
import { getDown, mountUp } from './saddle.ts';

/** Figures whose order asks for an action, sorted by id so that the order of the roster decides nothing. */
function actorsOf({ table, state }: Turn): FigureIndex[] {
  const actors: FigureIndex[] = [];
  for (const figure of indicesOf(state.orders)) {
    const order = state.orders[figure]!;
    if (order === null || (state.figures[figure] ?? absent(state.figures, figure)).status !== 'on') continue;
    const { take, drop, room, board, ashore, saddle, posture } = order;
    const wants = take !== null || drop || room !== null || board !== null || ashore;
    if (wants || saddle !== 'stay' || posture !== null) actors.push(figure);
  }
  const { roster } = table;
  if (actors.length < 2) return actors;
  return actors.sort((a, b) => (entryAt(roster, a).id < entryAt(roster, b).id ? -1 : 1));
}

/** Actions before movement. */
export function actAtStart(turn: Turn): void {
  const { table, state, resolution } = turn;
  if (state.bodies.length > 0) {
    // A figure shot at the start leaves a gap before the body marches.
    if (turn.shot.includes(true)) dressBodies(table, state, resolution);
    noteSteps(turn);
    openBodies(turn);
    turnBodies(turn, 'before');
  }
  const actors = actorsOf(turn);
  const handy = actors.filter((figure) => state.orders[figure]!.takeWhen === 'start');
  for (const figure of handy) if (state.orders[figure]!.drop) putDown(turn, figure);
  takeUp(turn, handy);
  for (const figure of actors) {
    const order = state.orders[figure]!;
    if (saddleWhen(state, figure, order) === 'start')
      (order.saddle === 'mount' ? mountUp : getDown)(turn, figure);
    if (order.room !== null) passIntoRoom(turn, figure);
    else if (order.path.length === 0) takePosture(turn, figure);
  }
}

/** A figure that closed up has moved (`turn.immobile`). */
function noteSteps({ state, start, moved }: Turn): void {
  for (const { members } of state.bodies)
    for (const figure of members) {
      const { x, y } = entryAt(state.figures, figure);
      if (x !== start.x[figure] || y !== start.y[figure]) moved[figure] = true;
    }
}

/** Whether contact ended a figure's movement (`turn.contact-stops`). */
function wasHalted({ units, haltedIn }: Course, figure: FigureIndex): boolean {
  return units.some(({ members }, unit) => numberAt(haltedIn, unit) > 0 && members.includes(figure));
}

/** Actions after movement. */
export function actAtEnd(turn: Turn, course: Course | null): void {
  const { state } = turn;
  if (state.bodies.length > 0) turnBodies(turn, 'after', bodiesInDisorder(turn, course));
  partCarriers(turn);
  const actors = actorsOf(turn);
  for (const figure of actors) {
    const { ashore, board, saddle, path } = state.orders[figure]!;
    if (entryAt(turn.blocked, figure)) continue;
    if (ashore) goAshore(turn, figure);
    // Contact has ended its movement (`turn.contact-stops`), and mounting or boarding is part of that.
    if (course !== null && wasHalted(course, figure)) continue;
    if (board !== null) goAboard(turn, figure);
    if (saddle === 'mount') mountUp(turn, figure);
    if (saddle === 'dismount' && path.length > 0) getDown(turn, figure);
  }
  const handy = actors.filter((figure) => state.orders[figure]!.takeWhen === 'end');
  for (const figure of handy) if (state.orders[figure]!.drop) putDown(turn, figure);
  takeUp(turn, handy);
}

/** Bodies that do not reach their final turn, because contact stopped them or some of their figures left the table. */
function bodiesInDisorder({ state }: Turn, course: Course | null): BodyIndex[] {
  const found: BodyIndex[] = [];
  course?.units.forEach(({ kind, which, members }, unit) => {
    if (kind !== 'body') return;
    if (numberAt(course.haltedIn, unit) > 0 || entryAt(state.bodies, which).members.length < members.length)
      found.push(which);
  });
  return found;
}

function takePosture({ table, state, resolution }: Turn, figure: FigureIndex): void {
  const { posture } = state.orders[figure]!;
  if (posture === null || posture === entryAt(state.figures, figure).posture) return;
  resolution.emit({ kind: 'postureTaken', figure: figure, posture, ...onlyKnowers(table, state, [figure]) });
}
