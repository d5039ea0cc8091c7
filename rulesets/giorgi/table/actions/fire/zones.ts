/** Control zones: the ground that a unit's fire commands (attack.zone and the rows after it). */

import {
  asHeading,
  type Base,
  cornerOf,
  type Edge,
  fromLocal,
  type Heading,
  isBaseInArc,
  overlaps,
  pointToBase,
  quarterTurn,
  type Tenths,
  zoneBefore,
} from '@grognard/geometry';
import { entryAt, none, numberAt } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import type { Surroundings } from '../../../model.ts';
import type { FireInput } from '../../../rules/fire/input.ts';
import {
  canisterRangeCm,
  type FireSituation,
  shootingOf,
  smallArmsRangeCm,
} from '../../../rules/fire/situation.ts';
import { tenthsPerCm } from '../../../scenarios/measure.ts';
import { basesLeft } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table, UnitState } from '../../state/model.ts';
import { factsOf, firerFacts, plainTarget } from './facts.ts';
import { bodyIn, type FireContext, infoIn, placeIn, sceneOf, unitIn } from './fire-context.ts';
import { piecesIn } from './guns.ts';
import type { Zone } from './model.ts';
import { firerOf, sharesBefore } from './rank.ts';
import { againstCase } from './volley.ts';
import { weaponReach } from './weapon.ts';

/** In the order in which the faces of a square are numbered. */
const edges: readonly Edge[] = ['front', 'right', 'rear', 'left'];
const frontOnly: readonly Edge[] = ['front'];
const noZones: readonly Zone[] = [];

/** Rounded down to an even number, like the sizes of bases. */
function evenTenths(cm: number): Tenths {
  return 2 * Math.floor((cm * tenthsPerCm) / 2);
}

/** Surroundings of a unit for an enemy straight ahead. */
function placeAhead(scene: FireContext, unit: UnitIndex, what: 'canister' | 'small-arms'): Surroundings {
  const reach = weaponReach(scene.table, unit, what);
  return placeIn(scene, unit, fromLocal(bodyIn(scene, unit), { right: 0, ahead: reach }));
}

/** The fire with which a unit would react. Null if it cannot fire like this and so has no such zone (attack.zone-none). */
function answerOf(
  scene: FireContext,
  what: 'canister' | 'small-arms',
  firer: FireInput['firer'],
): FireSituation | null {
  const { rules } = scene.table;
  const facts = { ...factsOf(scene, what, firer, plainTarget), reaction: true };
  return againstCase(rules, facts).length > 0 ? null : shootingOf(rules, facts);
}

/** Depth of the zone of a battery's canister. 0 if it has none. */
function canisterReach(scene: FireContext, unit: UnitIndex): Tenths {
  const firer = firerFacts(scene, unit, placeAhead(scene, unit, 'canister'));
  const shooting = answerOf(scene, 'canister', firer);
  return shooting === null ? 0 : evenTenths(canisterRangeCm(shooting));
}

/** Depth of the zone of small arms at each of some sides: that of the kind with the longest range among the bases there that have dice. */
function smallArmsReaches(scene: FireContext, unit: UnitIndex, sides: readonly Edge[]): readonly Tenths[] {
  const place = placeAhead(scene, unit, 'small-arms');
  const firer = firerFacts(scene, unit, place);
  return sides.map((_, face) => {
    const reaches = sharesBefore(scene, { unit, face }, place).map((share) => {
      const shooting = answerOf(scene, 'small-arms', firerOf(firer, share));
      return shooting === null ? 0 : evenTenths(smallArmsRangeCm(shooting));
    });
    return Math.max(0, ...reaches);
  });
}

/** The zones of a unit, and everything they depend on. */
interface CachedZones {
  readonly stands: Placement;
  readonly ground: State['laid'];
  readonly bases: number;
  readonly rung: UnitState['rung'];
  readonly moved: boolean;
  readonly second: number;
  readonly zones: readonly Zone[];
}

/** The last entry for each unit. */
const keptIn = memoizePer<Table, (CachedZones | undefined)[]>(() => []);

/** The zones of a unit where it stands. A garrison has none, because it reacts only to its assailants. */
export function zonesOf(table: Table, state: State, unit: UnitIndex): readonly Zone[] {
  const { status, stands, rung, moved, second } = entryAt(state.units, unit);
  if (status !== 'on' || stands.house !== none) return noZones;
  const kept = keptIn(table);
  const known = kept[unit];
  const bases = basesLeft(table, unit, entryAt(state.units, unit));
  if (
    known?.stands === stands &&
    known.ground === state.laid &&
    known.bases === bases &&
    known.rung === rung &&
    known.moved === moved &&
    known.second === second
  )
    return known.zones;
  const zones = findZones(table, state, unit);
  kept[unit] = { stands, ground: state.laid, bases, rung, moved, second, zones };
  return zones;
}

function findZones(table: Table, state: State, unit: UnitIndex): readonly Zone[] {
  const scene = sceneOf(table, state, null);
  if (infoIn(scene, unit).arm === 'artillery') {
    const reach = canisterReach(scene, unit);
    return reach > 0 ? piecesIn(scene, unit, -1).map(({ arc }) => ({ arc, reach })) : noZones;
  }
  const sides = unitIn(scene, unit).stands.formation === 'square' ? edges : frontOnly;
  const reaches = smallArmsReaches(scene, unit, sides);
  return sides.flatMap((edge, face) => {
    const reach = numberAt(reaches, face);
    return reach > 0 ? zonesBefore(table, bodyIn(scene, unit), edge, reach) : noZones;
  });
}

function zonesBefore({ options }: Table, body: Base, edge: Edge, reach: Tenths): Zone[] {
  const strip = zoneBefore(body, { edge, reach });
  if (options['attack.zone-shape'] === 'front') return [{ base: strip }];
  // The strip faces outwards; its near corners are those of the edge.
  return [
    { base: strip },
    fanAt(strip, 'rear-left', asHeading(strip.heading + eighth), reach),
    fanAt(strip, 'rear-right', asHeading(strip.heading - eighth), reach),
  ];
}

/** Half of the 45° by which a zone may widen on either side. */
const eighth = quarterTurn / 4;

function fanAt(strip: Base, corner: 'rear-left' | 'rear-right', heading: Heading, reach: Tenths): Zone {
  return { arc: { ...cornerOf(strip, corner), heading, halfAngle: eighth }, reach };
}

/** Whether any part of a base is in a zone. */
export function isInZone(zone: Zone, base: Base): boolean {
  if ('base' in zone) return overlaps(zone.base, base);
  const { arc, reach } = zone;
  return pointToBase(base, arc.x, arc.y) < reach && isBaseInArc(base, arc);
}
