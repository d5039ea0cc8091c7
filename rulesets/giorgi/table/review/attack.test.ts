/** Tests of attacks in combination: several enemies met, runs over several enemies, support in passing, forming under attack. */
import { describe, expect, test } from 'vitest';
import { type BattleSetup, type FacesByActor, indexIn } from '../testing/battle.ts';
import { playFrom, type ScriptedBattle } from '../testing/play.ts';

/** A unit attacks another, and nobody reacts. */
function attack(
  battle: BattleSetup,
  unit: string,
  target: string,
  faces: FacesByActor = {},
  manner?: string,
): ScriptedBattle {
  const played = playFrom(battle, faces);
  played.give({ kind: 'move', unit, target, ...(manner === undefined ? {} : { manner }) });
  while (played.asked().endsWith('reaction')) played.close();
  return played;
}

const met = (played: ScriptedBattle) =>
  played.all('met').map(({ clash }) => played.table.units[clash.on]!.id);

const screened: BattleSetup = {
  south: { c: { kind: 'light-cavalry', at: [50, 20] } },
  north: { s: { kind: 'light', bases: 1, formation: 'open', at: [50, 32] }, l: { at: [50, 47] } },
};

describe('over one enemy to the next', () => {
  test('skirmish.pass-charge: the straight run goes on over open order, also to one who answers himself', () => {
    const played = attack(screened, 'c', 's', {}, 'pass-through');
    expect(played.all('met')).toMatchObject([{ clash: { run: 2450, charging: true } }]);
    const options = { 'skirmish.pass-charge': false };
    const broken = attack({ ...screened, options }, 'c', 's', {}, 'pass-through');
    expect(broken.all('met')).toMatchObject([{ clash: { run: 1500, charging: false } }]);
  });

  test('attack.follow: the run to an enemy met behind a target that is gone is the whole one', () => {
    const played = playFrom(
      {
        south: { c: { kind: 'heavy-cavalry', at: [50, 20] } },
        north: {
          s: { kind: 'light', bases: 1, formation: 'open', at: [56, 30] },
          l: { at: [48, 43], bases: 4 },
        },
      },
      { 's dash': [6, 6] },
    );
    played.give({ kind: 'move', unit: 'c', target: 's' });
    played.give({ kind: 'answer', unit: 's', how: 'flee' });
    while (played.asked().endsWith('reaction')) played.close();
    expect(played.all('met')).toMatchObject([{ clash: { run: 2050, charging: true } }]);
  });

  test('attack.support: who comes to help moves when the attacker stands, not while it passes over open order', () => {
    const played = playFrom(
      { ...screened, north: { ...screened.north, h: { kind: 'light-cavalry', at: [74, 38], facing: 270 } } },
      { 'h reaction': [1], 'h dash': [6, 6, 6, 6] },
    );
    played.give({ kind: 'move', unit: 'c', target: 's', manner: 'pass-through' });
    played.give({ kind: 'answer', unit: 'h', how: 'support' });
    while (played.asked().endsWith('reaction')) played.close();
    expect(played.all('moved').filter(({ how }) => how === 'support')).toHaveLength(1);
    expect(played.all('met').map(({ clash: { by, how } }) => [played.table.units[by]!.id, how])).toEqual([
      ['c', 'attack'],
      ['h', 'support'],
    ]);
  });
});

describe('who is touched besides', () => {
  const wide = { kind: 'light-cavalry', at: [50, 20], bases: 10 } as const;

  test('melee.group: a second enemy edge to edge is in it too', () => {
    const north = { l: { at: [46, 38], bases: 2 }, m: { at: [53, 38], bases: 2 } } as const;
    expect(met(attack({ south: { c: wide }, north }, 'c', 'l'))).toEqual(['l', 'm']);
  });

  test('building.foot-only, building.own-combat: not the garrison of a house next to the target', () => {
    const battle: BattleSetup = {
      houses: [{ at: [58, 40] }],
      south: { c: wide },
      north: { l: { at: [50, 38], bases: 2 }, g: { bases: 3, at: [58, 40], house: 'house-0' } },
    };
    expect(met(attack(battle, 'c', 'l'))).toEqual(['l']);
  });

  test('skirmish.when: open order beside the target is struck at contact', () => {
    const open = { kind: 'light', formation: 'open', bases: 2, at: [54, 38] } as const;
    const battle: BattleSetup = { south: { c: wide }, north: { l: { at: [46, 38], bases: 2 }, s: open } };
    const played = attack(battle, 'c', 'l');
    expect(met(played)).toEqual(['l']);
    expect(played.all('struck')).toMatchObject([{ manner: 'pressed-home' }]);
    const later = attack({ ...battle, options: { 'skirmish.when': 'melee-phase' } }, 'c', 'l');
    expect([met(later), later.all('struck').length]).toEqual([['l', 's'], 0]);
  });

  test('skirmish.routing: who runs and is touched is struck, not fought on the chart', () => {
    const played = playFrom({
      south: { c: wide },
      north: { l: { at: [46, 38], bases: 2 }, s: { at: [53, 38], bases: 2 } },
    });
    played.unit('s').rung = 3;
    played.give({ kind: 'move', unit: 'c', target: 'l' });
    played.close();
    expect(met(played)).toEqual(['l']);
    expect(played.all('struck')).toMatchObject([{ on: indexIn(played.table, 's'), killed: 4 }]);
  });
});

describe('answers', () => {
  test('attack.flee-caught: open order caught in flight runs, whether struck in passing or only in part', () => {
    for (const [manner, soldiers] of [
      ['pass-through', 10],
      ['pressed-home', 8],
    ] as const) {
      const played = playFrom(
        {
          south: { c: { kind: 'light-cavalry', bases: 2, at: [50, 20] } },
          north: { s: { kind: 'light', bases: 4, formation: 'open', at: [50, 26] } },
        },
        { 's dash': [1, 1] },
      );
      played.give({ kind: 'move', unit: 'c', target: 's', manner });
      played.give({ kind: 'answer', unit: 's', how: 'flee' });
      played.close();
      expect(played.unit('s')).toMatchObject({ rung: 3, soldiers });
    }
  });

  test('attack.one-answer: by option fire does not cost a tested action, but flight without a test it does', () => {
    const played = playFrom({
      options: { 'attack.one-answer': 'fire-too' },
      south: { a: { at: [50, 30] } },
      north: { l: { at: [50, 38] } },
    });
    played.give({ kind: 'move', unit: 'a', target: 'l' });
    played.give({ kind: 'answer', unit: 'l', how: 'fire' });
    expect(played.against({ kind: 'answer', unit: 'l', how: 'fall-back' })).toBeNull();
    expect(played.against({ kind: 'answer', unit: 'l', how: 'flee' })).not.toBeNull();
  });

  test('attack.tested: forming needs room for the whole new body, in one rank of open order', () => {
    const played = playFrom({
      south: { c: { kind: 'light-cavalry', at: [50, 20] } },
      north: { l: { kind: 'light', at: [50, 38], bases: 4 }, f: { at: [67, 38] } },
    });
    played.give({ kind: 'move', unit: 'c', target: 'l' });
    const form = (gap: number, files = 0) =>
      played.against({ kind: 'answer', unit: 'l', how: 'form', formation: 'open', gap, files });
    expect([form(0), form(300), form(0, 2)]).toEqual([
      null,
      ['formation.change-cost'],
      ['formation.change-cost'],
    ]);
  });
});

describe('from contact and from the flank', () => {
  test('attack.declare: a move that is just long enough comes into contact', () => {
    const battle: BattleSetup = { south: { a: { at: [50, 30] } }, north: { l: { at: [50, 44] } } };
    expect(met(attack(battle, 'a', 'l'))).toEqual(['l']);
  });

  test('formation.facing: who attacks from contact with a front strikes the front', () => {
    const played = attack({ south: { a: { at: [50, 30] } }, north: { l: { at: [50, 32] } } }, 'a', 'l');
    expect(played.all('met')).toMatchObject([{ clash: { struck: 'front', run: 0 } }]);
  });

  test('attack.tested: who fires and flees runs from where the attack came', () => {
    const played = playFrom(
      { south: { a: { at: [50, 20], kind: 'heavy-cavalry' } }, north: { l: { at: [50, 36] } } },
      { 'l reaction': [1], 'l dash': [6, 6], 'l shot': [1, 1, 1], 'a losses': [1] },
    );
    played.give({ kind: 'move', unit: 'a', target: 'l' });
    played.give({ kind: 'answer', unit: 'l', how: 'fire-and-flee' });
    played.close();
    expect(played.unit('l').stands).toMatchObject({ x: 5000, y: 4800, heading: 900 });
    expect(played.all('struck')).toEqual([]);
  });

  test('terrain.woods-forbidden: horse may strike a unit whose front is at the border of a wood, not one inside', () => {
    const wood = (y: number): BattleSetup => ({
      areas: [
        {
          kind: 'woods',
          corners: [
            [30, 39],
            [70, 39],
            [70, 60],
            [30, 60],
          ],
        },
      ],
      south: { c: { kind: 'light-cavalry', at: [50, 20] } },
      north: { l: { at: [50, y], bases: 4, formation: 'open' } },
    });
    expect(met(attack(wood(39.8), 'c', 'l'))).toEqual(['l']);
    expect(playFrom(wood(44)).against({ kind: 'move', unit: 'c', target: 'l' })).toEqual([
      'terrain.woods-forbidden',
    ]);
  });
});
