/** Bearing: which bases bear on a target, in arc and range and on a free line (fire.bear, fire.arc-line, fire.arc-round). */

import {
  type Base,
  baseDistance,
  boundless,
  type Point,
  pointDistance,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import type { Kind } from '../../../model.ts';
import { lineAmong } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { type Ahead, aheadOf, type FireLine, lineAhead, linesAhead, nearestPointOf } from './ahead.ts';
import { basesIn, type FireContext } from './fire-context.ts';

export type BlockedBy = 'none' | 'friends' | 'terrain';

/** Firer, target and arc. */
export interface Targeting {
  readonly firer: UnitIndex;
  readonly target: UnitIndex;
  /** Kind of its companies that fires, if it has two. */
  readonly kind: Kind;
  /** Straight ahead of each base, or all round. */
  readonly arc: 'ahead' | 'round';
  readonly reach: Tenths;
}

/** Bases that bear, or the reason why none does. */
export interface Bearing {
  /** Which of the given bases bear. */
  readonly bears: readonly number[];
  readonly inArc: boolean;
  readonly blocked: BlockedBy;
  /** From the nearest base that counts to the target. */
  readonly range: Tenths;
  /** The nearest pair of bases, and a line between them. */
  readonly firing: Base;
  readonly struck: Base;
  readonly line: FireLine;
}

/** A base's free line, or its refusals. */
interface FoundBearing {
  readonly inArc: boolean;
  readonly blocked: BlockedBy;
  readonly line: FireLine | null;
}

const outOfArc: FoundBearing = { inArc: false, blocked: 'none', line: null };
const tooFar: FoundBearing = { inArc: true, blocked: 'none', line: null };

/** Tries lines in turn. Each is built only when it is tried. */
function tryLines(
  { places, field }: FireContext,
  { firer, target }: Targeting,
  count: number,
  lineOf: (n: number) => FireLine,
): FoundBearing {
  let blocked: BlockedBy = 'none';
  const shooting = { firer, target, flight: 'flat' } as const;
  for (let n = 0; n < count; n++) {
    const line = lineOf(n);
    const found = lineAmong(places, field, line, shooting);
    if (found === 'none') return { inArc: true, blocked: 'none', line };
    if (blocked === 'none') blocked = found;
  }
  return { inArc: true, blocked, line: null };
}

function findAhead(scene: FireContext, aim: Targeting, base: Base): FoundBearing {
  const targets = basesIn(scene, aim.target);
  const ahead: Ahead[] = [];
  for (const target of targets) {
    const part = aheadOf(base, target, aim.reach);
    if (part !== null) ahead.push(part);
  }
  if (ahead.length === 0)
    return targets.some((target) => aheadOf(base, target, boundless) !== null) ? tooFar : outOfArc;
  if (ahead.length > 1) ahead.sort((a, b) => a.distance - b.distance);
  return tryLines(scene, aim, ahead.length * linesAhead, (n) =>
    lineAhead(entryAt(ahead, Math.floor(n / linesAhead)), n % linesAhead),
  );
}

/** A plain point without other fields. */
function pointOf({ x, y }: Point): Point {
  return { x, y };
}

/** Number of bases of the target tried from one base. */
const mostTried = 3;

interface NearBase {
  readonly target: Base;
  readonly distance: Tenths;
}

/** Bases of the target within range of one base, nearest first. */
function nearFrom(scene: FireContext, aim: Targeting, base: Base): readonly NearBase[] {
  const near: NearBase[] = [];
  for (const target of basesIn(scene, aim.target)) {
    // Much cheaper than the exact distance.
    if (pointDistance(base.x, base.y, target.x, target.y) - base.reach - target.reach > aim.reach) continue;
    const distance = baseDistance(base, target);
    if (distance <= aim.reach) near.push({ target, distance });
  }
  return near.sort((a, b) => a.distance - b.distance);
}

/** From edge to edge, then from middle to middle. */
const linesRound = 2;

function findRound(scene: FireContext, aim: Targeting, base: Base): FoundBearing {
  const near = nearFrom(scene, aim, base);
  if (near.length === 0) return tooFar;
  return tryLines(scene, aim, Math.min(near.length, mostTried) * linesRound, (n) => {
    const { target } = entryAt(near, Math.floor(n / linesRound));
    if (n % linesRound > 0) return [pointOf(base), pointOf(target)];
    const mark = nearestPointOf(target, base);
    return [nearestPointOf(base, mark), mark];
  });
}

/** Looks from each of the given bases of the firer. There must be at least one. */
export function lookFrom(scene: FireContext, aim: Targeting, bases: readonly Base[]): Bearing {
  const found: FoundBearing[] = [];
  const bears: number[] = [];
  for (const base of bases) {
    const one = aim.arc === 'ahead' ? findAhead(scene, aim, base) : findRound(scene, aim, base);
    if (one.line !== null) bears.push(found.length);
    found.push(one);
  }
  const nearest = nearestPair(
    bears.length > 0 ? bears.map((at) => entryAt(bases, at)) : bases,
    basesIn(scene, aim.target),
  );
  const chosen = bears.length > 0 ? numberAt(bears, nearest.at) : nearest.at;
  return {
    bears,
    inArc: found.some(({ inArc }) => inArc),
    blocked: bears.length > 0 ? 'none' : (found.find(({ blocked }) => blocked !== 'none')?.blocked ?? 'none'),
    range: nearest.range,
    firing: nearest.firing,
    struck: nearest.struck,
    line: entryAt(found, chosen).line ?? [pointOf(nearest.firing), pointOf(nearest.struck)],
  };
}

interface BasePair {
  readonly at: number;
  readonly firing: Base;
  readonly struck: Base;
  readonly range: Tenths;
}

/** The nearest pair of bases. The first of equals. */
export function nearestPair(from: readonly Base[], to: readonly Base[]): BasePair {
  let nearest: BasePair | null = null;
  for (let at = 0; at < from.length; at++) {
    const firing = entryAt(from, at);
    for (const struck of to) {
      // Much cheaper than the exact distance, and most pairs are far apart.
      const apart = pointDistance(firing.x, firing.y, struck.x, struck.y) - firing.reach - struck.reach;
      if (nearest !== null && apart >= nearest.range) continue;
      const range = baseDistance(firing, struck);
      if (nearest === null || range < nearest.range) nearest = { at, firing, struck, range };
    }
  }
  if (nearest === null) throw new RangeError('nobody to measure between');
  return nearest;
}
