import { describe, expect, it } from 'vitest';
import { dryRun, type GameEvent, withoutDice } from './index.ts';

interface Counted extends GameEvent {
  readonly kind: 'counted';
  readonly by: number;
}

const writing = {
  copy: (state: { count: number }) => ({ ...state }),
  apply: (state: { count: number }, { by }: Counted) => {
    state.count += by;
  },
};

describe('a dry run', () => {
  it('works on a copy and gives the state after', () => {
    const before = { count: 1 };
    const after = dryRun(writing, before, (now, { emit, reasons }) => {
      emit({ kind: 'counted', by: 2 });
      expect(now.count).toBe(3);
      expect(reasons).toBe(false);
    });
    expect(after).toEqual({ count: 3 });
    expect(before).toEqual({ count: 1 });
  });

  it('ends with nothing where a die would decide', () => {
    const after = dryRun(writing, { count: 1 }, (_, { dice, emit }) => {
      emit({ kind: 'counted', by: dice('red', 'shot').die() });
    });
    expect(after).toBeNull();
  });

  it('hides no other mistake', () => {
    const faulty = () => {
      throw new RangeError('no such unit');
    };
    expect(() => dryRun(writing, { count: 1 }, faulty)).toThrow('no such unit');
    expect(() => withoutDice(() => undefined).dice('red', 'shot')).toThrow('a die decides');
  });
});
