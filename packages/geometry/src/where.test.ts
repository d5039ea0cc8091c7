import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstWhere, rectangleBase, stretchesWhere, trackBySteps } from './index.ts';

const march = trackBySteps(rectangleBase(0, 0, 0, 200, 100), [{ step: 'march', by: 1000 }]);

describe('where something holds', () => {
  it('goes from the first to the last whole tenth', () => {
    const found = stretchesWhere(march, 40, ({ x }) => x >= 123 && x <= 456);
    expect(found).toEqual({ stretches: [{ from: 123, to: 456 }], length: 333 });
    expect(stretchesWhere(march, 40, () => true).stretches).toEqual([{ from: 0, to: 1000 }]);
    expect(stretchesWhere(march, 40, () => false).stretches).toEqual([]);
  });

  it('finds every stretch that is longer than a step, as a look at every tenth does', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { minLength: 2, maxLength: 8 }),
        (marks) => {
          const ends = marks.sort((a, b) => a - b).map((mark) => mark * 41);
          const holds = (x: number) => ends.filter((end) => end <= x).length % 2 === 1;
          const { stretches } = stretchesWhere(march, 40, ({ x }) => holds(x));
          for (let x = 0; x <= 1000; x++)
            expect(stretches.some(({ from, to }) => from <= x && x <= to)).toBe(holds(x));
        },
      ),
    );
  });

  it('begins at the same tenth when looks are passed over that surely find nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1100 }), fc.integer({ min: 0, max: 300 }), (mark, long) => {
        const holds = ({ x }: { readonly x: number }) => x >= mark && x <= mark + long;
        const [first] = stretchesWhere(march, 40, holds).stretches;
        expect(firstWhere(march, 40, holds, ({ x }) => mark - x - 1)).toBe(first?.from ?? null);
        expect(firstWhere(march, 40, holds, () => 0)).toBe(first?.from ?? null);
      }),
    );
  });
});
