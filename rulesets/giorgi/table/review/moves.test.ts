/** Tests of readings of moves, each as a position played by commands. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { bodyNow } from '../bodies/index.ts';
import type { MarchStep } from '../state/commands.ts';
import type { BattleSetup, FacesByActor, TestUnit } from '../testing/battle.ts';
import { playFrom } from '../testing/play.ts';

const far: TestUnit = { at: [20, 92], facing: 180, formation: 'column' };

function game(own: TestUnit, battle: Partial<BattleSetup> = {}, faces: FacesByActor = {}) {
  const { south, north, ...rest } = battle;
  return playFrom({ ...rest, south: { own, ...south }, north: { far, ...north } }, faces);
}

const move = (steps: readonly MarchStep[], more: object = {}) =>
  ({ kind: 'move', unit: 'own', steps, ...more }) as const;
const march = (cm: number): MarchStep => ({ step: 'march', by: Math.round(cm * 100) });
const form = (formation: 'line' | 'column' | 'square' | 'open' | 'deployed' | 'limbered'): MarchStep => ({
  step: 'form',
  formation,
  files: 0,
  gap: null,
});

describe('one move in a player turn', () => {
  it('turn.unit-order: of up to eight steps, and no second one', () => {
    const played = game({ at: [75, 30] });
    played.give(move([march(2), march(2), march(2), march(2), march(1), march(1), march(1), march(1)]));
    expect(played.unit('own').stands.y).toBe(4200);
    expect(played.against(move([march(0)]))).toEqual(['turn.unit-order']);
  });

  it('formation.change-cost: shares of the rates of the formations in which each part is gone', () => {
    const played = game({ at: [75, 30], formation: 'column' });
    played.give(move([march(4.5), form('line'), march(3)]));
    const [moved] = played.all('moved');
    expect(moved).toMatchObject({ changed: true });
    expect(moved!.effort).toBeCloseTo(4.5 / 18 + 0.5 + 3 / 12);
    expect(played.unit('own')).toMatchObject({ moved: true, changed: true });
  });

  it('move.spent: whoever broke through has no move in its next player turn', () => {
    const played = game({ at: [75, 30] });
    played.unit('own').spent = true;
    expect(played.against(move([march(1)]))).toEqual(['move.spent']);
    played.give({ kind: 'done' });
    expect(played.unit('own').spent).toBe(false);
  });
});

describe('bodies on their way', () => {
  it('move.wheel: open order turns at each bend of its way and faces where it goes', () => {
    const played = game({ at: [75, 30], kind: 'light', formation: 'open', gapCm: 0 });
    played.give(
      move([
        { step: 'way', to: { x: 7500, y: 3500 } },
        { step: 'way', to: { x: 6500, y: 3500 } },
      ]),
    );
    expect(played.unit('own').stands).toMatchObject({ x: 6500, y: 3500, heading: 1800 });
  });

  it('move.through-friends: open order and a friend may be at one place on the way, not at the end', () => {
    const friend: TestUnit = { at: [75, 36] };
    const played = game({ at: [75, 30], kind: 'light', formation: 'open', gapCm: 0 }, { south: { friend } });
    expect(played.against(move([march(6)]))).toEqual(['move.through-friends']);
    played.give(move([march(12)]));
    expect(played.unit('own').stands.y).toBe(4200);
  });

  it('woods.open-order: a body whose middle is in a wood is put into open order there, free of cost', () => {
    const wood = {
      kind: 'woods',
      corners: [
        [50, 36],
        [100, 36],
        [100, 60],
        [50, 60],
      ],
    } as const;
    const played = game({ at: [75, 30] }, { areas: [wood] });
    played.give(move([march(7)]));
    expect(played.unit('own')).toMatchObject({
      changed: false,
      stands: { formation: 'open', y: 3700, files: 6 },
    });
  });

  it('terrain.road: only if the whole command is on it', () => {
    const road = {
      kind: 'road',
      points: [
        [75, 10],
        [75, 60],
      ],
      widthCm: 4,
    } as const;
    const column: TestUnit = { at: [75, 40], formation: 'column' };
    const played = game(column, { lines: [road] });
    expect(played.against(move([march(27)]))).toEqual(['move.infantry-column']);
    played.give(move([march(15)]));
    expect(played.all('moved')[0]!.effort).toBeCloseTo(10 / 18);
  });
});

describe('attack.zone-fire: losses in the middle of a move', () => {
  const foe: TestUnit = { at: [75, 52], facing: 180 };
  const killing = { 'foe shot': [1, 1, 1, 6, 6, 6] };

  it('before a change of formation: it forms on the bases that are left', () => {
    const own: TestUnit = { at: [75, 28], formation: 'line' };
    const played = game(own, { north: { foe } }, { ...killing, 'own losses': [1] });
    played.give(move([march(6), form('column')]));
    expect(played.unit('own').soldiers).toBe(15);
    expect(played.unit('own').stands).toMatchObject({ formation: 'column', files: 2 });
    const [body] = [bodyNow(played.table, played.state, anIndex(0))];
    expect(body.footprint).toMatchObject({ files: 2, ranks: 3 });
  });

  it('after it: the line is so much shorter', () => {
    const own: TestUnit = { at: [75, 26], formation: 'column' };
    const played = game(own, { north: { foe } }, { ...killing, 'own losses': [1] });
    played.give(move([form('line'), march(6)]));
    expect(played.unit('own').stands).toMatchObject({ formation: 'line', files: 5, y: 3400 });
    expect(Math.abs(played.unit('own').stands.x - 7500)).toBe(150);
  });

  it('a test that ends the move leaves it in the formation it was in', () => {
    const own: TestUnit = { at: [75, 26], formation: 'line' };
    const played = game(own, { north: { foe } }, { ...killing, 'own losses': [6] });
    Object.assign(played.unit('own'), { rung: 1, lost: 1 });
    played.give(move([form('column'), march(9)]));
    expect(played.all('moved').map(({ how }) => how)).toContain('R1');
    expect(played.unit('own').stands).toMatchObject({ formation: 'column', files: 2, gap: 0 });
  });
});

describe('houses', () => {
  const house = { at: [75, 36], widthCm: 8, depthCm: 6 } as const;

  it('building.capacity: in by a move that ends touching a wall', () => {
    const played = game({ at: [75, 30] }, { houses: [house] });
    expect(played.against(move([march(1)], { enter: 'house-0' }))).toEqual(['building.capacity']);
    played.give(move([march(2)], { enter: 'house-0' }));
    expect(played.unit('own').stands).toMatchObject({ house: 0, formation: 'open' });
    expect(played.events.map(({ kind }) => kind)).toEqual(['moved', 'entered']);
  });

  it('building.leave: out against a chosen wall, in open order; forming costs half a move', () => {
    const played = game({ at: [75, 36], house: 'house-0', bases: 4 }, { houses: [house] });
    played.give(move([{ step: 'leave', wall: 0 }, form('line'), march(6)]));
    expect(played.unit('own').stands).toMatchObject({ house: -1, formation: 'line', y: 4600 });
    expect(played.all('moved')[0]!.effort).toBeCloseTo(1);
  });

  it('building.reform: after an assault the next move is lost, and only that', () => {
    const played = game({ at: [75, 20] });
    played.unit('own').formUp = true;
    expect(played.against(move([march(1)]))).toEqual(['building.reform']);
    played.give({ kind: 'done' });
    expect(played.unit('own').formUp).toBe(false);
  });
});

describe('gunners and guns', () => {
  const battery: TestUnit = { at: [75, 40], kind: 'gun', bases: 3 };

  function abandoned(battle: Partial<BattleSetup> = {}) {
    const played = game(battery, battle);
    const own = played.unit('own');
    own.left = { x: 7500, y: 4000, heading: 900 };
    own.stands = { ...own.stands, y: 3000, formation: 'gunners', files: 2 };
    return played;
  }

  it('artillery.abandoned: manned again by a move that ends touching them, for half a move', () => {
    const played = abandoned();
    expect(played.against(move([form('deployed')]))).toEqual(['artillery.abandoned']);
    played.give(move([{ step: 'way', to: { x: 7500, y: 3700 } }, form('deployed')]));
    expect(played.unit('own')).toMatchObject({
      left: null,
      pieces: 3,
      stands: { formation: 'deployed', y: 4000 },
    });
    expect(played.all('moved').at(-1)!.effort).toBeCloseTo(0.5 + 7 / 18);
  });

  it('artillery.abandoned: an enemy who touches them on his way takes them; artillery.no-guns: the battery is gone', () => {
    const played = game({ at: [75, 50] }, { north: { guns: { ...battery, at: [75, 85], facing: 180 } } });
    const guns = played.unit('guns');
    guns.left = { x: 7500, y: 5800, heading: 2700 };
    guns.stands = { ...guns.stands, formation: 'gunners', files: 2 };
    played.give(move([march(12)]));
    expect(guns).toMatchObject({ left: null, pieces: 0, status: 'destroyed' });
    expect(played.all('destroyed')).toMatchObject([{ by: 'artillery.no-guns' }]);
  });

  it('artillery.no-guns: a battery without guns counts as destroyed while its gunners run; by option as running', () => {
    for (const [how, points] of [
      ['destroyed', 3],
      ['counts', 1],
    ] as const) {
      const north = {
        guns: { ...battery, at: [75, 85] as const, facing: 180 },
        one: { at: [30, 85] },
        two: { at: [120, 85] },
      } as const;
      const played = game(
        { at: [75, 10] },
        { north, turns: 1, options: { 'artillery.no-guns': how, 'turn.first': 'second-side' } },
      );
      Object.assign(played.unit('guns'), { pieces: 0, rung: 3 });
      played.state.first = anIndex(1);
      for (let n = 0; n < 6 && played.asked() !== 'over'; n++) played.give({ kind: 'done' });
      expect(played.state.result?.points).toMatchObject({ south: points });
    }
  });
});
