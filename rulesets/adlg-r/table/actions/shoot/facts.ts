/** Input of the `shoot` procedure, read from the table. */

import {
  type Base,
  beyondEdge,
  cornerOf,
  type Edge,
  edgeMet,
  edgeOf,
  isBaseIn,
  pointDistance,
  sideOfLine,
} from '@grognard/geometry';
import type { ShootInput } from '../../../rules/shooting/input.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { isAtCamp } from '../../zones/index.ts';
import { hasCaracoleBehind, worksBefore } from '../melee/index.ts';
import { bodyIn, type FiringContext, infoIn, unitIn } from './firing-context.ts';
import { type LineOfSight, sightOf } from './sight.ts';
import { distanceFrom, isInZone } from './zone.ts';

/** A shot of one unit over one edge, as the procedure is asked about it. */
export function shotFacts(
  scene: FiringContext,
  look: LineOfSight,
  supports: readonly UnitIndex[] = [],
): ShootInput {
  const { seen, cover } = sightOf(scene, look);
  const facts = shotFactsBut(scene, look, supports);
  const isTerrain = cover && facts.target.cover === 'none';
  return { ...facts, target: isTerrain ? { ...facts.target, cover: 'terrain' } : facts.target, sight: seen };
}

/** All but what is seen. */
export function shotFactsBut(
  scene: FiringContext,
  look: LineOfSight,
  supports: readonly UnitIndex[],
): Omit<ShootInput, 'sight'> {
  const { unit, edge, target } = look;
  const { sizes } = scene.table;
  const base = bodyIn(scene, unit);
  const aimed = bodyIn(scene, target);
  const { kind, quality, armour } = infoIn(scene, target);
  const light = supports.filter((one) => ['LI', 'LH'].includes(infoIn(scene, one).row.category));
  return {
    shooter: {
      ...shooterFacts(scene, unit, edge),
      supports: supports.length - light.length,
      lightSupports: light.length,
    },
    target: {
      kind,
      quality,
      armour,
      cover: isBehindWorks(scene, base, edge, target) ? 'fortification' : 'none',
      flank: isAtFlank(scene, base, edge, aimed),
      square: unitIn(scene, target).square,
      inMelee: scene.roles.has(target),
    },
    // Within EPS of a limit is the limit (`unit.limits`).
    distanceUd: Math.floor(distanceFrom(base, edge, aimed) / sizes.eps) / Math.round(sizes.ud / sizes.eps),
    inZone: isInZone(scene, unit, edge, aimed),
  };
}

function shooterFacts(
  scene: FiringContext,
  unit: UnitIndex,
  edge: Edge,
): Omit<ShootInput['shooter'], 'supports' | 'lightSupports'> {
  const { table, state } = scene;
  const { kind, weapon, quality, has } = infoIn(scene, unit);
  const { lost, square, looting } = unitIn(scene, unit);
  return {
    kind,
    weapon,
    quality,
    disordered: lost > 0,
    reduced: has.reduced,
    place: placeOf(scene, bodyIn(scene, unit)),
    edge: edge === 'left' || edge === 'right' ? 'side' : edge,
    caracolePair: hasCaracoleBehind(table, state, unit, (other) => scene.roles.get(other) === 'main'),
    regimentalGun: has.regimentalGun,
    square,
    action: actionOf(scene, unit),
    // Who attacks or loots a camp does not shoot, but may be shot at (`camp.attacker`, `camp.loot`).
    inMelee: scene.roles.has(unit) || looting || isAtCamp(table, state, unit),
  };
}

/** What a unit did in this sequence, as far as it bars shooting. */
function actionOf(scene: FiringContext, unit: UnitIndex): ShootInput['shooter']['action'] {
  const { doings } = unitIn(scene, unit);
  if (doings.charged) return 'charged';
  if (doings.evaded) return 'evaded';
  if (doings.disengaged) return 'disengaged';
  if (doings.leftZoc) return 'left-zoc';
  if (doings.moves > 1) return 'moved-twice';
  return doings.moved ? 'moved' : 'none';
}

/** Where a shooter stands, by what its base touches. */
function placeOf({ table }: FiringContext, base: Base): ShootInput['shooter']['place'] {
  const areas = table.field.areas.filter(({ polygon }) => isBaseIn(base, polygon));
  if (areas.some(({ ground }) => ground === 'difficult')) return 'difficult';
  if (areas.some(({ isCover, kind }) => isCover && kind !== 'enclosed-field')) return 'cover';
  return areas.some(({ kind }) => kind === 'enclosed-field') ? 'enclosed-field' : 'open';
}

/** A target behind a fortification that the shot comes across (`fortification.aligned`, `fortification.cover`). */
function isBehindWorks({ table, state }: FiringContext, base: Base, edge: Edge, target: UnitIndex): boolean {
  return worksBefore(table, state, target).some(
    ({ kind, from, to }) =>
      kind === 'fortification' &&
      edgeOf(base, edge).every(({ x, y }) => sideOfLine(from.x, from.y, to.x, to.y, x, y) < 0),
  );
}

/** `artillery.at-flank`: the middle of the gun's front edge lies behind the target's front line. */
function isAtFlank({ table }: FiringContext, base: Base, edge: Edge, target: Base): boolean {
  if (table.options['artillery.at-flank'] === 'struck-edge') return edgeMet(target, base) !== 'front';
  const [left, right] = edgeOf(base, edge);
  return beyondEdge(target, 'front', (left.x + right.x) / 2, (left.y + right.y) / 2) < 0;
}

/** LH directly ahead with the same weapon, corners together, over which a supporting LH shoots (`shoot.overhead`). */
export function lightHorseAhead(scene: FiringContext, unit: UnitIndex): UnitIndex | undefined {
  const info = infoIn(scene, unit);
  if (info.row.category !== 'LH') return undefined;
  const { eps } = scene.table.sizes;
  const own = bodyIn(scene, unit);
  const isAhead = (base: Base) =>
    (['left', 'right'] as const).every((side) => {
      const one = cornerOf(own, `front-${side}`);
      const other = cornerOf(base, `rear-${side}`);
      return pointDistance(one.x, one.y, other.x, other.y) < 2 * eps;
    });
  return scene.bodies.find(({ unit: other, base }) => {
    const { side, row, weapon } = infoIn(scene, other);
    return (
      other !== unit && side === info.side && row.category === 'LH' && weapon === info.weapon && isAhead(base)
    );
  })?.unit;
}
