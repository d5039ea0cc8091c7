/** Straight at an enemy: counter-attack and support (`attack.tested`, `attack.support`). */
import {
  asHeading,
  type Base,
  firstMet,
  frontCover,
  frontOf,
  headingTo,
  nearestPoints,
  placeBase,
  type Tenths,
  type Track,
  trackBySteps,
  trackLength,
  turnBetween,
} from '@grognard/geometry';
import { bodyNow, standsAt } from '../bodies/index.ts';
import { fieldOf } from '../field/index.ts';
import { pricesFrom } from '../move/ground.ts';
import { isWhollyOn, poseAt, posesOf, takeGuns } from '../move/index.ts';
import { freeUntil, intrudes } from '../move/intrude.ts';
import { mayPass } from '../move/others.ts';
import { barredBy } from '../move/price.ts';
import { tenthsPerCm } from '../table.ts';
import type { Turn } from '../turn.ts';
import { firstTooNear, standsThere } from './driven.ts';
import { type Goer, goerOf, reachAlong } from './reach.ts';

/** Runs at an enemy as far as the dice say, or to contact; answers how far it ran straight on. */
export function dash(
  turn: Turn,
  unit: number,
  at: number,
  cm: number,
  how: 'counter-attack' | 'support' = 'counter-attack',
): Tenths {
  const { table, state, happening } = turn;
  const goer = goerOf(table, state, unit, [at]);
  const target = bodyNow(table, state, at);
  const start = bodyNow(table, state, unit);
  const wheeled = wheelTowards(goer, start, target);
  const run = wheeled === null ? null : runFrom(goer, wheeled, target, Math.round(cm * tenthsPerCm));
  // Whoever cannot turn to the enemy, or could only stop on top of a friend, does not stir.
  const goes = run !== null && goer.others.every(({ body }) => !intrudes(run.body, body));
  const there = goes ? standsAt(goer.stands, run.body) : goer.stands;
  const stands = standsThere(table, state, unit, there);
  const { x, y, heading } = stands;
  const way = goes ? [...posesOf([wheeled!]), { x, y, heading }] : [];
  happening.emit({ kind: 'moved', unit, how, way, stands, effort: 0, changed: false });
  takeGuns(turn, unit, []);
  return goes ? run.along : 0;
}

/** Straight on from where it has wheeled to: how far, and the body there. */
function runFrom(goer: Goer, wheeled: Track, target: Base, length: Tenths): { along: Tenths; body: Base } {
  const body = placeBase(wheeled.footprint, wheeled.to);
  const track = trackBySteps(body, [{ step: 'march', by: length }]);
  // A hair more, so that dice which are just enough come to contact.
  const beyond = trackBySteps(body, [{ step: 'march', by: length + hair }]);
  const along = runAlong(goer, track, firstMet(beyond, [target], 0)?.along ?? null);
  return { along, body: along === 0 ? body : placeBase(body.footprint, poseAt(track, along)) };
}

const hair: Tenths = 10;

/** To contact if the dice reach it; else it keeps away from every enemy as units do. */
function runAlong(goer: Goer, track: Track, contact: Tenths | null): Tenths {
  const reach = reachAlong(goer, track);
  if (contact !== null && contact <= reach) return contact;
  const enemies = goer.others.filter(({ isEnemy }) => isEnemy);
  return Math.min(reach, firstTooNear(goer.table, track, enemies)?.along ?? trackLength(track));
}

/** One free wheel towards the nearest point of the enemy; none if something of it is straight ahead. Null: there is no room for it. */
function wheelTowards(goer: Goer, body: Base, target: Base): Track | null {
  const stay = trackBySteps(body, []);
  if (frontCover(body, target) > 0) return stay;
  const [, aim] = nearestPoints(body, target);
  let wheel = stay;
  // The front moves as it turns, so the aim is taken again from where it has come to.
  for (let look = 0; look < 4; look++) {
    const front = frontOf(placeBase(body.footprint, wheel.to));
    const wanted = headingTo(aim.x - front.x, aim.y - front.y);
    if (wanted === null) break;
    const angle = turnBetween(body.heading, asHeading(wanted));
    const about = angle > 0 ? 'front-left' : 'front-right';
    wheel = trackBySteps(body, [{ step: 'wheel', about, angle }]);
  }
  return hasRoom(goer, wheel) ? wheel : null;
}

/** Whether a wheel sweeps over nobody whom it may not pass, and over open ground. */
function hasRoom({ table, state, unit, stands, others }: Goer, wheel: Track): boolean {
  const field = fieldOf(table, state);
  const held = others.filter((other) => other.isEnemy || !mayPass(table, stands, other));
  const bodies = held.map(({ body }) => body);
  return (
    freeUntil(wheel, bodies) === null &&
    barredBy(pricesFrom(field, table.units[unit]!, stands.formation, wheel)) === null &&
    isWhollyOn(field, placeBase(wheel.footprint, wheel.to))
  );
}
