/** Who fights whom, who supports, and what the procedure is told, by small positions. */
import { describe, expect, it } from 'vitest';
import type { FrontContact, State, Table } from '../../state/model.ts';
import {
  type BattleSetup,
  corpsIn,
  indexIn,
  layBattle,
  type TestUnit,
  turnOn,
  unitIn,
} from '../../testing/battle.ts';
import { touch } from '../../testing/contacts.ts';
import { fight, mayBeMain, meleeFacts, meleesIn, rolesIn, settleMelees } from './index.ts';

type Lay = readonly [by: string, on: string, more?: Partial<FrontContact>];

function laid(battle: BattleSetup, contacts: readonly Lay[], arrange?: (table: Table, state: State) => void) {
  const { table, state } = layBattle(battle);
  for (const [by, on, more] of contacts) touch(table, state, by, on, more);
  arrange?.(table, state);
  const id = (unit: number) => table.units[unit as never]!.id;
  const melees = meleesIn(table, state);
  const pairs = melees.map(({ a, b }) => `${id(a)}-${id(b)}`);
  const roles = Object.fromEntries(
    [...rolesIn(table, state, melees)].map(([unit, role]) => [id(unit), role]),
  );
  return { table, state, melees, pairs, roles, facts: () => meleeFacts(table, state, melees[0]!) };
}

const foot = (x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind: 'heavy-swordsmen',
  at: [x, y],
  ...more,
});
const horse = (x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind: 'heavy-cavalry',
  at: [x, y],
  ...more,
});

describe('pairing', () => {
  it('melee.pairing: the longest shared front first, and each unit main once', () => {
    const battle = {
      south: { a: foot(10, 8), b: foot(12, 8) },
      north: { z: foot(10.6, 9), y: foot(12.6, 9) },
    };
    const { pairs } = laid(battle, [
      ['a', 'z'],
      ['b', 'z'],
      ['b', 'y'],
    ]);
    expect(pairs).toEqual(['a-z', 'b-y']);
  });

  it('melee.pairing: then flanks and rears, with the first that touched', () => {
    const battle = {
      south: { a: horse(8.625, 9, { facing: 90 }), b: horse(11.375, 9, { facing: 270 }) },
      north: { z: foot(10, 9) },
    };
    expect(
      laid(battle, [
        ['b', 'z', { edge: 'left' }],
        ['a', 'z', { edge: 'right' }],
      ]).pairs,
    ).toEqual(['b-z']);
  });

  it('melee.pairing-tie: of equal fronts the phasing player picks; unsaid, the older contact', () => {
    const battle: BattleSetup = {
      south: { a: foot(10, 8) },
      north: { z: horse(9.5, 8.875), y: horse(10.5, 8.875) },
    };
    const contacts: Lay[] = [
      ['a', 'y'],
      ['a', 'z'],
    ];
    const { table, state, pairs } = laid(battle, contacts);
    expect(pairs).toEqual(['a-y']);
    const unit = indexIn(table, 'a');
    expect(mayBeMain(table, state, unit)).toEqual([indexIn(table, 'y'), indexIn(table, 'z')]);
    const older = laid({ ...battle, options: { 'melee.pairing-tie': 'older' } }, contacts);
    expect(mayBeMain(older.table, older.state, unit)).toEqual([indexIn(table, 'y')]);
    const uneven = laid({ ...battle, north: { z: horse(9.3, 8.875), y: horse(10.5, 8.875) } }, contacts);
    expect(mayBeMain(uneven.table, uneven.state, unit)).toEqual([indexIn(table, 'y')]);
  });

  it('melee.wide-front: the second enemy supports, or by option fights for its half', () => {
    const battle: BattleSetup = {
      south: { a: foot(10, 8) },
      north: { z: horse(9.5, 8.875), y: horse(10.5, 8.875) },
    };
    const contacts: Lay[] = [
      ['a', 'y'],
      ['a', 'z'],
    ];
    expect(laid(battle, contacts).roles).toEqual({ a: 'main', y: 'main', z: 'simple-support' });
    const apart = laid({ ...battle, options: { 'melee.wide-front': 'two-melees' } }, contacts);
    expect(apart.pairs).toEqual(['a-y', 'a-z']);
  });

  it('rout.waits: routed units fight nobody', () => {
    const { pairs } = laid(
      { south: { a: foot(10, 8) }, north: { z: foot(10, 9) } },
      [['a', 'z']],
      (table, state) => {
        unitIn(table, state, 'z').status = 'routed';
      },
    );
    expect(pairs).toEqual([]);
  });
});

describe('support', () => {
  const pair: Lay = ['a', 'z'];

  it('melee.simple-support-where: front corner on front corner of a friend that fights on its front', () => {
    const roles = (more: Record<string, TestUnit>) =>
      laid({ south: { a: foot(10, 8), ...more }, north: { z: foot(10, 9) } }, [pair]).roles;
    expect(roles({ b: foot(12, 8) })).toMatchObject({ b: 'simple-support' });
    expect(roles({ b: horse(11.5, 8.125) })).toMatchObject({ b: 'simple-support' });
    expect(roles({ b: foot(12, 7.8) })).not.toHaveProperty('b');
    expect(roles({ b: foot(12, 8, { facing: 90 }) })).not.toHaveProperty('b');
  });

  it('melee.simple-support-where: flank on the flank of an enemy engaged on front or rear', () => {
    const { roles, facts } = laid(
      { south: { a: foot(10, 8), b: foot(12, 9.4) }, north: { z: foot(10, 9) } },
      [pair],
    );
    expect(roles).toMatchObject({ b: 'simple-support' });
    expect(facts().a.simpleSupports).toBe(1);
  });

  it('melee.melee-support-where, melee.multiple-zero: complete on the flank, and the enemy is flanked', () => {
    const battle: BattleSetup = {
      south: { a: foot(10, 8), b: foot(11.5, 9.5, { facing: 270 }), c: horse(8.625, 9, { facing: 90 }) },
      north: { z: foot(10, 9) },
    };
    const { facts, roles } = laid(battle, [
      pair,
      ['b', 'z', { edge: 'left' }],
      ['c', 'z', { edge: 'right', complete: false }],
    ]);
    expect(roles).toMatchObject({ b: 'melee-support', c: 'simple-support' });
    expect(facts()).toMatchObject({
      a: { meleeSupports: ['heavy-swordsmen'], simpleSupports: 1 },
      b: { flanked: 'full', struck: 'front' },
    });
  });

  it('melee.multiple-abilities, melee.flank-by: light and incomplete enemies are told apart', () => {
    const flanked = (kind: TestUnit['kind'], complete: boolean) =>
      laid(
        { south: { a: foot(10, 8), b: { kind, at: [11.375, 9], facing: 270 } }, north: { z: foot(10, 9) } },
        [pair, ['b', 'z', { edge: 'left', complete }]],
      ).facts().b.flanked;
    expect(flanked('heavy-cavalry', true)).toBe('full');
    expect(flanked('light-cavalry', true)).toBe('light');
    expect(flanked('heavy-cavalry', false)).toBe('partial');
  });

  it('melee.support-cap: one for each flank and one for the rear, the best in each place', () => {
    const battle: BattleSetup = {
      south: {
        a: foot(10, 8),
        corner: foot(12, 8),
        b: foot(11.5, 10, { facing: 270 }),
        c: foot(8.5, 10, { facing: 90 }),
        d: foot(10, 10, { facing: 180 }),
      },
      north: { z: foot(10, 9) },
    };
    const { facts } = laid(battle, [
      pair,
      ['b', 'z', { edge: 'left' }],
      ['c', 'z', { edge: 'right' }],
      ['d', 'z', { edge: 'rear' }],
    ]);
    expect(facts().a).toMatchObject({ simpleSupports: 0 });
    expect(facts().a.meleeSupports).toHaveLength(3);
  });

  it('melee.support-not: a main unit of another melee supports nobody', () => {
    const battle = { south: { a: foot(10, 8), b: foot(12, 8) }, north: { z: foot(10, 9), y: foot(12, 9) } };
    const { facts } = laid(battle, [pair, ['b', 'y']]);
    expect(facts().a.simpleSupports).toBe(0);
  });
});

describe('facts', () => {
  it('melee.first-phase, charge.uncontrolled-round: who charged counts in the first phase', () => {
    const facts = (more: Partial<FrontContact>) =>
      laid({ south: { a: horse(10, 8.125) }, north: { z: horse(10, 8.875) } }, [['z', 'a', more]]).facts();
    expect(facts({ first: true, uncontrolled: true })).toMatchObject({
      charge: 'b',
      b: { uncontrolled: true },
    });
    expect(facts({ first: false, uncontrolled: true })).toMatchObject({
      charge: 'none',
      b: { uncontrolled: false },
    });
  });

  it('melee.terrain-part, unit.light-infantry-safe: any part of the base, for LI the whole of it', () => {
    const ground = (kind: TestUnit['kind'], y: number) =>
      laid(
        {
          areas: [{ kind: 'marsh', at: [10, 6], size: [8, 4] }],
          south: { a: { kind, at: [10, y] } },
          north: { z: foot(10, 10) },
        },
        [['z', 'a']],
      ).facts().a.terrain;
    expect(ground('heavy-swordsmen', 8.4)).toBe('difficult');
    expect(ground('light-infantry', 8.1)).toBe('open');
    expect(ground('light-infantry', 7)).toBe('difficult');
    expect(ground('heavy-swordsmen', 9)).toBe('open');
  });

  it('melee.higher-hill: wholly on the hill, with the ridge behind the front line', () => {
    const ground = (y: number) =>
      laid(
        {
          areas: [
            {
              kind: 'gentle-hill',
              at: [10, 8],
              size: [6, 4],
              ridge: [
                [8, 8],
                [12, 8],
              ],
            },
          ],
          south: { a: foot(10, y) },
          north: { z: foot(10, y + 1) },
        },
        [['z', 'a']],
      ).facts().a.ground;
    expect(ground(9)).toBe('higher');
    expect(ground(7)).toBe('level');
    expect(ground(9.8)).toBe('level');
  });

  it('melee.higher-bank: against an enemy in the river', () => {
    const { facts } = laid(
      {
        areas: [{ kind: 'river', at: [10, 9.5], size: [20, 1.5] }],
        south: { a: foot(10, 8.2) },
        north: { z: foot(10, 9.2) },
      },
      [['z', 'a']],
    );
    expect(facts()).toMatchObject({ a: { ground: 'river-bank' }, b: { ground: 'level' } });
  });

  it('fortification.aligned: works count for who stands corner to corner behind them', () => {
    const works = (y: number, kind: 'fortification' | 'obstacle') =>
      laid(
        {
          works: [{ kind, from: [12, y], to: [8, y] }],
          south: { a: foot(10, 8) },
          north: { z: foot(10, 9) },
        },
        [['z', 'a']],
      ).facts().a.works;
    expect(works(8.5, 'fortification')).toBe('fortification');
    expect(works(8.5, 'obstacle')).toBe('obstacle');
    expect(works(8.2, 'obstacle')).toBe('none');
  });

  it('wagon.edges, square.edges: no flank and no rear', () => {
    const struck = (kind: TestUnit['kind'], square: boolean) =>
      laid(
        { south: { a: { kind, at: [10, 8] } }, north: { z: horse(11.375, 8, { facing: 270 }) } },
        [['z', 'a', { edge: 'right' }]],
        (table, state) => {
          unitIn(table, state, 'a').square = square;
        },
      ).facts().a.struck;
    expect(struck('war-wagon', false)).toBe('front');
    expect(struck('pike-and-shot', true)).toBe('front');
    expect(struck('pike-and-shot', false)).toBe('flank');
  });

  it('melee.commander, command.engaged-means: only an engaged commander counts', () => {
    const commander = (status: 'with' | 'engaged') =>
      laid({ south: { a: foot(10, 8) }, north: { z: foot(10, 9) } }, [['a', 'z']], (table, state) => {
        Object.assign(corpsIn(table, state, 'south-corps').commander, { status, with: indexIn(table, 'a') });
      }).facts().a.commander;
    expect([commander('with'), commander('engaged')]).toEqual([false, true]);
  });
});

describe('results', () => {
  it('rout.turn, rout.turn-how: who was struck on flank or rear only turns to the main enemy', () => {
    const { table, state, melees } = laid(
      { south: { a: horse(11.375, 9, { facing: 270 }) }, north: { z: horse(10.5, 9, { facing: 180 }) } },
      [['a', 'z', { edge: 'left' }]],
      (t, s) => {
        unitIn(t, s, 'z').lost = 2;
      },
    );
    state.step = 'melee';
    const { turn, all } = turnOn(table, state, { a: { melee: [6, 1] } });
    fight(turn, melees[0]!);
    expect(unitIn(table, state, 'z').lost).toBe(2);
    settleMelees(turn);
    // z faced south, a came from the east.
    expect(all('routed')).toMatchObject([{ by: 'melee.roll', pose: { heading: 0 } }]);
  });

  it('unit.light-infantry-destroyed: without dice, and the row is named', () => {
    const { table, state, melees } = laid(
      { south: { a: foot(10, 8) }, north: { z: { kind: 'light-infantry', at: [10, 8.75] } } },
      [['a', 'z']],
    );
    const { turn, all, events } = turnOn(table, state);
    fight(turn, melees[0]!);
    settleMelees(turn);
    expect(events.some(({ dice }) => dice !== undefined)).toBe(false);
    expect(all('lost')).toMatchObject([{ points: 2, by: 'unit.light-infantry-destroyed' }]);
  });
});
