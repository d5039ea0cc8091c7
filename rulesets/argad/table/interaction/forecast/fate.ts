/** `MutableFates`: what has become of each figure so far in an imagined turn. */

import type { FateLook } from '@grognard/engine';
import type { ArgadEvent, EventKind } from '../../state/events.ts';

/** How a figure can end a turn, the worst first. */
export const fateIds = ['killed', 'wounded', 'back', 'stands', 'advances'] as const;

export type FateId = (typeof fateIds)[number];

export const fateLookOf: Readonly<Record<FateId, FateLook>> = {
  killed: 'destroyed',
  wounded: 'routed',
  back: 'driven-back',
  stands: 'stands',
  advances: 'advances',
};

const places: Readonly<Record<FateId, number>> = { killed: 0, wounded: 1, back: 2, stands: 3, advances: 4 };

/** By figure, as places in `fateIds`. Everybody stands until something happens to it. */
export type MutableFates = number[];

export function allStand(count: number): MutableFates {
  return Array.from({ length: count }, () => places.stands);
}

const fateOfEvent: Readonly<Partial<Record<EventKind, FateId>>> = {
  fell: 'killed',
  wounded: 'wounded',
  recoiled: 'back',
  gaveWay: 'back',
  steppedUp: 'advances',
  left: 'advances',
};

/** Notes what an event makes of a figure. The worst stays, and a figure driven back has not advanced. */
export function noteFate(fates: MutableFates, event: ArgadEvent): void {
  const fate = fateOfEvent[event.kind];
  if (fate === undefined || !('figure' in event) || event.figure === null) return;
  const now = fates[event.figure];
  if (now === undefined || now === places.stands || places[fate] < now) fates[event.figure] = places[fate];
}

export function fateAt(place: number): FateId {
  return fateIds[place] ?? 'stands';
}
