/** Rows of melee, rout and commanders as positions: who fights whom, who helps, and what a rout brings. */
import { describe, expect, it } from 'vitest';
import {
  isFighting,
  mayBeMain,
  meleeFacts,
  meleeOf,
  meleesIn,
  rolesIn,
  supportersOf,
} from '../actions/melee/index.ts';
import { nextStep } from '../flow/steps.ts';
import type { FrontContact } from '../state/model.ts';
import {
  type BattleSetup,
  corpsIn,
  indexIn,
  layBattle,
  type TestUnit,
  turnOn,
  unitIn,
} from '../testing/battle.ts';
import { touch } from '../testing/contacts.ts';
import { playFrom } from '../testing/play.ts';
import { begin } from '../testing/position.ts';

const ud = 400;
const unit = (kind: TestUnit['kind'], x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind,
  at: [x, y],
  ...more,
});
const swords = (x: number, y: number, more: Partial<TestUnit> = {}) => unit('medium-swordsmen', x, y, more);

type Touches = readonly (readonly [string, string, Partial<FrontContact>?])[];

function laid(battle: BattleSetup, touches: Touches) {
  const { table, state } = layBattle(battle);
  for (const [by, on, more] of touches) touch(table, state, by, on, more);
  const index = (id: string) => indexIn(table, id);
  const facts = (a: string, b: string) => {
    const fought = meleeOf(table, state, index(a), index(b))!;
    const { a: first, b: second } = meleeFacts(table, state, fought);
    return fought.a === index(a) ? { own: first, its: second } : { own: second, its: first };
  };
  const pairs = () => meleesIn(table, state).map(({ a, b }) => [table.units[a]!.id, table.units[b]!.id]);
  const role = (id: string) => rolesIn(table, state, meleesIn(table, state)).get(index(id)) ?? null;
  const supportOf = (id: string) => {
    const melees = meleesIn(table, state);
    const melee = melees.find(({ a, b }) => [a, b].includes(index(id)))!;
    return supportersOf(table, state, melees, melee, index(id)).map(({ unit: one }) => table.units[one]!.id);
  };
  return { table, state, index, facts, pairs, role, supportOf };
}

describe('who fights whom', () => {
  it('melee.contact: a corner alone is no melee, more than EPS of edge is one', () => {
    const shares = (x: number) =>
      begin({ south: { a: swords(14, 8) }, north: { z: swords(x, 10) } }).against({
        kind: 'charge',
        units: ['a'],
        target: 'z',
      });
    expect([shares(15.9), shares(16.1)]).toEqual([null, ['charge.target']]);
  });

  it('melee.roles, melee.main, melee.in-melee: main on the front, a second one in simple support, who is not in melee', () => {
    const { pairs, role, table, state, index } = laid(
      {
        south: { a: unit('heavy-cavalry', 13.5, 9.125), b: unit('heavy-cavalry', 14.5, 9.125) },
        north: { z: swords(14, 10) },
      },
      [
        ['a', 'z'],
        ['b', 'z'],
      ],
    );
    expect(pairs()).toEqual([['a', 'z']]);
    expect([role('a'), role('b'), role('z')]).toEqual(['main', 'simple-support', 'main']);
    expect([isFighting(table, state, index('a')), isFighting(table, state, index('b'))]).toEqual([
      true,
      false,
    ]);
  });

  it('melee.main: of an enemy touched on flank and rear only, the first to touch', () => {
    const { pairs } = laid(
      {
        south: {
          a: swords(15.5, 9.5, { facing: 270 }),
          b: unit('heavy-cavalry', 14, 10.875, { facing: 180 }),
        },
        north: { z: swords(14, 10, { facing: 180 }) },
      },
      [
        ['b', 'z', { edge: 'rear' }],
        ['a', 'z', { edge: 'left' }],
      ],
    );
    expect(pairs()).toEqual([['b', 'z']]);
  });

  it('melee.in-melee, conform.resolve-contact: who only supports moves away, and parts from its enemy', () => {
    const played = begin({
      south: { a: unit('heavy-cavalry', 13.5, 9.125), b: unit('heavy-cavalry', 14.5, 9.125) },
      north: { z: swords(14, 10) },
      contacts: [
        ['a', 'z'],
        ['b', 'z'],
      ],
    });
    const back = { kind: 'move', steps: [{ step: 'half' }, { step: 'advance', by: ud }] } as const;
    expect(played.against({ ...back, units: ['a'] })).toEqual(['melee.lasts']);
    played.give({ ...back, units: ['b'] });
    expect(played.state.contacts).toMatchObject([{ by: 0 }]);
  });

  it('melee.in-melee, command.support-move: who only supports goes into support elsewhere, and parts from its enemy', () => {
    const played = begin({
      south: {
        a: unit('heavy-cavalry', 13.5, 9.125),
        b: unit('heavy-cavalry', 14.5, 9.125),
        c: swords(17, 9.5),
      },
      north: { z: swords(14, 10), y: swords(17, 10.5) },
      contacts: [
        ['a', 'z'],
        ['b', 'z'],
        ['c', 'y'],
      ],
    });
    const steps = [
      { step: 'slide', by: ud },
      { step: 'advance', by: 0.4 * ud },
    ];
    const support = { kind: 'support', units: ['b'], steps, enemy: 'y' } as const;
    expect(played.against(support)).toBeNull();
    played.give(support);
    expect(played.state.contacts.some(({ by, on }) => by === 1 && on === 3)).toBe(false);
  });

  it('melee.simple-support-two: one unit between two melees helps both of its neighbours', () => {
    const { supportOf } = laid(
      {
        south: { a: swords(12, 9.5), b: swords(14, 9.5), c: swords(16, 9.5) },
        north: { z: swords(12, 10.5), y: swords(16, 10.5) },
      },
      [
        ['a', 'z'],
        ['c', 'y'],
      ],
    );
    expect([supportOf('a'), supportOf('c')]).toEqual([['b'], ['b']]);
  });
});

describe('war wagons', () => {
  const wagon = (x: number, y: number, more: Partial<TestUnit> = {}) => unit('war-wagon', x, y, more);

  it('wagon.battle-ready, wagon.alone: as long as it stands; and with one enemy on a long side', () => {
    const attacked = (more: readonly (readonly [string, string, Partial<FrontContact>?])[] = []) =>
      laid(
        {
          south: {
            a: swords(13.5, 8.5, { facing: 90 }),
            b: unit('heavy-cavalry', 13.625, 10, { facing: 90 }),
          },
          north: { z: wagon(14.5, 9) },
        },
        [['a', 'z', { edge: 'right' }], ...more],
      );
    expect(attacked().facts('z', 'a').own).toMatchObject({ battleReady: true, aloneOnLongSide: true });
    const second = attacked([['b', 'z', { edge: 'right', complete: false }]]);
    expect(second.facts('z', 'a').own.aloneOnLongSide).toBe(false);
    unitIn(second.table, second.state, 'z').doings.moved = true;
    expect(second.facts('z', 'a').own.battleReady).toBe(false);
  });

  it('wagon.battle-ready-when: by option for 1 CP, until it moves', () => {
    const position = { south: { a: wagon(14, 8) }, north: { z: swords(14, 16) } };
    const ready = { kind: 'ready', unit: 'a' } as const;
    expect(begin(position).against(ready)).toEqual(['wagon.battle-ready-when']);
    const played = begin({ ...position, options: { 'wagon.battle-ready-when': 'by-order' } });
    expect(played.check(ready)).toMatchObject({ allowed: true, cost: { cp: 1 } });
    played.give(ready);
    expect(played.unit('a').ready).toBe(true);
    expect(played.against(ready)).toEqual(['wagon.battle-ready-when']);
    played.give({ kind: 'move', units: ['a'], steps: [{ step: 'advance', by: 2 * ud }] });
    expect(played.unit('a').ready).toBe(false);
    expect(played.against(ready)).toEqual(['wagon.battle-ready-when']);
  });

  it('wagon.one-main: the phasing player picks its main enemy, whoever shares more edge', () => {
    const { table, state, index } = laid(
      {
        south: { a: swords(13.5, 9, { facing: 90 }), b: unit('heavy-cavalry', 14.5, 7.625, { facing: 0 }) },
        north: { z: wagon(14.5, 9) },
      },
      [
        ['a', 'z', { edge: 'right' }],
        ['b', 'z'],
      ],
    );
    expect(meleesIn(table, state).map(({ a }) => a)).toEqual([index('a')]);
    expect(mayBeMain(table, state, index('b'))).toEqual([index('z')]);
  });

  it('wagon.support: simple support from any side or corner', () => {
    const beside = (x: number, y: number, facing: number) =>
      laid({ south: { a: swords(14, 9.5), w: wagon(x, y, { facing }) }, north: { z: swords(14, 10.5) } }, [
        ['a', 'z'],
      ]);
    // Its side in line with the front of a; a corner on that of a, before the front; behind a it helps nobody.
    expect(beside(16, 9.5, 90).supportOf('a')).toEqual(['w']);
    expect(beside(15.5, 11, 0).supportOf('a')).toEqual(['w']);
    expect(beside(14, 8, 0).supportOf('a')).toEqual([]);
    expect(beside(15.5, 11, 0).role('w')).toBe('simple-support');
  });

  it('wagon.never: no charge, no move to support, no zone, no conforming, no pursuit', () => {
    const played = begin({
      south: { a: wagon(14, 8), b: swords(17, 9.5) },
      north: { z: swords(14, 10), y: swords(17, 10.5) },
      contacts: [['b', 'y']],
    });
    expect(played.against({ kind: 'charge', units: ['a'], target: 'z' })).toContain('charge.prohibited');
    const support = {
      kind: 'support',
      units: ['a'],
      steps: [{ step: 'advance', by: ud }],
      enemy: 'y',
    } as const;
    expect(played.against(support)).toContain('charge.support-prohibited');
    expect(played.against({ kind: 'conform', unit: 'a', to: 'z' })).not.toBeNull();
  });
});

describe('elephants and guns', () => {
  it('elephant.impact, elephant.panic-who: the main unit that fights them has the panic, its supporters have none', () => {
    const { facts } = laid(
      {
        south: { a: unit('heavy-cavalry', 14, 9.125), b: unit('light-cavalry', 15, 9.125) },
        north: { z: unit('elephants', 14, 10) },
      },
      [['a', 'z', { first: true }]],
    );
    expect(facts('a', 'z')).toMatchObject({ own: { simpleSupports: 1 }, its: { kind: 'elephants' } });
  });

  it('artillery.never: it neither charges nor holds anybody, and makes no multiple attack', () => {
    const played = begin({ south: { a: unit('light-artillery', 14, 8) }, north: { z: swords(14, 9.3) } });
    expect(played.against({ kind: 'charge', units: ['a'], target: 'z' })).toContain('charge.prohibited');
    const { facts } = laid(
      {
        south: { a: swords(14, 9.5), g: unit('light-artillery', 15.5, 10.5, { facing: 270 }) },
        north: { z: swords(14, 10.5) },
      },
      [
        ['a', 'z'],
        ['g', 'z', { edge: 'left' }],
      ],
    );
    expect(facts('z', 'a').own.flanked).toBe('none');
  });
});

describe('commanders in rout', () => {
  const led = (face: number) =>
    playFrom(
      { south: { a: swords(14, 8.5), c: swords(18, 4) }, north: { z: swords(14, 9.5) } },
      { 'south-corps': { command: [6], 'commander-risk': [face] }, a: { melee: [1, 6] } },
      (table, state) => {
        touch(table, state, 'a', 'z');
        unitIn(table, state, 'a').lost = 4;
        Object.assign(corpsIn(table, state, 'south-corps').commander, { status: 'with', with: 0 });
      },
    );

  it('commander.risk-when, commander.killed-routed: he who fought with a unit that is routed is killed on 1 to 3', () => {
    const lost = (face: number) => {
      const played = led(face);
      played.give({ kind: 'activate', corps: 'south-corps' });
      played.give({ kind: 'done' });
      played.give({ kind: 'engage', corps: 'south-corps', yes: true });
      if (played.asked() === 'south engagement') played.give({ kind: 'done' });
      expect(played.unit('a').status).toBe('removed');
      return played.all('commanderLost').map(({ by }) => by);
    };
    expect([lost(3), lost(4)]).toEqual([['commander.killed-routed'], []]);
  });

  it('commander.risk-when: a rout in pursuit brings no second throw to those whose unit only lost', () => {
    const { table, state } = layBattle({
      south: { a: swords(14, 8.5), b: swords(10, 8.5) },
      north: { z: swords(14, 9.5), y: swords(20, 10) },
    });
    touch(table, state, 'a', 'z');
    state.step = 'pursuit';
    state.fought = [{ a: indexIn(table, 'a'), b: indexIn(table, 'z'), loser: 'a' }];
    Object.assign(corpsIn(table, state, 'south-corps').commander, {
      status: 'engaged',
      with: indexIn(table, 'a'),
    });
    Object.assign(unitIn(table, state, 'y'), { status: 'routed', routedBy: 'melee.multiple-loss' });
    const { turn, all } = turnOn(table, state, { 'south-corps': { 'commander-risk': [1] } });
    nextStep(turn);
    expect(all('removed')).toHaveLength(1);
    expect(all('commanderLost')).toEqual([]);
  });

  it('rout.when: what routs cost falls after all melees of the sequence', () => {
    const played = playFrom(
      {
        south: { a: swords(10, 8.5), b: swords(14, 8.5), r: swords(10, 7.5) },
        north: { z: swords(10, 9.5), y: swords(14, 9.5) },
      },
      { 'south-corps': { command: [6] }, a: { melee: [1, 6] }, b: { melee: [3, 3] } },
      (table, state) => {
        touch(table, state, 'a', 'z');
        touch(table, state, 'b', 'y');
        unitIn(table, state, 'a').lost = 4;
      },
    );
    played.give({ kind: 'activate', corps: 'south-corps' });
    played.give({ kind: 'done' });
    played.give({ kind: 'fight', unit: 'a' });
    if (played.asked() === 'south melee') played.give({ kind: 'done' });
    const kinds = played.events.map((event) => (event.kind === 'lost' ? event.by : event.kind));
    expect(kinds.lastIndexOf('fought')).toBeLessThan(kinds.indexOf('rout.friends'));
  });
});
