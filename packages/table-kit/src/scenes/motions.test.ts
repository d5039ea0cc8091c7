import { describe, expect, it } from 'vitest';
import { motionAlong } from '../index.ts';

const from = { x: 0, y: 0, heading: 900 };

describe('motions', () => {
  it('go along the way without repeating a point', () => {
    const to = { x: 200, y: 100, heading: 0 };
    const way = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 200, y: 0 },
    ];
    expect(motionAlong('guard', from, way, to)).toEqual([
      {
        piece: 'guard',
        way: [
          { x: 0, y: 0 },
          { x: 200, y: 0 },
          { x: 200, y: 100 },
        ],
        headings: [900, 0],
        from: 0,
        to: 1,
      },
    ]);
  });

  it('are none for a piece that stays, and one for a piece that turns', () => {
    expect(motionAlong('guard', from, [], from)).toEqual([]);
    expect(motionAlong('guard', from, [], { ...from, heading: 2700 })[0]?.way).toHaveLength(2);
  });
});
