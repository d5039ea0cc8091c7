/** The table edge: how far a path keeps a body on the table, and what happens to units that leave it (`melee.off-table`). */

import { lastWhole, type Point, placeBase, type Tenths, type Track, trackLength } from '@grognard/geometry';
import { poseAt } from '../../bodies/index.ts';
import { fieldOf } from '../../field/index.ts';
import type { Battlefield } from '../../state/battlefield.ts';
import type { How } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Turn } from '../../state/turn.ts';
import { takeOut } from '../losses/gone.ts';
import { isWhollyOn } from '../move/index.ts';
import { drive } from './driven.ts';

/** Whether the middle of a body is beyond the edge, so that it has left the table. */
export function isOff({ width, depth }: Pick<Battlefield, 'width' | 'depth'>, { x, y }: Point): boolean {
  return x < 0 || y < 0 || x > width || y > depth;
}

/** The last whole tenth along a straight path at which the whole body is on the table. 0 if it is not even at the start. */
export function onTableUntil(field: Battlefield, track: Track): Tenths {
  const isOn = (along: Tenths) => isWhollyOn(field, placeBase(track.footprint, poseAt(track, along)));
  return lastWhole(0, trackLength(track), isOn);
}

/** Moves a unit to the edge, where it leaves the table. */
export function goOff(turn: Turn, unit: UnitIndex, how: How, track: Track): void {
  const { table, state } = turn;
  drive(turn, unit, how, track, onTableUntil(fieldOf(table, state), track));
  takeOut(turn, unit, 'wentOff', 'melee.off-table');
}
