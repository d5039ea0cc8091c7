/** `coveredAt`: where a shot crosses the cover that counted, to be marked on the table. */

import {
  makePath,
  makePolyline,
  obstaclesCrossed,
  type Point,
  pathLength,
  pointAlong,
  polygonsCrossed,
  type Tenths,
} from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';
import type { Battlefield } from '../field/model.ts';
import type { ArgadEventOf } from '../state/events.ts';

/** Rules by which cover helps. */
const byCover: readonly RuleId[] = ['shoot.cover', 'shoot.narrow-opening'];

/** Null if no cover counted. Of several things crossed, the one nearest to the target is what it stands behind. */
export function coveredAt(field: Battlefield, { from, to, why = [] }: ArgadEventOf<'shot'>): Point | null {
  if (!why.some(({ rule }) => byCover.includes(rule))) return null;
  const line = makePath([from, to]);
  const whole = pathLength(line);
  const crossed = [...linesCrossed(field, from, to, whole), ...areasCrossed(field, from, to, whole)];
  return crossed.length === 0 ? null : pointAlong(line, Math.max(...crossed));
}

function linesCrossed(field: Battlefield, from: Point, to: Point, whole: Tenths): Tenths[] {
  const { coverLines, battlements, shipSides, openings } = field;
  const sides = shipSides.flatMap((side) => side ?? []);
  const holes = openings.filter(({ kind }) => kind !== 'stairs');
  const lines = [
    ...coverLines,
    ...battlements,
    ...sides,
    ...holes.map((one) => makePolyline([one.from, one.to])),
  ];
  return obstaclesCrossed(from.x, from.y, to.x, to.y, lines).map(({ fromEnd }) => whole - fromEnd);
}

/** A target inside is covered from where the shot enters, one behind from where it leaves. */
function areasCrossed({ coverAreas }: Battlefield, from: Point, to: Point, whole: Tenths): Tenths[] {
  const rounding: Tenths = 2;
  return polygonsCrossed(from.x, from.y, to.x, to.y, coverAreas).map((hit) =>
    hit.to < whole - rounding ? hit.to : hit.from,
  );
}
