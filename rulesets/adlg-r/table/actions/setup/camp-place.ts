/** Where a camp and works may stand (`deploy.camp`, `deploy.works`). */
import {
  baseToPolygon,
  cornersOf,
  isBaseOn,
  isInPolygon,
  overlaps,
  type Point,
  type Pose,
  placeBase,
  pointDistance,
  segmentsDistance,
  segmentsMeet,
  zoneBefore,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { groundUnder, heavyZone, isInZone, onGround, towardsEnemyOf } from '../../field/index.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { LaidWork } from '../../state/setup.ts';

const edges = ['front', 'left', 'right', 'rear'] as const;

/** Rules against a camp here. */
export function againstCamp(table: Table, state: State, side: SideIndex, pose: Pose): RuleId[] {
  const now = onGround(table, state);
  const { field, sizes, scenario } = now;
  const base = placeBase(sizes.camp, pose);
  const zone = heavyZone(now, side);
  const onRoad = field.roads.some(
    ({ line, width }) =>
      cornersOf(base).some((corner) => isNearLine(corner, line.points, width / 2)) || isBaseOn(base, line),
  );
  const isFortified = entryAt(scenario.sides, side).camp?.fortified === true;
  const ys = cornersOf(base).map(({ y }) => y);
  const isAtEdge =
    entryAt(now.sides, side).edge === 'south' ? Math.min(...ys) <= 1 : Math.max(...ys) >= field.depth - 1;
  const isAtWater = field.areas.some(
    ({ kind, polygon }) =>
      (kind === 'river' || kind === 'coast') && baseToPolygon(base, polygon) <= sizes.eps,
  );
  const hasAccess = edges.some((edge) => {
    const strip = zoneBefore(base, { edge, reach: sizes.ud });
    return isInZone(strip, field.box) && groundUnder(field, strip) === 'open';
  });
  const isLawful =
    isInZone(base, zone) &&
    groundUnder(field, base) === 'open' &&
    !onRoad &&
    (isFortified || isAtEdge || isAtWater) &&
    hasAccess;
  return isLawful ? [] : ['deploy.camp'];
}

function isNearLine({ x, y }: Point, points: readonly Point[], far: number): boolean {
  return points.some((to, n) => {
    const from = points[n - 1];
    return from !== undefined && segmentsDistance(from.x, from.y, to.x, to.y, x, y, x, y) < far;
  });
}

/** Tenths that a side has still to lay of a kind of works. */
export function worksLeft(table: Table, state: State, side: SideIndex, kind: LaidWork['kind']): number {
  const bought = entryAt(table.scenario.sides, side)
    .works.filter((one) => one.kind === kind)
    .reduce((sum, { ud }) => sum + ud * table.sizes.ud, 0);
  const laid = state.ground.works
    .filter((work) => work.side === side && work.kind === kind)
    .reduce((sum, { from, to }) => sum + pointDistance(from.x, from.y, to.x, to.y), 0);
  return bought - laid;
}

export function againstWork(table: Table, state: State, work: LaidWork): RuleId[] {
  const now = onGround(table, state);
  const { field, sizes } = now;
  const { from, to, side, kind } = work;
  const length = pointDistance(from.x, from.y, to.x, to.y);
  const no: RuleId[] = [];
  if (length < 1 || length > worksLeft(table, state, side, kind) + 1) no.push('army.price-camp');
  const { minX, minY, maxX, maxY } = heavyZone(now, side);
  const isIn = [from, to].every(
    ({ x, y }) => x >= minX - 1 && x <= maxX + 1 && y >= minY - 1 && y <= maxY + 1,
  );
  const isWet = field.areas.some(
    ({ kind: ground, polygon }) =>
      (ground === 'marsh' || ground === 'river' || ground === 'coast') &&
      (isInPolygon(polygon, from.x, from.y) ||
        polygon.corners.some((corner, n) => {
          const next = entryAt(polygon.corners, (n + 1) % polygon.corners.length);
          return segmentsMeet(corner.x, corner.y, next.x, next.y, from.x, from.y, to.x, to.y);
        })),
  );
  const fits = state.ground.works.every((other) => isApart(other, work, sizes.ud));
  const onCamp = state.camps.some(
    (camp) => camp !== null && overlaps(placeBase(sizes.camp, camp.pose), thinBase(from, to)),
  );
  if (!isIn || isWet || !fits || onCamp) no.push('deploy.works');
  return no;
}

/** A line as a base that can be tried for overlaps. */
function thinBase(from: Point, to: Point): ReturnType<typeof placeBase> {
  const width = 2 * Math.max(1, Math.round(Math.abs(to.x - from.x) / 2));
  const depth = 2 * Math.max(1, Math.round(Math.abs(to.y - from.y) / 2));
  return placeBase(
    { shape: 'rectangle', width, depth },
    { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2), heading: 900 },
  );
}

/** Touching and in line, or 1 UD apart or more. */
function isApart(one: LaidWork, other: LaidWork, ud: number): boolean {
  const [a, b, c, d] = [one.from, one.to, other.from, other.to];
  if (segmentsDistance(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y) >= ud) return true;
  const joint = [a, b].some((end) =>
    [c, d].some((start) => pointDistance(end.x, end.y, start.x, start.y) <= 2),
  );
  const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  const lengths = pointDistance(a.x, a.y, b.x, b.y) * pointDistance(c.x, c.y, d.x, d.y);
  return joint && Math.abs(cross) <= lengths / 50;
}

export function hasWorksToLay(table: Table, state: State, side: SideIndex): boolean {
  return (['fortification', 'obstacle'] as const).some(
    (kind) => worksLeft(table, state, side, kind) >= table.sizes.ud,
  );
}

/** Whether a side has a camp that does not stand yet, and somewhere to put it. */
export function hasCampToPlace(table: Table, state: State, side: SideIndex): boolean {
  if (entryAt(table.scenario.sides, side).camp === null || entryAt(state.camps, side) !== null) return false;
  return placesOfCamp(table, state, side).next().done !== true;
}

/** Distance between places that are tried, in UD. */
const stepUd = 0.5;

/** Lawful places for a camp, those at the middle of its own edge first. */
export function* placesOfCamp(table: Table, state: State, side: SideIndex): Generator<Pose> {
  const { ud } = table.sizes;
  const { minX, maxX, minY, maxY } = heavyZone(table, side);
  const heading = towardsEnemyOf(table, side);
  const half = table.sizes.camp.shape === 'rectangle' ? table.sizes.camp.depth / 2 : 0;
  const isSouth = entryAt(table.sides, side).edge === 'south';
  const step = Math.round(stepUd * ud);
  const middle = Math.round((minX + maxX) / 2);
  for (let deep = half; deep <= maxY - minY; deep += step)
    for (let aside = 0; aside <= (maxX - minX) / 2; aside += step)
      for (const x of aside === 0 ? [middle] : [middle - aside, middle + aside]) {
        const pose = { x, y: isSouth ? minY + deep : maxY - deep, heading };
        if (againstCamp(table, state, side, pose).length === 0) yield pose;
      }
}
