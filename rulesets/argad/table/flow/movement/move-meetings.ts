/** `settleContacts`: contacts of a movement, charges, and shots just before contact (`turn.shot-contact`). */

import { baseDistance } from '@grognard/geometry';
import { absent, entryAt, indicesOf, type ListBy, numberAt, type OrNone } from '@grognard/lists';
import { baseAt, snapshotOf } from '../../bodies/bases.ts';
import { contactsOf } from '../../bodies/contacts.ts';
import { indexNamed } from '../../state/find-named.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Snapshot } from '../../state/model.ts';
import { show } from '../turn/secrecy.ts';
import type { DueShot, Turn } from '../turn/turn.ts';
import { settleCharges } from './charge.ts';
import { gripAll } from './grip.ts';
import { didCome, firstMeetings, isOf, menIn, otherOf } from './meetings.ts';
import type { Course, UnitMeeting } from './move-course.ts';
import { slices } from './slices.ts';

/** Emits contacts and charges, and finds the shots that are due. */
export function settleContacts(turn: Turn, course: Course | null): void {
  const anyMoved = turn.moved.includes(true);
  const touching = anyMoved || course !== null ? contactsOf(turn.table, turn.state) : null;
  turn.touching = touching;
  const meetings = course === null ? [] : course.meetings.filter((met) => stillTouch(touching!, met));
  if (touching !== null) addMissed(turn, touching, meetings);
  for (const { one, other, slice } of meetings) tellTouch(turn, one, other, slice);
  for (const figure of menIn(meetings)) noteFirst(turn, figure, meetings);
  if (course !== null && meetings.length > 0) settleCharges(turn, course, meetings);
  fallDue(turn, course, meetings);
  gripAll(turn, touching);
}

/** A figure that has left the table or stepped back out of a doorway has met nobody. */
function stillTouch(
  touching: ListBy<FigureIndex, readonly FigureIndex[]>,
  { one, other }: UnitMeeting,
): boolean {
  return entryAt(touching, one).includes(other);
}

/** Contacts made without walking: by changing rooms, mounting, or boarding. */
function addMissed(
  turn: Turn,
  touching: ListBy<FigureIndex, readonly FigureIndex[]>,
  meetings: UnitMeeting[],
): void {
  for (const one of indicesOf(touching))
    for (const other of touching[one] ?? absent(touching, one)) {
      if (other < one || entryAt(turn.touchingAtStart, one).includes(other)) continue;
      if (haveMet(meetings, one, other)) continue;
      meetings.push({
        one,
        other,
        slice: slices,
        oneCame: entryAt(turn.moved, one),
        otherCame: entryAt(turn.moved, other),
      });
    }
}

function haveMet(meetings: readonly UnitMeeting[], one: FigureIndex, other: FigureIndex): boolean {
  for (const met of meetings) if (isOf(met, one) && isOf(met, other)) return true;
  return false;
}

/** A figure that is touched is seen (`hide.touched`). */
function tellTouch(turn: Turn, one: FigureIndex, other: FigureIndex, slice: number): void {
  show(turn, one, 'hide.touched');
  show(turn, other, 'hide.touched');
  turn.touchedAny[one] = true;
  turn.touchedAny[other] = true;
  turn.resolution.emit({ kind: 'touched', one, other, slice });
}

/** Of several touched at once, the enemy named in the order, otherwise the nearest. Ids break ties. */
function noteFirst(turn: Turn, figure: FigureIndex, meetings: readonly UnitMeeting[]): void {
  const { table, state } = turn;
  const named = state.orders[figure]?.victim ?? null;
  let best: UnitMeeting | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const met of firstMeetings(meetings, figure)) {
    const other = otherOf(met, figure);
    const { id } = table.roster[other] ?? absent(table.roster, other);
    const away = id === named ? -1 : baseDistance(baseAt(state, figure), baseAt(state, other));
    if (away > least || (away === least && id > entryAt(table.roster, otherOf(best!, figure)).id)) continue;
    best = met;
    least = away;
  }
  if (best === null) return;
  turn.firstTouched[figure] = otherOf(best, figure);
  turn.closed[figure] = didCome(best, figure);
}

function fallDue(turn: Turn, course: Course | null, meetings: readonly UnitMeeting[]): void {
  const { state, dueShots } = turn;
  for (const { figure, when } of course?.shots ?? [])
    dueShots.push({ figure, when, moment: 'moving', other: null, approach: 'closing' });
  let end: Snapshot | null = null;
  for (const figure of menIn(meetings)) {
    if (state.orders[figure]?.shot?.moment !== 'contact') continue;
    const met = meetingForShot(turn, figure, meetings);
    const other = otherOf(met, figure);
    let when = course?.moments[met.slice];
    if (when === undefined) {
      end ??= snapshotOf(state, slices);
      when = end;
    }
    const approach = approachOf(turn, figure, other, met);
    dueShots.push({ figure, when, moment: 'contact', other, approach });
  }
}

/** Of several touched at once, the enemy it is ordered to shoot, otherwise the one it fights. */
function meetingForShot(
  { table, state, firstTouched }: Turn,
  figure: FigureIndex,
  meetings: readonly UnitMeeting[],
): UnitMeeting {
  const first = firstMeetings(meetings, figure);
  const target = indexNamed(table.figureOf, state.orders[figure]!.shot!.target);
  const isWith = (other: OrNone<FigureIndex> | null) => first.find((met) => otherOf(met, figure) === other);
  return isWith(target) ?? isWith(numberAt(firstTouched, figure))!;
}

function approachOf(
  { chargeOn }: Turn,
  figure: FigureIndex,
  other: FigureIndex,
  met: UnitMeeting,
): DueShot['approach'] {
  if (didCome(met, figure)) return 'closing';
  return chargeOn[other] === figure ? 'receiving-charge' : 'receiving';
}
