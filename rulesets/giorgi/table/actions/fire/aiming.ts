/** Aiming of round shot: the piece and the point of the rod, if the player gives none (artillery.rod-from). */

import { type Base, cornersOf, isPointInArc, type Point } from '@grognard/geometry';
import { indexOrNull, none, present } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { Shot } from '../../state/model.ts';
import { nothingFired } from './artillery.ts';
import { basesIn, type FireContext, unitIn } from './fire-context.ts';
import { type Gun, muzzlesIn } from './guns.ts';
import type { FireCase, ShotPlot } from './model.ts';
import { crowdIn, type FireCrowd, type LaidRod, layRod, missedBy } from './rod.ts';
import { judge, oddsOfVolley } from './volley.ts';

/** A rod found for a target, and the point it goes through. */
export interface AimedRod {
  readonly rod: LaidRod;
  readonly at: Point;
}

/** Mean kills of a case. 0 if it is forbidden. */
export function meanOf({ table }: FireContext, { facts }: FireCase): number {
  const { volley } = judge(table.rules, facts, null);
  return volley === null ? 0 : oddsOfVolley(volley).mean;
}

/** Value of a rod: 0 if the target may not be struck like this, null if the target is not under it. */
function worthOf(scene: FireContext, { cases }: LaidRod, target: UnitIndex): number | null {
  const meant = cases.find((one) => one.target === target);
  if (meant === undefined) return null;
  if (meanOf(scene, meant) === 0) return 0;
  return cases.reduce((worth, one) => worth + meanOf(scene, one), 0);
}

/** The rod through the middle of a base of the target with most mean kills. The first of equals, or null if none lies over the target. */
export function bestRod(
  scene: FireContext,
  pieces: readonly Gun[],
  target: UnitIndex,
  crowd: FireCrowd,
): AimedRod | null {
  const bases = basesIn(scene, target);
  const best = bestThrough(scene, pieces, target, crowd, bases);
  if (best !== null || unitIn(scene, target).stands.formation !== 'square') return best;
  // A square takes its dice wherever the rod crosses it, so a corner is as good.
  return bestThrough(scene, pieces, target, crowd, bases.flatMap(insideCorners));
}

function bestThrough(
  scene: FireContext,
  pieces: readonly Gun[],
  target: UnitIndex,
  crowd: FireCrowd,
  marks: readonly Point[],
): AimedRod | null {
  let best: AimedRod | null = null;
  let most = -1;
  for (const piece of pieces)
    for (const { x, y } of marks) {
      if (!isPointInArc(piece.arc, x, y)) continue;
      const rod = layRod(scene, piece, { x, y }, crowd);
      const worth = rod === null ? null : worthOf(scene, rod, target);
      if (rod === null || worth === null || worth <= most) continue;
      best = { rod, at: { x, y } };
      most = worth;
    }
  return best;
}

/** Points just inside the corners of a base. A rod that only touches a base does not go through it. */
function insideCorners(base: Base): readonly Point[] {
  return cornersOf(base).map((corner) => ({
    x: Math.round(base.x + (corner.x - base.x) * inside),
    y: Math.round(base.y + (corner.y - base.y) * inside),
  }));
}

const inside = 0.9;

function asFiring(shot: Shot, { rod: { piece, to, cases }, at }: AimedRod): ShotPlot {
  const rod = cases.flatMap(({ hit }) => (hit === null ? [] : [hit]));
  return { shot: { ...shot, piece: piece.number, at }, cases, from: piece.muzzle, to, rod, missed: null };
}

/** The rod through a point, from the named piece or the first from which it strikes a unit. */
function throughPoint(
  scene: FireContext,
  pieces: readonly Gun[],
  at: Point,
  crowd: FireCrowd,
): AimedRod | null {
  let first: LaidRod | null = null;
  for (const piece of pieces) {
    const rod = layRod(scene, piece, at, crowd);
    if (rod?.cases.some((one) => meanOf(scene, one) > 0)) return { rod, at };
    first ??= rod;
  }
  return first === null ? null : { rod: first, at };
}

/**
 * A round shot through the given point, or otherwise where it does most to the target. Only units under the rod are struck
 * (`artillery.square-rod`).
 */
export function roundFire(scene: FireContext, shot: Shot): ShotPlot {
  const pieces = muzzlesIn(scene, shot.unit, shot.piece);
  const [first] = pieces;
  if (first === undefined) return nothingFired(scene, shot);
  const crowd = crowdIn(scene, shot.unit);
  const { target } = shot;
  const aimed =
    shot.at !== null
      ? throughPoint(scene, pieces, shot.at, crowd)
      : bestRod(scene, pieces, present(indexOrNull(target), 'target of the rod'), crowd);
  const firing =
    aimed === null ? { ...nothingFired(scene, shot), from: first.muzzle } : asFiring(shot, aimed);
  if (target === none || firing.cases.some((one) => one.target === target)) return firing;
  return { ...firing, missed: missedBy(scene, aimed?.rod.piece ?? first, target) };
}
