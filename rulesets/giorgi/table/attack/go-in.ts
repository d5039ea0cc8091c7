/** The attacker goes in: fired at on its way, to contact with whoever is there, or straight on (attack.losses-first, attack.follow). */
import {
  type Base,
  firstMet,
  flushGap,
  isWithin,
  placeBase,
  type Tenths,
  type Track,
  trackLength,
} from '@grognard/geometry';
import { basesOf, bodyNow, bodyOf } from '../bodies/index.ts';
import { shootAt, struckAt } from '../fire/index.ts';
import { flee } from '../forced/index.ts';
import { areTouching } from '../melee/ground.ts';
import type { Answered, Approach, Shot } from '../model.ts';
import { poseAt, takeGuns } from '../move/index.ts';
import { intrudes } from '../move/intrude.ts';
import { tenthsOf } from '../table.ts';
import type { Turn } from '../turn.ts';
import { meet } from './contact.ts';
import { comeUp } from './help.ts';
import { runAtContact, wayOf, wholeWay } from './run.ts';
import { clearUntil } from './straight-on.ts';
import { goesOn, noteShift, setOut, type Walker, walkTo } from './walk.ts';

/** Carries an answered attack out. */
export function goIn(turn: Turn, approach: Approach, answered: readonly Answered[]): void {
  const { table, state } = turn;
  const { unit } = approach;
  const declared = trackLength(wayOf(table, state, unit, approach.steps));
  const track = wholeWay(table, state, approach);
  const way = { tracks: [track], formations: [state.units[unit]!.stands.formation] };
  const walker = setOut(turn, unit, way, 'attack');
  const held = heldBy(turn, approach, answered);
  const free = (held ?? whomMet(turn, approach, track, trackLength(track)))?.along ?? trackLength(track);
  if (!faceFire(walker, approach, answered, free)) {
    shakeFled(turn, approach, answered);
    return;
  }
  const until = farthest(turn, approach, track, declared);
  const met = held ?? whomMet(turn, approach, track, until);
  if (isStoppedShort(turn, approach)) {
    const along = (met?.along ?? until) - tenthsOf(table.rules.table.enemyGapCm);
    halt(walker, Math.max(walker.gone, along));
    return;
  }
  if (met === null) halt(walker, clearOf(turn, approach, track, shortOf(turn, approach, track, until)));
  else if (isOnSomebody(turn, approach, track, met.along))
    halt(walker, clearOf(turn, approach, track, met.along));
  else if (met.enemy !== approach.target && !answered.some((one) => one.unit === met.enemy))
    turnOn(turn, walker, { ...approach, run: runAtContact(approach, met.along, declared) }, answered, met);
  else if (meet(walker, approach, answered, met.enemy, { along: met.along, declared }) === 'stops')
    comeUp(turn, approach, answered, met.enemy);
  shakeFled(turn, approach, answered);
}

/** The attack ends here without contact; guns that lay on its way are taken (artillery.abandoned). */
function halt(walker: Walker, along: Tenths): void {
  walkTo(walker, along);
  takeGuns(walker.turn, walker.unit, walker.way.tracks, walker.gone);
}

export interface Met {
  readonly enemy: number;
  readonly along: Tenths;
}

interface Due {
  readonly shot: Shot;
  readonly along: Tenths;
  readonly flight: Answered | null;
}

/** Fires in the order of their points, none beyond the first enemy on the way; false: the attack ended under them. */
function faceFire(walker: Walker, approach: Approach, answered: readonly Answered[], free: Tenths): boolean {
  const { turn, unit } = walker;
  const { table, state } = turn;
  const due: Due[] = answered.flatMap((one) => {
    if (one.shot === null || state.units[one.unit]!.status !== 'on') return [];
    const { along } = struckAt(table, state, one.shot, approach);
    return [{ shot: one.shot, along, flight: one.how === 'fire-and-flee' ? one : null }];
  });
  due.sort((a, b) => a.along - b.along || a.shot.unit - b.shot.unit);
  const ways = due.map(({ shot }) => struckAt(table, state, shot, approach));
  const last = Math.min(free, lastPlace(turn, approach));
  // Who fires and flees runs from where the attack came, not along the front that is upon him.
  const seen = bodyOf(table, unit, walker.started, walker.bases);
  for (const [n, { shot, along, flight }] of due.entries()) {
    walkTo(walker, Math.min(along, last));
    if (state.units[shot.unit]!.status === 'on')
      shootAt(turn, shot, { ...ways[n]!, stands: state.units[unit]!.stands });
    if (!goesOn(turn, state, unit)) return false;
    noteShift(walker);
    if (flight !== null) flee(turn, flight.unit, unit, flight.cm, 'fire-and-flee', seen);
  }
  return true;
}

/** Fire strikes it no farther on than where it would stop if shaken. */
function lastPlace({ table, state }: Turn, { unit, steps }: Approach): Tenths {
  if (table.options['attack.shaken-continues']) return Number.POSITIVE_INFINITY;
  return Math.max(0, trackLength(wayOf(table, state, unit, steps)) - tenthsOf(table.rules.table.enemyGapCm));
}

/** How far it may go: its declared way, and straight on as far as ground, friends and the edge let it (attack.follow). */
function farthest(turn: Turn, approach: Approach, track: Track, declared: Tenths): Tenths {
  const { table, state } = turn;
  if (table.options['attack.follow'] === 'stop') return declared;
  return Math.max(declared, clearUntil(table, state, approach, track, declared));
}

/** A reactor that has come into contact already: the attacker goes no farther. */
function heldBy({ table, state }: Turn, { unit }: Approach, answered: readonly Answered[]): Met | null {
  const by = answered.find(
    (one) => one.how === 'counter-attack' && one.passed === true && areTouching(table, state, one.unit, unit),
  );
  return by === undefined ? null : { enemy: by.unit, along: 0 };
}

/** Whom the way meets first; of several at once the target. */
function whomMet(
  { table, state }: Turn,
  { unit, target, passed, left }: Approach,
  track: Track,
  until: Tenths,
): Met | null {
  const { side } = table.units[unit]!;
  // With a move that was just long enough it ends at its target and does not go on into it.
  const atEnd = left === 0 ? target : -1;
  let first: Met | null = null;
  for (const { index, side: theirs } of table.units) {
    if (theirs === side || state.units[index]!.status !== 'on' || passed.includes(index)) continue;
    const bases = basesOf(table, state, index);
    const along = firstMet(track, bases, 0)?.along ?? (index === atEnd ? touchedAtEnd(track, bases) : null);
    if (along === null || along > until) continue;
    const isBefore = first === null || along < first.along - alike;
    if (isBefore || (index === target && along <= first!.along + alike)) first = { enemy: index, along };
  }
  return first;
}

/** The end of a way, if somebody is touched there. */
function touchedAtEnd(track: Track, bases: readonly Base[]): Tenths | null {
  const body = placeBase(track.footprint, track.to);
  return bases.some((base) => isWithin(body, base, flushGap)) ? trackLength(track) : null;
}

/** So little difference is none. */
const alike: Tenths = 3;

/** An attacker that fire has shaken may stop before contact, by option (attack.shaken-continues). */
function isStoppedShort({ table, state }: Turn, { unit }: Approach): boolean {
  return !table.options['attack.shaken-continues'] && state.units[unit]!.rung > 0;
}

/** Straight on without meeting anybody, it still keeps its distance (move.enemy-gap). */
function shortOf({ table, state }: Turn, { unit, passed }: Approach, track: Track, until: Tenths): Tenths {
  const { side } = table.units[unit]!;
  const enemies = table.units
    .filter(
      ({ index, side: theirs }) =>
        theirs !== side && state.units[index]!.status === 'on' && !passed.includes(index),
    )
    .map(({ index }) => bodyNow(table, state, index));
  const met = firstMet(track, enemies, tenthsOf(table.rules.table.enemyGapCm));
  return Math.min(until, met?.along ?? until);
}

/** Whether the attacker would stand on somebody: a friend it may pass, or open order that it has passed. */
function isOnSomebody(
  { table, state }: Turn,
  { unit, passed }: Approach,
  track: Track,
  along: Tenths,
): boolean {
  const body = placeBase(track.footprint, poseAt(track, along));
  const { side } = table.units[unit]!;
  return table.units.some(({ index, side: theirs }) => {
    if (index === unit || state.units[index]!.status !== 'on') return false;
    if (theirs !== side && !passed.includes(index)) return false;
    return intrudes(body, bodyNow(table, state, index));
  });
}

/** The last place up to this one at which it stands on nobody; it has set out from such a place. */
function clearOf(turn: Turn, approach: Approach, track: Track, until: Tenths): Tenths {
  let along = until;
  while (along > 0 && isOnSomebody(turn, approach, track, along)) along = Math.max(0, along - look);
  return along;
}

/** How finely such a place is looked for. */
const look: Tenths = 10;

/** Another enemy is met: it is attacked in its turn, and may answer if it has not yet. */
function turnOn(
  turn: Turn,
  walker: Walker,
  approach: Approach,
  answered: readonly Answered[],
  met: Met,
): void {
  const { gone } = walker;
  turn.agenda.push({
    do: 'attack',
    approach: {
      ...approach,
      target: met.enemy,
      steps: met.along > gone ? [{ step: 'march', by: met.along - gone }] : [],
      gone: approach.gone + gone,
      left: Math.max(0, trackLength(walker.way.tracks[0]!) - met.along),
    },
    answered: answered.map((one) => ({ ...one, shot: null })),
  });
}

/** By option flight shakes who got away (attack.flee-after). */
function shakeFled(
  { table, state, happening }: Turn,
  _approach: Approach,
  answered: readonly Answered[],
): void {
  if (table.options['attack.flee-after'] !== 'shaken') return;
  for (const { unit, how } of answered) {
    const { status, rung } = state.units[unit]!;
    if ((how === 'flee' || how === 'fire-and-flee') && status === 'on' && rung === 0)
      happening.emit({ kind: 'rungSet', unit, rung: 1, by: 'attack.flee-after' });
  }
}
