/** Friends that claim one spot stop short of it, or by the option `turn.deadlock` neither move nor shoot. */

import { isWithin, trackLength } from '@grognard/geometry';
import { entryAt, numberAt, stored } from '@grognard/lists';
import { contactGap } from '../../../scenarios/measure.ts';
import { indexNamed } from '../../state/find-named.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { onlyKnowers } from '../../state/visibility.ts';
import type { Turn } from '../turn/turn.ts';
import type { Course } from './move-course.ts';

/** Keeps units in place that held each other up. Returns whether there were any. */
export function holdClaimants(turn: Turn, course: Course): boolean {
  if (turn.table.options['turn.deadlock'] !== 'nothing') return false;
  const { units } = course;
  const stuck = units.flatMap((_, unit) => (isHeldUp(course, unit) ? [unit] : []));
  const claimants = stuck.filter((unit) => stuck.some((other) => claimTogether(course, unit, other)));
  for (const unit of claimants) {
    entryAt(units, unit).want = 0;
    for (const figure of entryAt(units, unit).members) holdFire(turn, figure);
  }
  return claimants.length > 0;
}

function holdFire({ table, state, shot, resolution }: Turn, figure: FigureIndex): void {
  const ordered = state.orders[figure]?.shot ?? null;
  if (ordered === null || entryAt(shot, figure)) return;
  shot[figure] = true;
  const target = indexNamed(table.figureOf, ordered.target);
  const knowers = onlyKnowers(table, state, target === null ? [figure] : [figure, target]);
  resolution.emit({ kind: 'heldFire', figure, target: stored(target), rules: ['turn.deadlock'], ...knowers });
}

/** Whether a unit was stopped on its path, short of its allowance, by a figure that is not an enemy. */
function isHeldUp({ units, went, haltedIn }: Course, unit: number): boolean {
  const { track, want } = entryAt(units, unit);
  if (track === null || want === 0 || numberAt(haltedIn, unit) > 0) return false;
  return numberAt(went, unit) < Math.min(want, trackLength(track)) - contactGap;
}

function claimTogether({ units, ends }: Course, one: number, other: number): boolean {
  if (one === other || entryAt(units, one).floor !== entryAt(units, other).floor) return false;
  return isWithin(entryAt(ends, one), entryAt(ends, other), 2 * contactGap);
}
