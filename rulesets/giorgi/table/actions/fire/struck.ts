/**
 * Reaction fire: where on its path an attacker is struck, and the shot plotted there (attack.reaction-when). Choosing, checking and
 * carrying out a reaction need the same result, so it is cached until a unit moves or changes.
 */

import { type Base, boundless, isBaseInArc, type Tenths } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { bodyNow } from '../../bodies/index.ts';
import { copyState, isSameTable } from '../../state/copy.ts';
import type { Approach, Shot, State, Table } from '../../state/model.ts';
import { aheadOf } from './ahead.ts';
import { type OnTheWay, sceneOf } from './fire-context.ts';
import { piecesIn } from './guns.ts';
import { type AvailableShot, availableFrom, availableShot, isLegal, plotShot } from './plot-shot.ts';
import { isSameShot } from './shot.ts';
import { bodyOn, nearestPlaces, onTheWay, wayAhead } from './strike.ts';
import { weaponReach } from './weapon.ts';

/** A shot at an attacker under way. */
export interface StruckOnTheWay {
  /** The attacker where the shot strikes it. */
  readonly way: OnTheWay;
  readonly offered: AvailableShot;
}

/** Shots at an attacker, and the state for which they were plotted. */
interface CachedStrike {
  readonly approach: Approach;
  readonly state: State;
  readonly struck: { readonly shot: Shot; readonly found: StruckOnTheWay }[];
}

/** Number of attacks in the cache: the one being reacted to, and some hypothetical ones. */
const most = 4;

const lately = memoizePer<Table, CachedStrike[]>(() => []);

/** A shot at an attacker where it strikes: at the nearest point of its path where it can be fired at, or in contact. */
export function struckBy(table: Table, state: State, shot: Shot, approach: Approach): StruckOnTheWay {
  const { struck } = keptFor(table, state, approach);
  const before = struck.find((one) => isSameShot(one.shot, shot));
  if (before !== undefined) return before.found;
  const found = findStruck(table, state, shot, approach);
  struck.push({ shot, found });
  return found;
}

function keptFor(table: Table, state: State, approach: Approach): CachedStrike {
  const known = lately(table);
  const at = known.findIndex((one) => one.approach === approach);
  const before = known[at];
  if (before !== undefined && isSameTable(before.state, state)) return before;
  const fresh: CachedStrike = { approach, state: copyState(state), struck: [] };
  if (at >= 0) known.splice(at, 1);
  known.unshift(fresh);
  if (known.length > most) known.length = most;
  return fresh;
}

/** The place of an attacker when a shot strikes it. */
export function struckAt(table: Table, state: State, shot: Shot, approach: Approach): OnTheWay {
  return struckBy(table, state, shot, approach).way;
}

/** Whether a body could be in the arc of a unit's fire at all. Cheaper than plotting a shot. */
function couldBear(table: Table, state: State, { unit, shot }: Shot, body: Base): boolean {
  const { stands } = entryAt(state.units, unit);
  if (shot !== 'small-arms') {
    const scene = sceneOf(table, state, null);
    return piecesIn(scene, unit, -1).some(({ arc }) => isBaseInArc(body, arc));
  }
  const firesAhead = stands.formation === 'line' || stands.formation === 'column';
  if (!firesAhead || stands.house !== none || entryAt(table.units, unit).arm === 'horse') return true;
  return aheadOf(bodyNow(table, state, unit), body, boundless) !== null;
}

/** Within this distance of a failed place no shot is tried again, in tenths of a millimetre. */
const apart: Tenths = 100;

/** If there is no such point, the nearest of all, so that the refusals can be named. */
function findStruck(table: Table, state: State, shot: Shot, approach: Approach): StruckOnTheWay {
  const track = wayAhead(table, state, approach);
  const at = (along: Tenths) => onTheWay(table, state, approach, track, along);
  const plainly = (way: OnTheWay): StruckOnTheWay => ({
    way,
    offered: availableShot(sceneOf(table, state, way), shot),
  });
  if (table.options['attack.reaction-when'] === 'contact') return plainly(at(track.length));
  const isEver = shot.shot === 'small-arms' || shot.shot === 'canister';
  const reach = isEver ? weaponReach(table, shot.unit, shot.shot) : -1;
  const places = nearestPlaces(table, state, shot.unit, track, approach.unit, reach);
  const vain: Tenths[] = [];
  for (const { along, distance } of places) {
    if (distance > reach) break;
    if (vain.some((other) => Math.abs(other - along) < apart)) continue;
    if (!couldBear(table, state, shot, bodyOn(table, state, track, approach.unit, along))) continue;
    const way = at(along);
    const scene = sceneOf(table, state, way);
    const firing = plotShot(scene, shot);
    if (isLegal(scene, firing)) return { way, offered: availableFrom(scene, firing) };
    vain.push(along);
  }
  return plainly(at(places[0]?.along ?? 0));
}
