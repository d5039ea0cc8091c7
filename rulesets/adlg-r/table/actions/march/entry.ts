/** Where units of a flank march come onto the table (`deploy.flank-enter`, `deploy.flank-stretch`). */
import {
  asHeading,
  type Base,
  baseDistance,
  type Heading,
  halfTurn,
  type Pose,
  placeBase,
  stepX,
  stepY,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { baseOf, campBases, isOnTable, standsOn } from '../../bodies/index.ts';
import { groundUnder, worseOf } from '../../field/index.ts';
import type { FieldGround } from '../../state/battlefield.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { FlankMarch, UnitPlace } from '../../state/setup.ts';
import { otherSide } from '../../state/sides.ts';
import { markerBasesOf } from '../ambush/index.ts';
import { allowanceFrom } from '../move/index.ts';

/** Units side by side behind the edge, from left to right as they face. */
export interface Entry {
  readonly march: FlankMarch;
  readonly units: readonly UnitIndex[];
  /** Middle of their front, from the south. */
  readonly at: Tenths;
}

/** A march that was driven back enters within this distance of its own long edge, in UD (`deploy.flank-both`). */
const drivenUd = 5;

/** Distance between looks on the way in. */
const look: Tenths = 20;

export function headingOf({ edge }: Pick<FlankMarch, 'edge'>): Heading {
  return asHeading(edge === 'west' ? 0 : halfTurn);
}

function sizesOf({ units }: Table, index: UnitIndex): { readonly wide: Tenths; readonly deep: Tenths } {
  const { footprint } = entryAt(units, index);
  return footprint.shape === 'round'
    ? { wide: 2 * footprint.radius, deep: 2 * footprint.radius }
    : { wide: footprint.width, deep: footprint.depth };
}

/** Length of the edge that they cross. */
export function frontOf(table: Table, units: readonly UnitIndex[]): Tenths {
  return units.reduce((sum, unit) => sum + sizesOf(table, unit).wide, 0);
}

/** All of them with their fronts so far in. At 0 they stand just behind the edge. */
export function posesIn(table: Table, { march, units, at }: Entry, by: Tenths): UnitPlace[] {
  const heading = headingOf(march);
  const isWest = march.edge === 'west';
  const edge = isWest ? 0 : table.field.width;
  // A march from the west has the north on its left.
  const first = at + (isWest ? 1 : -1) * (frontOf(table, units) / 2);
  let passed = 0;
  return units.map((unit) => {
    const { wide, deep } = sizesOf(table, unit);
    const y = Math.round(first + (isWest ? -1 : 1) * (passed + wide / 2));
    passed += wide;
    const x = edge + (isWest ? 1 : -1) * (by - deep / 2);
    return { unit, pose: { x, y, heading } };
  });
}

/** The stretch of edge that they cross, as a base without depth. */
export function stretchOf(table: Table, { march, units, at }: Entry): Base {
  const x = march.edge === 'west' ? 1 : table.field.width - 1;
  const width = 2 * Math.round(frontOf(table, units) / 2);
  return placeBase({ shape: 'rectangle', width, depth: 2 }, { x, y: at, heading: headingOf(march) });
}

/** Rules against entering here, as far as enemies do not stand in the way. */
export function againstEntry(table: Table, entry: Entry, by: Tenths): RuleId[] {
  const { march, units, at } = entry;
  const { field, sizes } = table;
  const half = frontOf(table, units) / 2;
  const no: RuleId[] = [];
  if (at - half < 0 || at + half > field.depth) no.push('deploy.flank-enter');
  if (march.isDriven && !isNearOwnEdge(table, entry)) no.push('deploy.flank-both');
  const places = posesIn(table, entry, by);
  const isIn = places.every(({ unit, pose }) =>
    isOnTable(table, placeBase(entryAt(table.units, unit).footprint, pose)),
  );
  if (!isIn) no.push('deploy.flank-stretch');
  for (const { unit, pose } of places) {
    const { no: barred, far } = allowanceFrom(table, unit, groundTo(table, unit, pose, by), null);
    no.push(...barred);
    if (barred.length === 0 && by > far + sizes.eps) no.push('move.front-edge');
  }
  return [...new Set(no)];
}

function isNearOwnEdge(table: Table, { march, units, at }: Entry): boolean {
  const { side } = entryAt(table.corps, march.corps);
  const reach = drivenUd * table.sizes.ud;
  const half = frontOf(table, units) / 2;
  return entryAt(table.sides, side).edge === 'south'
    ? at + half <= reach
    : at - half >= table.field.depth - reach;
}

/** The worst ground on the way to a pose. */
function groundTo(table: Table, unit: UnitIndex, to: Pose, by: Tenths): FieldGround {
  let worst: FieldGround = 'open';
  for (let back = 0; back < by; back += look)
    worst = worseOf(
      worst,
      groundUnder(table.field, placeBase(entryAt(table.units, unit).footprint, behind(to, back))),
    );
  return worst;
}

function behind({ x, y, heading }: Pose, by: Tenths): Pose {
  return { x: x - stepX(heading, by), y: y - stepY(heading, by), heading };
}

/** How far they come before they would touch an enemy or stand on a friend, `by` at most. */
export function freeWay(table: Table, state: State, entry: Entry, by: Tenths): Tenths {
  const { sizes } = table;
  const { side } = entryAt(table.corps, entry.march.corps);
  const friends: Base[] = [...campBases(table, state)];
  const enemies: Base[] = markerBasesOf(table, state, otherSide(side));
  for (const other of indicesOf(table.units)) {
    const { status } = entryAt(state.units, other);
    if (entry.units.includes(other) || (status !== 'on' && status !== 'routed')) continue;
    (entryAt(table.units, other).side === side ? friends : enemies).push(baseOf(table, state, other));
  }
  const isFree = (far: Tenths) =>
    posesIn(table, entry, far).every(({ unit, pose }) => {
      const base = placeBase(entryAt(table.units, unit).footprint, pose);
      return (
        friends.every((friend) => !standsOn(base, friend, sizes.eps)) &&
        enemies.every((enemy) => baseDistance(base, enemy) >= sizes.eps)
      );
    });
  let far = 0;
  while (far < by && isFree(Math.min(by, far + look))) far = Math.min(by, far + look);
  return far;
}
