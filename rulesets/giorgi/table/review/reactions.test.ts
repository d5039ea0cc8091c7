/** Tests of reactions that move: a garrison that leaves, support beside the attacker and for a square, counter-attacks. */
import { describe, expect, test } from 'vitest';
import { type BattleSetup, indexIn } from '../testing/battle.ts';
import { playFrom, type ScriptedBattle } from '../testing/play.ts';

const met = (played: ScriptedBattle) =>
  played.all('met').map(({ clash }) => played.table.units[clash.on]!.id);

describe('a garrison before an assault', () => {
  const held: BattleSetup = {
    houses: [{ at: [50, 40] }],
    south: { a: { at: [50, 27], bases: 4, formation: 'column' } },
    north: { g: { at: [50, 40], bases: 3, house: 'house-0' }, far: { at: [130, 88] } },
  };
  const faces = { 'g reaction': [1], 'g dash': [2, 3] };

  /** The house is assaulted and the garrison reacts; up to the melees. */
  function leaving(how: string, battle: BattleSetup = held): ScriptedBattle {
    const played = playFrom(battle, faces);
    played.give({ kind: 'move', unit: 'a', target: 'g' });
    played.give({ kind: 'answer', unit: 'g', how });
    while (played.asked().endsWith('reaction')) played.close();
    return played;
  }

  test('attack.flee, building.leave: it flees by the far wall in open order, and the attackers find the house empty', () => {
    const played = leaving('flee');
    const { stands, rung, reactions } = played.unit('g');
    // The far wall is at 43; its back is to the enemy, 5 cm on.
    expect(stands).toMatchObject({ x: 5000, y: 4900, heading: 900, formation: 'open', house: -1 });
    expect([rung, reactions]).toEqual([0, 1]);
    expect(played.all('cameOut')).toHaveLength(1);
    expect(played.all('missed')).toMatchObject([{ by: 'gone' }]);
    expect([played.all('met').length, played.all('struck').length]).toEqual([0, 0]);
    // At the wall, not inside.
    expect(played.unit('a').stands).toMatchObject({ x: 5000, house: -1 });
    expect(played.unit('a').stands.y).toBeLessThan(3700);
    played.give({ kind: 'done' });
    expect(played.all('fought')).toEqual([]);
  });

  test('attack.tested, building.leave: with a passed test it falls back facing the enemy', () => {
    const played = leaving('fall-back');
    const { stands } = played.unit('g');
    expect(stands).toMatchObject({ x: 5000, y: 4900, heading: 2700, formation: 'open', house: -1 });
    expect(played.all('missed')).toMatchObject([{ by: 'gone' }]);
    const stays = playFrom(held, { 'g reaction': [6] });
    stays.give({ kind: 'move', unit: 'a', target: 'g' });
    stays.give({ kind: 'answer', unit: 'g', how: 'fall-back' });
    while (stays.asked().endsWith('reaction')) stays.close();
    expect(stays.all('met')).toMatchObject([{ clash: { struck: 'house' } }]);
  });

  test('attack.tested, building.fire: it fires and then flees', () => {
    const played = leaving('fire-and-flee');
    expect(played.all('fired')).toHaveLength(1);
    expect(played.unit('g').stands).toMatchObject({ formation: 'open', house: -1 });
    expect(played.unit('g').stands.y).toBeGreaterThan(4500);
  });

  test('building.leave: it neither counter-attacks nor forms, and without room before any wall it does not leave', () => {
    const played = playFrom(held, faces);
    played.give({ kind: 'move', unit: 'a', target: 'g' });
    const refusals = (how: string, of = played) => of.against({ kind: 'answer', unit: 'g', how });
    expect(refusals('counter-attack')).toEqual(['building.leave']);
    expect([refusals('flee'), refusals('fall-back')]).toEqual([null, null]);
    const shut = playFrom(
      {
        ...held,
        areas: [
          {
            kind: 'river',
            corners: [
              [30, 43.2],
              [70, 43.2],
              [70, 47],
              [30, 47],
            ],
          },
          {
            kind: 'river',
            corners: [
              [30, 30],
              [45.8, 30],
              [45.8, 47],
              [30, 47],
            ],
          },
          {
            kind: 'river',
            corners: [
              [54.2, 30],
              [70, 30],
              [70, 47],
              [54.2, 47],
            ],
          },
        ],
        south: { a: { at: [50, 33], bases: 4, formation: 'column' } },
      },
      faces,
    );
    shut.give({ kind: 'move', unit: 'a', target: 'g' });
    expect(refusals('flee', shut)).toEqual(['building.leave']);
    expect(refusals('fall-back', shut)).toEqual(['building.leave']);
  });
});

describe('help beside the attacker', () => {
  /** A line attacks a column; another line beside it moves up in support. */
  function helpedFrom(x: number): ScriptedBattle {
    const played = playFrom(
      {
        south: { a: { at: [50, 30], bases: 6 } },
        north: {
          t: { at: [50, 40], bases: 4, formation: 'column' },
          h: { at: [x, 40], bases: 4 },
        },
      },
      { 'h reaction': [1], 'h dash': [6, 6] },
    );
    played.give({ kind: 'move', unit: 'a', target: 't' });
    played.give({ kind: 'answer', unit: 'h', how: 'support' });
    while (played.asked().endsWith('reaction')) played.close();
    return played;
  }

  test('attack.support: a wheel beside a near enemy leads to him, not away', () => {
    for (const x of [66, 67, 68, 69, 70]) {
      const played = helpedFrom(x);
      expect(met(played), `from ${x}`).toEqual(['t', 'a']);
    }
  });

  test('formation.facing, melee.flank: from where help strikes is told by where it stands when it has wheeled', () => {
    const played = helpedFrom(68);
    expect(played.all('met')[1]).toMatchObject({ clash: { how: 'support', struck: 'rear' } });
    played.give({ kind: 'done' });
    expect(played.all('fought')).toMatchObject([{ attack: 1.5, defence: 6 }]);
  });
});

describe('help for a square', () => {
  const charged = (at: readonly [number, number], facing: number): BattleSetup => ({
    south: { a: { at: [50, 20], kind: 'heavy-cavalry' } },
    north: { q: { at: [50, 42], formation: 'square' }, h: { kind: 'light-cavalry', at, facing } },
  });

  /** A unit moves up in support before the cavalry has reached the square. */
  function helped(battle: BattleSetup): ScriptedBattle {
    const played = playFrom(battle, { 'h reaction': [1], 'h dash': [6, 6, 6, 6] });
    played.give({ kind: 'move', unit: 'a', target: 'q' });
    played.give({ kind: 'answer', unit: 'h', how: 'support' });
    while (played.asked().endsWith('reaction')) played.close();
    return played;
  }

  test('square.no-intercept: before contact its cavalry may be met, by a charge too', () => {
    const played = helped(charged([72, 46], 180));
    const [h, a] = [indexIn(played.table, 'h'), indexIn(played.table, 'a')];
    expect(played.all('met').map(({ clash: { by, on, charging } }) => [by, on, charging])).toEqual([
      [a, h, false],
      [h, a, true],
    ]);
  });

  test('square.no-intercept: who is taken in the flank before he rides does not ride', () => {
    const played = helped(charged([70, 13], 270));
    expect(met(played)).toEqual(['h', 'a']);
    expect(played.unit('a').stands.y).toBeLessThan(2500);
    // formation.facing: taken from behind before it turned to the enemy.
    expect(played.all('met')[1]).toMatchObject({ clash: { how: 'counter-attack', struck: 'rear' } });
    played.give({ kind: 'done' });
    expect(played.all('fought')).toMatchObject([{ attack: 3.5, defence: 5 }]);
  });

  test('formation.facing: a counter-attack strikes the front or the flank like any attack', () => {
    /** A column attacks, with a wheel if the enemy is beside it, and the enemy comes at it first. */
    const counter = (at: readonly [number, number], facing: number, dice: readonly number[]) => {
      const played = playFrom(
        {
          south: { a: { at: [50, 30], formation: 'column', kind: 'light-cavalry', bases: 12 } },
          north: { t: { at, facing, kind: 'light-cavalry', bases: 3 } },
        },
        { 't reaction': [1], 't dash': dice },
      );
      const steps = at[0] > 50 ? [{ step: 'wheel', about: 'right', angle: 900 }] : [];
      played.give({ kind: 'move', unit: 'a', target: 't', steps });
      played.give({ kind: 'answer', unit: 't', how: 'counter-attack' });
      while (played.asked().endsWith('reaction')) played.close();
      return played.all('met').find(({ clash }) => clash.how === 'counter-attack')?.clash.struck;
    };
    expect(counter([50, 55], 180, [6, 6, 6, 6])).toBe('front');
    expect(counter([70, 38], 270, [6, 6, 6, 6])).toBe('flank');
    // If it stops short, the attacker meets it with its front after wheeling.
    expect(counter([70, 38], 270, [1, 1, 1, 1])).toBe('front');
  });

  test('square.no-intercept: help that was promised before the square was formed moves before contact too', () => {
    const battle: BattleSetup = {
      south: { c: { kind: 'heavy-cavalry', at: [50, 20] } },
      north: { l: { at: [50, 42], bases: 6 }, h: { kind: 'light-cavalry', at: [74, 42] } },
    };
    const faces = { 'h reaction': [1], 'l reaction': [1], 'h dash': [6, 6, 6, 6] };
    const clashes = (order: readonly object[]) => {
      const played = playFrom(battle, faces);
      played.give({ kind: 'move', unit: 'c', target: 'l' });
      for (const answer of order) played.give({ kind: 'answer', unit: '', ...answer });
      while (played.asked().endsWith('reaction')) played.close();
      const id = (unit: number) => played.table.units[unit]!.id;
      return played.all('met').map(({ clash: { by, on, how } }) => [id(by), id(on), how]);
    };
    const square = { unit: 'l', how: 'form', formation: 'square' };
    const help = { unit: 'h', how: 'support' };
    const metBefore = [
      ['c', 'h', 'attack'],
      ['h', 'c', 'counter-attack'],
    ];
    expect(clashes([help, square])).toEqual(metBefore);
    expect(clashes([square, help])).toEqual(metBefore);
  });

  test('square.no-intercept, attack.follow: help promised to a unit that is ridden over meets the horse before the square behind', () => {
    const played = playFrom(
      {
        south: { c: { kind: 'light-cavalry', at: [50, 20] } },
        north: {
          s: { kind: 'light', bases: 1, formation: 'open', at: [50, 32] },
          q: { at: [50, 48], formation: 'square' },
          h: { kind: 'light-cavalry', at: [74, 38], facing: 270 },
        },
      },
      { 'h reaction': [1], 'h dash': [6, 6, 6, 6] },
    );
    played.give({ kind: 'move', unit: 'c', target: 's', manner: 'pass-through' });
    played.give({ kind: 'answer', unit: 'h', how: 'support' });
    while (played.asked().endsWith('reaction')) played.close();
    expect(met(played)).toEqual(['h', 'c']);
  });

  test('square.no-intercept: not when the cavalry is in contact', () => {
    const battle = charged([72, 46], 180);
    const touching: BattleSetup = {
      ...battle,
      south: { a: { at: [50, 36.5], kind: 'heavy-cavalry' } },
    };
    const played = playFrom(touching);
    played.give({ kind: 'move', unit: 'a', target: 'q' });
    expect(played.against({ kind: 'answer', unit: 'h', how: 'support' })).toEqual(['square.no-intercept']);
  });
});
