/** Which bases bear on a target: in arc and range, on a free line (fire.bear, fire.arc-line, fire.arc-round). */
import {
  type Base,
  baseDistance,
  boundless,
  type Point,
  pointDistance,
  type Tenths,
} from '@grognard/geometry';
import { lineAmong } from '../field/index.ts';
import { aheadOf, type FireLine, nearestPointOf } from './ahead.ts';
import { basesIn, type Scene } from './scene.ts';

export type Blocked = 'none' | 'friends' | 'terrain';

/** Who fires at whom and how. */
export interface Aim {
  readonly firer: number;
  readonly target: number;
  /** Straight ahead of each base, or all round. */
  readonly arc: 'ahead' | 'round';
  readonly reach: Tenths;
}

/** What was found; without a base that bears, why not. */
export interface Bearing {
  /** Which of the bases asked about bear. */
  readonly bears: readonly number[];
  readonly inArc: boolean;
  readonly blocked: Blocked;
  /** From the nearest base that counts to the target. */
  readonly range: Tenths;
  /** The pair of bases nearest to each other, and a line between them. */
  readonly firing: Base;
  readonly struck: Base;
  readonly line: FireLine;
}

/** One base: its free line, or what stands against it. */
interface Found {
  readonly inArc: boolean;
  readonly blocked: Blocked;
  readonly line: FireLine | null;
}

const outOfArc: Found = { inArc: false, blocked: 'none', line: null };
const tooFar: Found = { inArc: true, blocked: 'none', line: null };

function tryLines({ places, field }: Scene, { firer, target }: Aim, lines: readonly FireLine[]): Found {
  let blocked: Blocked = 'none';
  for (const line of lines) {
    const found = lineAmong(places, field, line, { firer, target, flight: 'flat' });
    if (found === 'none') return { inArc: true, blocked: 'none', line };
    if (blocked === 'none') blocked = found;
  }
  return { inArc: true, blocked, line: null };
}

function findAhead(scene: Scene, aim: Aim, base: Base): Found {
  const targets = basesIn(scene, aim.target);
  const ahead = targets
    .map((target) => aheadOf(base, target, aim.reach))
    .filter((found) => found !== null)
    .sort((a, b) => a.distance - b.distance);
  if (ahead.length === 0)
    return targets.some((target) => aheadOf(base, target, boundless) !== null) ? tooFar : outOfArc;
  return tryLines(
    scene,
    aim,
    ahead.flatMap(({ lines }) => lines),
  );
}

/** A point alone, without what stands there. */
function pointOf({ x, y }: Point): Point {
  return { x, y };
}

/** As many bases of the target are tried from one base. */
const mostTried = 3;

function findRound(scene: Scene, aim: Aim, base: Base): Found {
  const near = basesIn(scene, aim.target)
    // Much sooner found than the distance itself.
    .filter(({ x, y, reach }) => pointDistance(base.x, base.y, x, y) - base.reach - reach <= aim.reach)
    .map((target) => ({ target, distance: baseDistance(base, target) }))
    .filter(({ distance }) => distance <= aim.reach)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostTried);
  if (near.length === 0) return tooFar;
  return tryLines(
    scene,
    aim,
    near.flatMap(({ target }): FireLine[] => {
      const mark = nearestPointOf(target, base);
      return [
        [nearestPointOf(base, mark), mark],
        [pointOf(base), pointOf(target)],
      ];
    }),
  );
}

/** Looks from each of some bases of the firer; there is at least one. */
export function lookFrom(scene: Scene, aim: Aim, bases: readonly Base[]): Bearing {
  const found = bases.map((base) =>
    aim.arc === 'ahead' ? findAhead(scene, aim, base) : findRound(scene, aim, base),
  );
  const bears = found.flatMap(({ line }, at) => (line === null ? [] : [at]));
  const counting = bears.length > 0 ? bears : bases.map((_, at) => at);
  const nearest = nearestPair(
    counting.map((at) => bases[at]!),
    basesIn(scene, aim.target),
  );
  const chosen = counting[nearest.at]!;
  return {
    bears,
    inArc: found.some(({ inArc }) => inArc),
    blocked: bears.length > 0 ? 'none' : (found.find(({ blocked }) => blocked !== 'none')?.blocked ?? 'none'),
    range: nearest.range,
    firing: nearest.firing,
    struck: nearest.struck,
    line: found[chosen]!.line ?? [pointOf(nearest.firing), pointOf(nearest.struck)],
  };
}

interface Pair {
  readonly at: number;
  readonly firing: Base;
  readonly struck: Base;
  readonly range: Tenths;
}

/** The bases nearest to each other; of several the first. */
export function nearestPair(from: readonly Base[], to: readonly Base[]): Pair {
  let nearest: Pair | null = null;
  from.forEach((firing, at) => {
    for (const struck of to) {
      // Much sooner found than the distance itself, and most pairs are far apart.
      const apart = pointDistance(firing.x, firing.y, struck.x, struck.y) - firing.reach - struck.reach;
      if (nearest !== null && apart >= nearest.range) continue;
      const range = baseDistance(firing, struck);
      if (nearest === null || range < nearest.range) nearest = { at, firing, struck, range };
    }
  });
  if (nearest === null) throw new RangeError('nobody to measure between');
  return nearest;
}
