/** Simultaneous blows: their dice are thrown together, and each may cancel the other (`melee.hit-and-recoil`). */

import type { Roll } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { ArgadEvent, ArgadEventOf } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';

function isThrownFor({ roster }: Table, { dice = [] }: ArgadEvent, figure: FigureIndex): boolean {
  return dice.some(({ actor }) => actor === entryAt(roster, figure).id);
}

/** The blow thrown together with this one, or null if it was dealt alone. */
export function partnerOf(
  table: Table,
  events: readonly ArgadEvent[],
  n: number,
): ArgadEventOf<'struck'> | null {
  const blow = entryAt(events, n);
  if (blow.kind !== 'struck') return null;
  const [before, after] = [events[n - 1], events[n + 1]];
  if (after !== undefined && answers(after, blow) && isThrownFor(table, blow, after.figure)) return after;
  return before !== undefined && answers(before, blow) && isThrownFor(table, before, blow.figure)
    ? before
    : null;
}

function answers(
  event: ArgadEvent,
  { figure, victim }: ArgadEventOf<'struck'>,
): event is ArgadEventOf<'struck'> {
  return event.kind === 'struck' && event.figure === victim && event.victim === figure;
}

/** The dice of an event. Each of two blows thrown together has its own. */
export function diceOf(table: Table, events: readonly ArgadEvent[], n: number): readonly Roll[] {
  const event = entryAt(events, n);
  const partner = partnerOf(table, events, n);
  if (partner === null || event.kind !== 'struck') return event.dice ?? [];
  const { id } = entryAt(table.roster, event.figure);
  return [...(event.dice ?? []), ...(partner.dice ?? [])].filter(({ actor }) => actor === id);
}
