/** The faster pace of a line or wide column whose move ends in contact (`formation.contact-pace`), if the rules have it. */

import { type Tenths, trackLength } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { directionOf } from '../../actions/march.ts';
import { slowestOf } from '../../bodies/move-facts.ts';
import type { Turn } from '../turn/turn.ts';
import { cutAtWalls } from './cut-short.ts';
import type { Course } from './move-course.ts';
import type { MovingBody, MovingUnit } from './move-units.ts';

/** The extra distance of a body into contact. Slowing dice take the same from either pace. */
function hasteOf({ table, state }: Turn, { which, way }: MovingBody): Tenths {
  const body = entryAt(state.bodies, which);
  const manner = { direction: directionOf(state.marches[which]!), grounds: way!.grounds };
  const ordinary = slowestOf(table, state, body, { ...manner, intoContact: false });
  return slowestOf(table, state, body, { ...manner, intoContact: true }).tenths - ordinary.tenths;
}

/** Lets bodies try the faster pace. Their ordinary distance is kept as their allowance. */
export function hasten(turn: Turn, units: readonly MovingUnit[]): void {
  for (const unit of units) {
    if (unit.kind !== 'body' || unit.want === 0) continue;
    unit.want += hasteOf(turn, unit);
    cutAtWalls(turn, unit);
  }
}

/** Returns bodies that met nobody to their ordinary pace. Returns whether there were any. */
export function slowDown(turn: Turn, { units, haltedIn }: Course): boolean {
  let slowed = false;
  units.forEach((unit, u) => {
    if (unit.kind !== 'body' || numberAt(haltedIn, u) > 0) return;
    const ordinary = numberAt(turn.allowance, numberAt(unit.members, 0));
    if (unit.want <= ordinary) return;
    unit.want = unit.most === null ? ordinary : Math.min(ordinary, unit.most);
    slowed = true;
  });
  if (!slowed) noteAllowances(turn, units);
  return slowed;
}

/** Bodies that made contact at the faster pace get it as their allowance. */
function noteAllowances(turn: Turn, units: readonly MovingUnit[]): void {
  for (const { kind, members, want, track } of units)
    if (kind === 'body' && track !== null && trackLength(track) > 0)
      for (const figure of members) turn.allowance[figure] = Math.max(want, numberAt(turn.allowance, figure));
}
