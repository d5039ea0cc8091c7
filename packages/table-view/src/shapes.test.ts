import { describe, expect, test } from 'vitest';
import { drawFor, hashOf, swing } from './hash.ts';
import { strewn } from './scatter.ts';
import { bled, centreOf, grainOf, isInside, roomiestOf, rowsAcross, stopsAlong, toBorder } from './shapes.ts';
import { box } from './testing/sampler.ts';

const hook = [
  { x: 0, y: 0 },
  { x: 1000, y: 0 },
  { x: 1000, y: 300 },
  { x: 300, y: 300 },
  { x: 300, y: 1000 },
  { x: 0, y: 1000 },
];

describe('shapes', () => {
  test('what is strewn over an area lies inside it, as far from its border as asked', () => {
    const points = strewn(hook, drawFor('hook'), { spacing: 60, shake: 20, margin: 40 });
    expect(points.length).toBeGreaterThan(50);
    expect(points.every((at) => isInside(hook, at) && toBorder(hook, at) >= 40)).toBe(true);
    expect(points).toEqual([...points].sort((a, b) => b.y - a.y || a.x - b.x));
  });

  test('rows are cut at the border, also of a concave area', () => {
    const rows = rowsAcross(hook, 0, 100);
    expect(rows.length).toBe(10);
    expect(rows[5]).toEqual([{ from: { x: 0, y: 550 }, to: { x: 300, y: 550 } }]);
  });

  test('a field is ploughed along its longest side', () => {
    expect(grainOf(box(0, 0, 900, 300))).toBe(0);
    expect(grainOf(box(0, 0, 300, 900))).toBe(900);
  });

  test('stops keep their step around corners', () => {
    const stops = stopsAlong(
      [
        { x: 0, y: 0 },
        { x: 150, y: 0 },
        { x: 150, y: 150 },
      ],
      100,
    );
    expect(stops.map(({ at }) => at)).toEqual([
      { x: 50, y: 0 },
      { x: 150, y: 0 },
      { x: 150, y: 100 },
    ]);
  });

  test('what ends at the edge of the table is drawn on beyond it', () => {
    const [corner] = bled([{ x: 0, y: 500 }], { width: 1000, depth: 1000 });
    expect(corner!.x).toBeLessThan(0);
    expect(corner!.y).toBe(500);
  });

  test('the middle of an area is inside a plain one', () => {
    expect(centreOf(box(100, 100, 200, 400))).toEqual({ x: 200, y: 300 });
  });
});

describe('draws', () => {
  test('depend on the name alone', () => {
    const row = (name: string) => {
      const draw = drawFor(name);
      return Array.from({ length: 50 }, () => draw(1000));
    };
    expect(row('wood')).toEqual(row('wood'));
    expect(row('wood')).not.toEqual(row('woods'));
    expect(hashOf('Kérouan')).toBe(hashOf('Kérouan'));
  });

  test('a swing stays within its reach', () => {
    const draw = drawFor('swing');
    const swings = Array.from({ length: 500 }, () => swing(draw, 7));
    expect(Math.min(...swings)).toBe(-7);
    expect(Math.max(...swings)).toBe(7);
  });
});

test('a name stands inside its ground, also in a hook', () => {
  const at = roomiestOf(hook);
  expect(isInside(hook, at)).toBe(true);
  expect(toBorder(hook, at)).toBeGreaterThan(140);
  expect(roomiestOf(box(0, 0, 800, 400))).toEqual({ x: 400, y: 200 });
});
