/** The quick sheet on different paper sizes. */
import { expect, it } from 'vitest';
import { forAnyPaper, isLongSheet } from './setting.ts';

it('is set one step closer, and never under 9 pt', () => {
  expect(forAnyPaper({ columns: 2, points: 10, spacing: 'open' }).points).toBe(9.5);
  expect(forAnyPaper({ columns: 2, points: 9.5, spacing: 'open' })).toEqual({
    columns: 2,
    points: 9,
    spacing: 'open',
  });
  expect(forAnyPaper({ columns: 3, points: 9, spacing: 'open' })).toEqual({
    columns: 3,
    points: 9,
    spacing: 'tight',
  });
});

it('a sheet of many blocks is long', () => {
  const block = { kind: 'steps', title: '', wide: false, steps: [] } as const;
  const sheet = (count: number) => ({
    sections: [{ title: '', blocks: Array.from({ length: count }, () => block) }],
  });
  expect(isLongSheet(sheet(30))).toBe(false);
  expect(isLongSheet(sheet(31))).toBe(true);
});
