/** `goIn`: carries an attack through fire to contact, or straight on (attack.losses-first, attack.follow). */

import { firstMet, placeBase, type Tenths, type Track, trackLength } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { bodyNow, bodyOf, intrudes, poseAt } from '../../bodies/index.ts';
import { fieldOf } from '../../field/index.ts';
import type { MissingReason } from '../../state/events.ts';
import type { Approach, MoraleRung, ReactionTaken, Shot } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { shootAt, struckAt } from '../fire/index.ts';
import { flee } from '../forced/index.ts';
import { isWhollyOn, takeGuns } from '../move/index.ts';
import { goesOn, noteShift, stepBack, stepClear, type Walker, walkTo } from './attack-path.ts';
import { meet } from './contact.ts';
import { comeUp, hastenHelp } from './help.ts';
import { heldBy, type MetEnemy, whomMet } from './met-enemy.ts';
import { type AttackOnward, goOnAfterFire, openUntil, runTo, setOutFor, stepsTo } from './onward.ts';
import { wayOf } from './run.ts';
import { clearUntil } from './straight-on.ts';

/** Carries out an attack after all reactions. */
export function goIn(turn: Turn, approach: Approach, answered: readonly ReactionTaken[]): void {
  const setOff = setOutFor(turn, approach);
  const { rung } = entryAt(turn.state.units, approach.unit);
  const whole = trackLength(setOff.track);
  const first = heldBy(turn, approach, answered, 0) ?? whomMet(turn, approach, setOff.track, whole);
  const free = Math.min(first?.along ?? whole, openUntil(turn, setOff));
  if (faceFire(setOff.walker, approach, answered, free))
    comeIn(turn, goOnAfterFire(turn, setOff, free), answered, rung);
  shakeFled(turn, answered);
}

/** The attack after the fire: to contact with the enemy there, or straight on. `before` is the rung of morale before the fire. */
function comeIn(
  turn: Turn,
  going: AttackOnward,
  answered: readonly ReactionTaken[],
  before: MoraleRung,
): void {
  const { approach, walker, track, declared } = going;
  const until = farthest(turn, going);
  const met = heldBy(turn, approach, answered, walker.gone) ?? whomMet(turn, approach, track, until);
  if (isStoppedShort(turn, approach, before)) {
    const short = (met?.along ?? until) - tenthsOf(turn.table.rules.table.enemyGapCm);
    halt(going, short, 'shaken');
  } else if (met === null)
    halt(going, shortOf(turn, approach, track, until), until < declared ? 'barred' : 'gone');
  else if (isOnSomebody(turn, approach, track, met.along)) halt(going, met.along, 'crowded');
  else if (met.enemy !== approach.target && !answered.some((one) => one.unit === met.enemy))
    turnOn(turn, going, answered, met);
  else comeToContact(turn, going, answered, met);
}

/** Meets an enemy. If the attacker stops, enemies that come at it join in. */
function comeToContact(
  turn: Turn,
  going: AttackOnward,
  answered: readonly ReactionTaken[],
  { enemy, along }: MetEnemy,
): void {
  const { approach, walker, declared } = going;
  if (meet(walker, approach, answered, enemy, { along, declared }) === 'stops')
    comeUp(turn, approach, answered, enemy);
}

/** Ends the attack without contact, moved back until it stands on nobody. Guns on its path are taken (artillery.abandoned). */
function halt({ approach, walker, track, before }: AttackOnward, until: Tenths, by: MissingReason): void {
  const { turn, unit } = walker;
  const along = clearOf(turn, approach, track, Math.max(walker.gone, until));
  if (along < walker.gone) stepBack(walker, along);
  else walkTo(walker, along);
  // A new path after fire may begin while the attacker is passing a unit.
  if (along === 0 && before !== null) stepClear(before);
  takeGuns(turn, unit, walker.way.tracks, walker.gone);
  const { target, passed } = approach;
  if (target === none || passed.includes(target)) return;
  if (entryAt(turn.state.units, target).status === 'on')
    turn.resolution.emit({ kind: 'missed', unit, target, by });
}

interface DueFire {
  readonly shot: Shot;
  readonly along: Tenths;
  readonly flight: ReactionTaken | null;
}

/** Resolves fire in the order of its points, none beyond the first enemy on the path. Returns false if the attack ended under fire. */
function faceFire(
  walker: Walker,
  approach: Approach,
  answered: readonly ReactionTaken[],
  free: Tenths,
): boolean {
  const { turn, unit } = walker;
  const { table, state } = turn;
  const due: DueFire[] = answered.flatMap((one) => {
    if (one.shot === null || entryAt(state.units, one.unit).status !== 'on') return [];
    const { along } = struckAt(table, state, one.shot, approach);
    return [{ shot: one.shot, along, flight: one.how === 'fire-and-flee' ? one : null }];
  });
  due.sort((a, b) => a.along - b.along || a.shot.unit - b.shot.unit);
  const ways = due.map(({ shot }) => struckAt(table, state, shot, approach));
  const last = Math.min(free, lastPlace(turn, approach));
  // A unit that fires and flees runs from the direction in which the attack began, not along the front now upon it.
  const seen = bodyOf(table, unit, walker.started, walker.bases);
  for (const [n, { shot, along, flight }] of due.entries()) {
    walkTo(walker, Math.min(along, last));
    if (entryAt(state.units, shot.unit).status === 'on')
      shootAt(turn, shot, { ...entryAt(ways, n), stands: entryAt(state.units, unit).stands });
    noteShift(walker);
    if (!goesOn(turn, state, unit)) {
      stepClear(walker);
      return false;
    }
    if (flight !== null) flee(turn, flight.unit, unit, flight.cm, 'fire-and-flee', seen);
  }
  return true;
}

/** Fire strikes the attacker at the latest where it would stop if shaken. */
function lastPlace({ table, state }: Turn, { unit, steps }: Approach): Tenths {
  if (table.options['attack.shaken-continues']) return Number.POSITIVE_INFINITY;
  return Math.max(0, trackLength(wayOf(table, state, unit, steps)) - tenthsOf(table.rules.table.enemyGapCm));
}

/** Farthest distance: the declared path, then straight on until terrain, friends or the edge stop it (attack.follow). */
function farthest(turn: Turn, going: AttackOnward): Tenths {
  const { table, state } = turn;
  const { approach, track, declared } = going;
  const open = openUntil(turn, going);
  if (table.options['attack.follow'] === 'stop') return Math.min(open, declared);
  return Math.min(open, Math.max(declared, clearUntil(table, state, approach, track, declared)));
}

/** Without option attack.shaken-continues, an attacker shaken by this fire, not before, stops before contact. */
function isStoppedShort({ table, state }: Turn, { unit }: Approach, before: MoraleRung): boolean {
  return !table.options['attack.shaken-continues'] && entryAt(state.units, unit).rung > before;
}

/** Straight on without a contact, the attacker still keeps its distance from enemies (move.enemy-gap). */
function shortOf({ table, state }: Turn, { unit, passed }: Approach, track: Track, until: Tenths): Tenths {
  const { side } = entryAt(table.units, unit);
  const enemies = table.units
    .filter(
      ({ index, side: theirs }) =>
        theirs !== side && entryAt(state.units, index).status === 'on' && !passed.includes(index),
    )
    .map(({ index }) => bodyNow(table, state, index));
  const met = firstMet(track, enemies, tenthsOf(table.rules.table.enemyGapCm));
  return Math.min(until, met?.along ?? until);
}

/** Whether the attacker would stand on a unit: a friend it may pass, or open order it has passed. */
function isOnSomebody(
  { table, state }: Turn,
  { unit, passed }: Approach,
  track: Track,
  along: Tenths,
): boolean {
  const body = placeBase(track.footprint, poseAt(track, along));
  const { side } = entryAt(table.units, unit);
  return table.units.some(({ index, side: theirs }) => {
    if (index === unit || entryAt(state.units, index).status !== 'on') return false;
    if (theirs !== side && !passed.includes(index)) return false;
    return intrudes(body, bodyNow(table, state, index));
  });
}

function isOnTable({ table, state }: Turn, track: Track, along: Tenths): boolean {
  return isWhollyOn(fieldOf(table, state), placeBase(track.footprint, poseAt(track, along)));
}

/** The last distance up to this one at which it stands on nobody and wholly on the table. The start is always such a place. */
function clearOf(turn: Turn, approach: Approach, track: Track, until: Tenths): Tenths {
  let along = until;
  const isClear = (at: Tenths) => isOnTable(turn, track, at) && !isOnSomebody(turn, approach, track, at);
  while (along > 0 && !isClear(along)) along = Math.max(0, along - look);
  return along;
}

/** Step of that search, in tenths of a millimetre. */
const look: Tenths = 10;

/** Attacks another enemy that it meets, from where the path leads straight at it. That enemy may react if it has not yet. */
function turnOn(turn: Turn, going: AttackOnward, answered: readonly ReactionTaken[], met: MetEnemy): void {
  const { approach, walker, track } = going;
  const run = runTo(going, met.along);
  const steps = stepsTo(turn, going, met.along);
  turn.agenda.push({
    do: 'attack',
    approach: {
      ...approach,
      ...run,
      target: met.enemy,
      steps,
      gone: approach.gone + walker.gone,
      left: Math.max(0, trackLength(track) - met.along),
    },
    answered: answered.map((one) => ({ ...one, shot: null })),
  });
  hastenHelp(turn);
}

/** By option, flight shakes units that got away, not those that failed to flee or were caught and fight (attack.flee-after). */
function shakeFled({ table, state, resolution }: Turn, answered: readonly ReactionTaken[]): void {
  if (table.options['attack.flee-after'] !== 'shaken') return;
  for (const { unit, how, passed } of answered) {
    const { status, rung } = entryAt(state.units, unit);
    const isFled = (how === 'flee' || how === 'fire-and-flee') && passed !== false;
    const isMet = state.clashes.some(({ by, on }) => by === unit || on === unit);
    if (isFled && !isMet && status === 'on' && rung === 0)
      resolution.emit({ kind: 'rungSet', unit, rung: 1, by: 'attack.flee-after' });
  }
}
