/** What is done before and after the way: things taken up and put down, saddles, rooms, postures, boats, bodies that open or turn. */
import { onlyKnowers } from '../knowing.ts';
import { saddleWhen } from '../move-facts.ts';
import type { Turn } from '../turn.ts';
import { goAboard, goAshore } from './boarding.ts';
import { partCarriers, putDown, takeUp } from './carrying.ts';
import { dressBodies } from './end-bodies.ts';
import { openBodies, turnBodies } from './move-bodies.ts';
import type { Course } from './move-course.ts';
import { passIntoRoom } from './rooms.ts';
import { getDown, mountUp } from './saddle.ts';

/** Those with an order that wants something done, by name: then the order of the roster settles nothing. */
function actorsOf({ table, state }: Turn): number[] {
  const actors: number[] = [];
  for (let man = 0; man < state.orders.length; man++) {
    const order = state.orders[man]!;
    if (order === null || state.figures[man]!.status !== 'on') continue;
    const { take, drop, room, board, ashore, saddle, posture } = order;
    const wants = take !== null || drop || room !== null || board !== null || ashore;
    if (wants || saddle !== 'stay' || posture !== null) actors.push(man);
  }
  const { men } = table;
  if (actors.length < 2) return actors;
  return actors.sort((a, b) => (men[a]!.id < men[b]!.id ? -1 : 1));
}

/** Before anybody moves. */
export function actAtStart(turn: Turn): void {
  const { table, state, happening } = turn;
  if (state.bodies.length > 0) {
    // Whoever was shot at the start leaves a gap before the body marches.
    if (turn.shot.includes(true)) dressBodies(table, state, happening);
    noteSteps(turn);
    openBodies(turn);
    turnBodies(turn, 'before');
  }
  const actors = actorsOf(turn);
  const handy = actors.filter((man) => state.orders[man]!.takeWhen === 'start');
  for (const man of handy) if (state.orders[man]!.drop) putDown(turn, man);
  takeUp(turn, handy);
  for (const man of actors) {
    const order = state.orders[man]!;
    if (saddleWhen(state, man, order) === 'start') (order.saddle === 'mount' ? mountUp : getDown)(turn, man);
    if (order.room !== null) passIntoRoom(turn, man);
    else if (order.path.length === 0) takePosture(turn, man);
  }
}

/** Whoever closed up has left his place (`turn.immobile`). */
function noteSteps({ state, start, moved }: Turn): void {
  for (const { members } of state.bodies)
    for (const man of members) {
      const { x, y } = state.figures[man]!;
      if (x !== start.x[man] || y !== start.y[man]) moved[man] = true;
    }
}

/** Whether a touch ended the movement of a man (`turn.contact-stops`). */
function wasHalted({ units, haltedIn }: Course, man: number): boolean {
  return units.some(({ members }, unit) => haltedIn[unit]! > 0 && members.includes(man));
}

/** After everybody has moved. */
export function actAtEnd(turn: Turn, course: Course | null): void {
  const { state } = turn;
  if (state.bodies.length > 0) turnBodies(turn, 'after', bodiesInDisorder(turn, course));
  partCarriers(turn);
  const actors = actorsOf(turn);
  for (const man of actors) {
    const { ashore, board, saddle, path } = state.orders[man]!;
    if (turn.blocked[man]!) continue;
    if (ashore) goAshore(turn, man);
    // Contact has ended his movement (`turn.contact-stops`), and the saddle or a gunwale is part of it.
    if (course !== null && wasHalted(course, man)) continue;
    if (board !== null) goAboard(turn, man);
    if (saddle === 'mount') mountUp(turn, man);
    if (saddle === 'dismount' && path.length > 0) getDown(turn, man);
  }
  const handy = actors.filter((man) => state.orders[man]!.takeWhen === 'end');
  for (const man of handy) if (state.orders[man]!.drop) putDown(turn, man);
  takeUp(turn, handy);
}

/** Bodies that do not come to their last turn: contact has stopped them, or some of their men have left the table. */
function bodiesInDisorder({ state }: Turn, course: Course | null): number[] {
  const found: number[] = [];
  course?.units.forEach(({ kind, which, members }, unit) => {
    if (kind !== 'body') return;
    if (course.haltedIn[unit]! > 0 || state.bodies[which]!.members.length < members.length) found.push(which);
  });
  return found;
}

function takePosture({ table, state, happening }: Turn, man: number): void {
  const { posture } = state.orders[man]!;
  if (posture === null || posture === state.figures[man]!.posture) return;
  happening.emit({ kind: 'postureTaken', figure: man, posture, ...onlyKnowers(table, state, [man]) });
}
