import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facesOf, overlaps, placeBase, rectangleBase, ringBases, ringPoses, ringSide } from './index.ts';
import { displaced, displacedPoint, heading, point } from './samples.test.ts';

const count = fc.integer({ min: 1, max: 24 });
const side = (bases: number) => ringSide(300, 200, bases);

function square(bases: number, at: { x: number; y: number }, way: number) {
  return placeBase({ shape: 'rectangle', width: side(bases), depth: side(bases) }, { ...at, heading: way });
}

describe('a square', () => {
  it('of four bases closes every corner', () => {
    expect(side(4)).toBe(500);
    expect(ringPoses(square(4, { x: 0, y: 0 }, 900), 300, 200, 4)).toEqual([
      { x: -100, y: 150, heading: 900 },
      { x: 150, y: 100, heading: 0 },
      { x: 100, y: -150, heading: 2700 },
      { x: -150, y: -100, heading: 1800 },
    ]);
  });

  it('shares bases out evenly, none of the faces empty from four on', () => {
    expect([4, 5, 6, 7, 8].map(facesOf)).toEqual([
      [1, 1, 1, 1],
      [2, 1, 1, 1],
      [2, 1, 2, 1],
      [2, 1, 2, 2],
      [2, 2, 2, 2],
    ]);
    fc.assert(
      fc.property(count, (bases) => {
        const faces = facesOf(bases);
        expect(faces.reduce((a, b) => a + b)).toBe(bases);
        expect(Math.max(...faces) - Math.min(...faces)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has its bases inside, none on another', () => {
    fc.assert(
      fc.property(count, point, fc.constantFrom(0, 900, 1800, 2700), (bases, at, way) => {
        const body = square(bases, at, way);
        const ring = ringBases(body, 300, 200, bases);
        expect(ring).toHaveLength(bases);
        for (const one of ring) {
          const beyond = rectangleBase(one.x, one.y, one.heading, 300, 200);
          expect(Math.abs(beyond.x - at.x) + Math.abs(beyond.ux) + Math.abs(beyond.vx)).toBeLessThanOrEqual(
            side(bases) / 2,
          );
          expect(Math.abs(beyond.y - at.y) + Math.abs(beyond.uy) + Math.abs(beyond.vy)).toBeLessThanOrEqual(
            side(bases) / 2,
          );
        }
        ring.forEach((one, i) => {
          for (const other of ring.slice(0, i)) expect(overlaps(one, other)).toBe(false);
        });
      }),
    );
  });

  it('turned by quarters is the same square', () => {
    fc.assert(
      fc.property(count, point, heading, fc.integer({ min: 1, max: 3 }), (bases, at, way, quarters) => {
        const body = square(bases, at, way);
        const there = ringPoses(displaced(body, quarters, 0, 0), 300, 200, bases);
        const here = ringPoses(body, 300, 200, bases).map((pose) => displacedPoint(pose, quarters, 0, 0));
        expect(there.map(({ x, y }) => ({ x, y }))).toEqual(here);
      }),
    );
  });
});
