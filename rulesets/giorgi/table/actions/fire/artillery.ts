/** Input of `fire` for canister and shell (artillery.canister-nearest, artillery.howitzer-arc). */

import { entryAt } from '@grognard/lists';
import { tenthsPerCm } from '../../../scenarios/measure.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Shot } from '../../state/model.ts';
import { factsOf, firerFacts, targetFacts } from './facts.ts';
import { bodyIn, enemiesIn, type FireContext, leastBetween, placeIn } from './fire-context.ts';
import { type Gun, piecesIn, type SightedTarget, sight } from './guns.ts';
import type { ShotPlot } from './model.ts';
import type { AimedShot } from './shot.ts';
import { againstCase } from './volley.ts';

/** Whether no other enemy that the piece could strike is nearer (artillery.canister-nearest). */
function isNearest(scene: FireContext, piece: Gun, target: UnitIndex, { range }: SightedTarget): boolean {
  return enemiesIn(scene, piece.unit).every((other) => {
    if (other === target || leastBetween(scene, piece.unit, other) >= range) return true;
    const seen = sight(scene, piece, other, 'flat');
    return seen.range >= range || !seen.inArc || seen.blocked !== 'none';
  });
}

function fireFrom(scene: FireContext, piece: Gun, shot: AimedShot, what: 'canister' | 'shell'): ShotPlot {
  const { unit, target } = shot;
  const seen = sight(scene, piece, target, what === 'canister' ? 'flat' : 'high');
  const struck = targetFacts(scene, unit, target, piece.base, seen.struck);
  const mayStrike = seen.inArc && seen.blocked === 'none';
  const nearest = what === 'shell' || !mayStrike || isNearest(scene, piece, target, seen);
  const facts = {
    ...factsOf(scene, what, firerFacts(scene, unit, placeIn(scene, unit, seen.struck)), {
      ...struck,
      nearest,
    }),
    rangeCm: Math.min(200, seen.range / tenthsPerCm),
    inArc: seen.inArc,
    blocked: seen.blocked,
  };
  return {
    shot: { ...shot, piece: piece.number },
    cases: [{ target, facts, hit: null }],
    from: seen.line[0],
    to: seen.line[1],
    rod: [],
    missed: null,
  };
}

/** A round of canister or shell from the named piece, or from the first that may fire it. */
export function artilleryFire(scene: FireContext, shot: AimedShot, what: 'canister' | 'shell'): ShotPlot {
  let first: ShotPlot | null = null;
  for (const piece of piecesIn(scene, shot.unit, shot.piece)) {
    const firing = fireFrom(scene, piece, shot, what);
    if (againstCase(scene.table.rules, entryAt(firing.cases, 0).facts).length === 0) return firing;
    first ??= firing;
  }
  return first ?? nothingFired(scene, shot);
}

/** The plot if no such piece is manned. */
export function nothingFired(scene: FireContext, shot: Shot): ShotPlot {
  const { x, y } = bodyIn(scene, shot.unit);
  return { shot, cases: [], from: { x, y }, to: { x, y }, rod: [], missed: null };
}
