/** Facts about firer and target for the input of `fire`, for any shot. */

import type { Base } from '@grognard/geometry';
import { type Formation, isLightInfantry, type Kind, type Surroundings } from '../../../model.ts';
import type { FireInput } from '../../../rules/fire/input.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { MoraleRung, Shot, UnitFormation, UnitInfo, UnitState } from '../../state/model.ts';
import { coverIn, type FireContext, infoIn, isHigher, strengthIn, unitIn } from './fire-context.ts';

type Firer = FireInput['firer'];
type Target = FireInput['target'];

const states: Readonly<Record<MoraleRung, Firer['state']>> = {
  0: 'steady',
  1: 'shaken',
  2: 'shaken',
  3: 'routing',
};

/** Gunners away from their pieces count as limbered, because they cannot fire. */
function firingOrder(formation: UnitFormation): Formation {
  return formation === 'gunners' ? 'limbered' : formation;
}

/** Whether at least half of the original guns are lost (artillery.half-battery). */
function hasLostHalf(scene: FireContext, unit: UnitIndex): boolean {
  const { arm, bases } = infoIn(scene, unit);
  return arm === 'artillery' && 2 * strengthIn(scene, unit) <= bases;
}

/**
 * Whether a unit has used the move of this player turn: now, or early in a breakthrough (move.spent). The latter counts only for units
 * that either fire or move.
 */
export function hasMoved({ arm, kind }: UnitInfo, { moved, spent, stands }: UnitState): boolean {
  if (moved || !spent) return moved;
  return arm === 'foot' && !(isLightInfantry(kind) && stands.formation === 'open');
}

/** The firer. The caller fills in the number of bases that bear. */
export function firerFacts(scene: FireContext, unit: UnitIndex, place: Surroundings): Firer {
  const { kind, carbine, calibre } = infoIn(scene, unit);
  const now = unitIn(scene, unit);
  const { stands, rung } = now;
  return {
    kind,
    formation: firingOrder(stands.formation),
    bases: strengthIn(scene, unit),
    pairs: null,
    place,
    state: states[rung],
    moved: hasMoved(infoIn(scene, unit), now),
    carbine,
    calibre,
    halfLost: hasLostHalf(scene, unit),
    assaulted: scene.way?.target === unit,
  };
}

/** Gunners on foot count as foot in column (artillery.abandoned). */
function struckAs(kind: Kind, formation: UnitFormation): { kind: Kind; formation: Formation } {
  return formation === 'gunners' ? { kind: 'line', formation: 'column' } : { kind, formation };
}

/** The target, with its struck base seen from the firing one. */
export function targetFacts(
  scene: FireContext,
  firer: UnitIndex,
  target: UnitIndex,
  firing: Base,
  struck: Base,
): Target {
  const { stands, soldiers } = unitIn(scene, target);
  const { way, state } = scene;
  const pair = { firer, target };
  return {
    ...struckAs(infoIn(scene, target).kind, stands.formation),
    cover: coverIn(scene, pair, struck, firing),
    higher: isHigher(scene, pair),
    charging: way !== null && way.unit === target && way.charging,
    enfilade: false,
    nearest: true,
    massed: state.clashes.some(({ by, on, struck: how }) => by === target && on === firer && how === 'house'),
    soldiers: Math.max(1, soldiers),
  };
}

/** The input with defaults for everything else. */
export function factsOf(scene: FireContext, shot: Shot['shot'], firer: Firer, target: Target): FireInput {
  return {
    shot,
    firer,
    target,
    reaction: scene.way !== null,
    rangeCm: 0,
    sector: null,
    soldiersUnderRod: 1,
    inArc: true,
    blocked: 'none',
  };
}

/** A target with default values. */
export const plainTarget: Target = {
  kind: 'line',
  formation: 'line',
  cover: 'none',
  higher: false,
  charging: false,
  enfilade: false,
  nearest: true,
  massed: false,
  soldiers: null,
};
