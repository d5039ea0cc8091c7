/** Slots: the zone of a side parted among its corps, from left to right, while its plan is written. */
import type { Item } from '@grognard/engine';
import type { Box } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { MarchEdge } from '../../../scenarios/model.ts';
import { heavyZone } from '../../field/index.ts';
import type { HandContext } from './hand.ts';
import { cornersOfBox, labelItem, outlineItem } from './items.ts';

/** Distance of the middle of a slot from the left of the table, as its side sees it. */
export function xOfSlot({ table, side }: HandContext, count: number, n: number): number {
  const { minX, maxX } = heavyZone(table, side);
  return minX + ((maxX - minX) * (n + 0.5)) / Math.max(1, count);
}

export function slotBox(asked: HandContext, count: number, n: number): Box {
  const { table, side } = asked;
  const { minX, maxX, minY, maxY } = heavyZone(table, side);
  const half = (maxX - minX) / Math.max(1, count) / 2;
  const x = asked.leftOf(xOfSlot(asked, count, n));
  return { minX: Math.round(x - half), maxX: Math.round(x + half), minY, maxY };
}

export function slotItems(
  asked: HandContext,
  names: readonly string[],
  march: { readonly name: string; readonly edge: MarchEdge } | null,
): Item[] {
  const slots = names.flatMap((name, n) => {
    const box = slotBox(asked, names.length, n);
    const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
    return [outlineItem(asked, `slot-${n}`, cornersOfBox(box)), labelItem(`slot-${n}:name`, name, middle)];
  });
  return [...slots, ...(march === null ? [] : marchItems(asked, march.name, march.edge))];
}

/** An arrow from the short edge into the table, where the march will come in. */
function marchItems({ table, side, words }: HandContext, name: string, edge: MarchEdge): Item[] {
  const { width, depth } = table.field;
  const { ud } = table.sizes;
  const y = Math.round(depth / 2);
  const from = { x: edge === 'west' ? 0 : width, y };
  const to = { x: edge === 'west' ? arrowUd * ud : width - arrowUd * ud, y };
  const { id } = entryAt(table.sides, side);
  return [
    { kind: 'path', id: 'hands:march', side: id, points: [from, to] },
    labelItem('march:name', words.zones.march(name), {
      x: to.x + (edge === 'west' ? nameUd : -nameUd) * ud,
      y: y + ud,
    }),
  ];
}

const arrowUd = 3;
/** Distance of the name from the tip of the arrow, in UD. */
const nameUd = 2;
