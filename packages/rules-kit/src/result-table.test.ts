/** Result tables. */
import { describe, expect, it } from 'vitest';
import { type ResultTable, resultFor } from './result-table.ts';

const table: ResultTable<string> = [
  { to: 2, gives: 'miss' },
  { from: 3, to: 4, gives: 'recoil' },
  { from: 5, gives: 'hit' },
];

describe('a result table', () => {
  it('gives the step that holds the score', () => {
    expect([-9, 2, 3, 4, 5, 99].map((score) => resultFor(table, score))).toEqual([
      'miss',
      'miss',
      'recoil',
      'recoil',
      'hit',
      'hit',
    ]);
  });

  it('has no gaps: a score between two steps belongs to the higher one', () => {
    expect(resultFor(table, 2.5)).toBe('recoil');
    expect(() => resultFor([{ to: 2, gives: 'miss' }], 3)).toThrow('ends before 3');
  });
});
