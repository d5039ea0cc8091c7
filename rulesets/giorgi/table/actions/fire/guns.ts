/** Pieces of a battery: muzzles, arcs, and targets in them (artillery.arc, artillery.rod-from). */

import {
  type Arc,
  type Base,
  baseDistance,
  cornersOf,
  frontOf,
  isBaseInArc,
  isPointInArc,
  type Point,
  pointDistance,
  type Tenths,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { lineAmong } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Table } from '../../state/model.ts';
import { type FireLine, nearestPointOf } from './ahead.ts';
import type { BlockedBy } from './bearing.ts';
import { basesIn, bodyIn, type FireContext } from './fire-context.ts';

/** A manned piece of a battery. */
export interface Gun {
  /** Counted from the left, or -1 for the middle of the battery. */
  readonly number: number;
  readonly unit: UnitIndex;
  readonly base: Base;
  readonly muzzle: Point;
  readonly arc: Arc;
}

function pieceOf({ rules }: Table, unit: UnitIndex, number: number, base: Base): Gun {
  const muzzle = frontOf(base);
  // Arcs are in whole tenths of a degree.
  const halfAngle = Math.round(rules.table.gunArc * 10);
  return { number, unit, base, muzzle, arc: { ...muzzle, heading: base.heading, halfAngle } };
}

/** The pieces from which a battery may fire: the named one, or any that is manned. */
export function piecesIn(scene: FireContext, unit: UnitIndex, named: number): readonly Gun[] {
  const all = basesIn(scene, unit).map((base, number) => pieceOf(scene.table, unit, number, base));
  return named < 0 ? all : all.filter(({ number }) => number === named);
}

/** The muzzles from which a rod may be laid. */
export function muzzlesIn(scene: FireContext, unit: UnitIndex, named: number): readonly Gun[] {
  return scene.table.options['artillery.rod-from'] === 'middle'
    ? [pieceOf(scene.table, unit, -1, bodyIn(scene, unit))]
    : piecesIn(scene, unit, named);
}

/** A target as one piece sees it. */
export interface SightedTarget {
  readonly inArc: boolean;
  readonly blocked: BlockedBy;
  readonly range: Tenths;
  readonly struck: Base;
  readonly line: FireLine;
}

/** Number of bases of the target that are tried. */
const mostTried = 3;

/** Points of a base within the arc at which a piece may aim, nearest first. */
function marksOn(base: Base, { arc, muzzle }: Gun): Point[] {
  const marks = [nearestPointOf(base, muzzle), { x: base.x, y: base.y }, ...cornersOf(base)];
  return marks.filter(({ x, y }) => isPointInArc(arc, x, y)).slice(0, 2);
}

/** A target as a piece sees it. A shell flies over everything, so its line is not checked. */
export function sight(
  scene: FireContext,
  piece: Gun,
  target: UnitIndex,
  flight: 'flat' | 'high',
): SightedTarget {
  const all = basesIn(scene, target).map((base) => ({ base, range: baseDistance(piece.base, base) }));
  const within = all.filter(({ base }) => isBaseInArc(base, piece.arc));
  const near = (within.length > 0 ? within : all).sort((a, b) => a.range - b.range);
  const { base: struck, range } = entryAt(near, 0);
  const plain = { inArc: within.length > 0, range: rangeOf(scene, piece, target, range), struck };
  const straight: FireLine = [piece.muzzle, nearestPointOf(struck, piece.muzzle)];
  if (flight === 'high' || within.length === 0) return { ...plain, blocked: 'none', line: straight };
  let blocked: BlockedBy = 'none';
  for (const { base } of near.slice(0, mostTried))
    for (const mark of marksOn(base, piece)) {
      const line: FireLine = [piece.muzzle, mark];
      const found = lineAmong(scene.places, scene.field, line, { firer: piece.unit, target, flight });
      if (found === 'none') return { ...plain, blocked: 'none', line };
      if (blocked === 'none') blocked = found;
    }
  return { ...plain, blocked: blocked === 'none' ? 'terrain' : blocked, line: straight };
}

/** `fire.measure`: from the piece to the nearest point, or between the middles of battery and target. */
function rangeOf(scene: FireContext, { unit }: Gun, target: UnitIndex, nearest: Tenths): Tenths {
  if (scene.table.options['fire.measure'] === 'nearest') return nearest;
  const from = bodyIn(scene, unit);
  const to = bodyIn(scene, target);
  return pointDistance(from.x, from.y, to.x, to.y);
}
