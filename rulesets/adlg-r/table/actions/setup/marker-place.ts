/** Where an ambush marker may lie (`deploy.ambush`, `deploy.ambush-where`). */
import { type Base, overlaps, type Point } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { campBases, isOnTable } from '../../bodies/index.ts';
import {
  groundUnder,
  isInZone,
  isLightIn,
  onGround,
  stripOf,
  towardsEnemyOf,
  zoneDepths,
} from '../../field/index.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { coveringArea, hidingArea, isBehindFor, markerBase } from '../ambush/index.ts';

/** Numbers of the planned markers that a side has not laid yet. */
export function markersLeft({ plans, markers }: State, side: SideIndex): number[] {
  const plan = entryAt(plans, side);
  if (plan === null) return [];
  return plan.markers.flatMap((_, number) =>
    markers.some((marker) => marker.side === side && marker.number === number) ? [] : [number],
  );
}

/** Rules against laying a planned marker here. Only its owner, who knows what it holds, is asked. */
export function againstMarker(
  table: Table,
  state: State,
  side: SideIndex,
  number: number,
  at: Point,
): RuleId[] {
  const now = onGround(table, state);
  const pose = { ...at, heading: towardsEnemyOf(table, side) };
  const base = markerBase(now, pose);
  const units = entryAt(state.plans, side)?.markers[number] ?? [];
  const infos = units.map((unit) => entryAt(now.units, unit));
  const isLight = infos.every((info) => isLightIn(now, info));
  const no: RuleId[] = [];
  const isTaken =
    state.markers.some((other) => overlaps(markerBase(now, other.pose), base)) ||
    campBases(now, state).some((camp) => overlaps(camp, base));
  const isFree = isOnTable(now, base) && groundUnder(now.field, base) !== 'impassable' && !isTaken;
  if (!isFree || !isInReach(now, state, side, base, isLight)) no.push('deploy.ambush');
  const isHidden =
    units.length === 0
      ? coveringArea(now, base) !== null
      : hidingArea(
          now,
          base,
          infos.map(({ row }) => row.category),
        ) !== null;
  if (!isHidden && !isBehindFor(now, side, base)) no.push('deploy.ambush-where');
  return no;
}

/** Up to 5 UD in, 7 if light only; the defender’s in the flank sectors up to mid-table. */
function isInReach(now: Table, state: State, side: SideIndex, base: Base, isLight: boolean): boolean {
  const { heavy, light } = zoneDepths(now);
  if (isInZone(base, stripOf(now, side, isLight ? light : heavy, 0))) return true;
  const third = now.field.width / 3;
  const isOnFlank = base.x <= third || base.x >= now.field.width - third;
  return side !== state.first && isOnFlank && isInZone(base, stripOf(now, side, now.field.depth / 2, 0));
}

/** Distance between places that are tried, in UD. */
const stepUd = 0.5;

/** Lawful places for a marker on a grid, each tried in its turn. */
export function* placesOfMarker(
  table: Table,
  state: State,
  side: SideIndex,
  number: number,
): Generator<Point> {
  const { field, sizes } = table;
  const step = Math.round(stepUd * sizes.ud);
  const { minY, maxY } = stripOf(table, side, field.depth / 2, 0);
  for (let y = minY + step; y <= maxY - step; y += step)
    for (let x = step; x <= field.width - step; x += step)
      if (againstMarker(table, state, side, number, { x, y }).length === 0) yield { x, y };
}
