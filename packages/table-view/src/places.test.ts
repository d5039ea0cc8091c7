/** Named places of a picture. */
import type { DisplayList } from '@grognard/engine';
import { expect, it } from 'vitest';
import { placesOn } from './places.ts';

const label = (id: string, text: string, x: number, y: number, manner: 'place' | 'ground' | 'figure') =>
  ({ kind: 'label', id, text, at: { x, y }, manner }) as const;

it('has each place once, where it lies, and no two marks on each other', () => {
  const list: DisplayList = {
    table: { width: 12_000, depth: 8_000 },
    sides: [],
    items: [
      label('a', 'Mill', 6_000, 4_000, 'place'),
      label('b', 'Mill wood', 6_010, 4_000, 'ground'),
      label('c', 'Mill', 100, 100, 'place'),
      label('d', 'Captain', 100, 100, 'figure'),
    ],
  };
  const places = placesOn(list);
  expect(places.map(({ name }) => name)).toEqual(['Mill', 'Mill wood']);
  const far = places.find(({ name }) => name === 'Mill wood')!;
  expect(far).toMatchObject({ left: 50.1, top: 50 });
  expect(placesOn({ ...list, items: list.items.slice(0, 2) })[1]!.left).toBeGreaterThanOrEqual(57);
  const fought = [...list.items, label('e', 'The mill', 6_100, 4_100, 'place')];
  expect(placesOn({ ...list, items: fought.slice(0, 2).concat(fought.slice(4)) })).toMatchObject([
    { name: 'Mill wood' },
    { name: 'The mill' },
  ]);
});

it('puts a mark that must give way to where there is room next to its place', () => {
  const crowd = ['Inn', 'Bridge', 'Ford', 'Wood', 'Well'].map((text, n) =>
    label(text, text, 6_000 + n, 4_000, 'place'),
  );
  const places = placesOn({ table: { width: 12_000, depth: 8_000 }, sides: [], items: crowd });
  for (const { left, top } of places) {
    expect(Math.abs(left - 50)).toBeLessThan(8);
    expect(Math.abs(top - 50)).toBeLessThan(12);
  }
});
