import {
  type Base,
  crossesBase,
  isPointInBase,
  pointToBase,
  rectangleBase,
  stepX,
  stepY,
} from '@grognard/geometry';

import { describe, expect, test } from 'vitest';
import { type Ahead, aheadOf, lineAhead, linesAhead, nearestPointOf } from './ahead.ts';
import { createRandom } from './testing/random.ts';

const random = createRandom(7);

function someBase(spread: number): Base {
  const even = (least: number, most: number) => 2 * (least + random.below(most - least));
  return rectangleBase(
    random.below(spread),
    random.below(spread),
    random.below(3600),
    even(50, 400),
    even(50, 300),
  );
}

/** Casts rays straight ahead from all along the front: how many hit the target, and the nearest hit. */
function byRays(base: Base, target: Base, reach: number): { hits: number; nearest: number } {
  const right = (base.heading + 2700) % 3600;
  const half = Math.floor(Math.sqrt(base.ux * base.ux + base.uy * base.uy));
  let hits = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (let across = -half; across <= half; across += 2) {
    const x = base.x + base.vx + stepX(right, Math.abs(across)) * Math.sign(across);
    const y = base.y + base.vy + stepY(right, Math.abs(across)) * Math.sign(across);
    const bx = x + stepX(base.heading, reach);
    const by = y + stepY(base.heading, reach);
    if (!crossesBase(target, x, y, bx, by)) continue;
    hits++;
    nearest = Math.min(nearest, pointToBase(target, x, y));
  }
  return { hits, nearest };
}

const linesTo = (ahead: Ahead) => Array.from({ length: linesAhead }, (_, n) => lineAhead(ahead, n));

describe('straight ahead', () => {
  test('fire.bear: finds what rays from all along the front find, and lines to it', () => {
    let found = 0;
    for (let i = 0; i < 1500; i++) {
      const base = someBase(2000);
      const target = someBase(2000);
      const reach = 1500;
      const ahead = aheadOf(base, target, reach);
      const { hits, nearest } = byRays(base, target, reach);
      // A sliver is only touching. At both ends of a front, rounding may decide.
      if (hits > 4) expect(ahead).not.toBeNull();
      if (ahead === null) {
        expect(hits).toBeLessThanOrEqual(4);
        continue;
      }
      found++;
      if (hits > 4) expect(ahead.distance).toBeGreaterThanOrEqual(nearest - 3);
      for (const [from, to] of linesTo(ahead)) {
        expect(pointToBase(base, from.x, from.y)).toBeLessThanOrEqual(2);
        expect(pointToBase(target, to.x, to.y)).toBeLessThanOrEqual(3);
      }
    }
    expect(found).toBeGreaterThan(100);
  });

  test('fire.measure: the nearest point of a base lies on it, and none is nearer', () => {
    for (let i = 0; i < 1000; i++) {
      const base = someBase(2000);
      const at = { x: random.below(2000), y: random.below(2000) };
      const near = nearestPointOf(base, at);
      expect(pointToBase(base, near.x, near.y)).toBeLessThanOrEqual(1);
      const away = Math.sqrt((near.x - at.x) * (near.x - at.x) + (near.y - at.y) * (near.y - at.y));
      expect(Math.abs(away - pointToBase(base, at.x, at.y))).toBeLessThanOrEqual(2.5);
      if (isPointInBase(base, at.x, at.y)) expect(away).toBeLessThanOrEqual(2);
    }
  });

  test('fire.bear: lines to a part hardly wider than rounding end on it', () => {
    let narrow = 0;
    for (let heading = 1; heading < 3600; heading += 7) {
      const base = rectangleBase(5000, 5000, heading, 300, 200);
      const side = (heading + 2700) % 3600;
      for (let aside = 293; aside < 300; aside++) {
        const x = 5000 + stepX(heading, 1000) + stepX(side, aside);
        const y = 5000 + stepY(heading, 1000) + stepY(side, aside);
        const ahead = aheadOf(base, rectangleBase(x, y, heading, 300, 200), 2000);
        if (ahead === null) continue;
        narrow++;
        for (const [, mark] of linesTo(ahead)) expect([mark.x, mark.y].every(Number.isFinite)).toBe(true);
      }
    }
    expect(narrow).toBeGreaterThan(1000);
  });
});
