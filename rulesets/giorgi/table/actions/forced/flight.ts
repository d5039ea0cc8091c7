/** Reactions that lead away from an attacker: flight with the back to it, falling back facing it (`attack.flee`, `attack.tested`). */

import {
  type Angle,
  asHeading,
  type Base,
  frontOf,
  type Heading,
  halfTurn,
  headingTo,
  type Tenths,
  type Track,
  trackLength,
  turnBetween,
} from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { tenthsPerCm } from '../../../scenarios/measure.ts';
import { basesLeftAs, bodyNow, bodyOf, intrudes, poseAt, posesOf, standsAt } from '../../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { leave } from './come-out.ts';
import { drive, standsThere } from './driven.ts';
import { abandonGuns, asGunners, hasGuns } from './guns.ts';
import { awayFrom, homeward, slideAlong } from './line.ts';
import { type Goer, goerOf, reachAlong } from './reach.ts';

/** Largest bend of a flight to avoid friends, and its step, in tenths of a degree. */
const mostBend: Angle = 450;
const bend: Angle = 50;

/** Runs from an attacker by the distance thrown, away from its given position, which defaults to where it stands. */
export function flee(
  turn: Turn,
  unit: UnitIndex,
  from: UnitIndex,
  cm: number,
  how: 'flee' | 'fire-and-flee' = 'flee',
  seen: Base = bodyNow(turn.table, turn.state, from),
): void {
  const { table, state, resolution } = turn;
  if (entryAt(state.units, unit).status !== 'on') return;
  if (entryAt(state.units, unit).stands.house !== none && !leave(turn, unit, [from], 'away')) return;
  const isCrew = hasGuns(table, state, unit);
  if (isCrew) abandonGuns(turn, unit, 'fled');
  if (entryAt(state.units, unit).status !== 'on') return;
  const stands = isCrew ? asGunners(table, state, unit) : entryAt(state.units, unit).stands;
  const goer = goerOf(table, state, unit, [from], stands);
  const { track, along } = bestFlight(goer, awayFromFront(turn, unit, seen), Math.round(cm * tenthsPerCm));
  const end = poseAt(track, along);
  const there = standsThere(table, state, unit, standsAt(stands, end));
  const way = [...posesOf([track]).slice(0, 1), end];
  resolution.emit({ kind: 'moved', unit, how, way, stands: there, effort: 0, changed: false });
}

/** From the middle of the attacker's front through the middle of the body. */
function awayFromFront({ table, state }: Turn, unit: UnitIndex, from: Base): Heading {
  const front = frontOf(from);
  const { x, y } = bodyNow(table, state, unit);
  return headingTo(x - front.x, y - front.y) ?? homeward(table, state, unit);
}

interface Flight {
  readonly track: Track;
  readonly along: Tenths;
}

/** Straight if the path is free, else the smallest bend that leads all the way, else the one that leads farthest. */
function bestFlight(goer: Goer, away: Heading, length: Tenths): Flight {
  let best: Flight | null = null;
  for (const turn of bendsFrom(away, asHeading(goer.stands.heading + halfTurn))) {
    const flight = flightTo(goer, asHeading(away + turn), length);
    if (best === null || flight.along > best.along) best = flight;
    if (best.along >= trackLength(best.track)) break;
  }
  return best!;
}

/** Bends that are tried, the smallest first. Straight back is one of them, since neighbours leave that path open. */
function bendsFrom(away: Heading, back: Heading): readonly Angle[] {
  const bends: Angle[] = [0];
  for (let by = bend; by <= mostBend; by += bend) bends.push(by, -by);
  const straightBack = turnBetween(away, back);
  if (Math.abs(straightBack) <= mostBend) bends.push(straightBack);
  return bends.sort((a, b) => Math.abs(a) - Math.abs(b));
}

/** The body turns its back. If neighbours leave no room for that turn, it turns about in place. */
function flightTo(goer: Goer, heading: Heading, length: Tenths): Flight {
  const { stands } = goer;
  const turned = bodyAs(goer, { ...stands, heading });
  const body = isFree(goer, turned)
    ? turned
    : bodyAs(goer, { ...stands, heading: asHeading(stands.heading + halfTurn) });
  const track = slideAlong(body, heading, length);
  return { track, along: reachAlong(goer, track) };
}

function bodyAs({ table, state, unit }: Goer, stands: Placement): Base {
  return bodyOf(table, unit, stands, basesLeftAs(table, unit, entryAt(state.units, unit), stands));
}

function isFree({ table, state, unit, stands, others }: Goer, body: Base): boolean {
  const refusals = objectionsToStanding(
    fieldOf(table, state),
    entryAt(table.units, unit),
    stands.formation,
    body,
  );
  return refusals.length === 0 && others.every((other) => !intrudes(body, other.body));
}

/** Falls back from an attacker without changing its facing. A garrison faces its house. */
export function fallBack(turn: Turn, unit: UnitIndex, from: UnitIndex, cm: number): void {
  const { table, state } = turn;
  if (entryAt(state.units, unit).status !== 'on') return;
  if (entryAt(state.units, unit).stands.house !== none && !leave(turn, unit, [from], 'back')) return;
  const body = bodyNow(table, state, unit);
  const away = awayFrom(body, bodyNow(table, state, from));
  const track = slideAlong(body, away, Math.round(cm * tenthsPerCm));
  drive(turn, unit, 'fall-back', track, reachAlong(goerOf(table, state, unit, [from]), track));
}
