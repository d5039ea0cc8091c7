/** traceItems: paths and shots of events that a viewer knows. */
import type { Item, ShotItem } from '@grognard/engine';
import { pointDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { AdlgEvent, AdlgEventOf } from '../state/events.ts';
import type { Table } from '../state/model.ts';

/** Paths shorter than this are not drawn, in tenths of a millimetre. */
const aStep = 50;

export function traceItems(table: Table, events: readonly AdlgEvent[]): Item[] {
  return events.flatMap((event, n): Item[] => {
    if (event.kind === 'moved') return wayItems(table, event, n);
    return event.kind === 'shot' ? [shotItem(event, `shot-${n}`)] : [];
  });
}

function wayItems({ sides, units }: Table, { ways }: AdlgEventOf<'moved'>, n: number): Item[] {
  return ways.flatMap(({ unit, way }): Item[] => {
    const [from, to] = [way[0], way.at(-1)];
    if (from === undefined || to === undefined || pointDistance(from.x, from.y, to.x, to.y) < aStep)
      return [];
    return [
      {
        kind: 'path',
        id: `move-${n}-${unit}`,
        side: entryAt(sides, entryAt(units, unit).side).id,
        points: way.map(({ x, y }) => ({ x, y })),
      },
    ];
  });
}

/** A shot from the main shooter to its target. */
export function shotItem({ targets, loss }: AdlgEventOf<'shot'>, id: string): ShotItem {
  const { from, at } = entryAt(targets, 0).target;
  return {
    kind: 'shot',
    id,
    from: { x: from.x, y: from.y },
    to: { x: at.x, y: at.y },
    result: loss > 0 ? 'hit' : 'miss',
  };
}
