/** Tests of dice, kill numbers and saves that the worked examples do not cover. */
import { asking } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { giorgi } from '../../index.ts';

const { facts, lines, odds, rolled } = asking(giorgi, 'giorgi');

const line = { kind: 'line' };
const gun = { kind: 'gun' };
const howitzer = { kind: 'howitzer' };
const volley = (firer: object, target: object = line, more: object = {}) => ({
  shot: 'small-arms',
  firer,
  target,
  ...more,
});

describe('dice', () => {
  it('building.fire: a die for each company, light or not', () => {
    expect(lines('fire', volley({ kind: 'grenadier', place: 'building', bases: 3 }))[0]).toBe(
      'building.fire 3',
    );
  });

  it('fire.square-face: any foot, by option up to three dice', () => {
    const square = { kind: 'light', formation: 'square', bases: 2 };
    expect(lines('fire', volley(square))).toEqual(['fire.square-face 1', 'fire.light-kill 2']);
    expect(facts('fire', volley(square), { 'fire.square-face': 3 })).toMatchObject({ dice: 3 });
  });

  it('fire.carbine-dice: pairs of troopers', () => {
    const hussars = { kind: 'light-cavalry', carbine: true, bases: 6, pairs: 2 };
    expect(lines('fire', volley(hussars))).toEqual(['fire.carbine-dice 2', 'fire.carbine-kill 1']);
  });

  it('artillery.enfilade: cavalry in column too, but only of round shot', () => {
    const target = { kind: 'heavy-cavalry', formation: 'column', enfilade: true };
    const round = { shot: 'round', firer: gun, target, sector: 'far', soldiersUnderRod: 3 };
    expect(facts('fire', round)).toMatchObject({ dice: 6 });
    expect(facts('fire', { shot: 'canister', firer: gun, target })).toMatchObject({ dice: 4 });
  });

  it('save.garrison-order: a column inside a building is not in enfilade, a square there is none', () => {
    for (const formation of ['column', 'square']) {
      const target = { kind: 'line', formation, enfilade: true, cover: 'building' };
      expect(
        lines('fire', { shot: 'round', firer: gun, target, sector: 'near', soldiersUnderRod: 2 })[0],
      ).toBe('artillery.round-dice 2');
    }
  });
});

describe('kill numbers', () => {
  it('artillery.rods: a mark belongs to the nearer sector', () => {
    const at = (rangeCm: number): string | undefined =>
      lines('fire', { shot: 'round', firer: { ...gun, calibre: '8lb' }, target: line, rangeCm })[1];
    expect(at(0)).toBe('artillery.sector-near 3');
    expect(at(45)).toBe('artillery.sector-near 3');
    expect(at(45.1)).toBe('artillery.sector-middle 2');
    expect(at(75)).toBe('artillery.sector-middle 2');
    expect(at(105)).toBe('artillery.sector-far 1');
  });

  it('artillery.half-minimum: by option the kill number stays at 1', () => {
    const far = { shot: 'round', firer: { ...gun, halfLost: true }, target: line, sector: 'far' };
    expect(lines('fire', far, { 'artillery.half-minimum': 1 })).toEqual([
      'artillery.round-dice 1',
      'artillery.sector-far 1',
      'artillery.half-battery -1',
      'artillery.half-minimum 1',
    ]);
  });

  it('artillery.half-battery: foot does not read it', () => {
    expect(facts('fire', volley({ ...line, halfLost: true }))).toMatchObject({ killOn: 3 });
  });

  it('fire.kill: given in part, and with a fraction', () => {
    const options = { 'fire.kill': { line: 5.5 } };
    expect(facts('fire', volley(line), options)).toMatchObject({ killOn: 5.5 });
    expect(odds('fire', volley({ ...line, bases: 2 }), options)[0]).toEqual(['1/6', { killed: 0 }]);
    expect(facts('fire', volley({ kind: 'guard' }), options)).toMatchObject({ killOn: 4 });
  });

  it('artillery.howitzer-canister: by option a howitzer has canister', () => {
    const shot = { shot: 'canister', firer: howitzer, target: line, rangeCm: 20, reaction: true };
    expect(lines('fire', shot, { 'artillery.rods': { howitzer: { canister: 20 } } })).toEqual([
      'artillery.canister-dice 4',
      'artillery.canister-kill 3',
    ]);
  });
});

describe('saves', () => {
  const save = (target: object, options?: Readonly<Record<string, unknown>>): string | undefined =>
    lines('fire', volley(line, target), options)[2];

  it('save.best: of equal rows the first is named', () => {
    expect(save({ kind: 'light', formation: 'open', cover: 'high-wall' })).toBe('save.open-heavy 4');
    expect(save({ kind: 'light', formation: 'open', cover: 'high-wall' }, { 'save.high-wall': 'site' })).toBe(
      'save.high-wall 5',
    );
    expect(save({ kind: 'light-cavalry', formation: 'open', charging: true, cover: 'light' })).toBe(
      'save.cavalry-charging 2',
    );
    expect(save({ kind: 'line', cover: 'light', higher: true })).toBe('save.light 2');
  });

  it('save.guns-light: a wood edge is light cover', () => {
    expect(save({ kind: 'gun', cover: 'wood-edge' })).toBe('save.guns-light 3');
  });

  it('save.building: as the high wall, as the low wall, or not at all', () => {
    const garrison = { kind: 'line', cover: 'building', formation: 'open' };
    expect(save(garrison, { 'save.high-wall': 'site' })).toBe('save.building 5');
    expect(save(garrison, { 'save.building': 'low-wall' })).toBe('save.building 3');
    expect(save(garrison, { 'save.building': 'none' })).toBeUndefined();
  });

  it('save.open-order: by the sheet against canister only, cavalry too', () => {
    const options = { 'save.open-order': 'canister' };
    const hussars = { kind: 'light-cavalry', formation: 'open' };
    expect(save(hussars, options)).toBeUndefined();
    expect(lines('fire', { shot: 'canister', firer: gun, target: hussars }, options)[2]).toBe(
      'save.cavalry-canister 2',
    );
    expect(save({ kind: 'light', formation: 'open', cover: 'light' }, options)).toBe('save.open-light 3');
  });

  it('save.cavalry-charging: not on the sheet', () => {
    expect(save({ kind: 'line', charging: true })).toBeUndefined();
    expect(
      save({ kind: 'heavy-cavalry', charging: true }, { 'save.cavalry-charging': 'sheet' }),
    ).toBeUndefined();
  });

  it('artillery.howitzer-saves: dispersion still saves from shell, cover does not', () => {
    const shell = (target: object, options?: Readonly<Record<string, unknown>>) =>
      lines('fire', { shot: 'shell', firer: howitzer, target }, options).slice(2);
    expect(shell({ kind: 'gun', cover: 'low-wall' })).toEqual([
      'save.guns-heavy 4',
      'artillery.howitzer-saves -2',
    ]);
    expect(shell({ kind: 'heavy-cavalry', charging: true })).toEqual(['save.cavalry-charging 2']);
    expect(shell({ kind: 'line', cover: 'building' })).toEqual([
      'save.building 4',
      'artillery.howitzer-saves -4',
    ]);
    expect(shell({ kind: 'line', higher: true }, { 'artillery.howitzer-saves': 'all' })).toEqual([
      'save.higher 1',
    ]);
    expect(
      shell({ kind: 'light', formation: 'open', cover: 'light' }, { 'save.open-order': 'canister' }),
    ).toEqual(['save.open-light 3', 'artillery.howitzer-saves -3']);
  });

  it('save.roll: one die for each hit, also beyond the soldiers that are left', () => {
    const target = { kind: 'line', cover: 'low-wall', soldiers: 1 };
    expect(rolled('fire', volley({ ...line, bases: 6 }, target), [1, 2, 3, 6, 6, 1])).toEqual({ killed: 1 });
  });
});

describe('many dice', () => {
  it('artillery.enfilade: 120 dice and their saves are exact', () => {
    const target = { kind: 'line', formation: 'column', enfilade: true, cover: 'low-wall' };
    const all = odds('fire', { shot: 'round', firer: gun, target, sector: 'near', soldiersUnderRod: 60 });
    expect(all).toHaveLength(121);
    expect(all.find(([, outcome]) => (outcome as { killed: number }).killed === 120)?.[0]).toBe(
      `1/${4n ** 120n}`,
    );
  });
});
