/** Layout of a sheet: large type for a short one, small type and three columns for a long one. */
import { describe, expect, test } from 'vitest';
import type { PrintedSheet, PrintedTable, SheetDocument } from './document.ts';
import { isLong, linesTaken, settingFor } from './layout.ts';

function docOf(blocks: readonly PrintedSheet[]): SheetDocument {
  return {
    kind: 'quick',
    language: 'en',
    edition: 'made-up',
    title: 'Made up',
    subtitle: '',
    credit: '',
    unofficial: '',
    legend: [],
    clauseNote: '',
    sections: [{ title: 'All', blocks }],
  };
}

const list = (items: number): PrintedSheet => ({
  kind: 'rules',
  title: 'Rules',
  wide: false,
  rules: Array.from({ length: items }, (_, n) => ({ text: `Rule number ${n}`, mark: '' })),
});

const table = (columns: number, wide = false): PrintedTable => ({
  kind: 'table',
  title: 'Table',
  wide,
  columns: Array.from({ length: columns }, (_, n) => `column${n}`),
  rows: [Array.from({ length: columns }, () => ({ text: '1', mark: '' }))],
  notes: [],
});

describe('the setting of a quick sheet', () => {
  test('a short sheet is set large, in two columns', () => {
    expect(settingFor(docOf([list(40)]))).toEqual({ columns: 2, points: 10, spacing: 'open' });
  });

  test('the more there is, the smaller; then tighter; then in three columns', () => {
    const lengths = [190, 230, 262, 280, 330, 600];
    const found = lengths.map((items) => settingFor(docOf([list(items)])));
    expect(found.map(({ points }) => points)).toEqual([10, 9.5, 9, 9, 9, 9]);
    expect(found.map(({ columns }) => columns)).toEqual([2, 2, 2, 2, 3, 3]);
    expect(found.map(({ spacing }) => spacing)).toEqual(['open', 'open', 'open', 'tight', 'open', 'tight']);
  });

  test('a table that a third of the page cannot hold keeps two columns, unless it spans the page', () => {
    expect(settingFor(docOf([list(600), table(6)])).columns).toBe(2);
    expect(settingFor(docOf([list(600), table(6, true)])).columns).toBe(3);
  });

  test('longer texts take more lines, narrower columns too', () => {
    const wordy = docOf([{ kind: 'steps', title: 'Steps', wide: false, steps: ['word '.repeat(60)] }]);
    const one = linesTaken(wordy, { columns: 2, points: 9, spacing: 'open' });
    expect(linesTaken(wordy, { columns: 2, points: 10, spacing: 'open' })).toBeGreaterThan(one);
    expect(linesTaken(wordy, { columns: 3, points: 9, spacing: 'open' }) * 3).toBeGreaterThan(one * 2);
    expect(linesTaken(wordy, { columns: 2, points: 9, spacing: 'tight' })).toBeLessThan(one);
  });
});

test('long lists may be parted, tables never', () => {
  expect(isLong(list(6))).toBe(false);
  expect(isLong(list(7))).toBe(true);
  expect(isLong({ ...table(2), rows: Array.from({ length: 99 }, () => []) })).toBe(false);
});
