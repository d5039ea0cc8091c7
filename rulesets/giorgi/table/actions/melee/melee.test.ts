import { describe, expect, test } from 'vitest';
import type { BattleSetup, FacesByActor } from '../../testing/battle.ts';
import { playFrom, type ScriptedBattle } from '../../testing/play.ts';

/** Each named unit attacks its target, nobody reacts, and the melees are fought. */
function fight(
  battle: BattleSetup,
  attacks: readonly (readonly [string, string])[],
  faces: FacesByActor = {},
): ScriptedBattle {
  const played = playFrom(battle, faces);
  for (const [unit, target] of attacks) {
    played.give({ kind: 'move', unit, target });
    played.close();
  }
  played.give({ kind: 'done' });
  while (played.asked() === 'south melee') {
    const first = attacks.find(([unit]) =>
      played.state.clashes.some(({ by }) => by === played.table.unitOf.get(unit)),
    );
    played.give({ kind: 'fight', unit: first![0] });
  }
  return played;
}

const cuirassiers: BattleSetup = {
  south: { c: { kind: 'heavy-cavalry', at: [50, 30], bases: 6 } },
  north: { l: { kind: 'medium-cavalry', at: [50, 55], bases: 6 } },
};

const three: BattleSetup = {
  houses: [{ at: [60, 60] }],
  south: {
    a: { at: [60, 50], formation: 'column' },
    b: { at: [75, 60], facing: 270, formation: 'column' },
    c: { at: [45, 60], facing: 90, formation: 'column' },
  },
  north: { g: { kind: 'grenadier', bases: 3, at: [60, 60], house: 'house-0' } },
};

describe('sums on the table', () => {
  test('melee.charge-heavy: cuirassiers charge standing lancers, dice 4 and 3 (author, E49)', () => {
    const played = fight(cuirassiers, [['c', 'l']], { 'c melee': [4, 3] });
    expect(played.all('fought')).toMatchObject([
      {
        attack: 11,
        defence: 6,
        column: 5,
        cell: { attacker: { lost: 0, result: 'AV' }, defender: { lost: 1, result: 'R2' } },
      },
    ]);
    expect(played.unit('l')).toMatchObject({ rung: 3, soldiers: 5 });
  });

  test('building.double, building.own-combat: three units at three walls of a house (author, E52)', () => {
    const played = fight(
      three,
      [
        ['a', 'g'],
        ['b', 'g'],
        ['c', 'g'],
      ],
      { 'a melee': [3, 3] },
    );
    expect(played.all('met')).toMatchObject([{ clash: { struck: 'house' } }, {}, {}]);
    expect(played.all('fought')).toMatchObject([
      { melee: { kind: 'house', attackers: [0, 1, 2] }, attack: 9, defence: 8, column: 1 },
    ]);
  });

  test('building.no-charge, melee.shaken: line and grenadiers at the house of shaken line (author, E53)', () => {
    const played = playFrom(
      {
        houses: [{ at: [60, 60] }],
        south: {
          a: { at: [60, 48], formation: 'column' },
          b: { kind: 'grenadier', at: [73, 60], facing: 270, formation: 'column' },
        },
        north: { g: { at: [60, 60], house: 'house-0' } },
      },
      { 'a melee': [1, 1] },
    );
    played.unit('g').rung = 1;
    for (const unit of ['a', 'b']) {
      played.give({ kind: 'move', unit, target: 'g' });
      played.close();
    }
    played.give({ kind: 'done' });
    expect(played.all('fought')).toMatchObject([{ attack: 7, defence: 5, column: 2 }]);
  });

  test('melee.each-unit: 1R1 strikes each unit of a side (author, E69)', () => {
    const played = fight(
      {
        south: { a: { at: [48, 43] }, b: { kind: 'light', at: [63, 43] } },
        north: { g: { kind: 'grenadier', at: [45, 51] }, h: { kind: 'gun', at: [55.5, 52], bases: 3 } },
      },
      [
        ['a', 'g'],
        ['b', 'h'],
      ],
      { 'a melee': [3, 2] },
    );
    expect(played.all('fought')).toMatchObject([
      { melee: { attackers: [0, 1], defenders: [2, 3] }, attack: 5, defence: 4, column: 1 },
    ]);
    expect(played.unit('a')).toMatchObject({ soldiers: 17 });
    expect(played.unit('b')).toMatchObject({ soldiers: 11 });
    expect(played.all('moved').filter(({ how }) => how === 'R1')).toHaveLength(2);
  });

  test('square.dice: a British square and four troopers, dice 5 6 5 (author, E81)', () => {
    const played = fight(
      {
        south: { c: { kind: 'light-cavalry', at: [50, 40], bases: 4 } },
        north: { s: { at: [50, 55], formation: 'square', nation: 'british' } },
      },
      [['c', 's']],
      { 'c square': [5, 6, 5] },
    );
    expect(played.all('squareTried')).toMatchObject([{ broken: true, killed: 8 }]);
    expect(played.unit('s')).toMatchObject({ soldiers: 10, rung: 3 });
  });

  test('square.kills: a militia square and six troopers (author, E82)', () => {
    const played = fight(
      {
        south: { c: { kind: 'light-cavalry', at: [50, 40], bases: 6 } },
        north: { s: { kind: 'militia', at: [50, 55], formation: 'square' } },
      },
      [['c', 's']],
      { 'c square': [3, 3, 3] },
    );
    expect(played.all('squareTried')).toMatchObject([{ broken: true, killed: 12 }]);
    expect(played.unit('s')).toMatchObject({ soldiers: 6, rung: 3 });
  });

  test('square.failure: cavalry that did not break it retreats without loss, or as the option says', () => {
    const battle: BattleSetup = {
      south: { c: { kind: 'light-cavalry', at: [50, 40], bases: 4 } },
      north: { s: { at: [50, 55], formation: 'square' } },
    };
    const faces = { 'c square': [1, 1, 1] };
    const played = fight(battle, [['c', 's']], faces);
    expect(played.unit('c')).toMatchObject({ soldiers: 4, rung: 0 });
    expect(played.all('moved').filter(({ how }) => how === 'R1')).toHaveLength(1);
    const shaken = fight({ ...battle, options: { 'square.failure': 'R1S' } }, [['c', 's']], faces);
    expect(shaken.unit('c').rung).toBe(1);
    const stays = fight({ ...battle, options: { 'square.failure': '-' } }, [['c', 's']], faces);
    expect(stays.all('moved').filter(({ how }) => how === 'R1')).toHaveLength(0);
  });

  test('melee.light-cover, melee.elevated: cover and height count for each base in contact, four at most', () => {
    const behind = fight(
      {
        lines: [
          {
            kind: 'hedge',
            points: [
              [30, 51.5],
              [70, 51.5],
            ],
          },
        ],
        south: { a: { at: [50, 43] } },
        north: { b: { at: [50, 53] } },
      },
      [['a', 'b']],
    );
    expect(behind.all('fought')).toMatchObject([{ attack: 3, defence: 5 }]);
    const hill = fight(
      {
        areas: [
          {
            kind: 'hill',
            corners: [
              [30, 52],
              [70, 52],
              [70, 90],
              [30, 90],
            ],
          },
        ],
        south: { a: { at: [50, 45] } },
        north: { b: { at: [50, 53] } },
      },
      [['a', 'b']],
    );
    expect(hill.all('fought')).toMatchObject([{ attack: 3, defence: 5 }]);
  });
});

describe('results on the table', () => {
  const foot: BattleSetup = { south: { a: { at: [50, 40] } }, north: { b: { at: [50, 51] } } };

  test('melee.r1-shaken: a shaken unit told R1 routs instead', () => {
    const played = playFrom(foot, { 'a melee': [5, 4] });
    played.unit('b').rung = 1;
    played.give({ kind: 'move', unit: 'a', target: 'b' });
    played.close();
    played.give({ kind: 'done' });
    expect(played.all('fought')[0]?.cell.defender.result).toMatch(/^R1/);
    expect(played.all('rungSet')).toMatchObject([{ unit: 1, rung: 3, by: 'melee.r1-shaken' }]);
  });

  test('melee.r1s: shaken after the retreat, or plain by option', () => {
    const faces = { 'a melee': [5, 5] };
    const shaken = fight(foot, [['a', 'b']], faces);
    expect(shaken.all('fought')[0]?.cell.defender.result).toBe('R1S');
    expect(shaken.unit('b').rung).toBe(1);
    const plain = fight({ ...foot, options: { 'melee.r1s': 'plain' } }, [['a', 'b']], faces);
    expect(plain.unit('b').rung).toBe(0);
  });

  test('melee.av: the winner advances half a move, and only who holds cover may stay', () => {
    const played = fight(foot, [['a', 'b']], { 'a melee': [5, 5] });
    expect(played.all('moved').filter(({ how }) => how === 'AV')).toHaveLength(1);
    // Half a move is 6 cm, but the retreat ended 6 cm back, so it stops 1 cm before that.
    expect(played.unit('a').stands.y).toBe(5400);
    const asked = fight({ ...foot, options: { 'melee.av-stay': 'all-may-decline' } }, [['a', 'b']], {
      'a melee': [5, 5],
    });
    expect(asked.asked()).toBe('south advance');
    asked.give({ kind: 'choose', take: 'no' });
    expect(asked.unit('a').stands.y).toBe(4900);
  });

  test('melee.bt: through the front, and at once a whole move; move.spent: its next one', () => {
    const played = fight(cuirassiers, [['c', 'l']], { 'c melee': [6, 6] });
    expect(played.all('fought')[0]?.cell.attacker.result).toBe('BT');
    expect(played.asked()).toBe('south breakthrough');
    played.give({ kind: 'move', unit: 'c', steps: [{ step: 'march', by: 1000 }] });
    expect(played.unit('c').spent).toBe(true);
  });

  test('building.outcome: a garrison told to go comes out on the far side, and an attacker may go in', () => {
    const played = fight(
      {
        houses: [{ at: [60, 60] }],
        south: { a: { at: [60, 52] } },
        north: { g: { kind: 'militia', bases: 3, at: [60, 60], house: 'house-0' } },
      },
      [['a', 'g']],
      { 'a melee': [6, 5] },
    );
    expect(played.all('cameOut')).toHaveLength(1);
    expect(played.unit('g').stands.y).toBeGreaterThan(6300);
    expect(played.asked()).toBe('south occupy');
    played.give({ kind: 'choose', take: 'yes', unit: 'a' });
    expect(played.unit('a').stands.house).toBe(0);
  });

  test('melee.guns-lost: a battery told to go loses its guns, and the gunners run', () => {
    const played = fight(
      { south: { a: { at: [50, 40] } }, north: { g: { kind: 'gun', at: [50, 52], bases: 3 } } },
      [['a', 'g']],
      { 'a melee': [4, 4] },
    );
    expect(played.all('gunsTaken')).toHaveLength(1);
    expect(played.unit('g')).toMatchObject({ rung: 3, pieces: 0, stands: { formation: 'gunners' } });
  });
});
