/** Simultaneous movement (`turn.slices`): actions before it, the dice, the course, and its results. */
import { absent, indicesOf } from '@grognard/lists';
import type { Turn } from '../turn/turn.ts';
import { haltBoats } from './crew-contact.ts';
import { cutBoats } from './crew-room.ts';
import { cutShort } from './cut-short.ts';
import { holdClaimants } from './deadlock.ts';
import { hasten, slowDown } from './haste.ts';
import { actAtEnd, actAtStart } from './move-actions.ts';
import { type Course, runCourse } from './move-course.ts';
import { settleContacts } from './move-meetings.ts';
import { tellCourse } from './move-tell.ts';
import { gatherUnits, type MovingUnit } from './move-units.ts';
import { layWays } from './move-ways.ts';
import { throwSlowing } from './slow.ts';

export function moveAll(turn: Turn): void {
  for (const figure of indicesOf(turn.touchingAtStart))
    if ((turn.touchingAtStart[figure] ?? absent(turn.touchingAtStart, figure)).length > 0)
      turn.touchedAny[figure] = true;
  actAtStart(turn);
  const units = gatherUnits(turn);
  const course = units.length === 0 ? null : moveUnits(turn, units);
  actAtEnd(turn, course);
  settleContacts(turn, course);
}

function moveUnits(turn: Turn, units: MovingUnit[]): Course | null {
  layWays(turn, units);
  throwSlowing(turn, units);
  if (!units.some(({ want }) => want > 0)) return null;
  const course = runToTheEnd(turn, units);
  tellCourse(turn, course);
  return course;
}

/** Runs the movement, and again if a unit should have moved otherwise. Each time a unit gets slower, so this ends. */
function runToTheEnd(turn: Turn, units: MovingUnit[]): Course {
  hasten(turn, units);
  let course = runCourse(turn, units);
  while (
    slowDown(turn, course) ||
    holdClaimants(turn, course) ||
    cutShort(turn, course) ||
    haltBoats(turn, course) ||
    cutBoats(turn, course)
  )
    course = runCourse(turn, units);
  return course;
}
