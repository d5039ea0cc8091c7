import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endBetween, firstWhole, lastWhole } from './index.ts';

const whole = fc.integer({ min: -300, max: 300 });

describe('halving', () => {
  it('finds the last whole number below a limit, and no look goes beyond the ends', () => {
    fc.assert(
      fc.property(whole, whole, whole, (from, to, limit) => {
        const found = lastWhole(from, to, (at) => {
          expect(at).toBeGreaterThan(from);
          expect(at).toBeLessThanOrEqual(to);
          return at <= limit;
        });
        expect(found).toBe(to <= from ? from : Math.max(from, Math.min(to, limit)));
      }),
    );
  });

  it('finds the first whole number from a limit on', () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 300 }), whole, (from, length, limit) => {
        const to = from + length;
        expect(firstWhole(from, to, (at) => at >= limit)).toBe(Math.max(from, Math.min(to, limit)));
      }),
    );
  });

  it('finds where a line leaves a strip, from both sides of its border', () => {
    const { last, beyond } = endBetween({ x: 0, y: 0 }, { x: 1000, y: 500 }, 14, ({ x }) => x <= 300);
    expect(last.x).toBe(300);
    expect(beyond.x).toBeGreaterThanOrEqual(300);
    expect(beyond.x - last.x).toBeLessThanOrEqual(1);
    expect(last.y).toBe(150);
  });
});
