/** MemberWay: a member of a manoeuvre at every look along its way, and the room that it sweeps. */
import type { Base, Box, Pose, Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { baseAt } from '../../bodies/index.ts';
import type { State, Table } from '../../state/model.ts';
import type { Manoeuvre } from './manoeuvre.ts';

export interface MemberWay {
  readonly start: Base;
  /** At every look, the end included. */
  readonly looks: readonly Base[];
  /** Holds all of them. What lies outside meets none of them. */
  readonly box: Box;
}

/** Ways of all members, worked out once: every rule of a move looks at them. */
const waysCache = memoizePer<Manoeuvre, (MemberWay | undefined)[]>(() => []);

export function memberWay(table: Table, state: State, manoeuvre: Manoeuvre, n: number): MemberWay {
  const known = waysCache(manoeuvre);
  known[n] ??= makeWay(table, state, manoeuvre, n);
  return known[n];
}

/** Poses of a member at every look along the way. */
export function wayOf({ legs, to, tucked }: Manoeuvre, n: number): Pose[] {
  if (tucked.includes(n)) return [entryAt(to, n)];
  return legs.flatMap(({ looks }) => looks.map((poses) => entryAt(poses, n)));
}

function makeWay(table: Table, state: State, manoeuvre: Manoeuvre, n: number): MemberWay {
  const unit = entryAt(manoeuvre.units, n);
  const start = baseAt(table, state, unit, entryAt(manoeuvre.from, n));
  const looks = wayOf(manoeuvre, n).map((pose) => baseAt(table, state, unit, pose));
  return { start, looks, box: boxAround(start, looks) };
}

function boxAround(start: Base, looks: readonly Base[]): Box {
  let [minX, maxX, minY, maxY] = [start.x, start.x, start.y, start.y];
  let { reach } = start;
  for (const base of looks) {
    minX = Math.min(minX, base.x);
    maxX = Math.max(maxX, base.x);
    minY = Math.min(minY, base.y);
    maxY = Math.max(maxY, base.y);
    reach = Math.max(reach, base.reach);
  }
  return { minX: minX - reach, maxX: maxX + reach, minY: minY - reach, maxY: maxY + reach };
}

/** Whether a base may come within a distance of a way. If not, it surely does not. */
export function mayMeet({ box }: MemberWay, { x, y, reach }: Base, distance: Tenths): boolean {
  const far = reach + distance + 1;
  return x + far >= box.minX && x - far <= box.maxX && y + far >= box.minY && y - far <= box.maxY;
}
