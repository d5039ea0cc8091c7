/** The panel beside the map: updated at once while nothing is dragged, throttled during a drag, and always up to date at the end. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../look/store.ts';
import type { TableState } from './table-state.ts';
import { throttled } from './throttled.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const at = (hand: TableState['hand'], step: number) => ({ hand, values: { step } }) as unknown as TableState;

it('follows a hand now and then, and all that is told once it rests', () => {
  const state = createStore(at('rests', 0));
  const panelState = throttled(state);
  const shown: unknown[] = [];
  panelState.watch(() => shown.push(panelState.get().values?.['step']));
  for (let step = 1; step <= 100; step++) {
    state.set(at('moves', step));
    vi.advanceTimersByTime(10);
  }
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.length).toBeLessThan(10);
  state.set(at('rests', 101));
  expect(shown.at(-1)).toBe(101);
  vi.runAllTimers();
  expect(panelState.get().values).toEqual({ step: 101 });
});

it('a drag that is broken off leaves nothing behind', () => {
  const state = createStore(at('rests', 0));
  const panelState = throttled(state);
  state.set(at('moves', 1));
  state.set(at('moves', 2));
  vi.runAllTimers();
  expect(panelState.get()).toBe(state.get());
});
