/** Overlay items of a scene: shots, the way of a charge. */
import type { Item } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { AdlgEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { otherSide } from '../state/sides.ts';
import { shotItem } from '../views/traces.ts';

export function itemsOf({ units, sides }: Table, before: State, event: AdlgEvent, n: number): Item[] {
  if (event.kind === 'shot') return [shotItem(event, `shot:${n}`)];
  if (event.kind !== 'declared') return [];
  const { units: chargers, target } = event.charge;
  const of = entryAt(before.camps, otherSide(before.active));
  const to = target === 'camp' ? (of?.pose ?? null) : entryAt(before.units, target).pose;
  if (to === null) return [];
  return chargers.map((unit): Item => {
    const from = entryAt(before.units, unit).pose;
    return {
      kind: 'path',
      id: `charge:${n}:${unit}`,
      side: entryAt(sides, entryAt(units, unit).side).id,
      points: [from, to].map(({ x, y }) => ({ x, y })),
    };
  });
}
