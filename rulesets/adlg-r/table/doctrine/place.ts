/** placeWorth: what it is worth to a unit to stand where it stands, or would stand: fire, charges, danger, and how near to its aim. */
import { angleBetween, headingTo } from '@grognard/geometry';
import { advantageOf, worksBetween } from '../actions/melee/index.ts';
import { allowanceFrom } from '../actions/move/index.ts';
import { groundUnder, penalises } from '../field/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import { type DuelOdds, duelOf } from './duel.ts';
import {
  apart,
  type Body,
  bearingOf,
  type Mind,
  sideStruck,
  terrainUnder,
  type UnitBearing,
} from './mind.ts';
import { harmFrom } from './shots.ts';

/** A wheel of 60° counts 1 UD for each unit of front. */
const angleOfOneUd = 600;
/** A turn costs a UD, and light troops nothing. */
const turnUd = 1;
const quarter = 900;

/** Share of a charge's gain that is left against somebody who may give way. */
export const evaded = 0.35;
/** Slack of what counts as touching or in line, in UD. */
const slack = 0.1;

/** A shot goes past those who cover less than all of the way: so far within their edge its middle passes, in UD. */
const sightRoom = -0.2;

/** Friends that stand joined to a unit on either side. */
export interface Neighbours {
  readonly left: boolean;
  readonly right: boolean;
}

/** Who stands side by side with a unit, fronts in line. */
export function neighboursOf(body: Body, friends: readonly Body[], ud: number): Neighbours {
  let [left, right] = [false, false];
  for (const friend of friends) {
    if (friend === body || friend.unit === body.unit) continue;
    if (angleBetween(friend.base.heading, body.base.heading) > 10) continue;
    const { gap, aside, right: at } = bearingOf(body, friend, ud);
    const isInLine = Math.abs(gap + friend.deep) < slack;
    if (!isInLine || Math.abs(aside) > slack) continue;
    if (at > 0) right = true;
    else left = true;
  }
  return { left, right };
}

/** Distance that a charge would use of the allowance, or null if it is out of reach. */
export function chargeRun(from: Body, to: Body, ud: number): number | null {
  if (!from.charges || from.isFighting) return null;
  const bearing = bearingOf(from, to, ud);
  const { gap, aside } = bearing;
  if (gap > from.pace) return null;
  if (aside < -slack && gap >= 0) return gap;
  const run = wheeledRun(from, to, bearing, ud);
  return run <= from.pace ? run : null;
}

function wheeledRun(from: Body, to: Body, { gap }: UnitBearing, ud: number): number {
  const heading = headingTo(to.base.x - from.base.x, to.base.y - from.base.y);
  if (heading === null) return Number.POSITIVE_INFINITY;
  const turn = angleBetween(from.base.heading, heading);
  const turned = turn > quarter ? (from.isLight ? 0 : turnUd) : 0;
  const wheel =
    (Math.min(turn, Math.max(0, turn > quarter ? turn - quarter : turn)) * from.wide) / angleOfOneUd;
  const straight = Math.max(0, apart(from, to, ud) - (from.deep + Math.min(to.deep, to.wide)) / 2);
  return Math.max(gap, straight) + wheel + turned;
}

/** Whether somebody stands between two. */
export function isScreened(from: Body, to: Body, others: readonly Body[], ud: number, room = slack): boolean {
  const dx = to.base.x - from.base.x;
  const dy = to.base.y - from.base.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return false;
  return others.some((other) => {
    if (other.unit === from.unit || other.unit === to.unit) return false;
    const ox = other.base.x - from.base.x;
    const oy = other.base.y - from.base.y;
    const along = (ox * dx + oy * dy) / square;
    if (along < 0.1 || along > 0.9) return false;
    const off = Math.abs(ox * dy - oy * dx) / Math.sqrt(square) / ud;
    return off < other.wide / 2 + room;
  });
}

/** Who stands beside charger and charged, and the side that is struck if it is known. */
export interface ChargeBeside {
  readonly own: Neighbours;
  readonly theirs: Neighbours;
  readonly struck?: 'front' | 'flank' | 'rear';
}

/** The exact odds of a charge carried home, as both would stand. */
export function chargeOdds(
  mind: Mind,
  from: Body,
  to: Body,
  beside: ChargeBeside,
  commander = false,
): DuelOdds {
  const struck = beside.struck ?? sideReached(from, to, beside.theirs, mind.table.sizes.ud);
  const terrain = terrainUnder(mind, to);
  const count = ({ left, right }: Neighbours) => Number(left) + Number(right);
  return duelOf(mind.table, {
    a: {
      unit: from.unit,
      lost: from.now.lost,
      supports: count(beside.own),
      terrain,
      struck: 'front',
      commander,
      works: 'none',
      ground: 'level',
    },
    b: {
      unit: to.unit,
      lost: to.now.lost,
      supports: struck === 'front' ? count(beside.theirs) : 0,
      terrain,
      struck,
      commander: false,
      works: struck === 'front' ? worksBetween(mind.table, mind.state, to.unit, from.unit) : 'none',
      ground: struck === 'front' ? advantageOf(mind.table, mind.state, to.unit, from.unit) : 'level',
    },
    charge: 'a',
  });
}

function sideReached(from: Body, to: Body, theirs: Neighbours, ud: number): 'front' | 'flank' | 'rear' {
  const side = sideStruck(to, from, ud);
  return side === 'flank' && isCoveredOn(to, from, theirs, ud) ? 'front' : side;
}

/** Whether a friend at that side keeps a charger off the flank. */
function isCoveredOn(target: Body, by: Body, { left, right }: Neighbours, ud: number): boolean {
  return bearingOf(target, by, ud).right > 0 ? right : left;
}

/** May give way before a charge (`evade.who`). */
export function mayEvade({ info: { row, has } }: Body): boolean {
  const { category } = row;
  if (category === 'LI' || category === 'LH' || category === 'Drag') return true;
  return category === 'Cv' && !has.impact && !has.shock && !has.headstrong && !has.pistol;
}

/** A position in which places are weighed: both sides as they stand, with some of one’s own elsewhere. */
export interface Weighing {
  readonly mind: Mind;
  readonly own: readonly Body[];
  readonly foes: readonly Body[];
  /** Both sides. */
  readonly all: readonly Body[];
  readonly beside: ReadonlyMap<number, Neighbours>;
}

/** `held`: enemies whom those who have moved fight, so that they threaten nobody else. */
export function weighingOf(mind: Mind, moved: readonly Body[], held: readonly UnitIndex[] = []): Weighing {
  const { ud } = mind.table.sizes;
  const own = mind.own.map((body) => moved.find(({ unit }) => unit === body.unit) ?? body);
  const foes = mind.foes.map((body) => (held.includes(body.unit) ? { ...body, isFighting: true } : body));
  const beside = new Map<number, Neighbours>();
  for (const body of own) beside.set(body.unit, neighboursOf(body, own, ud));
  for (const body of foes) beside.set(body.unit, neighboursOf(body, foes, ud));
  return { mind, own, foes, all: [...own, ...foes], beside };
}

export const alone: Neighbours = { left: false, right: false };

function besideOf({ beside }: Weighing, { unit }: Body): Neighbours {
  return beside.get(unit) ?? alone;
}

/** Worth of one place, in points of the sheet's list of losses. */
export function placeWorth(weighing: Weighing, body: Body): number {
  const { mind, foes, all } = weighing;
  const { style, table } = mind;
  const { ud } = table.sizes;
  const intent = mind.intentOf(body.unit);
  let [fire, underFire, chance] = [0, 0, 0];
  for (const foe of foes) {
    const harm = harmFrom(mind, body, foe);
    if (harm > fire && !isScreened(body, foe, all, ud, sightRoom)) fire = harm;
    if (foe.isFighting) continue;
    const suffered = harmFrom(mind, foe, body);
    if (suffered > 0 && !isScreened(foe, body, all, ud, sightRoom)) underFire += suffered;
    if (chargeRun(body, foe, ud) !== null && !isScreened(body, foe, all, ud)) {
      const odds = chargeOdds(mind, body, foe, {
        own: besideOf(weighing, body),
        theirs: besideOf(weighing, foe),
      });
      chance = Math.max(chance, odds.gain * (mayEvade(foe) ? evaded : 1));
    }
  }
  return (
    style.fire * fire +
    style.chance * chance -
    intent.share * (style.underFire * underFire + style.danger * dangerTo(weighing, body)) -
    style.push * intent.press * turnsToStrike(mind, body) -
    style.rough * hindrance(mind, body)
  );
}

/** Guns and wagons that come into ground in which they cannot move stay there, and most of them shoot no more. */
const stuck = 4;

/** How much the ground under a body hinders it. */
function hindrance({ table }: Mind, { unit, base }: Body): number {
  const ground = groundUnder(table.field, base);
  if (ground === 'open') return 0;
  if (allowanceFrom(table, unit, ground, null).no.length > 0) return stuck;
  return penalises(table, unit, ground) ? 1 : 0;
}

/** The worst that one enemy could do to a body by a charge. */
export function dangerTo(weighing: Weighing, body: Body): number {
  const { mind, foes, all } = weighing;
  const { ud } = mind.table.sizes;
  let danger = 0;
  for (const foe of foes) {
    if (foe.isFighting || chargeRun(foe, body, ud) === null || isScreened(foe, body, all, ud)) continue;
    const beside = { own: besideOf(weighing, foe), theirs: besideOf(weighing, body) };
    const { gain } = chargeOdds(mind, foe, body, beside);
    danger = Math.max(danger, gain * (mayEvade(body) ? evaded : 1));
  }
  return danger;
}

/** How far around those who move the safety of friends is looked after, in UD. */
const nearUd = 3.5;

/** What the move of some is worth to the safety of friends around: who loses a neighbour shows a flank, who is screened is safe. */
export function worthAround(before: Weighing, after: Weighing, moved: readonly UnitIndex[]): number {
  const { ud } = before.mind.table.sizes;
  const movers = [...before.own, ...after.own].filter(({ unit }) => moved.includes(unit));
  const friends = before.own.filter(
    (body) => !moved.includes(body.unit) && movers.some((one) => apart(one, body, ud) < nearUd),
  );
  return friends.reduce((sum, body) => sum + dangerTo(before, body) - dangerTo(after, body), 0);
}

/** Most turns that count as on the way. */
const farthest = 12;
/** Turns that facing elsewhere costs, by quarter. */
const facing = 0.4;
/** Enemies a plan is not after count as farther away. */
const elsewhere = 2.5;

/** Moves until a unit can do to somebody what it is good at. */
export function turnsToStrike(mind: Mind, body: Body): number {
  const { ud } = mind.table.sizes;
  const { after } = mind.intentOf(body.unit);
  let least = farthest;
  for (const foe of mind.foes) {
    const isAfter = after.size === 0 || after.has(foe.unit);
    const away = isAfter ? 0 : elsewhere;
    const heading = headingTo(foe.base.x - body.base.x, foe.base.y - body.base.y);
    if (heading === null) continue;
    const turn = angleBetween(body.base.heading, heading);
    const distance = Math.max(0, apart(body, foe, ud) - (body.deep + foe.deep) / 2 - strikeGap(body, foe));
    least = Math.min(least, distance / body.pace + (facing * turn) / quarter + away);
  }
  return least;
}

/** How near a unit wants to be: shooters at their range, others in contact. */
function strikeGap({ range, isLight, info, charges }: Body, foe: Body): number {
  if (range === 0) return 0;
  const isShooter = isLight || !charges || info.row.category === 'LMI' || info.row.category === 'Drag';
  if (isShooter) return Math.max(0, range - slack);
  // Foot that shoots and fights goes in on those who shoot better than it.
  return foe.range > range ? 0 : Math.max(0, range - slack);
}
