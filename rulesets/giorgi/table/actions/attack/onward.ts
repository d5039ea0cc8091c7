/** An attacker on its way: where it sets out, how far friends leave the way open, and how it goes on with what fire has left of it. */

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
  /** The way that was declared, from where it set out. */
  readonly ordered: Track;
  /** So far along the enemy was expected. */
  readonly declared: Tenths;
  /** The way that led to where it set out anew; null: it has not. */
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
 * Who has lost bases goes on from where its middle then is: the last straight run is laid anew for the body that is left, from where somebody
 * is met if that comes before.
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

/** The straight run to somebody on the way: that declared, cut short or led on; who is met before its last bend is met by the run that leads there. */
export function runTo(
  { approach, track, declared }: AttackOnward,
  along: Tenths,
): Pick<Approach, 'run' | 'runFrom'> {
  const { run, runFrom } = approach;
  const straight = straightRun(track, along);
  if (along > declared - straightRun(track, declared)) return { run: run + along - declared, runFrom };
  return { run: straight, runFrom: poseAt(track, along - straight) };
}

/** The rest of the way to somebody on it: as it was ordered, or from where it leads straight at him. */
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

/** How far friends leave the declared way open: since it was declared, some may have come into it (turn.reactions). */
export function openUntil({ table, state }: Turn, { approach: { unit }, ordered }: AttackOnward): Tenths {
  const { stands } = entryAt(state.units, unit);
  const friends = othersOf(table, state, unit)
    .filter((other) => !other.isEnemy && !mayPass(table, stands, other))
    .map(({ body }) => body);
  return freeUntil(ordered, friends) ?? Number.POSITIVE_INFINITY;
}
