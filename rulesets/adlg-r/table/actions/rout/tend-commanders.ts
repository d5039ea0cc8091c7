/** tendCommanders: lone commanders whom an enemy reaches, or who stand in the way of a friend (`commander.contacted`, `commander.no-block`). */
import {
  asHeading,
  type Base,
  baseDistance,
  cornersOf,
  overlaps,
  type Pose,
  placeBase,
  quarterTurn,
  stepX,
  stepY,
} from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import { groundUnder } from '../../field/index.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';
import { wayClear } from '../conform/index.ts';
import { seekFriend } from './commanders.ts';

/** Looks at every lone commander once. */
export function tendCommanders(turn: Turn): void {
  const { table, state } = turn;
  for (const { index, side } of table.corps) {
    const { status, pose } = entryAt(state.commands, index).commander;
    if (status !== 'alone') continue;
    const base = placeBase(table.sizes.commander, pose);
    if (isReached(table, state, side, base)) seekFriend(turn, index);
    else shove(turn, index, side, base);
  }
}

/** Whether an enemy touches a place. */
export function isReached(table: Table, state: State, side: SideIndex, base: Base): boolean {
  return unitsOn(table, state, otherSide(side)).some(
    (enemy) => baseDistance(base, baseOf(table, state, enemy)) < table.sizes.eps,
  );
}

function friendsOn(table: Table, state: State, side: SideIndex, base: Base): UnitIndex[] {
  return unitsOn(table, state, side).filter((friend) => overlaps(base, baseOf(table, state, friend)));
}

/** Farthest that he is shoved, in UD. If there is no room he stays: he blocks nobody. */
const farthestUd = 4;

function shove({ table, state, resolution }: Turn, corps: CorpsIndex, side: SideIndex, base: Base): void {
  const under = friendsOn(table, state, side, base);
  if (under.length === 0) return;
  const ways = under.flatMap((friend) => {
    const body = baseOf(table, state, friend);
    return [0, 1, 2, 3].flatMap((turn) => {
      const way = asHeading(body.heading + turn * quarterTurn);
      const by = wayClear(base, body, way, farthestUd * table.sizes.ud);
      if (by === null) return [];
      return [
        { by, pose: { x: base.x + stepX(way, by), y: base.y + stepY(way, by), heading: base.heading } },
      ];
    });
  });
  const [found] = ways
    .filter(({ pose }) => isFree(table, state, side, pose))
    .toSorted((one, other) => one.by - other.by);
  if (found !== undefined)
    resolution.emit({ kind: 'rode', corps, pose: found.pose, with: none, by: 'shoved' });
}

function isFree(table: Table, state: State, side: SideIndex, pose: Pose): boolean {
  const { field, sizes } = table;
  const base = placeBase(sizes.commander, pose);
  const isOn = cornersOf(base).every(({ x, y }) => x >= 0 && y >= 0 && x <= field.width && y <= field.depth);
  return (
    isOn &&
    groundUnder(field, base) !== 'impassable' &&
    friendsOn(table, state, side, base).length === 0 &&
    !isReached(table, state, side, base)
  );
}
