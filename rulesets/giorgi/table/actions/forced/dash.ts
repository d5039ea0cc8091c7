/** `dash`: a run straight at an enemy, in counter-attack and support (`attack.tested`, `attack.support`). */

import {
  type Angle,
  type Base,
  baseDistance,
  firstMet,
  frontCover,
  frontOf,
  halfTurn,
  headingTo,
  nearestPoints,
  type Point,
  type Pose,
  placeBase,
  type Tenths,
  type Track,
  trackBySteps,
  trackLength,
  turnBetween,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { tenthsPerCm } from '../../../scenarios/measure.ts';
import { bodyNow, freeUntil, intrudes, poseAt, posesOf, standsAt } from '../../bodies/index.ts';
import { fieldOf } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { pricesFrom } from '../move/ground.ts';
import { isWhollyOn, takeGuns } from '../move/index.ts';
import { mayPass } from '../move/other-bodies.ts';
import { barredBy } from '../move/price.ts';
import { firstTooNear, standsThere } from './driven.ts';
import { type Goer, goerOf, reachAlong } from './reach.ts';

/** Length and start of a straight run (`formation.facing`). */
export interface DashResult {
  readonly along: Tenths;
  readonly from: Pose;
}

/** Final placement of a unit after such a run, given its placement at the end. */
export type ComeFlush = (end: Placement, run: DashResult) => Placement;

/** Runs at an enemy by the distance thrown, or to contact. Returns the last straight run. */
export function dash(
  turn: Turn,
  unit: UnitIndex,
  at: UnitIndex,
  cm: number,
  how: 'counter-attack' | 'support' = 'counter-attack',
  comeFlush: ComeFlush = (end) => end,
): DashResult {
  const { table, state, resolution } = turn;
  const goer = goerOf(table, state, unit, [at]);
  const target = bodyNow(table, state, at);
  const start = bodyNow(table, state, unit);
  const wheeled = wheelTowards(goer, start, target);
  const run = wheeled === null ? null : runFrom(goer, wheeled, target, Math.round(cm * tenthsPerCm));
  const goes = run !== null && isWorthIt(goer, start, run.body, target);
  const dashed = goes ? { along: run.along, from: wheeled!.to } : { along: 0, from: poseOf(start) };
  const end = goes ? standsAt(goer.stands, run.body) : goer.stands;
  const flush = comeFlush(end, dashed);
  const stands = standsThere(table, state, unit, flush);
  const turned = flush === end ? [] : [poseOf(end)];
  const way = goes || flush !== end ? [...posesOf(goes ? [wheeled!] : []), ...turned, poseOf(stands)] : [];
  resolution.emit({ kind: 'moved', unit, how, way, stands, effort: 0, changed: false });
  takeGuns(turn, unit, []);
  return dashed;
}

function poseOf({ x, y, heading }: Pose): Pose {
  return { x, y, heading };
}

/** A unit that could stop only on a friend, or no closer to the enemy than it is, does not move. */
function isWorthIt({ others }: Goer, start: Base, end: Base, target: Base): boolean {
  return (
    baseDistance(end, target) <= baseDistance(start, target) &&
    others.every(({ body }) => !intrudes(end, body))
  );
}

/** Straight on after the wheel: the distance, and the body there. */
function runFrom(goer: Goer, wheeled: Track, target: Base, length: Tenths): { along: Tenths; body: Base } {
  const body = placeBase(wheeled.footprint, wheeled.to);
  const track = trackBySteps(body, [{ step: 'march', by: length }]);
  // A hair more, so that dice that are just enough lead to contact.
  const beyond = trackBySteps(body, [{ step: 'march', by: length + hair }]);
  const along = runAlong(goer, track, firstMet(beyond, [target], 0)?.along ?? null);
  return { along, body: along === 0 ? body : placeBase(body.footprint, poseAt(track, along)) };
}

const hair: Tenths = 10;

/** To contact if the dice reach it. Otherwise the unit keeps its distance from every enemy. */
function runAlong(goer: Goer, track: Track, contact: Tenths | null): Tenths {
  const reach = reachAlong(goer, track);
  if (contact !== null && contact <= reach) return contact;
  const enemies = goer.others.filter(({ isEnemy }) => isEnemy);
  return Math.min(reach, firstTooNear(goer.table, track, enemies)?.along ?? trackLength(track));
}

/** One free wheel towards the nearest point of the enemy, or none if part of it is straight ahead. Null if there is no room. */
function wheelTowards(goer: Goer, body: Base, target: Base): Track | null {
  if (frontCover(body, target) > 0) return trackBySteps(body, []);
  const [, aim] = nearestPoints(body, target);
  const side = sideOf(body, aim);
  const wheels = [
    leastWheel(body, side, (wheeled) => turnTo(wheeled, aim) * side <= 0),
    // An enemy right beside its corner never comes before the middle of its front, or only after being swept over.
    leastWheel(body, side, (wheeled) => frontCover(wheeled, target) > 0),
  ];
  return wheels.find((wheel) => wheel !== null && hasRoom(goer, wheel)) ?? null;
}

/** Side to which the body must turn. The corner there stays in place, though the front moves as it turns. */
function sideOf(body: Base, aim: Point): 1 | -1 {
  return turnTo(body, aim) < 0 ? -1 : 1;
}

/** Angle by which a body faces past a point, from the middle of its front. */
function turnTo(body: Base, { x, y }: Point): Angle {
  const front = frontOf(body);
  const wanted = headingTo(x - front.x, y - front.y);
  return wanted === null ? 0 : turnBetween(body.heading, wanted);
}

/** The smallest wheel to one side, at most half a turn, after which the condition holds. Null if there is none. */
function leastWheel(body: Base, side: 1 | -1, isSo: (wheeled: Base) => boolean): Track | null {
  const about = side > 0 ? 'front-left' : 'front-right';
  const wheelBy = (by: Angle) => trackBySteps(body, [{ step: 'wheel', about, angle: side * by }]);
  const isEnough = (by: Angle) => isSo(placeBase(body.footprint, wheelBy(by).to));
  let enough = stride;
  while (enough <= halfTurn && !isEnough(enough)) enough += stride;
  if (enough > halfTurn) return null;
  let short = enough - stride;
  while (enough - short > 1) {
    const middle = (enough + short) >> 1;
    if (isEnough(middle)) enough = middle;
    else short = middle;
  }
  return wheelBy(enough);
}

/** First step of the search for a wheel, in tenths of a degree. */
const stride: Angle = 50;

/** Whether a wheel sweeps only over passable ground and over no unit that it may not pass. */
function hasRoom({ table, state, unit, stands, others }: Goer, wheel: Track): boolean {
  const field = fieldOf(table, state);
  const held = others.filter((other) => other.isEnemy || !mayPass(table, stands, other));
  const bodies = held.map(({ body }) => body);
  return (
    freeUntil(wheel, bodies) === null &&
    barredBy(pricesFrom(field, entryAt(table.units, unit), stands.formation, wheel)) === null &&
    isWhollyOn(field, placeBase(wheel.footprint, wheel.to))
  );
}
