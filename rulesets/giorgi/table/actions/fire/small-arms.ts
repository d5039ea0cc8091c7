/** Muskets, rifles and carbines: which bases fire, and the input of `fire` (chapter fire; building.fire, woods.half-range). */

import { type Base, boundless, pointDistance, type Tenths } from '@grognard/geometry';
import { numberAt } from '@grognard/lists';
import type { FireInput } from '../../../rules/fire/input.ts';
import { type FireSituation, shootingOf, smallArmsRangeCm } from '../../../rules/fire/situation.ts';
import { tenthsPerCm } from '../../../scenarios/measure.ts';
import type { Shot } from '../../state/model.ts';
import type { FireLine } from './ahead.ts';
import type { Bearing } from './bearing.ts';
import { factsOf, firerFacts, plainTarget, targetFacts } from './facts.ts';
import { bodyIn, type FireContext, placeIn, unitIn } from './fire-context.ts';
import type { FireCase, ShotPlot } from './model.ts';
import { firerOf, type Rank, ranksOf } from './rank.ts';
import { seenFrom } from './seen-target.ts';
import type { AimedShot } from './shot.ts';
import { againstCase } from './volley.ts';

/** Numbers of the bases that bear. A garrison or whole unit that looks as one bears as one. */
function bearingOf(scene: FireContext, { numbers, bases }: Rank, { bears }: Bearing): readonly number[] {
  if (bears.length === 0) return [];
  const asOne = bases.length !== numbers.length || scene.table.options['fire.bear'] === 'whole-unit';
  return asOne ? numbers : bears.map((at) => numberAt(numbers, at));
}

function reachOf(scene: FireContext, shooting: FireSituation): Tenths {
  // Measured between middles, the arc itself has no limit.
  if (scene.table.options['fire.measure'] === 'centre') return boundless;
  return Math.floor(smallArmsRangeCm(shooting) * tenthsPerCm);
}

/** Under "split" the bases that fire are named, so that each fires once. */
function asFired(scene: FireContext, shot: Shot, numbers: readonly number[]): Shot {
  if (scene.table.options['fire.one-target'] !== 'split' || scene.way !== null) return shot;
  return unitIn(scene, shot.unit).stands.formation === 'square' ? shot : { ...shot, bases: numbers };
}

/** The measured range. A firer in arc and on a free line of which no base bears is too far away. */
function rangeOf(scene: FireContext, { unit, target }: AimedShot, reach: Tenths, found: Bearing): Tenths {
  if (scene.table.options['fire.measure'] === 'centre') {
    const from = bodyIn(scene, unit);
    const to = bodyIn(scene, target);
    return pointDistance(from.x, from.y, to.x, to.y);
  }
  const isShort = found.bears.length === 0 && found.inArc && found.blocked === 'none';
  return isShort ? Math.max(found.range, reach + 1) : found.range;
}

/** A plotted shot of the companies of one kind. */
interface SmallArmsPlot {
  readonly case: FireCase;
  /** Bases that bear. */
  readonly numbers: readonly number[];
  readonly line: FireLine;
}

/** Each kind has its own range and arc. */
function layRank(scene: FireContext, shot: AimedShot, firer: FireInput['firer'], rank: Rank): SmallArmsPlot {
  const { unit, target } = shot;
  const { kind } = rank;
  const rough = factsOf(scene, 'small-arms', kind === firer.kind ? firer : { ...firer, kind }, plainTarget);
  const shooting = shootingOf(scene.table.rules, rough);
  const reach = reachOf(scene, shooting);
  const arc = shooting.firesAllRound ? 'round' : 'ahead';
  const found = seenFrom(scene, { firer: unit, target, kind, arc, reach }, rank.bases);
  const numbers = bearingOf(scene, rank, found);
  const facts: FireInput = {
    ...rough,
    // If no base bears, arc, line or range refuse the shot, and the number of bases does not matter.
    firer: firerOf(firer, numbers.length > 0 ? { kind, numbers } : rank),
    target: targetFacts(scene, unit, target, found.firing, found.struck),
    rangeCm: Math.min(200, rangeOf(scene, shot, reach, found) / tenthsPerCm),
    inArc: found.inArc,
    blocked: found.blocked,
  };
  return { case: { target, facts, hit: null }, numbers, line: found.line };
}

/** The small arms of a unit at a target. One case for each kind of company that could fire. */
export function smallArmsFire(scene: FireContext, shot: AimedShot): ShotPlot {
  const { unit, target } = shot;
  const place = placeIn(scene, unit, bodyIn(scene, target));
  const firer = firerFacts(scene, unit, place);
  const laid = ranksOf(scene, shot, place).map((rank) => layRank(scene, shot, firer, rank));
  const [first] = laid;
  if (first === undefined)
    return spent(factsOf(scene, 'small-arms', firer, plainTarget), shot, bodyIn(scene, unit));
  const firing = laid.length === 1 ? laid : laid.filter((one) => isLawful(scene, one));
  const [from, to] = (firing[0] ?? first).line;
  const numbers = firing.flatMap((one) => one.numbers);
  return {
    shot: asFired(scene, shot, numbers),
    cases: laid.map((one) => one.case),
    from,
    to,
    rod: [],
    missed: null,
  };
}

/** One kind may fire where the other may not. */
function isLawful({ table }: FireContext, laid: SmallArmsPlot): boolean {
  return againstCase(table.rules, laid.case.facts).length === 0;
}

/** The plot if every base has fired, or none stands on that face. */
function spent(rough: FireInput, shot: AimedShot, { x, y }: Base): ShotPlot {
  const facts = { ...rough, firer: { ...rough.firer, bases: 0 } };
  const at = { x, y };
  return {
    shot,
    cases: [{ target: shot.target, facts, hit: null }],
    from: at,
    to: at,
    rod: [],
    missed: null,
  };
}
