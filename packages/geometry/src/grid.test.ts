import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basesInBox,
  boxesMeet,
  boxOfBase,
  grownBox,
  isWithin,
  makeGrid,
  neighboursOf,
  removeFromGrid,
  roundBase,
  setInGrid,
} from './index.ts';
import { base, point } from './samples.test.ts';

describe('the grid', () => {
  it('finds neighbours in the order of their numbers', () => {
    const grid = makeGrid(18_000, 12_000, 500);
    setInGrid(grid, 7, roundBase(1000, 1000, 100));
    setInGrid(grid, 3, roundBase(1240, 1000, 100));
    setInGrid(grid, 1, roundBase(1000, 1241, 100));
    expect(neighboursOf(grid, 7, 40)).toEqual([3]);
    expect(neighboursOf(grid, 7, 41)).toEqual([1, 3]);
    expect(basesInBox(grid, { minX: 0, minY: 0, maxX: 2000, maxY: 2000 })).toEqual([1, 3, 7]);
    removeFromGrid(grid, 3);
    removeFromGrid(grid, 3);
    expect(neighboursOf(grid, 7, 41)).toEqual([1]);
    expect(neighboursOf(grid, 3, 41)).toEqual([]);
    setInGrid(grid, 3, roundBase(1000, 800, 100));
    expect(neighboursOf(grid, 7, 0)).toEqual([3]);
  });

  it('finds what looking at all finds, after any moves, off the table too', () => {
    const move = fc.record({ id: fc.nat(11), to: base, gone: fc.boolean() });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), point, fc.nat(2000), (moves, corner, size) => {
        const grid = makeGrid(2000, 1500, 300);
        const all = new Map<number, (typeof moves)[number]['to']>();
        for (const { id, to, gone } of moves) {
          if (gone) removeFromGrid(grid, id);
          else setInGrid(grid, id, to);
          if (gone) all.delete(id);
          else all.set(id, to);
        }
        const ids = [...all.keys()].sort((a, b) => a - b);
        const box = grownBox({ minX: corner.x, minY: corner.y, maxX: corner.x, maxY: corner.y }, size);
        expect(basesInBox(grid, box)).toEqual(ids.filter((id) => boxesMeet(boxOfBase(all.get(id)!), box)));
        for (const id of ids) {
          expect(neighboursOf(grid, id, size)).toEqual(
            ids.filter((other) => other !== id && isWithin(all.get(id)!, all.get(other)!, size)),
          );
        }
      }),
      { numRuns: 200 },
    );
  });
});
