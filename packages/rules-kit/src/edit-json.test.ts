import { expect, it } from 'vitest';
import { stepsOf, valueAt, withEntry, withEntryMoved, withValueAt } from './edit-json.ts';

const army = { name: 'A', corps: [{ units: [{ kind: 'a' }, { kind: 'b' }] }, { units: [{ kind: 'c' }] }] };

it('a place has a step for each name and each number', () => {
  expect(stepsOf('corps[0].units[12].kind')).toEqual(['corps', 0, 'units', 12, 'kind']);
  expect(stepsOf('')).toEqual([]);
  expect(valueAt(army, 'corps[1].units[0].kind')).toBe('c');
  expect(valueAt(army, 'corps[2].units')).toBeUndefined();
  expect(valueAt(army, 'toString')).toBeUndefined();
});

it('a value is set, added and left out, and the old data stays', () => {
  const before = JSON.stringify(army);
  expect(withValueAt(army, 'corps[0].units[1].kind', 'x')).toEqual({
    name: 'A',
    corps: [{ units: [{ kind: 'a' }, { kind: 'x' }] }, { units: [{ kind: 'c' }] }],
  });
  expect(valueAt(withValueAt(army, 'corps[0].units[0].count', 2), 'corps[0].units[0]')).toEqual({
    kind: 'a',
    count: 2,
  });
  expect(withValueAt(army, 'name', undefined)).not.toHaveProperty('name');
  expect(valueAt(withValueAt(army, 'corps[0]', undefined), 'corps')).toEqual([{ units: [{ kind: 'c' }] }]);
  expect(Object.keys(withValueAt(army, 'name', 'B') ?? {})).toEqual(['name', 'corps']);
  expect(JSON.stringify(army)).toBe(before);
});

const kindsAt = (data: Parameters<typeof valueAt>[0], list: string) =>
  JSON.stringify(valueAt(data, list)).match(/[a-z](?="\})/g);

it('an entry is put into a list, which may be missing, and moved within and between lists', () => {
  expect(kindsAt(withEntry(army, 'corps[0].units', { kind: 'x' }, 1), 'corps[0].units')).toEqual([
    'a',
    'x',
    'b',
  ]);
  expect(valueAt(withEntry(army, 'works', { kind: 'x' }), 'works')).toEqual([{ kind: 'x' }]);
  const over = withEntryMoved(army, 'corps[0].units[0]', 'corps[1].units', 0);
  expect(kindsAt(over, 'corps[0].units')).toEqual(['b']);
  expect(kindsAt(over, 'corps[1].units')).toEqual(['a', 'c']);
  expect(kindsAt(withEntryMoved(army, 'corps[0].units[0]', 'corps[0].units', 2), 'corps[0].units')).toEqual([
    'b',
    'a',
  ]);
  expect(kindsAt(withEntryMoved(army, 'corps[0].units[1]', 'corps[0].units', 0), 'corps[0].units')).toEqual([
    'b',
    'a',
  ]);
  expect(withEntryMoved(army, 'corps[0].units[7]', 'corps[1].units')).toBe(army);
});
