/** Whom an attack meets on its way: a reactor who has come at it already, or whoever stands there. */

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

/** A reactor that has come into contact already: the attacker goes no farther. */
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

/** Whom the way meets first; of several at once the target. */
export function whomMet(
  { table, state }: Turn,
  { unit, target, passed, left }: Approach,
  track: Track,
  until: Tenths,
): MetEnemy | null {
  const { side } = entryAt(table.units, unit);
  // With a move that was just long enough it ends at its target and does not go on into it.
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

/** The end of a way, if somebody is touched there. */
function touchedAtEnd(track: Track, bases: readonly Base[]): Tenths | null {
  const body = placeBase(track.footprint, track.to);
  return bases.some((base) => isWithin(body, base, flushGap)) ? trackLength(track) : null;
}

/** So little difference is none. */
const alike: Tenths = 3;
