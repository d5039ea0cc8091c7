/** Control zones: what a unit's fire commands (attack.zone and the rows after it). */

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

/** As the faces of a square are numbered. */
const edges: readonly Edge[] = ['front', 'right', 'rear', 'left'];
const frontOnly: readonly Edge[] = ['front'];
const noZones: readonly Zone[] = [];

/** Down to an even number, as the sizes of bases are. */
function evenTenths(cm: number): Tenths {
  return 2 * Math.floor((cm * tenthsPerCm) / 2);
}

/** Where a unit is for whoever comes straight at it. */
function placeAhead(scene: FireContext, unit: UnitIndex, what: 'canister' | 'small-arms'): Surroundings {
  const reach = weaponReach(scene.table, unit, what);
  return placeIn(scene, unit, fromLocal(bodyIn(scene, unit), { right: 0, ahead: reach }));
}

/** A fire that a unit would answer with; null: it cannot fire so, and has no zone by it (attack.zone-none). */
function answerOf(
  scene: FireContext,
  what: 'canister' | 'small-arms',
  firer: FireInput['firer'],
): FireSituation | null {
  const { rules } = scene.table;
  const facts = { ...factsOf(scene, what, firer, plainTarget), reaction: true };
  return againstCase(rules, facts).length > 0 ? null : shootingOf(rules, facts);
}

/** How far canister of a battery commands the ground; 0: not at all. */
function canisterReach(scene: FireContext, unit: UnitIndex): Tenths {
  const firer = firerFacts(scene, unit, placeAhead(scene, unit, 'canister'));
  const shooting = answerOf(scene, 'canister', firer);
  return shooting === null ? 0 : evenTenths(canisterRangeCm(shooting));
}

/** How far the small arms before each of some sides command it: those of the kind that carries farthest, of who stands there and has dice. */
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

/** The zone of a unit, and all that it was found by. */
interface CachedZones {
  readonly stands: Placement;
  readonly ground: State['laid'];
  readonly bases: number;
  readonly rung: UnitState['rung'];
  readonly moved: boolean;
  readonly second: number;
  readonly zones: readonly Zone[];
}

/** By unit, the last alone. */
const keptIn = memoizePer<Table, (CachedZones | undefined)[]>(() => []);

/** The zone of a unit as it stands; a garrison, which answers only those who assault it, has none. */
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
  // The strip faces out; its near corners are those of the edge.
  return [
    { base: strip },
    fanAt(strip, 'rear-left', asHeading(strip.heading + eighth), reach),
    fanAt(strip, 'rear-right', asHeading(strip.heading - eighth), reach),
  ];
}

/** Half of the 45° by which a zone may open on either side. */
const eighth = quarterTurn / 4;

function fanAt(strip: Base, corner: 'rear-left' | 'rear-right', heading: Heading, reach: Tenths): Zone {
  return { arc: { ...cornerOf(strip, corner), heading, halfAngle: eighth }, reach };
}

/** Whether a base has some part in a zone. */
export function isInZone(zone: Zone, base: Base): boolean {
  if ('base' in zone) return overlaps(zone.base, base);
  const { arc, reach } = zone;
  return pointToBase(base, arc.x, arc.y) < reach && isBaseInArc(base, arc);
}
