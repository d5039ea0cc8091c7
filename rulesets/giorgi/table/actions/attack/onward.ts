/** AttackOnward: an attacker under way, how far friends leave its path open, and how it goes on after losses to fire. */

import { straightRun, type Tenths, type Track, trackLength } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { freeUntil, poseAt } from '../../bodies/index.ts';
import type { MarchStep } from '../../state/commands.ts';
import type { Approach } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { takeGuns } from '../move/index.ts';
import { mayPass, othersOf } from '../move/other-bodies.ts';
import { setOut, type Walker, walkTo } from './attack-path.ts';
import { cut, wayOf, wholeWay } from './run.ts';

export interface AttackOnward {
  readonly approach: Approach;
  readonly walker: Walker;
  readonly track: Track;
  /** The declared path from its start. */
  readonly ordered: Track;
  /** Distance along it at which the enemy was expected. */
  readonly declared: Tenths;
  /** The path that led to a new start, or null if there was no new start. */
  readonly before: Walker | null;
}

export function setOutFor(turn: Turn, approach: Approach): AttackOnward {
  const { table, state } = turn;
  const { unit, steps } = approach;
  const track = wholeWay(table, state, approach);
  const way = { tracks: [track], formations: [entryAt(state.units, unit).stands.formation] };
  const ordered = wayOf(table, state, unit, steps);
  const declared = trackLength(ordered);
  return { approach, walker: setOut(turn, unit, way, 'attack'), track, ordered, declared, before: null };
}

/**
 * After losing bases a unit continues from its new middle. The last straight run is plotted again for the remaining body, from its start
 * or from where an enemy is met before that.
 */
export function goOnAfterFire(turn: Turn, going: AttackOnward, free: Tenths): AttackOnward {
  const { approach, walker, track, declared } = going;
  if (walker.shift === null) return going;
  walkTo(walker, Math.min(free, declared - approach.run));
  const { gone } = walker;
  takeGuns(turn, approach.unit, [track], gone);
  const by = declared - gone;
  const anew = setOutFor(turn, {
    ...approach,
    steps: by > 0 ? [{ step: 'march', by }] : [],
    gone: approach.gone + gone,
    left: Math.max(0, approach.left + Math.min(0, by)),
  });
  return { ...anew, before: walker };
}

/**
 * The straight run to an enemy on the path: the declared run, shortened or extended. If met before the last bend, the run that leads
 * there.
 */
export function runTo(
  { approach, track, declared }: AttackOnward,
  along: Tenths,
): Pick<Approach, 'run' | 'runFrom'> {
  const { run, runFrom } = approach;
  const straight = straightRun(track, along);
  if (along > declared - straightRun(track, declared)) return { run: run + along - declared, runFrom };
  return { run: straight, runFrom: poseAt(track, along - straight) };
}

/** The rest of the path to an enemy on it, as ordered, or from where it leads straight at the enemy. */
export function stepsTo(
  turn: Turn,
  { approach, walker, track }: AttackOnward,
  along: Tenths,
): readonly MarchStep[] {
  const { unit, steps, left } = approach;
  const whole: readonly MarchStep[] = left > 0 ? [...steps, { step: 'march', by: left }] : steps;
  const ordered = walker.gone > 0 ? null : cut(turn.table, turn.state, unit, whole, along);
  if (ordered !== null) return ordered;
  walkTo(walker, along - straightRun(track, along));
  takeGuns(turn, unit, walker.way.tracks, walker.gone);
  return along > walker.gone ? [{ step: 'march', by: along - walker.gone }] : [];
}

/** Distance up to which friends leave the declared path open. Some may have entered it since the declaration (turn.reactions). */
export function openUntil({ table, state }: Turn, { approach: { unit }, ordered }: AttackOnward): Tenths {
  const { stands } = entryAt(state.units, unit);
  const friends = othersOf(table, state, unit)
    .filter((other) => !other.isEnemy && !mayPass(table, stands, other))
    .map(({ body }) => body);
  return freeUntil(ordered, friends) ?? Number.POSITIVE_INFINITY;
}
