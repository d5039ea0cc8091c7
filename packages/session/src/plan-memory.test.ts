/** What a computer player kept: of its last answer that still stands, for a game resumed, undone or thought through again. */
import type { PlanMemory } from '@grognard/opponent';
import { describe, expect, it } from 'vitest';
import { memoryBefore } from './plan-memory.ts';
import type { AnyEntry, TurnReasons } from './record.ts';
import { sampleEntry } from './testing/index.ts';

const at = (stage: number): PlanMemory => ({ plan: null, stage });

function thought(side: string, after: number, memory?: PlanMemory | null): TurnReasons {
  const more = memory === undefined ? {} : { memory };
  return { turn: 1, side, reasons: [], thought: { language: 'en', after }, ...more };
}

const entry = (n: number): AnyEntry => sampleEntry(n);
const undoing = (n: number): AnyEntry => ({ side: 'red', undoes: n, hash: 'x' });

describe('memory', () => {
  const entries = [entry(0), entry(1), entry(2)];

  it('is that of the last answer of the side', () => {
    const reasons = [thought('red', 0, at(1)), thought('blue', 1, at(2)), thought('red', 2, at(3))];
    expect(memoryBefore(reasons, entries, 'red')).toEqual(at(3));
    expect(memoryBefore(reasons, entries, 'blue')).toEqual(at(2));
    expect(memoryBefore(reasons.slice(0, 2), entries, 'red')).toEqual(at(1));
    expect(memoryBefore([], entries, 'red')).toBeNull();
  });

  it('is what it was before, where an answer has none of its own', () => {
    expect(memoryBefore([thought('red', 0, at(1)), thought('red', 2)], entries, 'red')).toEqual(at(1));
    expect(memoryBefore([thought('red', 0, at(1)), thought('red', 2, null)], entries, 'red')).toBeNull();
  });

  it('is forgotten with an answer that is undone', () => {
    const reasons = [thought('red', 0, at(1)), thought('red', 2, at(3))];
    expect(memoryBefore(reasons, [...entries, undoing(2)], 'red')).toEqual(at(1));
  });
});
