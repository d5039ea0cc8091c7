/** An attacker on its way: where it sets out, how far friends leave the way open, and how it goes on with what fire has left of it. */
import { straightRun, type Tenths, type Track, trackLength } from '@grognard/geometry';
import type { Approach } from '../model.ts';
import { poseAt, takeGuns } from '../move/index.ts';
import { freeUntil } from '../move/intrude.ts';
import { mayPass, othersOf } from '../move/others.ts';
import type { Turn } from '../turn.ts';
import { wayOf, wholeWay } from './run.ts';
import { setOut, type Walker, walkTo } from './walk.ts';

export interface Going {
  readonly approach: Approach;
  readonly walker: Walker;
  readonly track: Track;
  /** The way that was declared, from where it set out. */
  readonly ordered: Track;
  /** So far along the enemy was expected. */
  readonly declared: Tenths;
}

export function setOutFor(turn: Turn, approach: Approach): Going {
  const { table, state } = turn;
  const { unit, steps } = approach;
  const track = wholeWay(table, state, approach);
  const way = { tracks: [track], formations: [state.units[unit]!.stands.formation] };
  const ordered = wayOf(table, state, unit, steps);
  const declared = trackLength(ordered);
  return { approach, walker: setOut(turn, unit, way, 'attack'), track, ordered, declared };
}

/** Who has lost bases goes on from where its middle then is: the last straight run is laid anew for the body that is left. */
export function goOnAfterFire(turn: Turn, going: Going): Going {
  const { approach, walker, track, declared } = going;
  if (walker.shift === null) return going;
  walkTo(walker, declared - approach.run);
  const { gone } = walker;
  takeGuns(turn, approach.unit, [track], gone);
  const by = declared - gone;
  return setOutFor(turn, {
    ...approach,
    steps: by > 0 ? [{ step: 'march', by }] : [],
    gone: approach.gone + gone,
    left: Math.max(0, approach.left + Math.min(0, by)),
  });
}

/** The straight run to somebody on the way: that declared, cut short or led on; who is met before its last bend is met by the run that leads there. */
export function runTo(
  { approach, track, declared }: Going,
  along: Tenths,
): Pick<Approach, 'run' | 'runFrom'> {
  const { run, runFrom } = approach;
  const straight = straightRun(track, along);
  if (along > declared - straightRun(track, declared)) return { run: run + along - declared, runFrom };
  return { run: straight, runFrom: poseAt(track, along - straight) };
}

/** How far friends leave the declared way open: since it was declared, some may have come into it (turn.reactions). */
export function openUntil({ table, state }: Turn, { approach: { unit }, ordered }: Going): Tenths {
  const { stands } = state.units[unit]!;
  const friends = othersOf(table, state, unit)
    .filter((other) => !other.isEnemy && !mayPass(table, stands, other))
    .map(({ body }) => body);
  return freeUntil(ordered, friends) ?? Number.POSITIVE_INFINITY;
}
