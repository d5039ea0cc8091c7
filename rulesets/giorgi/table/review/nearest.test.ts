/** Tests of units before and behind a front: which of them a unit may attack. */
import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { playFrom } from '../testing/play.ts';

describe('the nearest enemy', () => {
  const between: BattleSetup = {
    south: { c: { kind: 'light-cavalry', bases: 6, at: [50, 40] } },
    north: { e1: { at: [50, 46] }, e2: { at: [50, 33], facing: 0 } },
  };
  const aboutAt = (target: string) =>
    ({ kind: 'move', unit: 'c', target, steps: [{ step: 'about' }] }) as const;

  test('attack.nearest: nobody behind is attacked while somebody stands before the front', () => {
    expect(playFrom(between).against(aboutAt('e2'))).toEqual(['attack.nearest']);
  });

  test('attack.nearest: behind it is attacked when nobody before it can be reached or need be', () => {
    const far: BattleSetup = { ...between, north: { ...between.north, e1: { at: [50, 76] } } };
    expect(playFrom(far).against(aboutAt('e2'))).toBeNull();
    const routed = playFrom(between);
    routed.unit('e1').rung = 3;
    expect(routed.against(aboutAt('e2'))).toBeNull();
  });

  test('attack.nearest: open order has its front all round and attacks behind it as well', () => {
    const south = { c: { kind: 'light', bases: 4, formation: 'open', gapCm: 0, at: [50, 40] } } as const;
    const near: BattleSetup = { south, north: { e1: { at: [50, 46] }, e2: { at: [50, 35], facing: 0 } } };
    expect(playFrom(near).against(aboutAt('e2'))).toBeNull();
    expect(playFrom(near).against({ kind: 'move', unit: 'c', target: 'e1' })).toEqual(['attack.nearest']);
  });
});
