/** Tests of morale with every reading: tests about a result, where a rout is felt, rally and reform, strengths and indexes. */
import { describe, expect, test } from 'vitest';
import type { BattleSetup, FacesByActor } from '../testing/battle.ts';
import { tableOf } from '../testing/battle.ts';
import { playFrom, type ScriptedBattle } from '../testing/play.ts';

const always = (cell: string) => ({
  'melee.chart': { min: 0, max: 0, cells: [Array.from({ length: 11 }, () => cell)] },
});
const far = { far: { at: [130, 88] }, far2: { at: [130, 93] }, far3: { at: [130, 98] } } as const;
const own = { x: { at: [10, 5] }, y: { at: [30, 5] } } as const;

const plain: BattleSetup = {
  south: { a: { at: [50, 30] }, ...own },
  north: { l: { at: [50, 38] }, n: { at: [70, 38] }, m: { at: [50, 66], bases: 4 }, ...far },
};

function fought(cell: string, options: object, faces: FacesByActor): ScriptedBattle {
  const played = playFrom({ ...plain, options: { ...always(cell), ...options } }, faces);
  played.give({ kind: 'move', unit: 'a', target: 'l' });
  played.close();
  played.give({ kind: 'done' });
  return played;
}

describe('tests', () => {
  test('morale.trigger-when: after the result, or before it, so that who fails and is told R1 routs', () => {
    const after = fought('0-/2R1', {}, { 'l losses': [6] });
    expect(after.unit('l')).toMatchObject({ rung: 1 });
    const before = fought('0-/2R1', { 'morale.trigger-when': 'before-result' }, { 'l losses': [6] });
    expect(before.unit('l')).toMatchObject({ rung: 3 });
  });

  test('morale.breaking-where: where the run ended, or where it began', () => {
    const faces = { 'l rout': [1], 'n breaking': [1], 'm breaking': [1] };
    const testers = (options: object) => {
      const played = fought('0-/1R2', options, faces);
      return played.all('tested').map(({ unit }) => played.table.units[unit]!.id);
    };
    expect(testers({})).toEqual(['m', 'n']);
    expect(testers({ 'morale.breaking-where': 'where-broken' })).toEqual(['n']);
  });

  test('morale.breaking-who: cavalry and foot alike, by index', () => {
    const played = fought('0-/1R2', { 'morale.index': { line: 2 } }, { 'l rout': [1] });
    expect(played.table.units[played.table.unitOf.get('l')!]!.nerve).toBe(2);
  });
});

describe('rally and reform', () => {
  /** The start of a player turn, with a routing and a shaken unit. */
  function start(options: object, faces: FacesByActor = {}): ScriptedBattle {
    const played = playFrom({ ...plain, options: { ...options } }, faces);
    played.state.step = 'start';
    played.unit('x').rung = 3;
    played.unit('y').rung = 1;
    return played;
  }

  test('morale.rally: by option without a test, and steady', () => {
    const tested = start({}, { 'x rally': [1] });
    tested.give({ kind: 'rally', unit: 'x', heading: 900 });
    expect(tested.unit('x')).toMatchObject({ rung: 1, quiet: true });
    const free = start({ 'morale.rally': { test: false, shaken: false } });
    free.give({ kind: 'rally', unit: 'x', heading: 900 });
    expect([free.all('tested').length, free.unit('x').rung]).toEqual([0, 0]);
  });

  test('morale.reform: by option with a test, and with enemies nearer', () => {
    const passed = (face: number) => {
      const played = start({ 'morale.reform': { test: true } }, { 'y reform': [face] });
      played.give({ kind: 'reform', unit: 'y' });
      return [played.unit('y').rung, played.unit('y').quiet];
    };
    expect([passed(1), passed(6)]).toEqual([
      [0, true],
      [1, true],
    ]);
    const near = (options: object) => {
      const played = start(options);
      played.unit('a').rung = 1;
      return played.against({ kind: 'reform', unit: 'a' });
    };
    expect([near({}), near({ 'morale.reform': { enemyCm: 5 } })]).toEqual([['morale.reform'], null]);
  });

  test('morale.reform: who reformed does no more in that player turn', () => {
    const played = start({}, { 'x rally': [1] });
    played.give({ kind: 'reform', unit: 'y' });
    played.give({ kind: 'rally', unit: 'x', heading: 900 });
    while (played.asked() !== 'south move') played.give({ kind: 'done' });
    for (const unit of ['x', 'y'])
      expect(played.against({ kind: 'move', unit, steps: [{ step: 'march', by: 100 }] })).not.toBeNull();
  });
});

describe('units of other strength', () => {
  const unit = (options: object, kind: 'light' | 'line' | 'gun' | 'howitzer' | 'militia') => {
    const table = tableOf({
      options: { ...options },
      south: { u: { kind, at: [50, 30] } },
      north: { l: { at: [50, 60] } },
    });
    const { bases, perBase, nerve } = table.units[0]!;
    return { bases, perBase, nerve };
  };

  test('unit.light-base-size, unit.strength, unit.battery-strength, morale.index: as the option says', () => {
    expect(unit({}, 'light')).toEqual({ bases: 4, perBase: 3, nerve: 3 });
    expect(unit({ 'unit.light-base-size': 2 }, 'light').perBase).toBe(2);
    expect(unit({ 'unit.light-base-size': 2 }, 'line').perBase).toBe(3);
    expect(unit({ 'unit.strength': { line: 8 } }, 'line').bases).toBe(8);
    expect(unit({}, 'gun')).toEqual({ bases: 4, perBase: 2, nerve: 3 });
    expect(unit({ 'unit.battery-strength': { guns: 6, crew: 3 } }, 'gun')).toMatchObject({
      bases: 6,
      perBase: 3,
    });
    expect(unit({ 'unit.battery-strength': { howitzers: 3 } }, 'howitzer').bases).toBe(3);
    expect(unit({}, 'militia').nerve).toBe(2);
    expect(unit({ 'morale.index': { militia: 4 } }, 'militia').nerve).toBe(4);
  });
});
