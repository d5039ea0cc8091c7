/** Zones of control: who holds whom (chapter zoc). */
import {
  type Base,
  boxesMeet,
  boxOfBase,
  cornersOf,
  grownBox,
  isWithin,
  type Pose,
  placeBase,
  type RayStop,
  raysReaching,
  sideOfLine,
} from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { baseAt, baseOf, maySwap } from '../bodies/index.ts';
import { groundUnder, isWhollyInRough, penalisingAreas } from '../field/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isEnemy } from '../state/sides.ts';
import { isAtCamp } from './at-camp.ts';

/** Whether a unit is in melee in any way, also one that is hit on flank or rear only (`zoc.melee-any`). */
export function isInMelee({ contacts, units }: State, unit: UnitIndex): boolean {
  return contacts.some(({ by, on }) => by === unit || on === unit) || entryAt(units, unit).looting;
}

/** Whether a unit has a zone at all (`zoc.none`). */
export function hasZone(table: Table, state: State, unit: UnitIndex): boolean {
  const { category } = entryAt(table.units, unit).row;
  if (category === 'Art' || category === 'WWg') return false;
  if (entryAt(state.units, unit).status !== 'on' || isInMelee(state, unit)) return false;
  return !isAtCamp(table, state, unit);
}

/** Whether it has one on this enemy (`zoc.li`, `zoc.li-rough`). */
function concerns(table: Table, state: State, owner: UnitIndex, enemy: UnitIndex, body: Base): boolean {
  if (entryAt(table.units, owner).row.category !== 'LI') return true;
  const { category } = entryAt(table.units, enemy).row;
  if (category === 'LI' || category === 'LH' || category === 'El' || category === 'Art') return true;
  const { field } = table;
  return isWhollyInRough(field, baseOf(table, state, owner)) && groundUnder(field, body) !== 'open';
}

/** Width in tenths of the front from which an owner's zone reaches a body, by `zoc.rays`. 0 if it does not hold it. */
export function zoneOn(table: Table, state: State, owner: UnitIndex, enemy: UnitIndex, body: Base): number {
  const { ud, eps } = table.sizes;
  if (!hasZone(table, state, owner) || !isEnemy(table, owner, enemy)) return 0;
  const front = baseOf(table, state, owner);
  if (!isWithin(front, body, ud) || !concerns(table, state, owner, enemy, body)) return 0;
  const width = raysReaching(front, body, ud - eps, stopsOf(table, state, owner, enemy));
  return width > eps ? width : 0;
}

/** Which of these enemies hold a unit, for any base of it: what their rays end at is looked at once. */
export function holdersAmong(
  table: Table,
  state: State,
  unit: UnitIndex,
  owners: readonly UnitIndex[],
): (body: Base) => UnitIndex[] {
  const { ud, eps } = table.sizes;
  const stops = new Map<UnitIndex, RayStop[]>();
  const stopsFor = (owner: UnitIndex) => {
    const found = stops.get(owner) ?? stopsOf(table, state, owner, unit);
    stops.set(owner, found);
    return found;
  };
  return (body) =>
    owners.filter((owner) => {
      const front = baseOf(table, state, owner);
      if (!isWithin(front, body, ud) || !concerns(table, state, owner, unit, body)) return false;
      return raysReaching(front, body, ud - eps, stopsFor(owner)) > eps;
    });
}

/** What the rays of an owner end at: ground that penalises it, works of others, bodies but friends it may pass. */
function stopsOf(table: Table, state: State, owner: UnitIndex, enemy: UnitIndex): RayStop[] {
  const own = baseOf(table, state, owner);
  // Rays go no farther than this.
  const box = grownBox(boxOfBase(own), table.sizes.ud);
  const grounds = penalisingAreas(table, owner)
    .filter(({ polygon }) => boxesMeet(polygon, box))
    .map(({ polygon }) => ({ corners: polygon.corners }));
  // Defenders stand to the left of their works, and keep their zone (`zoc.works-out`).
  const works = table.field.works
    .filter(({ from, to }) => sideOfLine(from.x, from.y, to.x, to.y, own.x, own.y) <= 0)
    .map(({ from, to }) => ({ corners: [from, to] }));
  const bodies = indicesOf(table.units)
    .filter(
      (unit) =>
        unit !== owner &&
        unit !== enemy &&
        isBody(state, unit) &&
        boxesMeet(boxOfBase(baseOf(table, state, unit)), box) &&
        !passes(table, state, owner, unit),
    )
    .map((unit) => ({ corners: cornersOf(baseOf(table, state, unit)) }));
  const camps = state.camps.flatMap((camp) =>
    camp === null ? [] : [{ corners: cornersOf(placeBase(table.sizes.camp, camp.pose)) }],
  );
  return [...grounds, ...works, ...bodies, ...camps];
}

function isBody({ units }: State, unit: UnitIndex): boolean {
  const { status } = entryAt(units, unit);
  return status === 'on' || status === 'routed';
}

/** A zone passes through friends whom its owner could pass (`zoc.through`). */
function passes(table: Table, state: State, owner: UnitIndex, friend: UnitIndex): boolean {
  if (isEnemy(table, owner, friend) || isInMelee(state, friend)) return false;
  const { pose } = entryAt(state.units, owner);
  return maySwap(table, owner, pose.heading, friend, entryAt(state.units, friend).pose.heading);
}

/** Enemies whose zones hold a unit, standing as it does or in another pose. */
export function holdersOf(table: Table, state: State, unit: UnitIndex, pose?: Pose): UnitIndex[] {
  const body = pose === undefined ? baseOf(table, state, unit) : baseAt(table, state, unit, pose);
  return indicesOf(table.units).filter(
    (owner) => isEnemy(table, owner, unit) && zoneOn(table, state, owner, unit, body) > 0,
  );
}
