import { describe, expect, it } from 'vitest';
import { cutOut, edgesOf } from './index.ts';

const wall = { from: { x: 0, y: 0 }, to: { x: 1000, y: 0 } };
const part = (from: number, to: number, y = 0) => ({ from: { x: from, y }, to: { x: to, y } });

describe('cutOut', () => {
  it('leaves what lies beside the openings, whichever way round they are written', () => {
    expect(cutOut(wall, [part(300, 200), part(600, 700)])).toEqual([
      part(0, 200),
      part(300, 600),
      part(700, 1000),
    ]);
    expect(cutOut(wall, [part(0, 400), part(300, 1200)])).toEqual([]);
  });

  it('passes over what does not lie along it', () => {
    expect(cutOut(wall, [part(200, 300, 50), { from: { x: 500, y: -50 }, to: { x: 500, y: 50 } }])).toEqual([
      wall,
    ]);
    expect(cutOut(wall, [part(200, 300, 8)])).toEqual([part(0, 200), part(300, 1000)]);
  });

  it('takes the edges of an outline in their order', () => {
    const corners = [wall.from, wall.to, { x: 0, y: 500 }];
    expect(edgesOf(corners).map(({ to }) => to)).toEqual([wall.to, { x: 0, y: 500 }, wall.from]);
  });
});
