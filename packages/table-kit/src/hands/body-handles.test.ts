/** Handles of a body, read from gestures and turned into steps. */
import { rectangleBase } from '@grognard/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountSet,
  handleAt,
  handleOfStep,
  headingSet,
  marchHandles,
  readHandle,
  stepOfHandle,
  unitOfHandle,
  widestWheel,
} from '../index.ts';
import { draggedTo } from './body-handles.ts';

const body = rectangleBase(1000, 1000, 900, 600, 200);

describe('handles', () => {
  it('are read from a drag or a number, and from nothing else', () => {
    const handles = [...marchHandles, 'about'] as const;
    expect(readHandle({ handle: 'slide', to: { x: 12, y: 26 } }, handles)).toEqual({
      handle: 'slide',
      to: { x: 10, y: 30 },
      value: 0,
    });
    expect(readHandle({ handle: 'about', value: 1800 }, handles)).toEqual({
      handle: 'about',
      to: null,
      value: 1800,
    });
    for (const value of [null, 7, [], {}, { handle: 'turn', value: 1 }, { handle: 'slide', value: 'far' }])
      expect(readHandle(value, handles)).toBeNull();
  });

  it('left where they are come to nothing', () => {
    for (const handle of [...marchHandles, 'about'] as const)
      expect(draggedTo(body, handle, handleAt(body, handle))).toBe(0);
  });

  it('come to lengths ahead and aside, and to angles about the corner that stands still', () => {
    expect(handleAt(body, 'forward')).toEqual({ x: 1000, y: 1100 });
    expect(draggedTo(body, 'forward', { x: 1234, y: 1600 })).toBe(500);
    expect(draggedTo(body, 'slide', { x: 1500, y: 900 })).toBe(200);
    expect(handleAt(body, 'wheel-left')).toEqual({ x: 1300, y: 1100 });
    expect(draggedTo(body, 'wheel-left', { x: 700, y: 1700 })).toBe(900);
    expect(draggedTo(body, 'wheel-right', { x: 1300, y: 1700 })).toBe(900);
    expect(draggedTo(body, 'about', { x: 1000, y: 1200 })).toBe(1800);
    expect(draggedTo(body, 'turn', { x: 2000, y: 1000 })).toBe(-900);
    expect(amountSet({ handle: 'slide', to: null, value: 33 }, () => body)).toBe(33);
  });

  it('and steps belong to each other', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...marchHandles),
        fc.integer({ min: -3000, max: 3000 }),
        (handle, value) => {
          const step = stepOfHandle(handle, value);
          if (step === null) return;
          const amount =
            unitOfHandle(handle) === 'length' ? Math.round(value / 10) * 10 : Math.min(1800, value);
          expect(handleOfStep(step)).toEqual({ handle, amount });
        },
      ),
    );
    expect(handleOfStep({ step: 'turn', angle: 1800 })).toBeNull();
  });

  it('wheel as far as the outer corner may go', () => {
    expect(widestWheel(body, 100_000)).toBe(1800);
    expect(widestWheel(body, 0)).toBe(0);
    // A quarter of a circle of 6 cm is 9.4 cm long.
    expect(widestWheel(body, 943)).toBeGreaterThanOrEqual(899);
    expect(widestWheel(body, 943)).toBeLessThanOrEqual(901);
  });

  it('set a heading by a place, a number of the handle, or a plain number', () => {
    expect(headingSet({ handle: 'facing', to: { x: 1000, y: 2000 } }, body)).toBe(900);
    expect(headingSet({ handle: 'facing', value: -900 }, body)).toBe(2700);
    expect(headingSet(3600, body)).toBe(0);
    expect(headingSet(undefined, body)).toBeNull();
    expect(headingSet('north', body)).toBeNull();
  });
});
