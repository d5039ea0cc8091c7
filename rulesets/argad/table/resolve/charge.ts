/** Charges (`charge.definition`): cavalry that runs straight into contact over open ground. */
import { frontOf, pointToBase, straightRun, type Tenths } from '@grognard/geometry';
import { groundRows } from '../../data/grounds.ts';
import { baseAt } from '../bases.ts';
import { obstacleBetween } from '../field/between.ts';
import { groundsAlong } from '../field/ground.ts';
import { tenthsPerCm } from '../move-facts.ts';
import { standingOf } from '../standing.ts';
import type { Turn } from '../turn.ts';
import { didCome, firstMeetings, menIn, otherOf } from './meetings.ts';
import type { Course, Meeting } from './move-course.ts';
import type { Unit } from './move-units.ts';
import { trackSoFar } from './track-so-far.ts';

/** Tells who charged whom; two who ride at each other both do (`charge.mutual`). */
export function settleCharges(turn: Turn, course: Course, meetings: readonly Meeting[]): void {
  if (!turn.table.rules.mounted) return;
  for (const man of menIn(meetings)) {
    const on = chargedBy(turn, course, man, meetings);
    if (on !== null) tellCharge(turn, course, man, on);
  }
}

function tellCharge(turn: Turn, course: Course, man: number, on: number): void {
  const { table, state, happening } = turn;
  const unit = unitOf(course, man);
  turn.chargeOn[man] = on;
  turn.chargedInBody[man] =
    course.units[unit]!.kind === 'body' &&
    table.men[man]!.troop === 'heavy-cavalry' &&
    state.figures[man]!.mounted;
  const run = straightRun(course.units[unit]!.track!, course.went[unit]!);
  happening.emit({ kind: 'charged', figure: man, on, run });
}

function unitOf({ units }: Course, man: number): number {
  return units.findIndex(({ members }) => members.includes(man));
}

/** Whom a man charges; null if his move is no charge. */
function chargedBy(turn: Turn, course: Course, man: number, meetings: readonly Meeting[]): number | null {
  if (!canCharge(turn, man)) return null;
  const came = firstMeetings(meetings, man).filter((met) => didCome(met, man));
  const unit = unitOf(course, man);
  if (came.length === 0 || unit < 0) return null;
  const { track } = course.units[unit]!;
  const went = course.went[unit]!;
  if (track === null || straightRun(track, went) < turn.table.rules.table.chargeRunCm * tenthsPerCm)
    return null;
  if (!isOverOpenGround(turn, course.units[unit]!, went)) return null;
  const on = directlyCharged(turn, man, came);
  const { state, table } = turn;
  return obstacleBetween(table.field, standingOf(state, man), standingOf(state, on)) === null ? on : null;
}

/** In the saddle, trained to it, free when the turn began, and reformed where the table asks for that (`charge.who`, `charge.reform`). */
function canCharge({ table, state, touchingAtStart }: Turn, man: number): boolean {
  const { troop } = table.men[man]!;
  const { mounted, charged } = state.figures[man]!;
  if (!mounted || (troop !== 'light-cavalry' && troop !== 'heavy-cavalry')) return false;
  if (touchingAtStart[man]!.length > 0) return false;
  return !table.options['charge.reform'] || charged === 0 || charged < state.turn - 1;
}

/** `charge.ground`, `charge.obstacle`: all ground and every obstacle up to the contact. */
function isOverOpenGround({ table, state }: Turn, unit: Unit, went: Tenths): boolean {
  if (unit.way!.grounds.length === 0) return true;
  const room = unit.kind === 'figure' ? state.figures[unit.which]!.room : -1;
  const { grounds } = groundsAlong(table.field, trackSoFar(unit, went), room);
  return grounds.every((ground) => groundRows[ground].cavalry === 'open');
}

/** `charge.direct`: the one named in the order, else the one nearest the middle of the front. */
function directlyCharged({ table, state }: Turn, man: number, came: readonly Meeting[]): number {
  const named = state.orders[man]?.victim ?? null;
  const front = frontOf(baseAt(state, man));
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const met of came) {
    const other = otherOf(met, man);
    const { id } = table.men[other]!;
    const away = id === named ? -1 : pointToBase(baseAt(state, other), front.x, front.y);
    if (away > least || (away === least && id > table.men[best]!.id)) continue;
    best = other;
    least = away;
  }
  return best;
}
