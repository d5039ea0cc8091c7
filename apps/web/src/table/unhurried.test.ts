/** What stands beside the map: at once while nothing is dragged, at reading pace while something is, and never behind in the end. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../look/store.ts';
import type { Seen } from './seen.ts';
import { unhurried } from './unhurried.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const at = (hand: Seen['hand'], step: number) => ({ hand, told: { step } }) as unknown as Seen;

it('follows a hand now and then, and all that is told once it rests', () => {
  const seen = createStore(at('rests', 0));
  const beside = unhurried(seen);
  const shown: unknown[] = [];
  beside.watch(() => shown.push(beside.get().told?.['step']));
  for (let step = 1; step <= 100; step++) {
    seen.set(at('moves', step));
    vi.advanceTimersByTime(10);
  }
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.length).toBeLessThan(10);
  seen.set(at('rests', 101));
  expect(shown.at(-1)).toBe(101);
  vi.runAllTimers();
  expect(beside.get().told).toEqual({ step: 101 });
});

it('a drag that is broken off leaves nothing behind', () => {
  const seen = createStore(at('rests', 0));
  const beside = unhurried(seen);
  seen.set(at('moves', 1));
  seen.set(at('moves', 2));
  vi.runAllTimers();
  expect(beside.get()).toBe(seen.get());
});
