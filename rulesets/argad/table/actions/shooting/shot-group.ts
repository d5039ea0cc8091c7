/** Groups as targets of blunderbuss and swivel gun (`group.target`, `group.bunch`). */

import { angleBetween, headingTo, isWithin, type Tenths } from '@grognard/geometry';
import { entryAt, indicesOf, numberAt } from '@grognard/lists';
import { groupGapCm, groupWalkGapCm, sameWayDegrees } from '../../../data/distances.ts';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { canHide } from '../../field/hiding.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Snapshot } from '../../state/model.ts';
import {
  baseIn,
  distanceIn,
  isMountedIn,
  isThere,
  postureIn,
  roomIn,
  type ShotSurroundings,
  spotIn,
  standingIn,
} from './shot-surroundings.ts';

const standingGap: Tenths = tenthsOf(groupGapCm);
const walkingGap: Tenths = tenthsOf(groupWalkGapCm);
const sameWay = sameWayDegrees * 10;

/**
 * A target and the figures that form a group with it, nearest first (`shoot.spread`), of those the shooter's side knows of.
 * `since` has the positions before movement, or null if nobody moves.
 */
export function groupAround(
  scene: ShotSurroundings,
  shooter: FigureIndex,
  target: FigureIndex,
  since: Snapshot | null,
): readonly FigureIndex[] {
  const { table, state } = scene;
  const group = [target];
  if (isMountedIn(scene, target) || !mayBunch(scene, target)) return group;
  const seen: ShotSurroundings = { ...scene, eyes: entryAt(table.roster, shooter).side };
  for (let n = 0; n < group.length; n++)
    for (const other of indicesOf(state.figures))
      if (!group.includes(other) && isLinked(seen, numberAt(group, n), other, since)) group.push(other);
  const away = (member: FigureIndex) => (member === target ? -1 : distanceIn(scene, target, member));
  return group.sort((a, b) => away(a) - away(b) || a - b);
}

/** Trained light infantry counts as a group only if its player says so. */
function mayBunch({ table, state }: ShotSurroundings, index: FigureIndex): boolean {
  return !entryAt(table.roster, index).light || state.orders[index]?.together === true;
}

function isLinked(
  scene: ShotSurroundings,
  one: FigureIndex,
  other: FigureIndex,
  since: Snapshot | null,
): boolean {
  if (Math.abs(spotIn(scene, one).x - spotIn(scene, other).x) > 2 * walkingGap) return false;
  if (!isThere(scene, other) || !isOfTheGroup(scene, one, other)) return false;
  const gap = since !== null && areWalkingTogether(scene, one, other, since) ? walkingGap : standingGap;
  return isWithin(baseIn(scene, one), baseIn(scene, other), gap);
}

/** Whether the other is on foot, of the same side, in the same room or outside, and not hidden. */
function isOfTheGroup(scene: ShotSurroundings, one: FigureIndex, other: FigureIndex): boolean {
  const { table } = scene;
  const { side, captive } = entryAt(table.roster, other);
  if (side !== entryAt(table.roster, one).side || captive || isMountedIn(scene, other)) return false;
  if (roomIn(scene, one) !== roomIn(scene, other) || !mayBunch(scene, other)) return false;
  return postureIn(scene, other) === 'upright' || !canHide(table.field, standingIn(scene, other));
}

function areWalkingTogether(
  scene: ShotSurroundings,
  one: FigureIndex,
  other: FigureIndex,
  { x, y }: Snapshot,
): boolean {
  const [here, there] = [spotIn(scene, one), spotIn(scene, other)];
  const a = headingTo(here.x - numberAt(x, one), here.y - numberAt(y, one));
  const b = headingTo(there.x - numberAt(x, other), there.y - numberAt(y, other));
  return a !== null && b !== null && angleBetween(a, b) <= sameWay;
}
