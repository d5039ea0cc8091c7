/** The enemy that an attack meets on its path: a reacting unit already in contact, or one that stands there. */

import {
  type Base,
  flushGap,
  isWithin,
  placeBase,
  type Tenths,
  type Track,
  trackLength,
} from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { basesOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, ReactionTaken } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { areTouching } from '../contact/index.ts';
import { contactAlong } from './run.ts';

export interface MetEnemy {
  readonly enemy: UnitIndex;
  readonly along: Tenths;
}

/** A reacting unit already in contact, beyond which the attacker does not go. */
export function heldBy(
  { table, state }: Turn,
  { unit, passed }: Approach,
  answered: readonly ReactionTaken[],
  gone: Tenths,
): MetEnemy | null {
  const by = answered.find(
    (one) =>
      one.how === 'counter-attack' &&
      one.passed === true &&
      !passed.includes(one.unit) &&
      areTouching(table, state, one.unit, unit),
  );
  return by === undefined ? null : { enemy: by.unit, along: gone };
}

/** The first enemy on the path. If several are met at once, the target. */
export function whomMet(
  { table, state }: Turn,
  { unit, target, passed, left }: Approach,
  track: Track,
  until: Tenths,
): MetEnemy | null {
  const { side } = entryAt(table.units, unit);
  // If the move was just long enough, the path ends in contact with the target and does not enter it.
  const atEnd = left === 0 ? target : none;
  let first: MetEnemy | null = null;
  for (const { index, side: theirs } of table.units) {
    if (theirs === side || entryAt(state.units, index).status !== 'on' || passed.includes(index)) continue;
    const bases = basesOf(table, state, index);
    const along = contactAlong(track, bases) ?? (index === atEnd ? touchedAtEnd(track, bases) : null);
    if (along === null || along > until) continue;
    const isBefore = first === null || along < first.along - alike;
    if (isBefore || (index === target && along <= first!.along + alike)) first = { enemy: index, along };
  }
  return first;
}

/** The end of a path, if a base is touched there. */
function touchedAtEnd(track: Track, bases: readonly Base[]): Tenths | null {
  const body = placeBase(track.footprint, track.to);
  return bases.some((base) => isWithin(body, base, flushGap)) ? trackLength(track) : null;
}

/** Difference below which distances count as equal, in tenths of a millimetre. */
const alike: Tenths = 3;
