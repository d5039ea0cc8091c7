/** Wheels that lead a body to a place. */
import { baseAfterSteps, pointDistance, rectangleBase } from '@grognard/geometry';
import { describe, expect, it } from 'vitest';
import { along, wheelsTowards, wheelTo } from '../index.ts';

const body = rectangleBase(1000, 1000, 900, 400, 200);

describe('wheels', () => {
  it('lead to a place that then lies straight ahead, and not about the other corner', () => {
    const to = { x: 200, y: 2400 };
    const found = wheelTo(body, 'left', to);
    if (found === null) throw new Error('no wheel');
    const { angle, ahead } = found;
    const there = baseAfterSteps(body, [
      { step: 'wheel', about: 'front-left', angle },
      { step: 'march', by: ahead },
    ]);
    expect(pointDistance(there.x, there.y, to.x, to.y)).toBeLessThan(30);
    expect(wheelTo(body, 'right', to)).toBeNull();
  });

  it('go the whole way round or parts of it', () => {
    expect(wheelsTowards(body, 'right', { x: 2000, y: 1000 }).map(({ angle }) => angle)).toEqual([
      900, 600, 300,
    ]);
    expect(wheelsTowards(body, 'left', { x: 2000, y: 1000 })).toEqual([]);
  });

  it('are measured along a heading', () => {
    expect(along({ x: 0, y: 0 }, { x: 300, y: 400 }, 900)).toBe(400);
    expect(along({ x: 0, y: 0 }, { x: 300, y: 400 }, 2700)).toBe(-400);
  });
});
