/** Units of a marker put onto the table (`deploy.ambush-reveal`, `deploy.ambush-lost`). */
import {
  type Base,
  baseDistance,
  cornersOf,
  edgeOf,
  type Heading,
  isBaseWhollyIn,
  isPointInBase,
  type Point,
  type Pose,
  placeBase,
} from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { baseOf, campBases, isOnTable, standsOn } from '../../bodies/index.ts';
import { groundUnder, hidesIn } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Marker, RevealCause, UnitPlace } from '../../state/setup.ts';
import type { Turn } from '../../state/turn.ts';
import { isInSight, markerBase } from './hiding.ts';

/** Nearer than this to an enemy nobody comes out of hiding, in UD. */
const clearUd = 1;
/** The unit that found the marker may have come this much nearer, in UD. */
const slackUd = 0.1;

/** Rules against these places, those of the whole marker together. */
export function againstReveal(
  table: Table,
  state: State,
  marker: Marker,
  places: readonly UnitPlace[],
): RuleId[] {
  const no: RuleId[] = [];
  const bases = places.map(({ unit, pose }) => placeBase(entryAt(table.units, unit).footprint, pose));
  bases.forEach((base, n) => {
    const { unit } = entryAt(places, n);
    const mates = bases.slice(0, n);
    if (
      !mayStand(table, state, marker, unit, base) ||
      mates.some((mate) => standsOn(base, mate, table.sizes.eps))
    )
      no.push('deploy.ambush-reveal');
  });
  const on = markerBase(table, marker.pose);
  if (bases.length > 0 && !bases.some((base) => isOnMarker(base, on))) no.push('deploy.ambush-reveal');
  const units = marker.units ?? [];
  const isForeign = places.some(({ unit }, n) => {
    const isTwice = places.findIndex((other) => other.unit === unit) !== n;
    return isTwice || !units.includes(unit);
  });
  if (isForeign) no.push('deploy.plan');
  const missing = units.filter((unit) => !places.some((place) => place.unit === unit));
  if (missing.some((unit) => placeFor(table, state, marker, unit, places) !== null))
    no.push('deploy.ambush-lost');
  return [...new Set(no)];
}

/** One fully on the marker: the smaller of the two lies in the larger. */
function isOnMarker(base: Base, marker: Base): boolean {
  const within = (inner: Base, outer: Base) =>
    cornersOf(inner).every(({ x, y }) => isPointInBase(outer, x, y) || isNearBase(outer, x, y));
  return within(base, marker) || within(marker, base);
}

/** Rounding of turned bases. */
function isNearBase(base: Base, x: number, y: number): boolean {
  return baseDistance(base, placeBase({ shape: 'rectangle', width: 2, depth: 2 }, { x, y, heading: 0 })) <= 2;
}

/** In the terrain or out of sight, 1 UD from every enemy, on free ground. */
function mayStand(table: Table, state: State, marker: Marker, unit: UnitIndex, base: Base): boolean {
  const { field, sizes } = table;
  if (!isOnTable(table, base) || groundUnder(field, base) === 'impassable') return false;
  const others = indicesOf(table.units).filter((other) => entryAt(state.units, other).status === 'on');
  const bodies = others.map((other) => ({ other, body: baseOf(table, state, other) }));
  if (bodies.some(({ body }) => standsOn(base, body, sizes.eps))) return false;
  if (campBases(table, state).some((camp) => standsOn(base, camp, sizes.eps))) return false;
  const enemies = bodies.filter(({ other }) => entryAt(table.units, other).side !== marker.side);
  const least = (clearUd - slackUd) * sizes.ud;
  if (enemies.some(({ body }) => baseDistance(base, body) < least)) return false;
  const { category } = entryAt(table.units, unit).row;
  const isInside = field.areas.some(
    ({ kind, polygon }) => hidesIn(kind, category) && isBaseWhollyIn(base, polygon),
  );
  if (isInside) return true;
  return !enemies.some(({ other, body }) =>
    edgeOf(body, 'front').some((eye) =>
      isInSight(
        table,
        eye,
        body,
        base,
        bodies.filter((one) => one.other !== other).map((one) => one.body),
      ),
    ),
  );
}

/** Steps in which places are tried around a marker, in UD. */
const stepUd = 0.5;
const widestUd = 2.5;

/** The nearest free place for a unit of a marker, facing as the marker does or the other ways. */
export function placeFor(
  table: Table,
  state: State,
  marker: Marker,
  unit: UnitIndex,
  taken: readonly UnitPlace[],
): Pose | null {
  const on = markerBase(table, marker.pose);
  const { footprint } = entryAt(table.units, unit);
  const bases = taken.map((place) => placeBase(entryAt(table.units, place.unit).footprint, place.pose));
  for (const { x, y } of around(table, marker.pose))
    for (const turn of [0, 900, 1800, 2700]) {
      const heading: Heading = (marker.pose.heading + turn) % 3600;
      const pose = { x, y, heading };
      const base = placeBase(footprint, pose);
      if (bases.some((body) => standsOn(base, body, table.sizes.eps))) continue;
      if (taken.length === 0 && !isOnMarker(base, on)) continue;
      if (mayStand(table, state, marker, unit, base)) return pose;
    }
  return null;
}

/** Points around a middle, the nearest first. */
function around({ sizes }: Table, { x, y }: Point): Point[] {
  const step = Math.round(stepUd * sizes.ud);
  const most = Math.round(widestUd / stepUd);
  const points: Point[] = [];
  for (let dx = -most; dx <= most; dx++)
    for (let dy = -most; dy <= most; dy++) points.push({ x: x + dx * step, y: y + dy * step });
  const far = (point: Point) => (point.x - x) ** 2 + (point.y - y) ** 2;
  return points.sort((one, other) => far(one) - far(other));
}

/** Places for as many units of a marker as there is room for, one after the other. */
export function placesFor(table: Table, state: State, marker: Marker): UnitPlace[] {
  const places: UnitPlace[] = [];
  for (const unit of marker.units ?? []) {
    const pose = placeFor(table, state, marker, unit, places);
    if (pose !== null) places.push({ unit, pose });
  }
  return places;
}

export function reveal(
  { state, resolution }: Turn,
  index: number,
  places: readonly UnitPlace[],
  how: RevealCause,
): void {
  const units = entryAt(state.markers, index).units ?? [];
  const lost = units.filter((unit) => !places.some((place) => place.unit === unit));
  resolution.emit({ kind: 'revealed', marker: index, how, places, lost, fixed: true });
}
