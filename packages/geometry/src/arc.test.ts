import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Arc,
  asHeading,
  cornersOf,
  isBaseInArc,
  isPointInArc,
  rectangleBase,
  roundBase,
} from './index.ts';
import { base, displaced, displacedPoint, heading, point } from './samples.test.ts';

const arc = (halfAngle: number, way = 0): Arc => ({ x: 0, y: 0, heading: way, halfAngle });

describe('a point in an arc', () => {
  it('its borders and its apex belong to it', () => {
    expect(isPointInArc(arc(450), 100, 100)).toBe(true);
    expect(isPointInArc(arc(450), 100, 101)).toBe(false);
    expect(isPointInArc(arc(450), 100, -100)).toBe(true);
    expect(isPointInArc(arc(450), 0, 0)).toBe(true);
    expect(isPointInArc(arc(900), 0, 100)).toBe(true);
    expect(isPointInArc(arc(900), -1, 100)).toBe(false);
    expect(isPointInArc(arc(0), 100, 0)).toBe(true);
    expect(isPointInArc(arc(0), -100, 0)).toBe(false);
    expect(isPointInArc(arc(0), 100, 1)).toBe(false);
    expect(isPointInArc(arc(1350), -100, 100)).toBe(true);
    expect(isPointInArc(arc(1350), -100, 99)).toBe(false);
    expect(isPointInArc(arc(1800), -100, 0)).toBe(true);
    expect(isPointInArc(arc(300, 900), 0, 500)).toBe(true);
  });

  it('agrees with the angle, and turns by quarters', () => {
    const half = fc.integer({ min: 1, max: 1799 });
    fc.assert(
      fc.property(
        point,
        point,
        heading,
        half,
        fc.integer({ min: 1, max: 3 }),
        (apex, p, way, halfAngle, quarters) => {
          fc.pre(apex.x !== p.x || apex.y !== p.y);
          const where = isPointInArc({ ...apex, heading: way, halfAngle }, p.x, p.y);
          const off = Math.abs(
            (((Math.atan2(p.y - apex.y, p.x - apex.x) * 1800) / Math.PI - way + 7200 + 1800) % 3600) - 1800,
          );
          if (Math.abs(off - halfAngle) > 1e-3) expect(where).toBe(off < halfAngle);
          const turned = {
            ...displacedPoint(apex, quarters, 0, 0),
            heading: asHeading(way + quarters * 900),
            halfAngle,
          };
          const q = displacedPoint(p, quarters, 0, 0);
          expect(isPointInArc(turned, q.x, q.y)).toBe(where);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a base in an arc', () => {
  it('with any part, touching is enough', () => {
    expect(isBaseInArc(roundBase(500, 600, 100), arc(450))).toBe(true);
    expect(isBaseInArc(roundBase(500, 700, 100), arc(450))).toBe(false);
    expect(isBaseInArc(roundBase(-100, 0, 100), arc(450))).toBe(true);
    expect(isBaseInArc(roundBase(-101, 0, 100), arc(450))).toBe(false);
    expect(isBaseInArc(rectangleBase(500, 700, 0, 200, 200), arc(450))).toBe(true);
    expect(isBaseInArc(rectangleBase(500, 701, 0, 200, 200), arc(450))).toBe(false);
    // An arc narrow enough to pass between the corners.
    expect(isBaseInArc(rectangleBase(1000, 30, 0, 400, 100), arc(1))).toBe(true);
    expect(isBaseInArc(rectangleBase(-1000, 30, 0, 400, 100), arc(1))).toBe(false);
    // Wholly in the blind angle behind, and only partly.
    expect(isBaseInArc(rectangleBase(-1000, 0, 0, 200, 200), arc(1700))).toBe(false);
    expect(isBaseInArc(rectangleBase(-1000, 0, 0, 600, 200), arc(1700))).toBe(true);
  });

  it('if one of its points is, so is the base; and it turns by quarters', () => {
    fc.assert(
      fc.property(
        base,
        point,
        heading,
        fc.integer({ min: 0, max: 1800 }),
        fc.nat(3),
        (one, apex, way, halfAngle, quarters) => {
          const wide: Arc = { ...apex, heading: way, halfAngle };
          const isIn = isBaseInArc(one, wide);
          if ([one, ...cornersOf(one)].some(({ x, y }) => isPointInArc(wide, x, y))) expect(isIn).toBe(true);
          const turned = {
            ...displacedPoint(apex, quarters, 0, 0),
            heading: asHeading(way + quarters * 900),
            halfAngle,
          };
          expect(isBaseInArc(displaced(one, quarters, 0, 0), turned)).toBe(isIn);
          const isSampled = Array.from({ length: 4000 }, (_, i) => i / 10).some((step) => {
            const turn = (step * Math.PI) / 200;
            const [x, y] = [Math.cos(turn), Math.sin(turn)];
            const far = one.isRound ? one.radius * 0.999 : 0;
            return one.isRound && isPointInArc(wide, one.x + x * far, one.y + y * far);
          });
          if (isSampled) expect(isIn).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});
