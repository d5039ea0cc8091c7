/** Groups as targets of blunderbuss and swivel gun (`group.target`, `group.bunch`). */
import { angleBetween, headingTo, isWithin, type Tenths } from '@grognard/geometry';
import { groupGapCm, groupWalkGapCm, sameWayDegrees } from '../../data/distances.ts';
import type { Snapshot } from '../model.ts';
import { baseIn, distanceIn, isThere, roomIn, type Scene, xIn, yIn } from './shot-scene.ts';

const standingGap: Tenths = groupGapCm * 100;
const walkingGap: Tenths = groupWalkGapCm * 100;
const sameWay = sameWayDegrees * 10;

/** A target and those who make a group with it, nearest to it first (`shoot.spread`). `since`: where they walked from. */
export function groupAround(scene: Scene, target: number, since: Snapshot | null): number[] {
  const group = [target];
  const { figures } = scene.state;
  if (!figures[target]!.mounted && mayBunch(scene, target))
    for (let n = 0; n < group.length; n++)
      for (let other = 0; other < figures.length; other++)
        if (!group.includes(other) && isLinked(scene, group[n]!, other, since)) group.push(other);
  if (group.length < 3) return group;
  const away = new Map(group.map((member) => [member, distanceIn(scene, target, member)]));
  away.set(target, -1);
  return group.sort((a, b) => away.get(a)! - away.get(b)! || a - b);
}

/** Trained light infantry is a group only if its player says so. */
function mayBunch({ table, state }: Scene, index: number): boolean {
  return !table.men[index]!.light || state.orders[index]?.together === true;
}

function isLinked(scene: Scene, one: number, other: number, since: Snapshot | null): boolean {
  const { table, state } = scene;
  if (Math.abs(xIn(scene, one) - xIn(scene, other)) > 2 * walkingGap) return false;
  const man = table.men[other]!;
  if (man.side !== table.men[one]!.side || man.captive || state.figures[other]!.mounted) return false;
  if (!isThere(scene, other) || roomIn(scene, one) !== roomIn(scene, other)) return false;
  if (!mayBunch(scene, other)) return false;
  const gap = since !== null && areWalkingTogether(scene, one, other, since) ? walkingGap : standingGap;
  return isWithin(baseIn(scene, one), baseIn(scene, other), gap);
}

function areWalkingTogether(scene: Scene, one: number, other: number, { x, y }: Snapshot): boolean {
  const a = headingTo(xIn(scene, one) - x[one]!, yIn(scene, one) - y[one]!);
  const b = headingTo(xIn(scene, other) - x[other]!, yIn(scene, other) - y[other]!);
  return a !== null && b !== null && angleBetween(a, b) <= sameWay;
}
