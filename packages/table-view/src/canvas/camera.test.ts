import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  between,
  centredOn,
  fitScale,
  fitted,
  limited,
  lookingAt,
  nearest,
  panned,
  placeAt,
  snapped,
  spotOf,
  type View,
  zoomed,
} from './camera.ts';

const view: View = { table: { width: 12_000, depth: 9_000 }, wide: 1280, high: 800 };
const anyView = fc.record({
  table: fc.record({
    width: fc.integer({ min: 3000, max: 24_000 }),
    depth: fc.integer({ min: 3000, max: 18_000 }),
  }),
  wide: fc.integer({ min: 200, max: 3000 }),
  high: fc.integer({ min: 200, max: 2000 }),
});
const anyCamera = fc.record({
  centre: fc.record({
    x: fc.integer({ min: -50_000, max: 50_000 }),
    y: fc.integer({ min: -50_000, max: 50_000 }),
  }),
  scale: fc.double({ min: 0.01, max: 500, noNaN: true }),
});

describe('the eye over the table', () => {
  it('leaves as much of the window free around the whole sheet as it is told', () => {
    const narrower = { ...view, wide: view.wide - 24, high: view.high - 24 };
    expect(fitScale({ ...view, air: 12 })).toBe(fitScale(narrower));
  });

  it('sees the whole sheet when it fits', () => {
    const camera = fitted(view);
    const corner = spotOf(camera, view, { x: 0, y: 9000 });
    const other = spotOf(camera, view, { x: 12_000, y: 0 });
    expect(corner.x).toBeGreaterThan(0);
    expect(corner.y).toBeGreaterThan(0);
    expect(other.x).toBeLessThan(view.wide);
    expect(other.y).toBeLessThan(view.high);
    expect(limited(camera, view)).toEqual(camera);
  });

  it('has north up: farther away is higher in the view', () => {
    const camera = fitted(view);
    expect(spotOf(camera, view, { x: 0, y: 8000 }).y).toBeLessThan(spotOf(camera, view, { x: 0, y: 1000 }).y);
  });

  it('finds the place under a spot, and the spot of a place', () => {
    fc.assert(
      fc.property(anyView, anyCamera, fc.nat(3000), fc.nat(3000), (anywhere, wild, x, y) => {
        const camera = limited(wild, anywhere);
        const back = spotOf(camera, anywhere, placeAt(camera, anywhere, { x, y }));
        expect(back.x).toBeCloseTo(x, 6);
        expect(back.y).toBeCloseTo(y, 6);
      }),
    );
  });

  it('never loses the table, nor comes too near or too far', () => {
    fc.assert(
      fc.property(anyView, anyCamera, (anywhere, wild) => {
        const camera = limited(wild, anywhere);
        const near = spotOf(camera, anywhere, { x: 0, y: 0 });
        const far = spotOf(camera, anywhere, { x: anywhere.table.width, y: anywhere.table.depth });
        const inView = (from: number, to: number, most: number) =>
          (Math.min(to, most) - Math.max(from, 0)) / Math.min(most, to - from);
        expect(inView(near.x, far.x, anywhere.wide)).toBeGreaterThan(0.499);
        expect(inView(far.y, near.y, anywhere.high)).toBeGreaterThan(0.499);
        expect(camera.scale).toBeGreaterThanOrEqual(fitScale(anywhere));
        expect(camera.scale).toBeLessThanOrEqual(Math.max(nearest, fitScale(anywhere)));
        expect(limited(camera, anywhere)).toEqual(camera);
      }),
    );
  });

  it('keeps what is under the pointer there while it comes nearer', () => {
    const camera = zoomed(fitted(view), view, { x: 640, y: 400 }, 4);
    const at = { x: 700, y: 380 };
    const place = placeAt(camera, view, at);
    const after = spotOf(zoomed(camera, view, at, 1.3), view, place);
    expect(after.x).toBeCloseTo(at.x, 6);
    expect(after.y).toBeCloseTo(at.y, 6);
  });

  it('draws the sheet along with the hand', () => {
    const camera = zoomed(fitted(view), view, { x: 640, y: 400 }, 5);
    const place = { x: 6000, y: 4500 };
    const [before, after] = [spotOf(camera, view, place), spotOf(panned(camera, view, 30, -20), view, place)];
    expect(after.x - before.x).toBeCloseTo(30, 6);
    expect(after.y - before.y).toBeCloseTo(-20, 6);
  });

  it('looks at a place', () => {
    const camera = centredOn(zoomed(fitted(view), view, { x: 640, y: 400 }, 5), view, { x: 5000, y: 5000 });
    expect(spotOf(camera, view, { x: 5000, y: 5000 })).toEqual({ x: 640, y: 400 });
  });

  it('means whole millimetres', () => {
    expect(snapped({ x: 1234.4, y: 1235 })).toEqual({ x: 1230, y: 1240 });
  });
});

describe('a camera that goes to those concerned', () => {
  const whole = fitted(view);
  const far = [
    { x: 1000, y: 1000 },
    { x: 3000, y: 1400 },
  ];

  it('shows all of them, nearer than the whole table', () => {
    const near = lookingAt(whole, view, far);
    expect(near.scale).toBeGreaterThan(whole.scale * 1.5);
    for (const place of far) {
      const { x, y } = spotOf(near, view, place);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(view.wide);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(view.high);
    }
  });

  it('rests where it sees them well, and where there is nobody', () => {
    const near = lookingAt(whole, view, far);
    expect(lookingAt(near, view, far.slice(0, 2))).toBe(near);
    expect(lookingAt(whole, view, [])).toBe(whole);
  });

  it('begins and ends its flight where it should', () => {
    const near = lookingAt(whole, view, far);
    expect(between(whole, near, 0)).toEqual(whole);
    expect(between(whole, near, 1).centre).toEqual(near.centre);
    expect(between(whole, near, 1).scale).toBeCloseTo(near.scale);
  });
});
