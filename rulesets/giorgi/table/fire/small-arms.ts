/** Muskets, rifles and carbines: which bases fire, and what the procedure is told (chapter fire; building.fire, woods.half-range). */
import { asHeading, type Base, boundless, pointDistance, quarterTurn, type Tenths } from '@grognard/geometry';
import { armOf, isLightInfantry, type Kind, type Place } from '../../model.ts';
import type { Fire } from '../../rules/fire/input.ts';
import { type Shooting, shootingOf, smallArmsRangeCm } from '../../rules/fire/situation.ts';
import type { Shot } from '../model.ts';
import { tenthsPerCm } from '../table.ts';
import type { Bearing } from './bearing.ts';
import { factsOf, firerFacts, plainTarget, targetFacts } from './facts.ts';
import type { FireCase, Firing } from './model.ts';
import { basesIn, bodyIn, infoIn, placeIn, type Scene, strengthIn, unitIn } from './scene.ts';
import { seenFrom } from './seen.ts';

/** The bases that could fire, by their numbers in the unit, and what each looks from. */
interface Rank {
  readonly numbers: readonly number[];
  readonly bases: readonly Base[];
}

/** The faces of a square, from its front to the right. */
export const faces = [0, 1, 2, 3] as const;

/** The bases of a face, by number. */
export function faceOf(scene: Scene, unit: number, face: number): number[] {
  const heading = asHeading(unitIn(scene, unit).stands.heading - face * quarterTurn);
  return basesIn(scene, unit).flatMap((base, at) => (base.heading === heading ? [at] : []));
}

/** Who stands where it can fire: the first rank (fire.front-rank), a face, everybody in open order. */
function inFirstRank(scene: Scene, { unit, face }: Shot, place: Place): number[] {
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

/** Under "split" those named, or those that have not fired yet. */
function asOrdered(scene: Scene, { unit, bases }: Shot, numbers: readonly number[]): readonly number[] {
  if (scene.table.options['fire.one-target'] !== 'split' || scene.way !== null) return numbers;
  const { faces: fired, stands } = unitIn(scene, unit);
  if (stands.formation === 'square') return numbers;
  return numbers.filter((at) => (fired & (1 << at)) === 0 && (bases.length === 0 || bases.includes(at)));
}

function rankOf(scene: Scene, shot: Shot, place: Place): Rank {
  const all = basesIn(scene, shot.unit);
  if (place === 'building') {
    const companies = numbersTo(strengthIn(scene, shot.unit));
    return { numbers: asOrdered(scene, shot, companies), bases: [all[0]!] };
  }
  const numbers = asOrdered(scene, shot, inFirstRank(scene, shot, place));
  const isOneBlock =
    scene.table.options['fire.bear'] === 'whole-unit' &&
    unitIn(scene, shot.unit).stands.formation !== 'square';
  return { numbers, bases: isOneBlock ? [bodyIn(scene, shot.unit)] : numbers.map((at) => all[at]!) };
}

/** The numbers of the bases that bear. Who looks as one, garrison or whole unit, bears as one. */
function bearingOf(scene: Scene, { numbers, bases }: Rank, { bears }: Bearing): readonly number[] {
  if (bears.length === 0) return [];
  const asOne = bases.length !== numbers.length || scene.table.options['fire.bear'] === 'whole-unit';
  return asOne ? numbers : bears.map((at) => numbers[at]!);
}

/** Two and two, in unbroken runs of neighbours (fire.adjacent, fire.odd-base). */
function pairsAmong(numbers: readonly number[]): number {
  let pairs = 0;
  let run = 0;
  numbers.forEach((at, i) => {
    run = i > 0 && numbers[i - 1] === at - 1 ? run + 1 : 1;
    if (run % 2 === 0) pairs++;
  });
  return pairs;
}

interface Share {
  readonly kind: Kind;
  readonly numbers: readonly number[];
}

/** Companies of a second kind stand last; they fire with dice of their own. */
function byKind(scene: Scene, unit: number, numbers: readonly number[]): readonly Share[] {
  const { kind, second, perBase } = infoIn(scene, unit);
  if (second === null) return [{ kind, numbers }];
  const from = strengthIn(scene, unit) - Math.ceil(unitIn(scene, unit).second / perBase);
  return [
    { kind, numbers: numbers.filter((at) => at < from) },
    { kind: second.kind, numbers: numbers.filter((at) => at >= from) },
  ].filter((share) => share.numbers.length > 0);
}

function firerOf(firer: Fire['firer'], { kind, numbers }: Share): Fire['firer'] {
  const bases = numbers.length;
  const isByPairs = armOf(kind) === 'foot' && !isLightInfantry(kind) && firer.place !== 'building';
  const pairs = isByPairs && firer.formation !== 'square' ? pairsAmong(numbers) : Math.floor(bases / 2);
  return { ...firer, kind, bases, pairs: pairs < Math.floor(bases / 2) ? pairs : null };
}

function reachOf(scene: Scene, shooting: Shooting): Tenths {
  // Measured between middles the arc has no end of its own.
  if (scene.table.options['fire.measure'] === 'centre') return boundless;
  return Math.floor(smallArmsRangeCm(shooting) * tenthsPerCm);
}

/** Under "split" the bases that fire are named, so that they do so once. */
function asFired(scene: Scene, shot: Shot, numbers: readonly number[]): Shot {
  if (scene.table.options['fire.one-target'] !== 'split' || scene.way !== null) return shot;
  return unitIn(scene, shot.unit).stands.formation === 'square' ? shot : { ...shot, bases: numbers };
}

/** The range as the table measures it; who bears with nobody, though in arc and on a free line, is too far away. */
function rangeOf(scene: Scene, { unit, target }: Shot, reach: Tenths, found: Bearing): Tenths {
  if (scene.table.options['fire.measure'] === 'centre') {
    const from = bodyIn(scene, unit);
    const to = bodyIn(scene, target);
    return pointDistance(from.x, from.y, to.x, to.y);
  }
  const isShort = found.bears.length === 0 && found.inArc && found.blocked === 'none';
  return isShort ? Math.max(found.range, reach + 1) : found.range;
}

/** The small arms of a unit at a target; one case for each kind of company that fires. */
export function smallArmsFire(scene: Scene, shot: Shot): Firing {
  const { rules } = scene.table;
  const { unit, target } = shot;
  const place = placeIn(scene, unit, bodyIn(scene, target));
  const firer = firerFacts(scene, unit, place);
  const body = bodyIn(scene, unit);
  const rough = factsOf(scene, 'small-arms', firer, plainTarget);
  const shooting = shootingOf(rules, rough);
  const reach = reachOf(scene, shooting);
  const rank = rankOf(scene, shot, place);
  if (rank.bases.length === 0 || rank.numbers.length === 0) return spent(rough, shot, body);
  const arc = shooting.firesAllRound ? 'round' : 'ahead';
  const found = seenFrom(scene, { firer: unit, target, arc, reach }, rank.bases);
  const numbers = bearingOf(scene, rank, found);
  const facts: Fire = {
    ...rough,
    target: targetFacts(scene, unit, target, found.firing, found.struck),
    rangeCm: Math.min(200, rangeOf(scene, shot, reach, found) / tenthsPerCm),
    inArc: found.inArc,
    blocked: found.blocked,
  };
  const cases = byKind(scene, unit, numbers.length > 0 ? numbers : rank.numbers).map(
    (share): FireCase => ({ target, facts: { ...facts, firer: firerOf(firer, share) }, hit: null }),
  );
  return { shot: asFired(scene, shot, numbers), cases, from: found.line[0], to: found.line[1], rod: [] };
}

/** Every base has fired, or none stands on that face. */
function spent(rough: Fire, shot: Shot, { x, y }: Base): Firing {
  const facts = { ...rough, firer: { ...rough.firer, bases: 0 } };
  const at = { x, y };
  return { shot, cases: [{ target: shot.target, facts, hit: null }], from: at, to: at, rod: [] };
}
