/** Tests of the worked examples of squares, open order, morale, routs and reactions as positions, and of those that the ledger refuses. */
import { asFractions } from '@grognard/rules-kit';
import { describe, expect, test } from 'vitest';
import { meleesIn, weighMelee } from '../actions/melee/index.ts';
import type { BattleSetup, FacesByActor, TestUnit } from '../testing/battle.ts';
import { answerOf, optionsOf } from '../testing/examples.ts';
import { playFrom, type ScriptedBattle } from '../testing/play.ts';

/** All named units attack `d`, and nobody reacts. */
function attacked(
  battle: BattleSetup,
  by: readonly string[] = ['a'],
  faces: FacesByActor = {},
  more = {},
): ScriptedBattle {
  const played = playFrom(battle, faces);
  for (const unit of by) {
    played.give({ kind: 'move', unit, target: 'd', ...more });
    while (played.asked().endsWith('reaction')) played.close();
  }
  return played;
}

const battle = (a: TestUnit, d: TestUnit, more: Partial<BattleSetup> = {}): BattleSetup => ({
  south: { a: { at: [50, 40], bases: 4, ...a } },
  north: { d: { at: [50, 55], bases: 4, ...d } },
  ...more,
});

const forest = {
  kind: 'woods' as const,
  corners: [
    [10, 10],
    [90, 10],
    [90, 90],
    [10, 90],
  ],
};
const light = { kind: 'light', formation: 'open', gapCm: 0 } as const;
const trooper = { kind: 'light-cavalry' } as const;

describe('worked examples of squares, as positions', () => {
  /** The square of an index, the troopers before it, and the soldiers it lost in this player turn. */
  const before = (id: string, troopers: number, gap: number, nation: TestUnit, soldiers = 12, lost = 0) => {
    const square: TestUnit = { formation: 'square', at: [50, 60], ...nation };
    const set = battle({ ...trooper, bases: troopers, at: [50, 60 - 2.5 - 1.5 - gap] }, square);
    const played = attacked({ ...set, options: optionsOf(id) });
    Object.assign(played.unit('d'), { soldiers, lost });
    const { table, state } = played;
    return weighMelee(table, state, meleesIn(table, state)[0]!)!;
  };

  test.each([
    ['E81', 4, 10, 0],
    ['E83', 4, 20, 0],
    ['E84', 4, 10, 2],
  ])('square.points: %s', (id, troopers, gap, lost) => {
    const { why, odds } = before(id, troopers, gap, { nation: 'british' }, 12, lost);
    const { lines, outcomes } = answerOf(id);
    expect(why).toEqual(lines);
    expect(asFractions<unknown>(odds)).toEqual(outcomes);
  });

  test.each(['E85', 'E86'])('square.points: %s, where nobody shelters inside', (id) => {
    const { why, odds } = before(id, 6, 20, {}, 8, 4);
    const { lines, outcomes } = answerOf(id);
    expect(why).toEqual(lines);
    expect(asFractions<unknown>(odds).map(({ p }) => p)).toEqual(outcomes!.map(({ p }) => p));
    expect(odds.map(({ outcome }) => outcome)).toContainEqual({ broken: true, soldiersKilled: 8 });
  });

  test('square.one-unit: of two cavalry units each tries by itself (E87)', () => {
    const set = battle({ ...trooper, at: [50, 40] }, { formation: 'square' });
    const behind = { ...trooper, bases: 4, at: [50, 70] as const, facing: 180 };
    const played = attacked({ ...set, south: { ...set.south, b: behind } }, ['a', 'b']);
    expect(meleesIn(played.table, played.state)).toMatchObject([
      { kind: 'square', attackers: [0] },
      { kind: 'square', attackers: [1] },
    ]);
  });

  test('square.own-procedure: charging cuirassiers are on no chart (E66)', () => {
    const played = attacked(
      battle({ kind: 'heavy-cavalry', bases: 6, at: [50, 32] }, { formation: 'square' }),
    );
    played.give({ kind: 'done' });
    expect([played.all('squareTried').length, played.all('fought').length]).toEqual([1, 0]);
  });
});

describe('worked examples of open order, as positions', () => {
  test('skirmish.pressed-home: one company of three (E77)', () => {
    const played = attacked(battle({}, { ...light, bases: 1, at: [50, 48] }));
    expect(played.all('struck')).toMatchObject([{ companies: 1, killed: 2, left: 1 }]);
    expect(played.unit('d')).toMatchObject({ soldiers: 1, rung: 3 });
  });

  test('skirmish.pressed-home: companies of two (E78)', () => {
    const options = { 'unit.light-base-size': 2 };
    const played = attacked(battle({}, { ...light, bases: 2, at: [50, 48] }, { options }));
    expect(played.all('struck')).toMatchObject([{ companies: 2, killed: 4, left: 0 }]);
    expect(played.unit('d').status).toBe('destroyed');
  });

  test('skirmish.routing: a unit that runs, struck in passing (E79)', () => {
    const played = playFrom(battle(trooper, { bases: 3, at: [50, 50], facing: 0 }), { 'd rout': [1] });
    Object.assign(played.unit('d'), { rung: 3, soldiers: 7 });
    played.give({ kind: 'move', unit: 'a', target: 'd', manner: 'pass-through' });
    while (played.asked().endsWith('reaction')) played.close();
    expect(played.all('struck')).toMatchObject([{ companies: 3, killed: 3, left: 4 }]);
    expect(played.unit('d')).toMatchObject({ soldiers: 4, rung: 3 });
  });

  test('woods.full-value: inside woods it is a melee (E80)', () => {
    const played = attacked(battle({ ...light, at: [50, 46] }, light, { areas: [forest] }));
    played.give({ kind: 'done' });
    expect([played.all('struck').length, played.all('fought').length]).toEqual([0, 1]);
  });

  test('skirmish.own-procedure: skirmishers in the open are on no chart (E67)', () => {
    const played = attacked(battle({ at: [50, 46] }, light));
    played.give({ kind: 'done' });
    expect([played.all('struck').length, played.all('fought').length]).toEqual([1, 0]);
  });
});

describe('melees that the ledger refuses', () => {
  test('melee.cover-holder: the wall between the two is for who was attacked (E74)', () => {
    const wall = {
      kind: 'low-wall' as const,
      points: [
        [20, 53.5],
        [80, 53.5],
      ],
    };
    const played = attacked(battle({ at: [50, 47] }, {}, { lines: [wall] }));
    const { table, state } = played;
    expect(weighMelee(table, state, meleesIn(table, state)[0]!)).toMatchObject({ attack: 3, defence: 5 });
  });

  test('building.four-battalions: a fifth is refused (E75)', () => {
    const column = { formation: 'column' as const, bases: 4 };
    const south = {
      a: { at: [60, 50] as const, ...column },
      b: { at: [74, 60] as const, facing: 270, ...column },
      c: { at: [46, 60] as const, facing: 90, ...column },
      e: { at: [60, 70] as const, facing: 180, ...column },
      f: { at: [67, 50] as const, ...column },
    };
    const house = {
      houses: [{ at: [60, 60] as const }],
      north: { d: { at: [60, 60] as const, house: 'house-0' } },
    };
    const played = attacked({ south, ...house }, ['a', 'b', 'c', 'e']);
    expect(played.state.clashes).toHaveLength(4);
    expect(played.against({ kind: 'move', unit: 'f', target: 'd' })).toContain('building.four-battalions');
  });
});
