/** What lies ahead of an evader: bodies that it does not pass, and slides that lead round them (`evade.avoid`, `evade.zoc`). */
import {
  asHeading,
  type Base,
  cornersOf,
  frontage,
  type Point,
  type Pose,
  placeBase,
  quarterTurn,
  stepX,
  stepY,
  stretchesIn,
  type Tenths,
  type Track,
  toLocal,
} from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { baseAt, baseOf, firstBodyOn, isOnTable, standsOn, trackAhead } from '../../bodies/index.ts';
import { groundUnder, isWhollyInRough } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isEnemy, otherSide, unitsOn } from '../../state/sides.ts';
import { isInMelee } from '../../zones/index.ts';
import { mayBeBurst, mayPass } from '../pass/index.ts';

/** Who runs, and who is not in its way: those that run with it and have not gone yet. */
export interface EvaderOnWay {
  readonly unit: UnitIndex;
  readonly mates: readonly UnitIndex[];
  /** In flight from a flank march it goes through friends that it cannot pass (`interpenetration.burst-when`). */
  readonly bursts?: boolean;
}

/** Bases that an evader of this heading cannot pass. */
export function obstaclesFor(table: Table, state: State, evader: EvaderOnWay, heading: number): Base[] {
  const { unit, mates } = evader;
  const swept = enemyLightOf(table, state, unit);
  const bodies = indicesOf(table.units).filter((other) => {
    const { status } = entryAt(state.units, other);
    if (other === unit || mates.includes(other) || (status !== 'on' && status !== 'routed')) return false;
    if (swept.includes(other)) return false;
    return !passesThrough(table, state, evader, heading, other);
  });
  const camps = state.camps.flatMap((camp) =>
    camp === null ? [] : [placeBase(table.sizes.camp, camp.pose)],
  );
  return [...bodies.map((other) => baseOf(table, state, other)), ...camps];
}

/**
 * Enemy light infantry in the open, which gives way to heavy evaders instead of standing in their way (`evade.enemy-li`). In rough
 * ground or in melee it is an obstacle.
 */
export function enemyLightOf(table: Table, state: State, unit: UnitIndex): UnitIndex[] {
  const { row, side } = entryAt(table.units, unit);
  const { category } = row;
  if (category === 'LI' || category === 'LH') return [];
  return unitsOn(table, state, otherSide(side)).filter(
    (other) =>
      entryAt(table.units, other).row.category === 'LI' &&
      !isInMelee(state, other) &&
      !isWhollyInRough(table.field, baseOf(table, state, other)),
  );
}

function passesThrough(
  table: Table,
  state: State,
  { unit, bursts = false }: EvaderOnWay,
  heading: number,
  other: UnitIndex,
): boolean {
  if (mayPass(table, state, unit, asHeading(heading), other)) return true;
  return bursts && !isEnemy(table, unit, other) && mayBeBurst(table, state, other);
}

/** Friends that it goes through, in whom it does not end. */
export function passableFriends(
  table: Table,
  state: State,
  evader: EvaderOnWay,
  heading: number,
): UnitIndex[] {
  const { unit, mates } = evader;
  return indicesOf(table.units).filter((other) => {
    const { status } = entryAt(state.units, other);
    if (other === unit || mates.includes(other) || status !== 'on' || isEnemy(table, unit, other))
      return false;
    return passesThrough(table, state, evader, heading, other);
  });
}

/** How far straight on until a body or impassable ground, `far` at most. */
export function freeAhead(
  table: Table,
  state: State,
  evader: EvaderOnWay,
  pose: Pose,
  far: Tenths,
): { readonly far: Tenths; readonly isBlocked: boolean } {
  const track = trackAhead(table, state, evader.unit, pose, far);
  const met = firstBodyOn(track, obstaclesFor(table, state, evader, pose.heading));
  const walls = wallsFrom(table, track);
  const free = Math.min(met?.along ?? far, walls ?? far);
  return { far: free, isBlocked: met !== null || walls !== null };
}

/** How far until impassable ground, or null if there is none on a track. */
function wallsFrom({ field }: Table, track: Track): Tenths | null {
  const walls = field.areas.flatMap(({ ground, polygon }) => {
    if (ground !== 'impassable') return [];
    const from = stretchesIn(polygon, track).stretches[0]?.from;
    return from === undefined ? [] : [Math.max(0, from - 1)];
  });
  return walls.length === 0 ? null : Math.min(...walls);
}

/** Slides past what lies ahead within a distance, the shortest first, of equals to the left; to the right above zero. */
export function slidesPast(
  table: Table,
  state: State,
  evader: EvaderOnWay,
  pose: Pose,
  ahead: Tenths,
): readonly Tenths[] {
  const { unit } = evader;
  const base = baseAt(table, state, unit, pose);
  const most = table.sizes.ud;
  const half = frontage(base.footprint) / 2;
  const shapes: (readonly Point[])[] = [
    ...obstaclesFor(table, state, evader, pose.heading).map((body) => cornersOf(body)),
    ...table.field.areas
      .filter(({ ground }) => ground === 'impassable')
      .map(({ polygon }) => polygon.corners),
  ];
  const slides = shapes.flatMap((corners) => {
    const places = corners.map(({ x, y }) => toLocal(base, x, y));
    if (places.every((place) => place.ahead <= 0) || places.every((place) => place.ahead > ahead)) return [];
    const rights = places.map(({ right }) => right);
    return [Math.floor(Math.min(...rights) - half), Math.ceil(Math.max(...rights) + half)];
  });
  return [...new Set(slides)]
    .filter((by) => by !== 0 && Math.abs(by) <= most && maySlide(table, state, evader, pose, by))
    .sort((one, other) => Math.abs(one) - Math.abs(other) || one - other);
}

export function slid({ x, y, heading }: Pose, by: Tenths): Pose {
  const right = asHeading(heading - quarterTurn);
  return { x: x + stepX(right, by), y: y + stepY(right, by), heading };
}

/** Whether nothing stands in the way of a slide. */
function maySlide(table: Table, state: State, evader: EvaderOnWay, pose: Pose, by: Tenths): boolean {
  const { eps } = table.sizes;
  const bodies = obstaclesFor(table, state, evader, pose.heading);
  const looks = Math.max(1, Math.ceil(Math.abs(by) / table.sizes.ud) * 4);
  return Array.from({ length: looks }, (_, n) => slid(pose, Math.round((by * (n + 1)) / looks))).every(
    (at) => {
      const base = baseAt(table, state, evader.unit, at);
      return (
        isOnTable(table, base) &&
        groundUnder(table.field, base) !== 'impassable' &&
        !bodies.some((body) => standsOn(base, body, eps))
      );
    },
  );
}
