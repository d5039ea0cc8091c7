/** Figures that had orders to move and were stopped (`turn.stop-short`): by whom, and which did not move at all. */

import { cosineOf, isWithin, type Point, sineOf } from '@grognard/geometry';
import { absent, entryAt, none, numberAt } from '@grognard/lists';
import { contactGap } from '../../../scenarios/measure.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { onlyKnowers, toKnowers } from '../../state/visibility.ts';
import type { Turn } from '../turn/turn.ts';
import type { Course } from './move-course.ts';

type StopReason = ArgadEventOf<'stayed'>['stopped'];

/** Reports figures that did not move though they could have. Those known to all are reported together. */
export function tellStayed(turn: Turn, course: Course): void {
  const { table, state, resolution } = turn;
  const together: Record<StopReason, FigureIndex[]> = { contact: [], friend: [], blocked: [], halted: [] };
  for (let unit = 0; unit < course.units.length; unit++) {
    if ((course.went[unit] ?? absent(course.went, unit)) > 0 || !mightGo(turn, course, unit)) continue;
    const { kind, which, members } = entryAt(course.units, unit);
    const stopped = whatStopped(turn, course, unit);
    const event = { kind: 'stayed', figures: members, body: none, vessel: none, stopped } as const;
    if (kind === 'vessel') resolution.emit({ ...event, figures: [], vessel: which });
    else if (kind === 'body') resolution.emit(toKnowers(table, state, members, { ...event, body: which }));
    else if (kind === 'figure' && onlyKnowers(table, state, members).only === undefined)
      together[stopped].push(which);
    else resolution.emit(toKnowers(table, state, members, event));
  }
  for (const stopped of ['contact', 'friend', 'blocked', 'halted'] as const) {
    const figures = together[stopped];
    if (figures.length > 0) resolution.emit({ kind: 'stayed', figures, body: none, vessel: none, stopped });
  }
}

/** Whether it had orders to move and some allowance left. Slowing dice account for all others. */
function mightGo({ state, blocked, allowance }: Turn, { units }: Course, unit: number): boolean {
  const { kind, which, members, track } = units[unit] ?? absent(units, unit);
  if (kind === 'vessel') return (state.rowings[which] ?? null) !== null;
  if (track === null || kind === 'horse') return false;
  return !entryAt(blocked, members[0] ?? absent(members, 0)) && numberAt(allowance, numberAt(members, 0)) > 0;
}

/** What stopped it: an enemy, a friend, or a boat, a horse, a prisoner, an enemy behind a wall. */
export function whatStopped(turn: Turn, course: Course, unit: number): StopReason {
  const { units, ends, haltedIn } = course;
  const { side, members, isCut, want } = units[unit] ?? absent(units, unit);
  if ((haltedIn[unit] ?? absent(haltedIn, unit)) > 0) return 'contact';
  if (isCut && want === 0) return 'halted';
  const { x, y } = entryAt(ends, unit);
  const way = wayAhead(turn, course, unit);
  let found: StopReason = 'friend';
  for (let other = 0; other < units.length; other++) {
    if (!canHinder(units[unit] ?? absent(units, unit), units[other] ?? absent(units, other))) continue;
    const there = ends[other] ?? absent(ends, other);
    if ((there.x - x) * way.x + (there.y - y) * way.y <= 0) continue;
    if (!isWithin(ends[unit] ?? absent(ends, unit), there, 2 * contactGap)) continue;
    if (entryAt(units, other).side === side) return 'friend';
    const touched = members[0] === undefined ? [] : entryAt(turn.touchingAtStart, members[0]);
    if (entryAt(units, other).members.some((figure) => touched.includes(figure))) found = 'contact';
    else if (found === 'friend') found = 'blocked';
  }
  return found;
}

/** The point towards which it was moving. */
function wayAhead({ state }: Turn, { units, went, ends }: Course, unit: number): Point {
  const { kind, which, base } = entryAt(units, unit);
  const next = kind === 'figure' && went[unit] === 0 ? state.orders[which]?.path[0] : undefined;
  if (next !== undefined) return { x: next.x - base.x, y: next.y - base.y };
  const { heading } = entryAt(ends, unit);
  return { x: cosineOf(heading), y: sineOf(heading) };
}

/** Whether the other unit is on the same floor and can obstruct. A deck does not obstruct those on it. */
function canHinder(unit: Course['units'][number], other: Course['units'][number]): boolean {
  if (other === unit || other.floor !== unit.floor) return false;
  return other.kind === unit.kind || other.vessel === none || other.vessel !== unit.vessel;
}
