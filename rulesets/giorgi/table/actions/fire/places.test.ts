import { none } from '@grognard/lists';
import { describe, expect, test } from 'vitest';
import type { Shot } from '../../state/model.ts';
import { type BattleSetup, indexIn, layBattle, straightAt, turnOn, unitIn } from '../../testing/battle.ts';
import { availableShots, shoot, shotsOf } from './index.ts';
import { shotAt, tell } from './testing/shots.ts';

const farm = { id: 'farm', at: [50, 40] as const, widthCm: 8, depthCm: 6 };

const wood = {
  kind: 'woods' as const,
  corners: [
    [30, 30],
    [70, 30],
    [70, 50],
    [30, 50],
  ],
};

function judge(battle: BattleSetup, more: Partial<Shot> = {}) {
  const { table, state } = layBattle(battle);
  const told = tell(table, state, shotAt(table, 'a', 'small-arms', 'b', more));
  return { ...told, ...told.cases[0]! };
}

describe('garrisons', () => {
  const held = { at: [50, 40] as const, house: 'farm', bases: 3 };

  test('building.fire: a die for each company, all round', () => {
    for (const at of [
      [50, 55],
      [50, 25],
      [70, 40],
    ] as const) {
      const {
        against: refusals,
        figures,
        lines,
      } = judge({ houses: [farm], south: { a: held }, north: { b: { at } } });
      expect(refusals).toEqual([]);
      expect(figures).toEqual({ dice: 3, killOn: 3, saveOn: 0 });
      expect(lines).toContain('building.fire 3');
    }
  });

  test('fire.range: measured from the walls', () => {
    const at = (y: number) =>
      judge({ houses: [farm], south: { a: held }, north: { b: { at: [50, y] } } }).against;
    expect(at(64)).toEqual([]);
    expect(at(64.1)).toEqual(['fire.range']);
  });

  test('save.building: its walls save a garrison', () => {
    const { figures } = judge({
      houses: [farm],
      south: { a: { at: [50, 28] } },
      north: { b: { at: [50, 40], house: 'farm' } },
    });
    expect(figures).toMatchObject({ saveOn: 4 });
  });

  test('building.one-value: companies of two kinds throw dice of their own', () => {
    const mixed = { ...held, bases: 5, with: { kind: 'grenadier' as const, bases: 2 } };
    const { cases } = judge({ houses: [farm], south: { a: mixed }, north: { b: { at: [50, 55] } } });
    expect(cases.map(({ figures }) => figures)).toEqual([
      { dice: 3, killOn: 3, saveOn: 0 },
      { dice: 2, killOn: 4, saveOn: 0 },
    ]);
  });

  test('building.fire-when, building.no-fire-massed: in reaction only at who assaults it, before he is at the walls', () => {
    const { table, state } = layBattle({
      houses: [farm],
      south: { c: { at: [50, 28] }, d: { at: [70, 40] } },
      north: { b: { at: [50, 40], house: 'farm' } },
    });
    const assault = straightAt(table, state, 'c', 'b', 800);
    const shot = shotAt(table, 'b', 'small-arms', 'c');
    expect(tell(table, state, shot, assault).against).toEqual([]);
    const passing = { ...straightAt(table, state, 'd', 'b', 500), target: none };
    expect(tell(table, state, shotAt(table, 'b', 'small-arms', 'd'), passing).against).toEqual([
      'building.fire-when',
    ]);
    const clash = { by: indexIn(table, 'c'), on: indexIn(table, 'b'), struck: 'house' as const };
    state.clashes = [{ ...clash, run: 0, charging: false, thinned: false, how: 'attack' }];
    expect(tell(table, state, shot, assault).against).toEqual(['building.no-fire-massed']);
  });
});

describe('woods', () => {
  const open = { formation: 'open' as const, gapCm: 0 };

  test('woods.fire-light-only, woods.half-range: inside, light infantry fires half as far', () => {
    // Light infantry in the middle of a wide wood. The gap between the bodies is y - 40 - 2 + … cm.
    const inside = (kind: 'light' | 'line', y: number) =>
      judge({
        areas: [
          {
            ...wood,
            corners: [
              [10, 10],
              [90, 10],
              [90, 90],
              [10, 90],
            ],
          },
        ],
        south: { a: { at: [50, 40], kind, ...open } },
        north: { b: { at: [50, y], kind: 'light', ...open } },
      });
    expect(inside('light', 54.5)).toMatchObject({
      against: [],
      figures: { dice: 4, killOn: 2, saveOn: 3 },
      facts: { rangeCm: 12.5, firer: { place: 'woods' }, target: { cover: 'woods' } },
    });
    expect(inside('light', 54.6).against).toEqual(['fire.range']);
    expect(inside('line', 50).against).toContain('woods.fire-light-only');
  });

  test('woods.edge-fire: from the edge outwards at full range, in light cover', () => {
    const light = { at: [50, 48.5] as const, kind: 'light' as const, ...open };
    const out = judge({ areas: [wood], south: { a: light }, north: { b: { at: [50, 74] } } });
    expect(out).toMatchObject({ against: [], facts: { firer: { place: 'wood-edge' }, rangeCm: 23.5 } });
    const back = judge({
      areas: [wood],
      south: { a: { at: [50, 65] } },
      north: { b: { ...light, facing: 0 } },
    });
    expect(back.facts.target.cover).toBe('wood-edge');
    expect(back.against).toEqual(['fire.arc-line']);
    const struck = judge({
      areas: [wood],
      south: { a: { at: [50, 65], facing: 180 } },
      north: { b: { ...light, facing: 0 } },
    });
    expect(struck).toMatchObject({ against: [], figures: { saveOn: 3 } });
  });

  test('woods.sight: whoever is deeper inside is not seen from outside', () => {
    const deep = { at: [50, 40] as const, kind: 'light' as const, ...open };
    const { against: refusals } = judge({
      areas: [wood],
      south: { a: { at: [50, 58], facing: 180 } },
      north: { b: deep },
    });
    expect(refusals).toContain('fire.line-of-fire');
  });
});

describe('squares', () => {
  const square = { at: [50, 40] as const, formation: 'square' as const };
  const around = {
    b: { at: [50, 55] as const },
    c: { at: [50, 25] as const },
    d: { at: [68, 40] as const, facing: 270 },
  };

  test('fire.square-face: each face fires one die straight out, at a target of its own', () => {
    const { table, state } = layBattle({ south: { a: square }, north: around });
    const { turn, all } = turnOn(table, state, { 'a shot': [6, 6, 6] });
    const at = (id: string) => shotAt(table, 'a', 'small-arms', id);
    expect(tell(table, state, at('b')).cases[0]!.figures).toEqual({ dice: 1, killOn: 3, saveOn: 0 });
    expect(tell(table, state, { ...at('b'), face: 2 }).against).toEqual(['fire.arc-line']);
    for (const id of ['b', 'd', 'c']) shoot(turn, at(id), null);
    expect(all('fired').map(({ shot }) => shot.face)).toEqual([0, 1, 2]);
    expect(unitIn(table, state, 'a').faces).toBe(0b111);
    expect(tell(table, state, at('b')).against.length).toBeGreaterThan(0);
    expect(tell(table, state, { ...at('b'), face: 0 }).against).toEqual(['fire.one-target']);
  });

  test('fire.square-face: other dice by option', () => {
    const options = { 'fire.square-face': 2 };
    expect(judge({ options, south: { a: square }, north: around }).figures).toMatchObject({ dice: 2 });
  });

  test('fire.square-face: an offer for each face that has a target', () => {
    const { table, state } = layBattle({ south: { a: square }, north: around });
    const choices = availableShots(table, state, indexIn(table, 'a'), null).filter(
      ({ refusals }) => refusals.length === 0,
    );
    expect(choices.map(({ shot }) => [table.units[shot.target]!.id, shot.face])).toEqual([
      ['b', 0],
      ['c', 2],
      ['d', 1],
    ]);
  });
});

describe('which target', () => {
  const two = { b: { at: [46, 55] as const, bases: 2 }, c: { at: [54, 58] as const, bases: 2 } };
  const at = (options: BattleSetup['options'], id: string) => {
    const { table, state } = layBattle({
      options: options ?? {},
      south: { a: { at: [50, 40] } },
      north: two,
    });
    return tell(table, state, shotAt(table, 'a', 'small-arms', id)).against;
  };

  test('fire.one-target: free, or the nearest', () => {
    expect([at({}, 'b'), at({}, 'c')]).toEqual([[], []]);
    const options = { 'fire.one-target': 'nearest' };
    expect([at(options, 'b'), at(options, 'c')]).toEqual([[], ['fire.one-target']]);
  });

  test('fire.one-target: split, each base fires once', () => {
    const options = { 'fire.one-target': 'split' };
    const { table, state } = layBattle({ options, south: { a: { at: [50, 40] } }, north: two });
    const { turn, all } = turnOn(table, state, { 'a shot': [6, 6, 6, 6] });
    const shot = (id: string, bases: readonly number[] = []) =>
      shotAt(table, 'a', 'small-arms', id, { bases });
    shoot(turn, shot('b', [0, 1]), null);
    expect(all('fired')[0]!.shot.bases).toEqual([0, 1]);
    expect(unitIn(table, state, 'a')).toMatchObject({ fired: true, faces: 0b11 });
    expect(tell(table, state, shot('c')).against).toEqual([]);
    shoot(turn, shot('c'), null);
    expect(tell(table, state, shot('c')).against).toContain('fire.arc-line');
  });

  test('fire.one-target: bases are named only where fire may be split', () => {
    const { table, state } = layBattle({ south: { a: { at: [50, 40] } }, north: two });
    expect(tell(table, state, shotAt(table, 'a', 'small-arms', 'b', { bases: [0] })).against).toEqual([
      'fire.one-target',
    ]);
  });

  test('fire.range: whoever is out of reach is not offered', () => {
    const { table, state } = layBattle({
      south: { a: { at: [50, 20] } },
      north: { b: { at: [50, 35] }, c: { at: [50, 90] } },
    });
    expect(
      shotsOf(table, state, indexIn(table, 'a'), null).map(({ target }) => table.units[target]!.id),
    ).toEqual(['b']);
  });
});
