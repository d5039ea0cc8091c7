/** Names on a map that is shown small. */
import type { DisplayList, LabelItem } from '@grognard/engine';
import { expect, it } from 'vitest';
import { stillSheet } from '../still.ts';

const name = (text: string, manner: LabelItem['manner'], x: number, y = 4_000) =>
  ({ kind: 'label', id: text, text, at: { x, y }, manner }) as const;

const list: DisplayList = {
  table: { width: 12_000, depth: 8_000 },
  sides: [],
  items: [
    ...Array.from({ length: 30 }, (_, n) => name(`Chestnut wood ${n}`, 'ground', 6_000 + n, 4_000 - n)),
    name('San Rocco bridge', 'place', 5_900),
    name('Far farm', 'place', 1_500, 1_000),
  ],
};

function shownAt(names: number, of = list): readonly string[] {
  const { paint, whole } = stillSheet(of, 'map');
  const svg = paint(whole, { wide: 390, high: 260 }, names);
  return [...svg.matchAll(/<text [^>]*paint-order="stroke"[^>]*>([^<]+)<\/text>/g)].flatMap(
    ([, text]) => text ?? [],
  );
}

const all = list.items.flatMap((item) => (item.kind === 'label' ? [item.text] : []));

it('where there is no room, names of ground give way to those of places', () => {
  const few = shownAt(2.7);
  expect(few.length).toBeLessThan(all.length);
  expect(few).toContain('San Rocco bridge');
  expect(few).toContain('Far farm');
});

it('of names of equal rank that of an objective stays', () => {
  const mills = Array.from({ length: 60 }, (_, n) => name(`Mill of Borghetto ${n}`, 'place', 5_300));
  const village = name('The village of Borghetto', 'place', 5_900);
  const flag = { kind: 'mark', id: 'flag', mark: 'aim', at: village.at } as const;
  expect(shownAt(4, { ...list, items: [...mills, village] })).not.toContain(village.text);
  expect(shownAt(4, { ...list, items: [...mills, village, flag] })).toContain(village.text);
});

it('where there is room, all are shown', () => {
  const roomy = { ...list, items: list.items.slice(-2) };
  expect(shownAt(0.8, roomy)).toEqual(['San Rocco bridge', 'Far farm']);
});
