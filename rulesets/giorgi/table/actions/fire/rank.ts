/** Which bases of a unit can fire, and of which kind they are (fire.front-rank, fire.square-face, fire.adjacent). */

import { asHeading, type Base, quarterTurn } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { armOf, isLightInfantry, type Kind, type Surroundings } from '../../../model.ts';
import type { FireInput } from '../../../rules/fire/input.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Shot } from '../../state/model.ts';
import { basesIn, bodyIn, type FireContext, infoIn, strengthIn, unitIn } from './fire-context.ts';

/** Bases of one kind that could fire, by their numbers in the unit, and the bases they look from. */
export interface Rank {
  readonly kind: Kind;
  readonly numbers: readonly number[];
  readonly bases: readonly Base[];
}

/** The part that does not depend on where they look from. */
type Share = Pick<Rank, 'kind' | 'numbers'>;

/** Faces of a square, clockwise from its front. */
export const faces = [0, 1, 2, 3] as const;

/** The bases of a face, by number. */
function faceOf(scene: FireContext, unit: UnitIndex, face: number): number[] {
  const heading = asHeading(unitIn(scene, unit).stands.heading - face * quarterTurn);
  return basesIn(scene, unit).flatMap((base, at) => (base.heading === heading ? [at] : []));
}

/** A unit, and its face if it is a square. */
type Side = Pick<Shot, 'unit' | 'face'>;

/** Bases that can fire: the first rank (fire.front-rank), a face, or all in open order or a house. */
function inFirstRank(scene: FireContext, { unit, face }: Side, place: Surroundings): number[] {
  if (place === 'building') return numbersTo(strengthIn(scene, unit));
  const { formation, files } = unitIn(scene, unit).stands;
  if (formation === 'square') return faceOf(scene, unit, Math.max(0, face));
  const count = basesIn(scene, unit).length;
  const abreast = formation === 'open' || place === 'woods' ? count : Math.min(files, count);
  return numbersTo(abreast);
}

function numbersTo(count: number): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < count; at++) numbers.push(at);
  return numbers;
}

/** Under "split" the named bases, or those that have not fired yet. */
function asOrdered(scene: FireContext, { unit, bases }: Shot, numbers: readonly number[]): readonly number[] {
  if (scene.table.options['fire.one-target'] !== 'split' || scene.way !== null) return numbers;
  const { faces: fired, stands } = unitIn(scene, unit);
  if (stands.formation === 'square') return numbers;
  return numbers.filter((at) => (fired & (1 << at)) === 0 && (bases.length === 0 || bases.includes(at)));
}

/** Bases that could fire: those of the first kind, then those of the second, which have their own range and dice. */
export function ranksOf(scene: FireContext, shot: Shot, place: Surroundings): readonly Rank[] {
  const numbers = asOrdered(scene, shot, inFirstRank(scene, shot, place));
  return sharesOf(scene, shot.unit, numbers).map((share) => ({
    ...share,
    bases: looksFrom(scene, shot.unit, place, share.numbers),
  }));
}

/** As `ranksOf` for fire in reaction, where bases that have already fired count too. */
export function sharesBefore(scene: FireContext, side: Side, place: Surroundings): readonly Share[] {
  return sharesOf(scene, side.unit, inFirstRank(scene, side, place));
}

/** A garrison looks from its house. By option a whole unit looks as one. */
function looksFrom(
  scene: FireContext,
  unit: UnitIndex,
  place: Surroundings,
  numbers: readonly number[],
): readonly Base[] {
  const all = basesIn(scene, unit);
  if (place === 'building') return [entryAt(all, 0)];
  const isOneBlock =
    scene.table.options['fire.bear'] === 'whole-unit' && unitIn(scene, unit).stands.formation !== 'square';
  return isOneBlock ? [bodyIn(scene, unit)] : numbers.map((at) => entryAt(all, at));
}

/** Pairs in unbroken runs of neighbours (fire.adjacent, fire.odd-base). */
function pairsAmong(numbers: readonly number[]): number {
  let pairs = 0;
  let run = 0;
  numbers.forEach((at, i) => {
    run = i > 0 && numbers[i - 1] === at - 1 ? run + 1 : 1;
    if (run % 2 === 0) pairs++;
  });
  return pairs;
}

/** Each kind separately. A face of a square has one die, so it fires as the majority of its bases (fire.square-face). */
function sharesOf(scene: FireContext, unit: UnitIndex, numbers: readonly number[]): readonly Share[] {
  const shares = byKind(scene, unit, numbers);
  const [first, second] = shares;
  if (first === undefined || second === undefined) return shares;
  if (unitIn(scene, unit).stands.formation !== 'square') return shares;
  return [{ kind: (first.numbers.length >= second.numbers.length ? first : second).kind, numbers }];
}

/** Companies of the second kind come last. */
function byKind(scene: FireContext, unit: UnitIndex, numbers: readonly number[]): readonly Share[] {
  const { kind, second, perBase } = infoIn(scene, unit);
  if (second === null) return numbers.length > 0 ? [{ kind, numbers }] : nobody;
  const from = strengthIn(scene, unit) - Math.ceil(unitIn(scene, unit).second / perBase);
  return [
    { kind, numbers: numbers.filter((at) => at < from) },
    { kind: second.kind, numbers: numbers.filter((at) => at >= from) },
  ].filter((share) => share.numbers.length > 0);
}

const nobody: readonly Share[] = [];

/** The firer reduced to the bases that fire. */
export function firerOf(firer: FireInput['firer'], { kind, numbers }: Share): FireInput['firer'] {
  const bases = numbers.length;
  const isByPairs = armOf(kind) === 'foot' && !isLightInfantry(kind) && firer.place !== 'building';
  const pairs = isByPairs && firer.formation !== 'square' ? pairsAmong(numbers) : Math.floor(bases / 2);
  return { ...firer, kind, bases, pairs: pairs < Math.floor(bases / 2) ? pairs : null };
}
