/** `planShot`: a due shot with its weapon and target, or the rules that refuse it (`turn.target-lost`). */

import type { Tenths } from '@grognard/geometry';
import { absent, entryAt, indicesOf, lastOf, numberAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { Contact } from '../../../model.ts';
import type { ShootRead } from '../../../rules/shoot/input.ts';
import { canHit, type ShotAssessed, shoot } from '../../../rules/shoot/procedure.ts';
import { type ShotSituation, shotSituation } from '../../../rules/shoot/situation.ts';
import { type Crowd, crowdOf } from '../../actions/shooting/crowd.ts';
import { factsUnlessBarred, type ShotAt, shotFacts } from '../../actions/shooting/shot-facts.ts';
import { refusalsIn } from '../../actions/shooting/shot-odds.ts';
import {
  distanceIn,
  isEngagedIn,
  isInMelee,
  isTouchingIn,
  type ShotSurroundings,
  spotIn,
} from '../../actions/shooting/shot-surroundings.ts';
import { areEnemies } from '../../bodies/contacts.ts';
import { indexNamed } from '../../state/find-named.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Figure, Snapshot } from '../../state/model.ts';
import type { Order } from '../../state/orders.ts';
import type { Turn } from '../turn/turn.ts';
import { isOrderedToMove, isRowing, whatItDoes } from './shot-doing.ts';
import { isFurtiveTarget } from './shot-furtive.ts';

/** The moment at which a shot is fired. */
export interface DueMoment {
  readonly moment: 'start' | 'moving' | 'contact' | 'end';
  /** Positions at that moment, or null for the present ones. */
  readonly when: Snapshot | null;
  /** For a shot just before contact: the figure it touches, and the kind of approach. */
  readonly other: FigureIndex | null;
  readonly approach: Contact | null;
}

/** A due shot. */
export interface ShotPlot {
  readonly figure: FigureIndex;
  readonly weapon: number;
  /** Null if there was nobody to aim at. */
  readonly target: FigureIndex | null;
  readonly due: DueMoment;
  /** The shot to be fired, or null if fire is held because of `refusals`. */
  readonly taken: TakenShot | null;
  readonly refusals: readonly RuleId[];
}

export interface TakenShot {
  readonly target: FigureIndex;
  readonly shot: ShotSituation;
  /** What the dice are thrown for. */
  readonly assessed: ShotAssessed;
}

/** Decides on a due shot. Nothing is thrown and nobody falls yet. */
export function planShot(turn: Turn, figure: FigureIndex, due: DueMoment): ShotPlot {
  const { table, state } = turn;
  const shot = state.orders[figure]!.shot!;
  const loaded =
    due.when === null
      ? (state.figures[figure] ?? absent(state.figures, figure)).loaded
      : numberAt(due.when.loaded, figure);
  const weapon = weaponFor(table.roster[figure] ?? absent(table.roster, figure), loaded, shot.weapon);
  const named = indexNamed(table.figureOf, shot.target);
  const barred = rulesAgainstShooter(turn, figure, weapon, due);
  if (barred.length > 0) return held(figure, weapon, named, due, barred);
  if (named !== null && shot.fallback === 'hold') return aimAt(turn, figure, weapon, named, due);
  const plan =
    (named === null ? null : aimIfAllowed(turn, figure, weapon, named, due)) ??
    aimAtNearest(turn, figure, weapon, due, named);
  if (plan !== null) return plan;
  if (named !== null) return aimAt(turn, figure, weapon, named, due);
  return held(figure, weapon, null, due, lost);
}

function held(
  figure: FigureIndex,
  weapon: number,
  target: FigureIndex | null,
  due: DueMoment,
  refusals: readonly RuleId[],
): ShotPlot {
  return { figure, weapon, target, due, taken: null, refusals };
}

const lost: readonly RuleId[] = ['turn.target-lost'];
const unseen: readonly RuleId[] = ['turn.surprise'];
const free: readonly RuleId[] = [];

/** The first loaded firearm of that kind, otherwise the first of that kind, or -1 if it has none. */
export function weaponFor({ firearms }: Figure, loaded: number, id: NonNullable<Order['reload']>): number {
  for (let i = 0; i < firearms.length; i++) if (firearms[i] === id && (loaded & (1 << i)) !== 0) return i;
  return firearms.indexOf(id);
}

function rulesAgainstShooter(
  turn: Turn,
  figure: FigureIndex,
  weapon: number,
  due: DueMoment,
): readonly RuleId[] {
  const { table } = turn;
  const firearm = (table.roster[figure] ?? absent(table.roster, figure)).firearms[weapon];
  if (firearm === undefined) return ['figure.equipment'];
  if (isRowing(turn, figure)) return ['water.boat-crew'];
  if (due.moment === 'start' && !table.options['turn.shot-start']) return ['turn.shot-start'];
  if (
    table.rules.shoot.firearms[firearm].inContact ||
    (turn.touchingAtStart[figure] ?? absent(turn.touchingAtStart, figure)).length > 0
  )
    return free;
  return hasTouched(turn, figure, due) ? ['shoot.contact-later'] : free;
}

/** Whether contact made in this turn came before the shot. */
function hasTouched(
  { table, state, touchedAny }: Turn,
  figure: FigureIndex,
  { moment, when }: DueMoment,
): boolean {
  if (moment === 'start' || moment === 'contact' || !(touchedAny[figure] ?? absent(touchedAny, figure)))
    return false;
  if (moment === 'end') return true;
  return isEngagedIn({ table, state, when, eyes: null }, figure);
}

function aimAt(
  turn: Turn,
  figure: FigureIndex,
  weapon: number,
  target: FigureIndex,
  due: DueMoment,
): ShotPlot {
  const against = rulesAgainstTarget(turn, figure, target, due);
  if (against.length > 0) return held(figure, weapon, target, due, against);
  const { table, state } = turn;
  const facts = shotFacts(table, state, figure, weapon, target, shotAt(turn, figure, target, due));
  return planOf(turn, figure, weapon, target, due, facts);
}

/** The same for callers that only want a shot that may be fired and can hit, otherwise null. Most refused shots are recognised cheaply. */
function aimIfAllowed(
  turn: Turn,
  figure: FigureIndex,
  weapon: number,
  target: FigureIndex,
  due: DueMoment,
): ShotPlot | null {
  const { table, state } = turn;
  if (rulesAgainstTarget(turn, figure, target, due).length > 0) return null;
  if (isAmongFriends(turn, figure, target, due)) return null;
  const at = shotAt(turn, figure, target, due);
  const facts = factsUnlessBarred(table, state, figure, weapon, target, at);
  if (facts === null) return null;
  const plan = planOf(turn, figure, weapon, target, due, facts);
  return plan.refusals.length === 0 ? plan : null;
}

function planOf(
  turn: Turn,
  figure: FigureIndex,
  weapon: number,
  target: FigureIndex,
  due: DueMoment,
  facts: ShootRead,
): ShotPlot {
  const { table } = turn;
  const seen = shotSituation(table.rules, facts);
  const refusals = refusalsIn(table, seen);
  if (refusals.length > 0) return held(figure, weapon, target, due, refusals);
  const aim = { shooter: figure, weapon, firearm: facts.weapon, target };
  const isDashing = due.moment === 'moving' && isFurtiveTarget(turn, aim);
  const shot = isDashing ? shotSituation(table.rules, furtive(facts)) : seen;
  const assessed = shoot.assess(shot, null);
  // A figure does not waste a load on a shot without a chance.
  if (!canHit(assessed)) return held(figure, weapon, target, due, lost);
  return { figure, weapon, target, due, taken: { target, shot, assessed }, refusals };
}

function furtive(facts: ShootRead): ShootRead {
  return { ...facts, target: { ...facts.target, furtive: true } };
}

function rulesAgainstTarget(
  turn: Turn,
  figure: FigureIndex,
  target: FigureIndex,
  due: DueMoment,
): readonly RuleId[] {
  const { table, state, knownAtStart } = turn;
  if (
    (state.figures[target] ?? absent(state.figures, target)).status !== 'on' ||
    !areEnemies(table, figure, target)
  )
    return lost;
  const known = knownAtStart[target] ?? absent(knownAtStart, target);
  if ((known & (1 << (table.roster[figure] ?? absent(table.roster, figure)).side)) === 0) return unseen;
  return due.moment === 'contact' && target !== due.other ? lost : free;
}

/** Shots at the start and at the end are fired from present positions: nobody moves until all are planned. */
function crowdAt(turn: Turn, { when }: DueMoment): Crowd | null {
  if (when !== null) return null;
  turn.crowd ??= crowdOf(turn.state);
  return turn.crowd;
}

/** The moment of a shot for this shooter and this target. */
function shotAt(turn: Turn, figure: FigureIndex, target: FigureIndex, due: DueMoment): ShotAt {
  const { moment, when, approach } = due;
  const atStart = moment === 'start';
  return {
    when,
    eyes: null,
    touching: touchingAt(turn, moment),
    crowd: crowdAt(turn, due),
    contact: approach,
    moving: atStart ? isOrderedToMove(turn, figure) : (turn.moved[figure] ?? absent(turn.moved, figure)),
    engagedAtStart: (turn.touchingAtStart[figure] ?? absent(turn.touchingAtStart, figure)).length > 0,
    furtive: false,
    furtiveTarget: false,
    surprise:
      ((turn.knownAtStart[figure] ?? absent(turn.knownAtStart, figure)) &
        (1 << (turn.table.roster[target] ?? absent(turn.table.roster, target)).side)) ===
      0,
    targetDoes: whatItDoes(turn, target, atStart ? 'start' : 'later'),
    since: atStart ? null : turn.start,
  };
}

/** The greatest sum of two bases' reach towards each other, in tenths of a millimetre. */
const largest = 600;
const near: FigureIndex[] = [];
const ranges: number[] = [];

/**
 * The nearest enemy that may be shot and can be hit, or null. Of equally near ones the first in the roster. The named target has
 * already been tried.
 */
function aimAtNearest(
  turn: Turn,
  figure: FigureIndex,
  weapon: number,
  due: DueMoment,
  tried: FigureIndex | null,
): ShotPlot | null {
  if (due.moment === 'contact')
    return due.other === null ? null : aimIfAllowed(turn, figure, weapon, due.other, due);
  const { table, state } = turn;
  const scene = { table, state, when: due.when, eyes: null };
  const firearm = entryAt((table.roster[figure] ?? absent(table.roster, figure)).firearms, weapon);
  const farthest = lastOf(table.rules.shoot.firearms[firearm].bands).upToCm * 100;
  const count = findNear(turn, scene, figure, { due, tried, farthest });
  for (let i = 0; i < count; i++) {
    const plan = aimIfAllowed(turn, figure, weapon, near[i] ?? absent(near, i), due);
    if (plan !== null) return plan;
  }
  return null;
}

/** Whether `shoot.into-melee` certainly refuses a shot. Common in a melee, and much cheaper than all the facts. */
function isAmongFriends(
  turn: Turn,
  figure: FigureIndex,
  target: FigureIndex,
  { moment, when }: DueMoment,
): boolean {
  const { table, state } = turn;
  if (table.rules.shoot.intoMelee !== 'forbidden') return false;
  const touching = touchingAt(turn, moment);
  if (touching === null || (touching[target] ?? absent(touching, target)).length === 0) return false;
  const scene = { table, state, when, eyes: null };
  return !isTouchingIn(scene, figure, target) && isInMelee(scene, figure, target, touching);
}

/** The contacts when a shot is due, or null if they have not been worked out. */
function touchingAt(turn: Turn, moment: DueMoment['moment']): ShotAt['touching'] {
  if (moment === 'start') return turn.touchingAtStart;
  return moment === 'end' ? turn.touching : null;
}

interface Search {
  readonly due: DueMoment;
  readonly tried: FigureIndex | null;
  readonly farthest: Tenths;
}

/** Lists the enemies within range, nearest first, and returns their number. */
function findNear(
  turn: Turn,
  scene: ShotSurroundings,
  figure: FigureIndex,
  { due, tried, farthest }: Search,
): number {
  const { roster, sides } = turn.table;
  const { x, y } = spotIn(scene, figure);
  const far = farthest + largest;
  let count = 0;
  for (const side of indicesOf(sides)) {
    if (side === (roster[figure] ?? absent(roster, figure)).side) continue;
    const { fighters } = sides[side] ?? absent(sides, side);
    for (const target of fighters) {
      const there = spotIn(scene, target);
      if (Math.abs(there.x - x) > far || Math.abs(there.y - y) > far) continue;
      if (target === tried || rulesAgainstTarget(turn, figure, target, due).length > 0) continue;
      const range = distanceIn(scene, figure, target);
      if (range <= farthest) count = putByRange(target, range, count);
    }
  }
  return count;
}

/** Inserts one among those found, after any that is as near, and returns the new number. */
function putByRange(target: FigureIndex, range: Tenths, count: number): number {
  let place = count;
  for (; place > 0; place--) {
    const before = ranges[place - 1] ?? absent(ranges, place - 1);
    if (before <= range) break;
    near[place] = near[place - 1] ?? absent(near, place - 1);
    ranges[place] = before;
  }
  near[place] = target;
  ranges[place] = range;
  return count + 1;
}
