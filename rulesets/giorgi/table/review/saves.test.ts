/** Tests of kill and save numbers with non-default readings, as shots fired on the table. */
import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { playFrom, type ScriptedBattle } from '../testing/play.ts';

type Shot = 'small-arms' | 'canister' | 'shell';

/** Kill number and save number of a shot, as its reasons give them. */
function numbers(played: ScriptedBattle): readonly [number, number] {
  const why = played.all('fired')[0]!.why ?? [];
  const sum = (of: string) => why.filter((line) => line.of === of).reduce((all, { value }) => all + value, 0);
  return [sum('killOn'), sum('saveOn')];
}

/** The south side fires at the north side. */
function fired(battle: BattleSetup, shot: Shot, options = {}): readonly [number, number] {
  const played = playFrom({ ...battle, options });
  played.state.step = shot === 'small-arms' ? 'small-arms' : 'guns';
  played.give({ kind: 'fire', unit: 'a', shot, target: 'l' });
  return numbers(played);
}

const foot = { at: [50, 30] } as const;
const guns = { at: [50, 20], kind: 'gun', bases: 3 } as const;

describe('kill numbers', () => {
  test('fire.kill, artillery.canister-kill: as the option says', () => {
    const plain: BattleSetup = { south: { a: foot }, north: { l: { at: [50, 42] } } };
    expect(fired(plain, 'small-arms')).toEqual([3, 0]);
    expect(fired(plain, 'small-arms', { 'fire.kill': { line: 5 } })).toEqual([5, 0]);
    const shot: BattleSetup = { south: { a: guns }, north: { l: { at: [50, 42] } } };
    expect(fired(shot, 'canister')).toEqual([3, 0]);
    expect(fired(shot, 'canister', { 'artillery.canister-kill': 4 })).toEqual([4, 0]);
  });
});

describe('saves', () => {
  test('save.building, save.high-wall: of a garrison', () => {
    const house: BattleSetup = {
      houses: [{ at: [50, 45] }],
      south: { a: foot },
      north: { l: { at: [50, 45], bases: 3, house: 'house-0' } },
    };
    const saved = (options = {}) => fired(house, 'small-arms', options)[1];
    expect([
      saved(),
      saved({ 'save.high-wall': 'site' }),
      saved({ 'save.building': 'low-wall' }),
      saved({ 'save.building': 'none' }),
    ]).toEqual([4, 5, 3, 0]);
  });

  test('save.open-order: against all fire, or canister only', () => {
    const open = { l: { at: [50, 42], kind: 'light', formation: 'open', gapCm: 0 } } as const;
    const option = { 'save.open-order': 'canister' };
    expect(fired({ south: { a: foot }, north: open }, 'small-arms')[1]).toBe(2);
    expect(fired({ south: { a: foot }, north: open }, 'small-arms', option)[1]).toBe(0);
    expect(fired({ south: { a: guns }, north: open }, 'canister', option)[1]).toBe(2);
  });

  test('save.cavalry-canister: horse under canister; save.higher: who stands higher', () => {
    const horse = { l: { at: [50, 42], kind: 'light-cavalry' } } as const;
    expect(fired({ south: { a: guns }, north: horse }, 'canister')[1]).toBe(2);
    expect(fired({ south: { a: foot }, north: horse }, 'small-arms')[1]).toBe(0);
    const hill: BattleSetup = {
      areas: [
        {
          kind: 'hill',
          corners: [
            [30, 38],
            [70, 38],
            [70, 60],
            [30, 60],
          ],
        },
      ],
      south: { a: foot },
      north: { l: { at: [50, 42] } },
    };
    expect(fired(hill, 'small-arms')[1]).toBe(1);
  });

  test('artillery.howitzer-saves: height, dispersion or nothing', () => {
    const shelled: BattleSetup = {
      south: { a: { at: [50, 20], kind: 'howitzer' } },
      north: { l: { at: [50, 60], kind: 'light', formation: 'open', gapCm: 0 } },
    };
    expect([
      fired(shelled, 'shell')[1],
      fired(shelled, 'shell', { 'artillery.howitzer-saves': 'none' })[1],
    ]).toEqual([2, 0]);
  });

  test('save.cavalry-charging: a charge under musketry saves, unless the sheet is followed', () => {
    const saved = (options: object) => {
      const played = playFrom({
        options: { ...options },
        south: { a: { at: [50, 20], kind: 'heavy-cavalry' } },
        north: { l: { at: [50, 42] } },
      });
      played.give({ kind: 'move', unit: 'a', target: 'l' });
      played.give({ kind: 'answer', unit: 'l', how: 'fire' });
      played.close();
      return numbers(played)[1];
    };
    expect([saved({}), saved({ 'save.cavalry-charging': 'sheet' })]).toEqual([2, 0]);
  });
});
