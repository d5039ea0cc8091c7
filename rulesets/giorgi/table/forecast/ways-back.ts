/** waysBack: where units go back in the branches of a forecast, and whether an enemy bars it. */

import type { Item } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { interactionWordsOf } from '../explain/words.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import { type ForecastNote, type ForecastNotes, notesOf } from './notes.ts';

type WayBack = Extract<ForecastNote, { readonly kind: 'way' }>;

/** Notes of the retreats in a step. */
export function waysIn(events: readonly GiorgiEvent[]): readonly ForecastNote[] {
  return events.flatMap((event) => {
    if (event.kind !== 'moved' || event.how !== 'R1') return [];
    const { unit, way } = event;
    const points = way.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
    return [{ kind: 'way', unit, isBarred: isBarred(events, unit), points }];
  });
}

/** It came into a control zone on its way, or into an enemy (`melee.retreat-zone`). */
function isBarred(events: readonly GiorgiEvent[], unit: UnitIndex): boolean {
  return events.some(
    (event) =>
      (event.kind === 'rungSet' || event.kind === 'destroyed') &&
      event.unit === unit &&
      event.by === 'melee.retreat-zone',
  );
}

/** The likeliest way back of each unit at stake, drawn on the table. */
export function wayItems(table: Table, units: readonly UnitIndex[], notes: ForecastNotes): readonly Item[] {
  const ways = notesOf(notes, 'way');
  return units.flatMap((unit) => {
    const found = ways.find(({ note }) => note.unit === unit);
    return found === undefined ? [] : itemsOf(table, found.note);
  });
}

function itemsOf(table: Table, { unit, isBarred: barred, points }: WayBack): readonly Item[] {
  const { id, side } = entryAt(table.units, unit);
  const { wayBack } = interactionWordsOf(table).forecast;
  if (points.length < 2) return [];
  return [
    {
      kind: 'path',
      id: `way-back:${id}`,
      side: entryAt(table.sides, side).id,
      points,
      ending: { text: barred ? wayBack.barred : wayBack.free, isBarred: barred },
    },
  ];
}
