/** Result tables. */
import { describe, expect, it } from 'vitest';
import { lookUp, type ResultTable } from './result-table.ts';

const table: ResultTable<string> = [
  { to: 2, gives: 'miss' },
  { from: 3, to: 4, gives: 'recoil' },
  { from: 5, gives: 'hit' },
];

describe('a result table', () => {
  it('gives the step that holds the score', () => {
    expect([-9, 2, 3, 4, 5, 99].map((score) => lookUp(table, score))).toEqual([
      'miss',
      'miss',
      'recoil',
      'recoil',
      'hit',
      'hit',
    ]);
  });

  it('has no gaps: a score between two steps belongs to the higher one', () => {
    expect(lookUp(table, 2.5)).toBe('recoil');
    expect(() => lookUp([{ to: 2, gives: 'miss' }], 3)).toThrow('ends before 3');
  });
});
