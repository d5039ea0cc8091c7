/** Ground that hides a marker, and whether an eye sees it (`deploy.ambush-where`, `deploy.ambush-sight`). */
import {
  type Base,
  baseToPolyline,
  cornersOf,
  crossesBase,
  depthCrossed,
  isBaseIn,
  isBaseWhollyIn,
  meetsPolyline,
  type Point,
  type Pose,
  placeBase,
} from '@grognard/geometry';
import type { Category } from '../../../model.ts';
import { hidesBehind, hidesIn, lightZone } from '../../field/index.ts';
import type { Area } from '../../state/battlefield.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { Table } from '../../state/model.ts';
import { otherSide } from '../../state/sides.ts';

/** The base of a marker: 1 UD square (`deploy.ambush`). */
export function markerBase({ sizes }: Table, pose: Pose): Base {
  return placeBase({ shape: 'rectangle', width: sizes.ud, depth: sizes.ud }, pose);
}

/** A piece in which a base lies wholly and which hides all of these categories. */
export function hidingArea({ field }: Table, base: Base, categories: readonly Category[]): Area | null {
  const found = field.areas.find(
    ({ kind, polygon }) =>
      categories.every((category) => hidesIn(kind, category)) && isBaseWhollyIn(base, polygon),
  );
  return found ?? null;
}

/** A piece that hides anybody at all and in which a base lies wholly. */
export function coveringArea(table: Table, base: Base): Area | null {
  return hidingArea(table, base, ['LI']);
}

/** Places of eyes along a zone, in UD. */
const eyesUd = 2;

/** Whether no place of the enemy’s zone has a free line to a base. */
export function isBehindFor(table: Table, side: SideIndex, base: Base): boolean {
  const { minX, maxX, minY, maxY } = lightZone(table, otherSide(side));
  const step = eyesUd * table.sizes.ud;
  const screens = table.field.areas.filter(({ kind }) => hidesBehind(kind));
  if (screens.length === 0) return false;
  for (const y of [minY, maxY])
    for (let x = minX; x <= maxX; x += step)
      if (targetsOn(base).some((point) => !isScreened(screens, base, { x, y }, point))) return false;
  return true;
}

/** Whether a line ends behind a piece, which it crosses and in which the base does not stand. */
function isScreened(screens: readonly Area[], base: Base, eye: Point, { x, y }: Point): boolean {
  return screens.some(({ polygon, ridge }) => {
    if (ridge !== null) return meetsPolyline(ridge, eye.x, eye.y, x, y);
    return !isBaseIn(base, polygon) && depthCrossed(eye.x, eye.y, x, y, [polygon]) > 0;
  });
}

function targetsOn(base: Base): Point[] {
  return [{ x: base.x, y: base.y }, ...cornersOf(base)];
}

/** Whether a free line leads from an eye to some point of a base: nothing but 1 UD of cover, no ridge and no body between. */
export function isInSight(
  { field, sizes }: Table,
  eye: Point,
  looker: Base,
  base: Base,
  bodies: readonly Base[],
): boolean {
  const covers = field.areas.filter(({ isCover }) => isCover).map(({ polygon }) => polygon);
  const ridges = field.areas.flatMap(({ ridge }) =>
    ridge === null || baseToPolyline(looker, ridge) <= sizes.ud || baseToPolyline(base, ridge) <= sizes.ud
      ? []
      : [ridge],
  );
  return targetsOn(base).some(
    ({ x, y }) =>
      depthCrossed(eye.x, eye.y, x, y, covers) <= sizes.ud &&
      !ridges.some((ridge) => meetsPolyline(ridge, eye.x, eye.y, x, y)) &&
      !bodies.some((body) => crossesBase(body, eye.x, eye.y, x, y)),
  );
}
