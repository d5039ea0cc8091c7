import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { shoot, zonesOf } from '../actions/fire/index.ts';
import { shotAt, tell } from '../actions/fire/testing/shots.ts';
import { lose, testsDue } from '../actions/losses/index.ts';
import { type BattleSetup, indexIn, layBattle, straightAt, turnOn, unitIn } from '../testing/battle.ts';

const gun = { kind: 'gun' as const, bases: 1 };
const column = { formation: 'column' as const };

describe('readings of fire on the table', () => {
  test('unit.bases-left (T1): men close up, so that only one base is not full', () => {
    const { table, state } = layBattle({ south: { a: { at: [50, 40] } }, north: { b: { at: [50, 60] } } });
    const { turn, all } = turnOn(table, state);
    for (let fallen = 1; fallen <= 18; fallen++) lose(turn, indexIn(table, 'a'), 1, 'fire');
    expect(all('lost').map(({ stands }) => stands.files)).toEqual([
      6, 6, 5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1,
    ]);
  });

  test('artillery.rod (T15): a base that the rod touches with its side is not crossed', () => {
    // The seam of the two files lies exactly at 50.
    const { table, state } = layBattle({
      south: { a: { at: [50, 10], ...gun } },
      north: { b: { at: [50, 40], ...column } },
    });
    const along = (x: number) =>
      tell(table, state, shotAt(table, 'a', 'round', null, { piece: 0, at: { x, y: 4000 } })).against;
    expect(along(5000)).toEqual(['artillery.rod']);
    expect(along(5100)).toEqual([]);
  });

  test('artillery.rod (T15): it ends at a friend, behind a house, at the depth one sees into a wood', () => {
    const end = (more: Partial<BattleSetup>) => {
      const { table, state } = layBattle({
        south: { a: { at: [48.5, 10], ...gun } },
        north: { b: { at: [50, 25], ...column } },
        ...more,
      });
      const { turn, all } = turnOn(table, state);
      shoot(turn, shotAt(table, 'a', 'round', null, { piece: 0, at: { x: 4850, y: 2500 } }), null);
      return all('fired')[0]!.to.y;
    };
    expect(end({})).toBe(10200);
    expect(end({ south: { a: { at: [48.5, 10], ...gun }, c: { at: [50, 41] } } })).toBe(4000);
    expect(end({ houses: [{ at: [50, 45] }] })).toBe(4800);
    const corners = [
      [30, 50],
      [70, 50],
      [70, 70],
      [30, 70],
    ];
    const areas = [{ kind: 'woods' as const, corners }];
    expect(end({ areas })).toBe(5300);
    expect(end({ areas, options: { 'woods.sight': 6 } })).toBe(5600);
  });

  test('artillery.square-rod: without a rod through the square there is no round shot at it', () => {
    const square = { formation: 'square' as const };
    const { table, state } = layBattle({
      south: { a: { at: [48.5, 10], ...gun } },
      north: { b: { at: [50, 40], ...square }, c: { at: [65, 40], ...column } },
    });
    const through = (x: number) =>
      tell(table, state, shotAt(table, 'a', 'round', 'b', { piece: 0, at: { x, y: 4000 } }));
    expect(through(5000)).toMatchObject({ against: [], cases: [{ target: 'b', figures: { dice: 3 } }] });
    // Over empty ground, and through another unit.
    expect(through(4000)).toMatchObject({ against: ['artillery.square-rod'], cases: [] });
    expect(through(6500)).toMatchObject({ against: ['artillery.square-rod'], cases: [{ target: 'c' }] });
    const { turn, all } = turnOn(table, state);
    shoot(turn, shotAt(table, 'a', 'round', 'b', { piece: 0, at: { x: 4000, y: 4000 } }), null);
    expect(all('fired')).toEqual([]);
  });

  test('artillery.square-rod: nor where no rod through it is in the arc, or a friend ends each of them', () => {
    const refusals = (at: readonly [number, number], south: BattleSetup['south'] = {}) => {
      const { table, state } = layBattle({
        south: { a: { at: [48.5, 10], ...gun }, ...south },
        north: { b: { at, formation: 'square' } },
      });
      return tell(table, state, shotAt(table, 'a', 'round', 'b')).against;
    };
    expect(refusals([48.5, 40])).toEqual([]);
    // The middle of no base is in the arc, so the rod goes through a corner.
    expect(refusals([71.5, 42.5])).toEqual([]);
    // Less of it is in the arc than a rod needs.
    expect(refusals([72.4, 42.5])).toEqual(['artillery.square-rod']);
    expect(refusals([80, 40])).toEqual(['artillery.arc']);
    expect(refusals([48.5, 40], { f: { at: [48.5, 25] } })).toEqual(['artillery.line-of-fire']);
  });

  test('artillery.depth (T16): from the rear a line counts as from the front', () => {
    const { table, state } = layBattle({
      south: { a: { at: [48.5, 10], ...gun } },
      north: { b: { at: [50, 40], facing: 0 } },
    });
    const { cases } = tell(table, state, shotAt(table, 'a', 'round', 'b'));
    expect(cases[0]!.facts).toMatchObject({ soldiersUnderRod: 1, target: { enfilade: false } });
  });

  test('artillery.canister-nearest (T17): in reaction the attacker is judged where it is struck', () => {
    const { table, state } = layBattle({
      south: { c: { at: [50, 30], kind: 'heavy-cavalry' }, d: { at: [50, 40], bases: 2, ...column } },
      north: { g: { at: [60, 63.5], ...gun } },
    });
    const shot = shotAt(table, 'g', 'canister', 'c');
    // Where it stands the other one is nearer; at contact none is.
    expect(
      tell(table, state, shot, { ...straightAt(table, state, 'c', 'g', 100), target: anIndex(-1) }).against,
    ).toContain('artillery.canister-nearest');
    expect(tell(table, state, shot, straightAt(table, state, 'c', 'g', 3000)).against).toEqual([]);
  });

  test('turn.guns-fire-or-move: a battery that moved may fire where the option lets it', () => {
    const refusals = (options: BattleSetup['options']) => {
      const { table, state } = layBattle({
        options: options ?? {},
        south: { a: { at: [48.5, 10], ...gun } },
        north: { b: { at: [50, 40] } },
      });
      unitIn(table, state, 'a').moved = true;
      return tell(table, state, shotAt(table, 'a', 'round', 'b')).against;
    };
    expect(refusals({})).toEqual(['turn.guns-fire-or-move']);
    expect(refusals({ 'turn.guns-fire-or-move': false })).toEqual([]);
  });

  test('woods.fire-light-only: guns that may enter woods do not fire out of their depth', () => {
    const corners = [
      [30, 5],
      [70, 5],
      [70, 25],
      [30, 25],
    ];
    const { table, state } = layBattle({
      options: { 'terrain.woods-forbidden': false },
      areas: [{ kind: 'woods', corners }],
      south: { a: { at: [48.5, 10], ...gun } },
      north: { b: { at: [50, 40] } },
    });
    for (const what of ['round', 'canister'] as const)
      expect(tell(table, state, shotAt(table, 'a', what, 'b')).against).toContain('woods.fire-light-only');
  });

  test('artillery.half-minimum: half a battery fires in the far sector where the option lets it', () => {
    const { table, state } = layBattle({
      options: { 'artillery.half-minimum': 1 },
      south: { a: { at: [48.5, 10], kind: 'gun', bases: 2 } },
      north: { b: { at: [50, 85] } },
    });
    Object.assign(unitIn(table, state, 'a'), { soldiers: 2, pieces: 1 });
    expect(tell(table, state, shotAt(table, 'a', 'round', 'b')).cases[0]!.figures).toMatchObject({
      killOn: 1,
    });
  });

  test('fire.range: other ranges reach and command farther', () => {
    const { table, state } = layBattle({
      options: { 'fire.range': { line: 25 } },
      south: { a: { at: [50, 30] } },
      north: { b: { at: [50, 57] } },
    });
    expect(tell(table, state, shotAt(table, 'a', 'small-arms', 'b')).against).toEqual([]);
    expect(zonesOf(table, state, indexIn(table, 'a'))).toMatchObject([{ base: { vy: 1250 } }]);
  });

  test('woods.sight: of a deeper edge more is seen', () => {
    const corners = [
      [30, 50],
      [70, 50],
      [70, 80],
      [30, 80],
    ];
    const refusals = (sight: number) => {
      const { table, state } = layBattle({
        options: { 'woods.sight': sight },
        areas: [{ kind: 'woods', corners }],
        south: { a: { at: [50, 40] } },
        north: { b: { at: [50, 56], kind: 'light', formation: 'open', gapCm: 0 } },
      });
      return tell(table, state, shotAt(table, 'a', 'small-arms', 'b')).against;
    };
    expect(refusals(3)).toContain('fire.line-of-fire');
    expect(refusals(6)).toEqual([]);
  });

  test('morale.test: by adding, a high die passes', () => {
    const rung = (options: BattleSetup['options'], face: number) => {
      const { table, state } = layBattle({
        options: options ?? {},
        south: { a: { at: [50, 30] } },
        north: { b: { at: [50, 57] } },
      });
      const { turn } = turnOn(table, state, { 'a losses': [face] });
      lose(turn, indexIn(table, 'a'), 2, 'fire');
      testsDue(turn, indexIn(table, 'a'), []);
      return unitIn(table, state, 'a').rung;
    };
    expect([2, 5].map((face) => rung({}, face))).toEqual([0, 1]);
    const options = { 'morale.test': 'add' };
    expect([2, 5].map((face) => rung(options, face))).toEqual([1, 0]);
    expect(rung({ ...options, 'morale.test-target': 9 }, 5)).toBe(1);
  });
});
