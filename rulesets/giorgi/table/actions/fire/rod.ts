/** LaidRod: the rod of a round shot, where it ends, and which units it crosses (artillery.rod and the rows after it). */

import {
  type Base,
  basesCrossed,
  basesUnderRod,
  isBaseInArc,
  isPointInArc,
  type Point,
  pointDistance,
  polygonsCrossed,
  squaredDistance,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, none, numberAt } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import type { FireInput } from '../../../rules/fire/input.ts';
import { shootingOf } from '../../../rules/fire/situation.ts';
import { tenthsPerCm } from '../../../scenarios/measure.ts';
import { type BodyPlaces, lineAmong, quarterFrom } from '../../bodies/index.ts';
import type { Battlefield } from '../../state/battlefield.ts';
import type { ShotHit } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { factsOf, firerFacts, targetFacts } from './facts.ts';
import { basesIn, bodyIn, type FireContext, infoIn, placeIn, unitIn } from './fire-context.ts';
import type { Gun } from './guns.ts';
import type { FireCase } from './model.ts';

export interface LaidRod {
  readonly piece: Gun;
  readonly inArc: boolean;
  readonly to: Point;
  /** Enemies under the rod, nearest first. */
  readonly cases: readonly FireCase[];
}

/** A unit that a rod may strike: an enemy base by base, a friend as a whole body, since no rod fits between its bases. */
interface UnitInCrowd {
  readonly unit: UnitIndex;
  readonly body: Base;
  readonly bases: readonly Base[];
}

/** All units except the firer. */
export type FireCrowd = readonly UnitInCrowd[];

/** By firer. */
const crowds = memoizePer<BodyPlaces, (FireCrowd | undefined)[]>(() => []);

/** The crowd round a firer. Cached until a unit moves. */
export function crowdIn(scene: FireContext, firer: UnitIndex): FireCrowd {
  if (scene.way !== null) return findCrowd(scene, firer);
  const known = crowds(scene.places);
  known[firer] ??= findCrowd(scene, firer);
  return known[firer];
}

function findCrowd(scene: FireContext, firer: UnitIndex): FireCrowd {
  const { side } = infoIn(scene, firer);
  const crowd: UnitInCrowd[] = [];
  scene.state.units.forEach(({ status }, unit) => {
    if (status !== 'on' || unit === firer) return;
    const { formation } = unitIn(scene, unit).stands;
    const isOneBlock = infoIn(scene, unit).side === side && formation !== 'open' && formation !== 'square';
    const body = bodyIn(scene, unit);
    crowd.push({ unit, body, bases: isOneBlock ? [body] : basesIn(scene, unit) });
  });
  return crowd;
}

interface Crossed {
  readonly unit: UnitIndex;
  readonly from: Tenths;
  to: Tenths;
  bases: number;
  readonly first: Base;
}

/** The point at this distance from a muzzle towards another point. Null if that point is the muzzle. */
function endOf(muzzle: Point, through: Point, length: Tenths): Point | null {
  const away = Math.sqrt(squaredDistance(muzzle.x, muzzle.y, through.x, through.y));
  if (away === 0) return null;
  return {
    x: muzzle.x + Math.round(((through.x - muzzle.x) * length) / away),
    y: muzzle.y + Math.round(((through.y - muzzle.y) * length) / away),
  };
}

export function rodLength(scene: FireContext, unit: UnitIndex): Tenths {
  return Math.floor(scene.table.rules.artillery.rods[infoIn(scene, unit).calibre].far * tenthsPerCm);
}

const housesOf = memoizePer(({ houses }: Battlefield): readonly Base[] => houses.map(({ base }) => base));

/** Where terrain ends the rod: behind the first house, or at the depth of sight in the first wood (terrain.blocks). */
function groundEnd({ field }: FireContext, a: Point, b: Point, length: Tenths): Tenths {
  const house = basesCrossed(a.x, a.y, b.x, b.y, housesOf(field))[0];
  const wood = polygonsCrossed(a.x, a.y, b.x, b.y, field.woods)[0];
  return Math.min(length, house?.to ?? length, wood === undefined ? length : wood.from + field.figures.sight);
}

/** Distance by which rounding may put bases outside their body, in tenths of a millimetre. */
const rounding: Tenths = 64;

/** Bases, and the unit of each. */
interface OwnedBases {
  readonly bases: readonly Base[];
  readonly owners: readonly UnitIndex[];
}

/** The bases of units whose bodies may lie on a line. */
function alongLine(from: Point, to: Point, crowd: FireCrowd): OwnedBases {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const near: { bases: Base[]; owners: UnitIndex[] } = { bases: [], owners: [] };
  for (const { unit, body, bases } of crowd) {
    const px = body.x - from.x;
    const py = body.y - from.y;
    const far = (body.reach + rounding) * length;
    if (Math.abs(dx * py - dy * px) > far) continue;
    const along = dx * px + dy * py;
    if (along < -far || along > length * length + far) continue;
    for (const base of bases) {
      near.bases.push(base);
      near.owners.push(unit);
    }
  }
  return near;
}

/** Units that a rod of this length crosses, and where the first friend ends it. */
function crossedBy(
  scene: FireContext,
  { muzzle, unit }: Gun,
  end: Point,
  stop: Tenths,
  crowd: FireCrowd,
): { readonly crossed: readonly Crossed[]; readonly stop: Tenths } {
  const { side } = infoIn(scene, unit);
  const crossed: Crossed[] = [];
  const { bases, owners } = alongLine(muzzle, end, crowd);
  for (const { index, from, to } of basesUnderRod(muzzle.x, muzzle.y, end.x, end.y, 0, bases)) {
    if (from >= stop) break;
    const owner = numberAt(owners, index);
    if (infoIn(scene, owner).side === side) return { crossed, stop: from };
    const known = crossed.find((other) => other.unit === owner);
    if (known === undefined) crossed.push({ unit: owner, from, to, bases: 1, first: entryAt(bases, index) });
    else {
      known.to = Math.max(known.to, to);
      known.bases += 1;
    }
  }
  return { crossed, stop };
}

/** A rod from a piece through a point, or null if the point is its muzzle. */
export function layRod(scene: FireContext, piece: Gun, through: Point, crowd: FireCrowd): LaidRod | null {
  const { muzzle, arc, unit } = piece;
  const length = rodLength(scene, unit);
  const end = endOf(muzzle, through, length);
  if (end === null) return null;
  const inArc = isPointInArc(arc, through.x, through.y);
  const under = crossedBy(scene, piece, end, groundEnd(scene, muzzle, end, length), crowd);
  const cases: FireCase[] = [];
  let { stop } = under;
  for (const one of under.crossed) {
    if (isHidden(scene, piece, end, length, one)) {
      stop = one.from;
      break;
    }
    cases.push(caseOf(scene, piece, one, inArc));
  }
  return { piece, inArc, to: endOf(muzzle, end, stop) ?? end, cases };
}

/** Whether terrain that does not end the rod, such as a crest, lies before a unit under it. */
function isHidden(
  scene: FireContext,
  { unit, muzzle }: Gun,
  end: Point,
  length: Tenths,
  one: Crossed,
): boolean {
  const mark = endOf(muzzle, end, Math.min(length, one.from + 1)) ?? muzzle;
  const who = { firer: unit, target: one.unit, flight: 'flat' } as const;
  return lineAmong(scene.places, scene.field, [muzzle, mark], who) !== 'none';
}

/** Soldiers under the rod, where figures cannot be counted (artillery.depth). */
function soldiersUnder(scene: FireContext, { unit, bases }: Crossed, isFlank: boolean): number {
  const { depth } = scene.table.rules.table;
  const { stands } = unitIn(scene, unit);
  if (stands.house !== none) return depth.garrison;
  switch (stands.formation) {
    case 'line':
      return isFlank ? depth.lineFlankPerBase * bases : depth.lineFront;
    case 'column':
    case 'gunners':
      return depth.columnPerBase * bases;
    case 'square':
    case 'open':
      return bases;
    case 'deployed':
      return depth.guns;
    case 'limbered':
      return depth.limbered;
  }
}

function firerOf(scene: FireContext, { unit }: Gun, struck: Base): FireInput['firer'] {
  return firerFacts(scene, unit, placeIn(scene, unit, struck));
}

function caseOf(scene: FireContext, piece: Gun, crossed: Crossed, inArc: boolean): FireCase {
  const { unit: target, from, to, first } = crossed;
  const isFlank = quarterFrom(scene.table, scene.state, target, piece.muzzle) === 'flank';
  const struck = targetFacts(scene, piece.unit, target, piece.base, first);
  const facts: FireInput = {
    ...factsOf(scene, 'round', firerOf(scene, piece, first), { ...struck, enfilade: isFlank }),
    rangeCm: from / tenthsPerCm,
    soldiersUnderRod: Math.round(soldiersUnder(scene, crossed, isFlank)),
    inArc,
  };
  return { target, facts, hit: hitOf(scene, facts, target, from, to) };
}

function hitOf(scene: FireContext, facts: FireInput, unit: UnitIndex, from: Tenths, to: Tenths): ShotHit {
  // Nothing beyond the far mark is under the rod.
  return { unit, from, to, sector: shootingOf(scene.table.rules, facts).sector ?? 'far' };
}

/** A target that no rod of the piece strikes, so that the refusals can be named. */
export function missedBy(scene: FireContext, piece: Gun, target: UnitIndex): FireCase {
  const struck = entryAt(basesIn(scene, target), 0);
  const { muzzle } = piece;
  const range = pointDistance(muzzle.x, muzzle.y, struck.x, struck.y) / tenthsPerCm;
  const line = [muzzle, { x: struck.x, y: struck.y }] as const;
  const who = { firer: piece.unit, target, flight: 'flat' } as const;
  const facts = factsOf(
    scene,
    'round',
    firerOf(scene, piece, struck),
    targetFacts(scene, piece.unit, target, piece.base, struck),
  );
  const blocked = lineAmong(scene.places, scene.field, line, who);
  const inArc = basesIn(scene, target).some((base) => isBaseInArc(base, piece.arc));
  // Another rule already refuses it; otherwise no rod reaches it at all.
  const soldiersUnderRod = inArc && blocked === 'none' && scene.way === null ? 0 : 1;
  return {
    target,
    facts: { ...facts, rangeCm: Math.min(200, range), soldiersUnderRod, blocked, inArc },
    hit: null,
  };
}
