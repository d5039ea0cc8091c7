/** Secret plans of good players: corps by their purpose, decoys, and a flank march only of light horse that comes in time. */
import { entryAt } from '@grognard/lists';
import { describe, expect, it } from 'vitest';
import { againstPlan } from '../../actions/setup/index.ts';
import { firstSide } from '../../state/sides.ts';
import { layBattle, type TestUnit } from '../../testing/battle.ts';
import { purposePlan } from './purpose.ts';

const foot = (x: number): TestUnit => ({ kind: 'pike-and-shot', at: [x, 4] });
const light = (x: number): TestUnit => ({ kind: 'light-cavalry', at: [x, 4] });
const heavy = (x: number): TestUnit => ({ kind: 'heavy-cavalry', at: [x, 4] });

/** Two corps of foot and one more, in a battle of so many turns. */
function planWith(third: Readonly<Record<string, TestUnit>>, turns: number) {
  const { table, state } = layBattle({
    turns,
    southCorps: {
      first: { units: { a: foot(8), b: foot(10), c: foot(12) } },
      second: { units: { d: foot(14), e: foot(16), f: foot(18) } },
      third: { units: third },
    },
    north: { z: foot(10) },
  });
  const plan = purposePlan(table, state, firstSide);
  expect(againstPlan(table, state, firstSide, plan)).toEqual([]);
  const named = plan.corps.map((corps) => entryAt(table.corps, corps).id);
  const march = plan.march === null ? null : entryAt(table.corps, plan.march.corps).id;
  return { named, march, edge: plan.march?.edge, markers: plan.markers };
}

describe('deploy.plan', () => {
  it('deploy.flank-march: light horse goes round on its own side', () => {
    const { named, march, edge } = planWith({ x: light(2), y: light(3) }, 12);
    expect(march).toBe('third');
    expect(named).toEqual(['second', 'first']);
    expect(edge).toBe('west');
  });

  it('nobody goes who is heavy, too many to be missed, or too late', () => {
    expect(planWith({ x: heavy(2), y: heavy(3) }, 12).march).toBeNull();
    expect(planWith({ x: light(2), y: light(3) }, 8).march).toBeNull();
    const many = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`x${n}`, light(n)]));
    expect(planWith(many, 12).march).toBeNull();
  });

  it('horse stands outside, and markers deceive', () => {
    const { named, markers } = planWith({ x: heavy(2), y: heavy(3) }, 12);
    expect(named[0]).toBe('third');
    expect(markers).toEqual([[], []]);
  });
});
