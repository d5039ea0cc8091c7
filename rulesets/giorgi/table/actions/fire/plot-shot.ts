/** `plotShot`: any shot worked out on the table, and its refusals. */

import { entryAt, none } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { Shot } from '../../state/model.ts';
import type { Refusals } from '../../state/turn.ts';
import { roundFire } from './aiming.ts';
import { artilleryFire, nothingFired } from './artillery.ts';
import { type FireContext, infoIn, leastBetween, unitIn } from './fire-context.ts';
import type { FireCase, ShotPlot } from './model.ts';
import { faces } from './rank.ts';
import { type AimedShot, isAimed } from './shot.ts';
import { smallArmsFire } from './small-arms.ts';
import { againstCase } from './volley.ts';

/** A plotted shot with its refusals. */
export interface AvailableShot {
  readonly shot: Shot;
  readonly firing: ShotPlot;
  /** Empty if it may be fired. */
  readonly refusals: Refusals;
}

export function availableShot(scene: FireContext, shot: Shot): AvailableShot {
  return availableFrom(scene, plotShot(scene, shot));
}

/** As `availableShot`, for a shot already plotted. */
export function availableFrom(scene: FireContext, firing: ShotPlot): AvailableShot {
  return { shot: firing.shot, firing, refusals: againstFiring(scene, firing) };
}

/** Plots a shot: the units struck, the facts of each, and all values that the player left open. */
export function plotShot(scene: FireContext, shot: Shot): ShotPlot {
  if (shot.shot === 'round') return roundFire(scene, shot);
  if (!isAimed(shot)) return nothingFired(scene, shot);
  if (shot.shot !== 'small-arms') return artilleryFire(scene, shot, shot.shot);
  const isOpen = unitIn(scene, shot.unit).stands.formation === 'square' && shot.face < 0;
  return isOpen ? fromSomeFace(scene, shot) : smallArmsFire(scene, shot);
}

/** From the first face that may fire at the target. A square inside a house or wood has no faces. */
function fromSomeFace(scene: FireContext, shot: AimedShot): ShotPlot {
  const { faces: fired } = unitIn(scene, shot.unit);
  let first: ShotPlot | null = null;
  for (const face of faces) {
    if (scene.way === null && (fired & (1 << face)) !== 0) continue;
    const firing = smallArmsFire(scene, { ...shot, face });
    if (isLegal(scene, firing)) return firing;
    first ??= firing;
  }
  return first ?? smallArmsFire(scene, { ...shot, face: 0 });
}

/** Whether a plotted shot strikes any unit lawfully. */
export function isLegal({ table }: FireContext, { cases }: ShotPlot): boolean {
  return cases.some(({ facts }) => againstCase(table.rules, facts).length === 0);
}

const nothing: Refusals = [];

/** Refusals of any fire of a unit, whatever its target. */
export function againstFirer(scene: FireContext, { unit, shot, face }: Shot): Refusals {
  const { status, quiet, rung, fired, faces: done, stands } = unitIn(scene, unit);
  if (status !== 'on') return ['unit.gone'];
  if (scene.way !== null) return nothing;
  // A unit that reformed is steady; one that rallied usually is not.
  if (quiet) return [rung === 0 ? 'morale.reform' : 'morale.rally'];
  if (!fired) return nothing;
  if (shot !== 'small-arms') return ['artillery.one-shot'];
  if (stands.formation === 'square') {
    const isLeft = face < 0 ? faces.some((each) => (done & (1 << each)) === 0) : (done & (1 << face)) === 0;
    return isLeft ? nothing : ['fire.one-target'];
  }
  return scene.table.options['fire.one-target'] === 'split' ? nothing : ['fire.one-target'];
}

/** Refusals of a shot at a target that only the table knows, in addition to those of the procedure. */
function againstTarget(scene: FireContext, { unit, shot, target, bases }: Shot): Refusals {
  const { table, way } = scene;
  if (target !== none) {
    const isEnemy = infoIn(scene, target).side !== infoIn(scene, unit).side;
    if (!isEnemy || unitIn(scene, target).status !== 'on') return ['fire.one-target'];
    if (way !== null && unitIn(scene, target).drew.includes(unit)) return ['attack.reaction-once'];
    // At enemies that do not assault it, a garrison fires only in its own fire phase.
    const isGarrison = unitIn(scene, unit).stands.house !== none;
    if (way !== null && isGarrison && way.target !== unit) return ['building.fire-when'];
  }
  if (bases.length > 0 && table.options['fire.one-target'] !== 'split' && shot === 'small-arms')
    return ['fire.one-target'];
  return nothing;
}

/** All refusals of a plotted shot. It may be fired if it strikes a unit lawfully, including the target if there is one. */
export function againstFiring(scene: FireContext, { shot, cases, missed }: ShotPlot): Refusals {
  const first = againstFirer(scene, shot);
  if (first.length > 0) return first;
  const second = againstTarget(scene, shot);
  if (second.length > 0) return second;
  if (missed !== null) return againstMissed(scene, missed);
  const meant = shot.target === none ? cases : cases.filter(({ target }) => target === shot.target);
  if (meant.length === 0) return [shot.shot === 'round' ? 'artillery.rod' : 'artillery.rod-from'];
  const refusals = meant.map(({ facts }) => againstCase(scene.table.rules, facts));
  const lawful = meant.filter((_, n) => entryAt(refusals, n).length === 0);
  if (lawful.length === 0) return allOf(refusals);
  return isPassedOver(scene, shot, lawful) ? ['fire.one-target'] : nothing;
}

/** Refusals for a target not under the rod. Usually the rod then crosses no soldier, but a square takes its dice wherever it is crossed. */
function againstMissed({ table }: FireContext, { facts }: FireCase): Refusals {
  const refusals = againstCase(table.rules, facts);
  return refusals.length > 0 ? refusals : ['artillery.square-rod'];
}

function allOf(lists: readonly Refusals[]): Refusals {
  return [...new Set<RuleId>(lists.flat())];
}

/** `fire.one-target` "nearest": whether a nearer enemy could be fired at. */
function isPassedOver(scene: FireContext, shot: Shot, lawful: readonly FireCase[]): boolean {
  if (scene.table.options['fire.one-target'] !== 'nearest' || scene.way !== null) return false;
  if (shot.shot !== 'small-arms') return false;
  const { side } = infoIn(scene, shot.unit);
  const range = Math.min(...lawful.map(({ facts }) => facts.rangeCm ?? 0)) * 100;
  return scene.table.units.some(({ index, side: theirs }) => {
    if (theirs === side || index === shot.target || unitIn(scene, index).status !== 'on') return false;
    if (leastBetween(scene, shot.unit, index) >= range) return false;
    const other = smallArmsFire(scene, { ...shot, target: index });
    const nearer = other.cases.some(
      (one) =>
        (one.facts.rangeCm ?? 0) * 100 < range && againstCase(scene.table.rules, one.facts).length === 0,
    );
    return nearer;
  });
}
