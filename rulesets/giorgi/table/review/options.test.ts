/** Tests of non-default readings in play: attacks, reactions, totals of melees. */
import { describe, expect, test } from 'vitest';
import type { BattleSetup, FacesByActor, TestUnit } from '../testing/battle.ts';
import { playFrom, type ScriptedBattle } from '../testing/play.ts';

const far = { far: { at: [130, 88] }, far2: { at: [130, 93] } } as const;

/** A unit attacks another without a reaction, up to the melee. */
function fought(battle: BattleSetup, options = {}, faces: FacesByActor = {}): ScriptedBattle {
  const played = playFrom({ ...battle, north: { ...battle.north, ...far }, options }, faces);
  played.give({ kind: 'move', unit: 'a', target: 'l' });
  while (played.asked().endsWith('reaction')) played.close();
  played.give({ kind: 'done' });
  return played;
}

const sums = (battle: BattleSetup, options = {}) =>
  fought(battle, options)
    .all('fought')
    .map(({ attack, defence }) => [attack, defence])[0];

const corners: BattleSetup['areas'] = [
  {
    kind: 'hill',
    corners: [
      [30, 40],
      [70, 40],
      [70, 60],
      [30, 60],
    ],
  },
];
const wall: BattleSetup = {
  areas: corners,
  lines: [
    {
      kind: 'low-wall',
      points: [
        [30, 40],
        [70, 40],
      ],
    },
  ],
  south: { a: { at: [50, 20], kind: 'heavy-cavalry' } },
  north: { l: { at: [50, 42] } },
};

describe('sums of a melee', () => {
  test('melee.height-and-cover, melee.charge-into-cover, melee.scale, melee.contact-cap: each reading of a wall on a hill', () => {
    expect(sums(wall)).toEqual([11, 7]);
    expect(sums(wall, { 'melee.height-and-cover': 'best' })).toEqual([11, 5]);
    expect(sums(wall, { 'melee.charge-into-cover': 'cavalry-lost-at-walls' })).toEqual([7, 7]);
    expect(sums(wall, { 'melee.scale': 'unit' })).toEqual([11, 4]);
    expect(sums(wall, { 'melee.contact-cap': 2 })).toEqual([11, 5]);
    expect(sums(wall, { 'melee.values': { line: 5 } })).toEqual([11, 9]);
  });

  test('melee.flank: half, nothing or the whole of its value', () => {
    const flank: BattleSetup = {
      south: { a: { at: [32, 42], facing: 90, formation: 'column', files: 1 } },
      north: { l: { at: [50, 42], bases: 4 } },
    };
    const of = (reading: string) => sums(flank, { 'melee.flank': reading });
    expect([of('half'), of('zero'), of('none')]).toEqual([
      [3, 1.5],
      [3, 0],
      [3, 3],
    ]);
  });

  test('melee.understaffed-once: one less, or two', () => {
    const weak: BattleSetup = { south: { a: { at: [50, 30], bases: 3 } }, north: { l: { at: [50, 38] } } };
    expect(sums(weak)).toEqual([2, 3]);
    expect(sums(weak, { 'melee.understaffed-once': 'twice' })).toEqual([1, 3]);
  });

  test('attack.charge-run: as long as the option says', () => {
    const near: BattleSetup = { south: { a: { at: [50, 30] } }, north: { l: { at: [50, 38] } } };
    expect(sums(near)).toEqual([3, 3]);
    expect(sums(near, { 'attack.charge-run': { infantry: 5 } })).toEqual([4, 3]);
  });

  test('attack.impetus: a charge thinned below four bases keeps its points by option', () => {
    const thinned = (options: object) => {
      const battle: BattleSetup = {
        options: { ...options },
        south: { a: { at: [50, 25], kind: 'heavy-cavalry', bases: 4 } },
        north: { l: { at: [50, 47] }, ...far },
      };
      const played = playFrom(battle, { 'l shot': [1, 6, 6, 6] });
      played.give({ kind: 'move', unit: 'a', target: 'l' });
      played.give({ kind: 'answer', unit: 'l', how: 'fire' });
      played.close();
      played.give({ kind: 'done' });
      return played.all('fought')[0]!.attack;
    };
    expect([thinned({}), thinned({ 'attack.impetus': 'kept' })]).toEqual([6, 10]);
  });
});

describe('attackers', () => {
  test('attack.open-order: by option any foot attacks in open order', () => {
    const open: TestUnit = { at: [50, 30], formation: 'open', gapCm: 0 };
    const battle: BattleSetup = { south: { a: open }, north: { l: { at: [50, 38] } } };
    const refusals = (options: object) =>
      playFrom({ ...battle, options: { ...options } }).against({ kind: 'move', unit: 'a', target: 'l' });
    expect(refusals({})).toEqual(['attack.open-order']);
    expect(refusals({ 'attack.open-order': false })).toBeNull();
  });

  test('attack.align: by option it stands as it touched', () => {
    const slant: BattleSetup = {
      south: { a: { at: [50, 30], facing: 10, bases: 2 } },
      north: { l: { at: [52, 38] } },
    };
    const heading = (options: object) => {
      const played = playFrom({ ...slant, options: { ...options } });
      played.give({ kind: 'move', unit: 'a', target: 'l' });
      played.close();
      expect(played.all('met')).toHaveLength(1);
      return played.unit('a').stands.heading;
    };
    expect([heading({}), heading({ 'attack.align': 'as-touched' })]).toEqual([900, 800]);
  });

  test('attack.rest: how many player turns cavalry rests after a charge', () => {
    const charge: BattleSetup = {
      south: { a: { at: [50, 20], kind: 'heavy-cavalry' } },
      north: { l: { at: [50, 42] } },
    };
    const rest = (turns: number) =>
      fought(charge, { 'attack.rest': turns })
        .all('marked')
        .map((one) => one.rest);
    expect([rest(0), rest(1), rest(3)]).toEqual([[], [2], [4]]);
  });
});

describe('answers', () => {
  const near: BattleSetup = {
    south: { a: { at: [50, 30] }, b: { at: [75, 30] } },
    north: { l: { at: [50, 38] }, ...far },
  };

  /** The attacked unit flees. */
  function fled(options: object, dash: readonly number[]): ScriptedBattle {
    const played = playFrom({ ...near, options: { ...options } }, { 'l dash': dash });
    played.give({ kind: 'move', unit: 'a', target: 'l' });
    played.give({ kind: 'answer', unit: 'l', how: 'flee' });
    played.close();
    return played;
  }

  test('attack.flee-after: who got away keeps his state, or is shaken by option', () => {
    expect(fled({}, [6, 6]).unit('l').rung).toBe(0);
    expect(fled({ 'attack.flee-after': 'shaken' }, [6, 6]).unit('l').rung).toBe(1);
  });

  test('attack.flee-caught: by option who is caught fights, struck in the rear', () => {
    const played = fled({ 'attack.flee-caught': 'as-melee' }, [1, 1]);
    expect(played.all('met')).toMatchObject([{ clash: { struck: 'rear' } }]);
    expect(played.all('struck')).toEqual([]);
  });

  test('attack.one-move: as many reaction moves as the option says', () => {
    const second = (moves: number) => {
      const battle: BattleSetup = {
        options: { 'attack.one-move': moves },
        south: { a: { at: [50, 30] }, b: { at: [50, 26] } },
        north: { l: { at: [50, 38] }, ...far },
      };
      const played = playFrom(battle, { 'l dash': [6, 6] });
      played.unit('l').reactions = 1;
      played.give({ kind: 'move', unit: 'a', target: 'l' });
      return played.against({ kind: 'answer', unit: 'l', how: 'flee' });
    };
    expect([second(1), second(2)]).toEqual([['attack.one-move'], null]);
  });

  test('attack.shaken: by option shaken units attack and counter-attack', () => {
    const of = (options: object) => {
      const played = playFrom({ ...near, options: { ...options } });
      played.unit('b').rung = 1;
      played.unit('l').rung = 1;
      played.give({ kind: 'move', unit: 'a', target: 'l' });
      return played.against({ kind: 'answer', unit: 'l', how: 'counter-attack' });
    };
    expect([of({}), of({ 'attack.shaken': false })]).toEqual([['attack.shaken'], null]);
  });
});

describe('just enough', () => {
  const horse: BattleSetup = {
    south: { a: { at: [50, 20], kind: 'heavy-cavalry' } },
    north: { l: { at: [50, 41], kind: 'light-cavalry' }, ...far },
  };

  test('attack.charge-reaction: dice that just reach the attacker bring a counter-attack into contact', () => {
    const played = playFrom(horse, { 'l reaction': [1], 'l dash': [6, 6, 5, 1] });
    played.give({ kind: 'move', unit: 'a', target: 'l' });
    played.give({ kind: 'answer', unit: 'l', how: 'counter-attack' });
    expect(played.unit('l').stands.y).toBe(2300);
    played.close();
    expect(played.all('met').map(({ clash }) => [clash.how, clash.charging])).toEqual([
      ['attack', true],
      ['counter-attack', true],
    ]);
  });

  test('attack.flee-dice: a flight that is just long enough gets away', () => {
    // The attacker has 24 cm and the enemy is 18 cm away, so 6 cm are enough.
    const played = playFrom({ ...horse, north: { l: { at: [50, 40.5] }, ...far } }, { 'l dash': [3, 3] });
    played.give({ kind: 'move', unit: 'a', target: 'l' });
    played.give({ kind: 'answer', unit: 'l', how: 'flee' });
    played.close();
    expect([played.unit('l').stands.y, played.all('struck').length]).toEqual([4650, 0]);
  });
});
