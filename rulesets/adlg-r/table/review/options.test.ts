/** Options that the table reads, each played both ways, as far as no other test does. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tableOptions } from '../../options/table.ts';
import { meleeFacts, meleeOf } from '../actions/melee/index.ts';
import { firingContextOf, shotFacts } from '../actions/shoot/index.ts';
import { indexIn, layBattle, type TestUnit } from '../testing/battle.ts';
import { touch } from '../testing/contacts.ts';
import { begin } from '../testing/position.ts';

const ud = 400;
type Options = Readonly<Record<string, unknown>>;
const unit = (kind: TestUnit['kind'], x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind,
  at: [x, y],
  ...more,
});
const charge = (a: string, target: string, more: object = {}) =>
  ({ kind: 'charge', units: [a], target, ...more }) as const;

/** What a position shows under two values of an option. */
function both<T>(id: string, other: unknown, shows: (options: Options) => T): readonly [T, T] {
  return [shows({}), shows({ [id]: other })];
}

describe('options of movement', () => {
  it('unit.becomes-disordered: one point if there is none, or always one', () => {
    const lost = both('unit.becomes-disordered', 'always-one', (options) => {
      const played = begin({
        options,
        south: { a: unit('heavy-swordsmen', 14, 4) },
        north: { z: unit('shot', 14, 5.5) },
        arrange: (table, state) => {
          state.units[indexIn(table, 'a')]!.lost = 2;
        },
      });
      played.give({ kind: 'leave', units: ['a'], way: 'back' });
      return played.unit('a').lost;
    });
    expect(lost).toEqual([2, 3]);
  });

  it('zoc.threat-when: who threatens most is found anew at each zone that is entered, or only at the start', () => {
    // It comes into the zone of z, then into that of y, and goes on past z.
    const goes = both('zoc.threat-when', 'order-start', (options) =>
      begin({
        options,
        south: { a: unit('medium-cavalry', 14, 5) },
        north: { z: unit('shot', 14.6, 7.4), y: unit('shot', 12.8, 7, { facing: 200 }) },
      }).against({ kind: 'move', units: ['a'], steps: [{ step: 'advance', by: 578 }] }),
    );
    expect(goes).toEqual([['move.path', 'zoc.approach-test'], ['move.path']]);
  });
});

describe('options of charges', () => {
  it('charge.edge-start: open edges by the pose before the opening, or after it', () => {
    const edges = both('charge.edge-start', 'after-opening', (options) => {
      const played = begin({
        options,
        south: { a: unit('heavy-cavalry', 16.2, 10.2) },
        north: { z: unit('pike-and-shot', 14, 11.5) },
      });
      const wheel = { step: 'wheel', about: 'left', angle: 900 };
      played.give(charge('a', 'z', { opening: [wheel] }));
      return played.state.contacts[0]?.edge;
    });
    expect(edges).toEqual(['front', 'left']);
  });

  it('charge.edge-choice: the open edge met first, or the one its player likes', () => {
    const edges = both('charge.edge-choice', 'charger', (options) => {
      const played = begin({
        options,
        south: { a: unit('heavy-cavalry', 15.815, 10.485, { facing: 315 }) },
        north: { z: unit('pike-and-shot', 14, 11.5) },
      });
      played.give(charge('a', 'z'));
      return played.state.contacts[0]?.edge;
    });
    expect(edges).toEqual(['front', 'left']);
  });

  it('charge.wide-edge: 1 UD free at a corner of a wide front may be charged, or is supported', () => {
    const against = both('charge.wide-edge', false, (options) => {
      const played = begin({
        options,
        south: { a: unit('heavy-cavalry', 13.5, 10.625), b: unit('heavy-cavalry', 14.5, 8) },
        north: { z: unit('shot', 14, 11.5) },
        contacts: [['a', 'z']],
      });
      const support = {
        kind: 'support',
        units: ['b'],
        steps: [{ step: 'advance', by: 4 * ud }],
        enemy: 'z',
      } as const;
      return [played.against(charge('b', 'z')), played.against(support)];
    });
    expect(against).toEqual([
      [null, ['charge.wide-edge']],
      [['charge.or-support'], null],
    ]);
  });

  it('evade.blocked-result: who is blocked stands as it was, or as it has turned', () => {
    const facing = both('evade.blocked-result', 'as-turned', (options) => {
      const played = begin({
        options,
        south: { a: unit('heavy-cavalry', 14, 8) },
        north: {
          z: unit('light-cavalry', 14, 10),
          y: unit('pike-and-shot', 13.5, 11.1),
          x: unit('pike-and-shot', 15.5, 11.1),
        },
      });
      played.give(charge('a', 'z'));
      expect(played.all('answered')).toMatchObject([{ how: 'blocked' }]);
      return played.all('moved').some(({ cause }) => cause === 'faced');
    });
    expect(facing).toEqual([false, true]);
  });

  it('evade.leaves: lost when part of it passes the edge, or the whole', () => {
    const fled = both('evade.leaves', 'whole', (options) => {
      const played = begin({
        options,
        south: { a: unit('heavy-cavalry', 14, 12) },
        north: { z: unit('light-cavalry', 14, 15.2) },
        dice: { z: { evade: [3] } },
      });
      played.give(charge('a', 'z'));
      played.give({ kind: 'answer', units: ['z'], how: 'evade' });
      return played.all('fled').length;
    });
    expect(fled).toEqual([1, 0]);
  });

  it('conform.widths: the corner nearest to where it touched, the left one, or the middle', () => {
    const placed = (options: Options) => {
      const played = begin({
        options,
        south: { a: unit('heavy-cavalry', 14.4, 8) },
        north: { z: unit('shot', 14, 11) },
      });
      played.give(charge('a', 'z'));
      return played.unit('a').pose.x / ud;
    };
    expect(both('conform.widths', 'left-corner', placed)).toEqual([14.5, 13.5]);
    expect(both('conform.widths', 'centre', placed)).toEqual([14.5, 14]);
  });

  it('conform.cap: farther than the own frontage and 1 UD, or as far as is agreed', () => {
    // The front corner is 1.3 UD away, the rear one nearer.
    const places = both('conform.cap', 0, (options) => {
      const played = begin({
        options,
        south: { a: unit('heavy-cavalry', 16.6, 12.4, { facing: 270 }) },
        north: { z: unit('keil', 14, 11.6) },
      });
      played.give(charge('a', 'z'));
      return played.unit('a').pose.y / ud;
    });
    expect(places).toEqual([11.1, 12.1]);
  });

  it('charge.stops-order: what stops first where two are met at once', () => {
    const met = both('charge.stops-order', ['friend', 'enemy', 'zoc', 'edge'], (options) =>
      begin({
        options,
        south: { a: unit('heavy-swordsmen', 14, 8), b: unit('pike-and-shot', 12.5, 11) },
        north: { z: unit('shot', 15.5, 11) },
      }).against(charge('a', 'z')),
    );
    expect(met).toEqual([null, ['charge.target']]);
  });
});

describe('options of fights', () => {
  it('wagon.battle-ready-when: as long as it has not moved, or always', () => {
    const ready = both('wagon.battle-ready-when', 'always', (options) => {
      const { table, state } = layBattle({
        options,
        south: { a: unit('war-wagon', 14, 8) },
        north: { z: unit('shot', 14, 9.5) },
      });
      touch(table, state, 'z', 'a');
      state.units[indexIn(table, 'a')]!.doings.moved = true;
      const fought = meleeOf(table, state, indexIn(table, 'a'), indexIn(table, 'z'))!;
      return meleeFacts(table, state, fought).a.battleReady;
    });
    expect(ready).toEqual([false, true]);
  });

  it('artillery.at-flank: behind the front line, or by the nearest edge', () => {
    const flank = (facing: number) =>
      both('artillery.at-flank', 'struck-edge', (options) => {
        const { table, state } = layBattle({
          options,
          south: { a: unit('medium-artillery', 14, 6) },
          north: { z: unit('shot', 14, 9.2, { facing }) },
        });
        const [gun, target] = [indexIn(table, 'a'), indexIn(table, 'z')];
        return shotFacts(firingContextOf(table, state), { unit: gun, edge: 'front', target }, []).target
          .flank;
      });
    expect([flank(180), flank(90), flank(0)]).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
  });

  it('ability.reduced-who: kinds that shoot at −1', () => {
    const reduced = both('ability.reduced-who', ['shot'], (options) => {
      const { table, state } = layBattle({
        options,
        south: { a: unit('shot', 14, 8) },
        north: { z: unit('shot', 14, 10.5) },
      });
      const [a, z] = [indexIn(table, 'a'), indexIn(table, 'z')];
      return shotFacts(firingContextOf(table, state), { unit: a, edge: 'front', target: z }, []).shooter
        .reduced;
    });
    expect(reduced).toEqual([false, true]);
  });
});

describe('all options of the table', () => {
  const folder = new URL('../../', import.meta.url);
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');

  it.each(tableOptions.map(({ id }) => id))('%s is set by a test', (id) => {
    // As a key of options, or handed to a helper that plays it both ways.
    expect(tests).toMatch(new RegExp(`'${id.replace('.', '\\.')}'(:|,)`));
  });
});
