import type { Aim } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import { aimPairs } from './aim-pairs.ts';

const aim = (id: string, sides: readonly string[], worth: number | null): Aim => ({
  id,
  sides,
  worth,
  words: id,
  rules: [],
  at: null,
  state: 'open',
  points: {},
});

describe('aimPairs', () => {
  it('what both want stands once, what is worth as much beside each other, each aim in one line', () => {
    const aims = [
      aim('well', ['red', 'blue'], 3),
      aim('theirs first', ['blue'], 1),
      aim('red losses', ['red'], 1),
      aim('red leader', ['red'], 2),
      aim('blue prize', ['blue'], 5),
    ];
    const told = aimPairs(aims, 'red', 'blue').map(({ mine, theirs }) => [mine?.id, theirs?.id]);
    expect(told).toEqual([
      ['well', 'well'],
      ['red losses', 'theirs first'],
      ['red leader', undefined],
      [undefined, 'blue prize'],
    ]);
  });
});
