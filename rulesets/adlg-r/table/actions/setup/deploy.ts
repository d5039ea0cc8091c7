/** A whole corps deployed at once (`deploy.corps`, `deploy.zone-heavy`, `deploy.zone-light`). */
import {
  type Base,
  type Box,
  cornersOf,
  isBaseIn,
  type Point,
  type Pose,
  placeBase,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, indicesOf, none } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { Category } from '../../../model.ts';
import { baseOf, campBases, isOnTable, standsOn } from '../../bodies/index.ts';
import { fromLeft, groundUnder, isInZone, onGround, towardsEnemyOf, zoneFor } from '../../field/index.ts';
import { placeCommander, stand } from '../../state/apply-setup.ts';
import { copyState } from '../../state/copy.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { UnitPlace } from '../../state/setup.ts';
import { isInRange } from '../command/index.ts';
import { allowanceFrom, isOnRoad } from '../move/index.ts';
import { isWater } from './pieces.ts';

/** A deployment of a corps. */
export interface Deployment {
  readonly corps: CorpsIndex;
  readonly places: readonly UnitPlace[];
  readonly commander: Point;
  readonly attach: UnitIndex | null;
}

/** Corps of a side still to be deployed: those of its plan, or all if none was written. */
export function corpsToDeploy({ sides }: Table, { plans, setup }: State, side: SideIndex): CorpsIndex[] {
  const plan = entryAt(plans, side);
  const all = plan === null ? entryAt(sides, side).corps : plan.corps;
  return all.filter((corps) => setup?.deployed.includes(corps) !== true);
}

/** Units of a corps that deploy with it: those that lie in no marker on the table. */
export function unitsToDeploy({ corps }: Table, { markers }: State, index: CorpsIndex): UnitIndex[] {
  const hidden = markers.flatMap(({ units }) => units ?? []);
  return entryAt(corps, index).units.filter((unit) => !hidden.includes(unit));
}

export function againstDeployment(table: Table, state: State, deployment: Deployment): RuleId[] {
  const now = onGround(table, state);
  const { corps, places, attach } = deployment;
  const no: RuleId[] = [];
  const wanted = unitsToDeploy(now, state, corps);
  const isOther = places.some(
    ({ unit }, n) => !wanted.includes(unit) || places.findIndex((one) => one.unit === unit) !== n,
  );
  if (isOther) no.push('deploy.plan');
  const bases = basesOf(now, places);
  bases.forEach((base, n) => {
    no.push(...againstPlace(now, state, entryAt(places, n).unit, base, bases.slice(0, n)));
  });
  if (!isRectangleFree(now, state, corps, bases)) no.push('deploy.corps');
  if (!isLedAll(now, state, deployment)) no.push('deploy.corps');
  if (attach !== null && !places.some(({ unit }) => unit === attach)) no.push('commander.attach');
  const missing = wanted.filter((unit) => !places.some((place) => place.unit === unit));
  if (no.length === 0 && missing.some((unit) => placeLeft(now, state, deployment, unit) !== null))
    no.push('deploy.corps');
  return [...new Set(no)];
}

function basesOf({ units }: Table, places: readonly UnitPlace[]): Base[] {
  return places.map(({ unit, pose }) => placeBase(entryAt(units, unit).footprint, pose));
}

/** Rules against a unit of a corps here: zone, ground, and others in its place. */
export function againstPlace(
  now: Table,
  state: State,
  unit: UnitIndex,
  base: Base,
  mates: readonly Base[],
): RuleId[] {
  const info = entryAt(now.units, unit);
  const { field, sizes } = now;
  const no: RuleId[] = [];
  if (!isInZone(base, zoneFor(now, info))) no.push(zoneRule(info.row.category));
  const ground = groundUnder(field, base);
  const isWet = field.areas.some(({ kind, polygon }) => isWater({ kind }) && isBaseIn(base, polygon));
  const cannotEnter = ground === 'impassable' || allowanceFrom(now, unit, ground, null).no.length > 0;
  if (isWet || (cannotEnter && !isOnRoad(field, base))) no.push('deploy.corps');
  const others = indicesOf(now.units)
    .filter((other) => entryAt(state.units, other).status === 'on')
    .map((other) => baseOf(now, state, other));
  const isTaken = [...others, ...mates, ...campBases(now, state)].some((other) =>
    standsOn(base, other, sizes.eps),
  );
  if (isTaken || !isOnTable(now, base)) no.push('deploy.corps');
  return no;
}

function zoneRule(category: Category): RuleId {
  if (category === 'Drag') return 'deploy.zone-drag';
  return category === 'LI' || category === 'LH' ? 'deploy.zone-light' : 'deploy.zone-heavy';
}

/** From left to right, as its side sees it, what a corps covers. */
interface Span {
  readonly from: Tenths;
  readonly to: Tenths;
}

function spanOf(now: Table, side: SideIndex, bases: readonly Base[]): Span | null {
  const xs = bases.flatMap((base) => cornersOf(base).map(({ x }) => fromLeft(now, side, x)));
  return xs.length === 0 ? null : { from: Math.min(...xs), to: Math.max(...xs) };
}

/** What of the front is left to a corps by those deployed before it, with room for those still to come between them. */
export function spanLeftTo(now: Table, state: State, corps: CorpsIndex): Span {
  const { side } = entryAt(now.corps, corps);
  const order = orderOf(now, state, side);
  const place = order.indexOf(corps);
  return {
    from: takenFrom(now, state, order.slice(0, place).toReversed(), ({ to }) => to),
    to: now.field.width - takenFrom(now, state, order.slice(place + 1), ({ from }) => now.field.width - from),
  };
}

/** Corps from left to right by the plan; without one as they were deployed, which fixes nothing. */
function orderOf({ sides }: Table, { plans }: State, side: SideIndex): readonly CorpsIndex[] {
  return entryAt(plans, side)?.corps ?? entryAt(sides, side).corps;
}

/** What is taken on one side of a corps: up to its first neighbour that stands, and by those to come before it. */
function takenFrom(
  now: Table,
  state: State,
  neighbours: readonly CorpsIndex[],
  borderOf: (span: Span) => Tenths,
): Tenths {
  let coming = 0;
  for (const other of neighbours) {
    if (state.setup?.deployed.includes(other) !== true) {
      coming += widthFor(now, other);
      continue;
    }
    const span = spanOf(now, entryAt(now.corps, other).side, standingBases(now, state, other));
    if (span !== null) return borderOf(span) + coming;
  }
  return coming === 0 ? 0 : shortUd * now.sizes.ud + coming;
}

function standingBases(now: Table, state: State, corps: CorpsIndex): Base[] {
  return entryAt(now.corps, corps)
    .units.filter((unit) => entryAt(state.units, unit).status === 'on')
    .map((unit) => baseOf(now, state, unit));
}

/** A rectangle of its own, none behind another, in the order of the plan. */
function isRectangleFree(now: Table, state: State, corps: CorpsIndex, bases: readonly Base[]): boolean {
  const { side } = entryAt(now.corps, corps);
  const span = spanOf(now, side, bases);
  if (span === null) return true;
  if (entryAt(state.plans, side) === null) return !isBehindOther(now, state, side, span);
  const left = spanLeftTo(now, state, corps);
  return span.from >= left.from - 1 && span.to <= left.to + 1;
}

function isBehindOther(now: Table, state: State, side: SideIndex, span: Span): boolean {
  return entryAt(now.sides, side).corps.some((other) => {
    const taken = spanOf(now, side, standingBases(now, state, other));
    return taken !== null && taken.to > span.from + 1 && taken.from < span.to - 1;
  });
}

/** Heavy troops stand so far from a short edge, in UD. */
const shortUd = 4;
/** Least width of a corps, and how deep it may be packed, in UD. */
const leastWideUd = 3;
const packedUd = 3;

/** Room for all units of a corps in a few ranks. */
function widthFor({ corps, units, sizes }: Table, index: CorpsIndex): Tenths {
  const area = entryAt(corps, index).units.reduce((sum, unit) => {
    const { footprint } = entryAt(units, unit);
    return sum + (footprint.shape === 'rectangle' ? footprint.width * footprint.depth : 0);
  }, 0);
  return Math.max(leastWideUd * sizes.ud, Math.ceil(area / (packedUd * sizes.ud)));
}

/** Every unit in command range of the commander where he is put. */
function isLedAll(now: Table, state: State, { corps, places, commander, attach }: Deployment): boolean {
  const after = copyState(state);
  stand(after, places);
  placeCommander(after, now, corps, commanderPose(now, corps, commander), attach ?? none);
  if (!isCommanderFree(now, after, corps)) return false;
  return places.every(({ unit }) => isInRange(now, after, corps, [unit]));
}

/** On the table and in the zone of heavy troops or beside his unit. */
function isCommanderFree(now: Table, after: State, corps: CorpsIndex): boolean {
  const { pose, with: joined } = entryAt(after.commands, corps).commander;
  if (joined !== none) return entryAt(after.units, joined).status === 'on';
  const base = placeBase(now.sizes.commander, pose);
  const { side } = entryAt(now.corps, corps);
  return isInZone(base, commanderZone(now, side)) && groundUnder(now.field, base) !== 'impassable';
}

function commanderZone(now: Table, side: SideIndex): Box {
  const { units } = entryAt(now.sides, side);
  const zones = units.map((unit) => zoneFor(now, entryAt(now.units, unit)));
  const { box } = now.field;
  return {
    minX: box.minX,
    maxX: box.maxX,
    minY: Math.min(...zones.map(({ minY }) => minY)),
    maxY: Math.max(...zones.map(({ maxY }) => maxY)),
  };
}

export function commanderPose(now: Table, corps: CorpsIndex, { x, y }: Point): Pose {
  return { x, y, heading: towardsEnemyOf(now, entryAt(now.corps, corps).side) };
}

/** Distance between places that are tried, in UD. */
const stepUd = 0.5;

/** A lawful place for a unit beside those of a deployment, or null if there is none. */
function placeLeft(now: Table, state: State, deployment: Deployment, unit: UnitIndex): Pose | null {
  const { minX, minY, maxX, maxY } = zoneFor(now, entryAt(now.units, unit));
  const heading = towardsEnemyOf(now, entryAt(now.units, unit).side);
  const mates = basesOf(now, deployment.places);
  const step = Math.round(stepUd * now.sizes.ud);
  for (let y = minY; y <= maxY; y += step)
    for (let x = minX; x <= maxX; x += step) {
      const pose = { x, y, heading };
      const base = placeBase(entryAt(now.units, unit).footprint, pose);
      if (againstPlace(now, state, unit, base, mates).length > 0) continue;
      const places = [...deployment.places, { unit, pose }];
      if (!isRectangleFree(now, state, deployment.corps, [...mates, base])) continue;
      if (isLedAll(now, state, { ...deployment, places })) return pose;
    }
  return null;
}
