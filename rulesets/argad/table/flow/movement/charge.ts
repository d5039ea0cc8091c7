/** Charges (`charge.definition`): cavalry that rides straight into contact over open ground. */

import { frontOf, pointToBase, straightRun, type Tenths } from '@grognard/geometry';
import { absent, entryAt, numberAt } from '@grognard/lists';
import { groundRows } from '../../../data/grounds.ts';
import { baseAt } from '../../bodies/bases.ts';
import { tenthsPerCm } from '../../bodies/move-facts.ts';
import { placementOf } from '../../bodies/placement.ts';
import { groundsAlong } from '../../field/ground.ts';
import { cavalryGround, obstacleBetween } from '../../field/ground-between.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Turn } from '../turn/turn.ts';
import { didCome, firstMeetings, menIn, otherOf } from './meetings.ts';
import type { Course, UnitMeeting } from './move-course.ts';
import type { MovingUnit } from './move-units.ts';
import { trackSoFar } from './track-so-far.ts';

/** Emits who charged whom. Two that ride at each other both charge (`charge.mutual`). */
export function settleCharges(turn: Turn, course: Course, meetings: readonly UnitMeeting[]): void {
  if (!turn.table.rules.mounted) return;
  for (const figure of menIn(meetings)) {
    const on = chargedBy(turn, course, figure, meetings);
    if (on !== null) tellCharge(turn, course, figure, on);
  }
}

function tellCharge(turn: Turn, course: Course, figure: FigureIndex, on: FigureIndex): void {
  const { table, state, resolution } = turn;
  const unit = unitOf(course, figure);
  turn.chargeOn[figure] = on;
  turn.chargedInBody[figure] =
    entryAt(course.units, unit).kind === 'body' &&
    entryAt(table.roster, figure).troop === 'heavy-cavalry' &&
    entryAt(state.figures, figure).mounted;
  const run = straightRun(entryAt(course.units, unit).track!, numberAt(course.went, unit));
  resolution.emit({ kind: 'charged', figure: figure, on, run });
}

function unitOf({ units }: Course, figure: FigureIndex): number {
  return units.findIndex(({ members }) => members.includes(figure));
}

/** The target of a figure's charge, or null if its move is not a charge. */
function chargedBy(
  turn: Turn,
  course: Course,
  figure: FigureIndex,
  meetings: readonly UnitMeeting[],
): FigureIndex | null {
  if (!canCharge(turn, figure)) return null;
  const came = firstMeetings(meetings, figure).filter((met) => didCome(met, figure));
  const unit = unitOf(course, figure);
  if (came.length === 0 || unit < 0) return null;
  const { track } = entryAt(course.units, unit);
  const went = numberAt(course.went, unit);
  if (track === null || straightRun(track, went) < turn.table.rules.table.chargeRunCm * tenthsPerCm)
    return null;
  if (!isOverOpenGround(turn, entryAt(course.units, unit), went)) return null;
  const on = directlyCharged(turn, figure, came);
  return on !== null && isInTheOpen(turn, figure, on) ? on : null;
}

/** Whether charge and blow are over open ground. A charge without a bonus is not a charge (`charge.obstacle`, `melee.cavalry-ground`). */
function isInTheOpen({ table, state }: Turn, figure: FigureIndex, on: FigureIndex): boolean {
  const rider = placementOf(state, figure);
  const enemy = placementOf(state, on);
  if (obstacleBetween(table.field, rider, enemy) !== null) return false;
  return cavalryGround(table.field, rider, enemy) === 'open';
}

/**
 * Whether the figure is in the saddle, trained to charge, free when the turn began, and reformed if the options require it
 * (`charge.who`, `charge.reform`).
 */
function canCharge({ table, state, touchingAtStart }: Turn, figure: FigureIndex): boolean {
  const { troop } = table.roster[figure] ?? absent(table.roster, figure);
  const { mounted, charged } = state.figures[figure] ?? absent(state.figures, figure);
  if (!mounted || (troop !== 'light-cavalry' && troop !== 'heavy-cavalry')) return false;
  if (entryAt(touchingAtStart, figure).length > 0) return false;
  return !table.options['charge.reform'] || charged === 0 || charged < state.turn - 1;
}

/** `charge.ground`, `charge.obstacle`: checks all ground and every obstacle up to the contact. */
function isOverOpenGround({ table, state }: Turn, unit: MovingUnit, went: Tenths): boolean {
  if (unit.way!.grounds.length === 0) return true;
  const room = unit.kind === 'figure' ? entryAt(state.figures, unit.which).room : -1;
  const { grounds } = groundsAlong(table.field, trackSoFar(unit, went), room);
  return grounds.every((ground) => groundRows[ground].cavalry === 'open');
}

/** `charge.direct`: the enemy named in the order, otherwise the one nearest the middle of the front. */
function directlyCharged(
  { table, state }: Turn,
  figure: FigureIndex,
  came: readonly UnitMeeting[],
): FigureIndex | null {
  const named = state.orders[figure]?.victim ?? null;
  const front = frontOf(baseAt(state, figure));
  let best: FigureIndex | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const met of came) {
    const other = otherOf(met, figure);
    const { id } = entryAt(table.roster, other);
    const away = id === named ? -1 : pointToBase(baseAt(state, other), front.x, front.y);
    if (away > least || (best !== null && away === least && id > entryAt(table.roster, best).id)) continue;
    best = other;
    least = away;
  }
  return best;
}
