/** The pace of units: parts of a slice, and paces that change on the path. */

import type { Base, SweptBody, Tenths, Track } from '@grognard/geometry';
import { absent, numberAt } from '@grognard/lists';
import { contactGap } from '../../../scenarios/measure.ts';
import type { MovingUnit } from './move-units.ts';
import { slices } from './slices.ts';

/** The number of parts of a slice such that no two units approach by the contact distance in one part. */
export function partsFor(units: readonly MovingUnit[]): number {
  let first = 0;
  let second = 0;
  for (const unit of units) {
    const speed = unit.want === 0 ? 0 : swiftestPoint(unit) * fastestPace(unit);
    if (speed > first) {
      second = first;
      first = speed;
    } else if (speed > second) second = speed;
  }
  return Math.floor((first + second) / slices / contactGap) + 1;
}

function fastestPace({ reaches, want }: MovingUnit): Tenths {
  if (reaches === null) return want;
  let most = 0;
  for (let slice = 1; slice <= slices; slice++)
    most = Math.max(most, (numberAt(reaches, slice) - numberAt(reaches, slice - 1)) * slices);
  return most;
}

/** The ratio of the fastest point of a base to its track, which in a wheel is the far corner. */
function swiftestPoint({ track, base }: MovingUnit): number {
  if (track === null || !hasWheel(track)) return 1;
  const { footprint } = base;
  const front = footprint.shape === 'round' ? 1 : footprint.width * (footprint.files ?? 1);
  return Math.max(1, (2 * base.reach) / front);
}

function hasWheel({ pieces }: Track): boolean {
  for (let i = 0; i < pieces.length; i++) if ((pieces[i] ?? absent(pieces, i)).kind === 'wheel') return true;
  return false;
}

/** A unit continuing from its position at the pace of a slice. */
export function atPace(
  { track, want, reaches }: MovingUnit,
  base: Base,
  at: Tenths,
  slice: number,
): SweptBody {
  const left = slices - slice + 1;
  const goes =
    reaches === null
      ? (want * left) / slices
      : (numberAt(reaches, slice) - numberAt(reaches, slice - 1)) * left;
  return { base, track, at, want: Math.floor(goes) };
}

/** Whether any unit changes its pace on the path (`water.change`). */
export function doPacesChange(units: readonly MovingUnit[]): boolean {
  for (let unit = 0; unit < units.length; unit++)
    if ((units[unit] ?? absent(units, unit)).reaches !== null) return true;
  return false;
}

/** Whether any unit changes its pace from this slice on (`water.change`). */
export function changesPace(units: readonly MovingUnit[], slice: number): boolean {
  return units.some(
    ({ reaches }) =>
      reaches !== null &&
      numberAt(reaches, slice) - numberAt(reaches, slice - 1) !==
        numberAt(reaches, slice - 1) - numberAt(reaches, slice - 2),
  );
}
