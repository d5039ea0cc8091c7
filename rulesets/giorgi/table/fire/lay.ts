/** A shot laid on the table, whatever it is, and the rules against it. */
import { type Base, boundless, isBaseInArc, type Tenths } from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';
import { bodyNow } from '../bodies/index.ts';
import type { Approach, Shot, State, Table } from '../model.ts';
import type { No } from '../turn.ts';
import { aheadOf } from './ahead.ts';
import { roundFire } from './aiming.ts';
import { artilleryFire, nothingFired } from './artillery.ts';
import type { FireCase, Firing } from './model.ts';
import { piecesIn } from './pieces.ts';
import { infoIn, leastBetween, type OnTheWay, type Scene, sceneOf, unitIn } from './scene.ts';
import { faces, smallArmsFire } from './small-arms.ts';
import { nearestPlaces, onTheWay, wayAhead } from './strike.ts';
import { againstCase } from './volley.ts';
import { weaponReach } from './weapon.ts';

/** Lays a shot: who is struck, with which facts, and everything its player left open. */
export function layShot(scene: Scene, shot: Shot): Firing {
  if (shot.shot === 'round') return roundFire(scene, shot);
  if (shot.target < 0) return nothingFired(scene, shot);
  if (shot.shot !== 'small-arms') return artilleryFire(scene, shot, shot.shot);
  const isOpen = unitIn(scene, shot.unit).stands.formation === 'square' && shot.face < 0;
  return isOpen ? fromSomeFace(scene, shot) : smallArmsFire(scene, shot);
}

/** From the first face that may fire at the target; a square inside a house or wood has none. */
function fromSomeFace(scene: Scene, shot: Shot): Firing {
  const { faces: fired } = unitIn(scene, shot.unit);
  let first: Firing | null = null;
  for (const face of faces) {
    if (scene.way === null && (fired & (1 << face)) !== 0) continue;
    const firing = smallArmsFire(scene, { ...shot, face });
    if (isLegal(scene, firing)) return firing;
    first ??= firing;
  }
  return first ?? smallArmsFire(scene, { ...shot, face: 0 });
}

function isLegal({ table }: Scene, { cases }: Firing): boolean {
  return cases.some(({ facts }) => againstCase(table.rules, facts).length === 0);
}

const nothing: No = [];

/** What stands against any fire of a unit at all, whomever it aims at. */
export function againstFirer(scene: Scene, { unit, shot, face }: Shot): No {
  const { status, quiet, rung, fired, faces: done, stands } = unitIn(scene, unit);
  if (status !== 'on') return ['unit.gone'];
  if (scene.way !== null) return nothing;
  // Whoever reformed is steady; whoever rallied usually is not.
  if (quiet) return [rung === 0 ? 'morale.reform' : 'morale.rally'];
  if (!fired) return nothing;
  if (shot !== 'small-arms') return ['artillery.one-shot'];
  if (stands.formation === 'square') {
    const isLeft = face < 0 ? faces.some((each) => (done & (1 << each)) === 0) : (done & (1 << face)) === 0;
    return isLeft ? nothing : ['fire.one-target'];
  }
  return scene.table.options['fire.one-target'] === 'split' ? nothing : ['fire.one-target'];
}

/** What the table has against a shot at a target, besides the procedure. */
function againstTarget(scene: Scene, { unit, shot, target, bases }: Shot): No {
  const { table, way } = scene;
  if (target >= 0) {
    const isEnemy = infoIn(scene, target).side !== infoIn(scene, unit).side;
    if (!isEnemy || unitIn(scene, target).status !== 'on') return ['fire.one-target'];
    if (way !== null && unitIn(scene, target).drew.includes(unit)) return ['attack.reaction-once'];
    // At others than those who assault it a garrison fires in its own fire phase only.
    const isGarrison = unitIn(scene, unit).stands.house >= 0;
    if (way !== null && isGarrison && way.target !== unit) return ['building.fire-when'];
  }
  if (bases.length > 0 && table.options['fire.one-target'] !== 'split' && shot === 'small-arms')
    return ['fire.one-target'];
  return nothing;
}

/** All rules against a shot that has been laid; it may be fired if a unit is struck lawfully, and so is the target if there is one. */
export function againstFiring(scene: Scene, { shot, cases }: Firing): No {
  const first = againstFirer(scene, shot);
  if (first.length > 0) return first;
  const second = againstTarget(scene, shot);
  if (second.length > 0) return second;
  const meant = shot.target < 0 ? cases : cases.filter(({ target }) => target === shot.target);
  if (meant.length === 0) return [shot.shot === 'round' ? 'artillery.rod' : 'artillery.rod-from'];
  const against = meant.map(({ facts }) => againstCase(scene.table.rules, facts));
  if (!against.some((rules) => rules.length === 0)) return allOf(against);
  return isPassedOver(scene, shot, meant[0]!) ? ['fire.one-target'] : nothing;
}

function allOf(lists: readonly No[]): No {
  return [...new Set<RuleId>(lists.flat())];
}

/** `fire.one-target` "nearest": whether somebody nearer could be fired at. */
function isPassedOver(scene: Scene, shot: Shot, { target, facts }: FireCase): boolean {
  if (scene.table.options['fire.one-target'] !== 'nearest' || scene.way !== null) return false;
  if (shot.shot !== 'small-arms') return false;
  const { side } = infoIn(scene, shot.unit);
  const range = (facts.rangeCm ?? 0) * 100;
  return scene.table.units.some(({ index, side: theirs }) => {
    if (theirs === side || index === target || unitIn(scene, index).status !== 'on') return false;
    if (leastBetween(scene, shot.unit, index) >= range) return false;
    const other = smallArmsFire(scene, { ...shot, target: index });
    const nearer = other.cases.some(
      (one) =>
        (one.facts.rangeCm ?? 0) * 100 < range && againstCase(scene.table.rules, one.facts).length === 0,
    );
    return nearer;
  });
}

/** Whether a body could be in the arc of a unit's fire at all; found sooner than a shot is laid. */
function couldBear(table: Table, state: State, { unit, shot }: Shot, body: Base): boolean {
  const { stands } = state.units[unit]!;
  if (shot !== 'small-arms') {
    const scene = sceneOf(table, state, null);
    return piecesIn(scene, unit, -1).some(({ arc }) => isBaseInArc(body, arc));
  }
  const firesAhead = stands.formation === 'line' || stands.formation === 'column';
  if (!firesAhead || stands.house >= 0 || table.units[unit]!.arm === 'horse') return true;
  return aheadOf(bodyNow(table, state, unit), body, boundless) !== null;
}

/** So near to a place at which it was tried in vain no shot is tried again. */
const apart: Tenths = 100;

/**
 * Where an attacker is when a shot strikes it: the nearest point of its way at which it can be fired at (attack.reaction-when), or contact.
 * Where there is none, the nearest of all, so that the rules against it can be named.
 */
export function struckAt(table: Table, state: State, shot: Shot, approach: Approach): OnTheWay {
  const track = wayAhead(table, state, approach);
  const at = (along: number) => onTheWay(table, state, approach, track, along);
  if (table.options['attack.reaction-when'] === 'contact') return at(track.length);
  const places = nearestPlaces(table, state, shot.unit, track, approach.unit);
  const isEver = shot.shot === 'small-arms' || shot.shot === 'canister';
  const reach = isEver ? weaponReach(table, shot.unit, shot.shot) : -1;
  const vain: number[] = [];
  for (const { along, distance, body } of places) {
    if (distance > reach) break;
    if (vain.some((other) => Math.abs(other - along) < apart)) continue;
    if (!couldBear(table, state, shot, body)) continue;
    const way = at(along);
    const scene = sceneOf(table, state, way);
    if (isLegal(scene, layShot(scene, shot))) return way;
    vain.push(along);
  }
  return at(places[0]?.along ?? 0);
}
