/** Tests of every invariant: a valid battle reports nothing, a spoilt one names the invariant. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { bodyNow } from '../bodies/index.ts';
import { straightAt } from '../testing/battle.ts';
import { invariantNames } from './index.ts';
import { brokenBy, clashOf, declared, fired, moved, type Spoil } from './testing/spoil.ts';

/** What breaks each invariant. A returned command is that of the transition. */
const spoils: Readonly<Record<string, (given: Spoil) => unknown>> = {
  '1 apart': ({ stand, now }) => stand('second', { x: now('line').stands.x + 200, y: now('line').stands.y }),
  '2 on the table': ({ stand }) => stand('line', { x: 100 }),
  '3 ground': ({ stand }) => stand('foe', { x: 2000, y: 9250 }),
  '4 woods': ({ stand }) => stand('lancers', { x: 11_000, y: 5000 }),
  '5 gap': ({ happens, of, now }) =>
    happens(moved(of('line'), { ...now('line').stands, y: now('foe').stands.y - 250 })),
  '6 clashes': ({ after, of }) => {
    after.clashes = [clashOf(of('line'), of('foe'))];
  },
  '7 old clashes': ({ before, after, happens, of, stand, now }) => {
    stand('foe', { x: now('line').stands.x, y: now('line').stands.y + 200 });
    before.units[of('foe')]!.stands = now('foe').stands;
    before.clashes = [clashOf(of('line'), of('foe'))];
    after.clashes = before.clashes;
    happens({ kind: 'turnBegan', turn: 1, playerTurn: 2, active: anIndex(1), window: 'new', fixed: true });
  },
  '8 soldiers': ({ before, of }) => {
    before.units[of('line')]!.soldiers -= 2;
  },
  '9 gone': ({ now }) => {
    now('line').status = 'destroyed';
  },
  '10 ranks': ({ stand }) => stand('line', { files: 3 }),
  '11 formations': ({ stand }) => stand('horse', { formation: 'square', files: 2 }),
  '12 agreeing': ({ table, after, of, now }) => {
    bodyNow(table, after, of('line'));
    // A placement is replaced, never changed, because bodies are cached by it.
    Object.assign(now('line').stands, { x: now('line').stands.x + 500 });
  },
  '13 guns': ({ now }) => {
    now('battery').left = { x: 100, y: 100, heading: 0 };
  },
  '14 garrisons': ({ stand }) => {
    stand('line', { house: anIndex(0), formation: 'open' });
    stand('second', { house: anIndex(0), formation: 'open' });
  },
  '15 routers': ({ before, now, happens, of, table, after }) => {
    before.units[of('line')]!.rung = 3;
    now('line').rung = 3;
    happens(declared(straightAt(table, after, 'line', 'foe', 400)));
  },
  '16 ladder': ({ before, now, happens, of }) => {
    before.units[of('line')]!.rung = 2;
    now('line').rung = 2;
    happens({ kind: 'rungSet', unit: of('line'), rung: 0, by: 'melee.r2' });
  },
  '17 tests': ({ now }) => {
    now('line').lost = 4;
  },
  '18 fire or move': ({ before, of }) => {
    before.units[of('line')]!.fired = true;
    return { kind: 'move', unit: 'line', steps: [], target: null, manner: 'pressed-home', enter: null };
  },
  '19 one move': ({ before, of }) => {
    before.units[of('horse')]!.moved = true;
    return { kind: 'move', unit: 'horse', steps: [], target: null, manner: 'pressed-home', enter: null };
  },
  '20 effort': ({ happens, of, now }) => happens(moved(of('line'), now('line').stands, { effort: 1.01 })),
  '21 lengths': ({ happens, of, now }) => {
    const { x, y, heading } = now('line').stands;
    const way = [
      { x, y, heading },
      { x, y: y - 2000, heading },
    ];
    happens(moved(of('line'), now('line').stands, { how: 'R1', way }));
  },
  '22 directions': ({ happens, of, now }) =>
    happens(moved(of('line'), { ...now('line').stands, heading: 2700 }, { how: 'R1' })),
  '23 zones': ({ happens, of }) =>
    happens({ kind: 'rungSet', unit: of('line'), rung: 3, by: 'melee.retreat-zone' }),
  '24 reactions': ({ now }) => {
    now('line').reactions = 5;
  },
  '25 one reaction': ({ happens, of }) => {
    const shot = { unit: of('foe'), shot: 'small-arms', target: of('line') } as const;
    for (const along of [100, 200]) happens(fired(shot, { on: of('line'), along }));
  },
  '26 attackers': ({ before, now, happens, table, after, of }) => {
    before.units[of('line')]!.changed = true;
    now('line').changed = true;
    happens(declared(straightAt(table, after, 'line', 'foe', 400)));
  },
  '27 nearest': ({ happens, table, after, before, stand, of, now }) => {
    stand('horse', { x: 5000, y: 4000 });
    stand('lancers', { x: 5000, y: 4600 });
    before.units[of('horse')]!.stands = now('horse').stands;
    before.units[of('lancers')]!.stands = now('lancers').stands;
    happens(declared(straightAt(table, after, 'horse', 'other', 400)));
    return { kind: 'move', unit: 'horse', steps: [], target: 'other', manner: 'pressed-home', enter: null };
  },
  '28 melees': ({ before, after, happens, of, stand, now }) => {
    stand('foe', { x: now('line').stands.x, y: now('line').stands.y + 200 });
    before.units[of('foe')]!.stands = now('foe').stands;
    before.step = 'melee';
    after.step = 'melee';
    before.clashes = [clashOf(of('line'), of('foe'))];
    after.clashes = before.clashes;
    happens({ kind: 'stepBegan', step: 'breaking' });
  },
  '29 cells': ({ happens, of }) => {
    const fate = { lost: 5, result: 'BT' } as const;
    happens({
      kind: 'fought',
      melee: { kind: 'chart', attackers: [of('line')], defenders: [of('foe')], house: anIndex(-1) },
      attack: 1,
      defence: 1,
      column: 0,
      cell: { attacker: fate, defender: fate },
      dice: [{ actor: 'line', purpose: 'melee', faces: [3, 4] }],
    });
  },
  '30 breaking': ({ happens, of }) =>
    happens({ kind: 'tested', unit: of('line'), what: 'breaking', passed: true, general: false }),
  '31 asked': ({ after, now, of }) => {
    now('line').status = 'off';
    after.agenda = [{ do: 'breakthrough', unit: of('line') }];
  },
  '32 windows': ({ happens, now, of, before }) => {
    happens({ kind: 'turnBegan', turn: 1, playerTurn: 2, active: anIndex(1), window: 'new', fixed: true });
    before.units[of('foe')]!.tested = 0;
    now('foe').moved = true;
  },
  '33 result': ({ after }) => {
    after.result = { winners: [], by: 'scenario.points', points: {} };
  },
  '33 endings': ({ happens }) =>
    happens({
      kind: 'ended',
      result: { winners: ['south'], by: 'scenario.broken', points: { south: 0, north: 0 } },
    }),
  '34 lines of fire': ({ happens, of }) =>
    happens(
      fired(
        { unit: of('battery'), shot: 'round', target: of('foe') },
        { on: of('foe'), from: { x: 0, y: 0 } },
      ),
    ),
  '35 side struck': ({ before, happens, of, stand, now }) => {
    // In contact with the right end of the foe's line, and recorded as striking its front.
    const { x, y } = now('foe').stands;
    stand('horse', { x: x - 900 - 150, y, heading: 0 });
    before.units[of('horse')]!.stands = now('horse').stands;
    happens({ kind: 'met', clash: clashOf(of('horse'), of('foe')) });
  },
  replay: ({ after }) => {
    after.turn = 7;
  },
};

describe('invariants', () => {
  test('a battle without a fault breaks none', () => {
    expect(brokenBy(() => undefined)).toEqual([]);
  });

  test('all are tried', () => {
    expect(Object.keys(spoils).sort()).toEqual([...invariantNames].sort());
  });

  test.each(Object.keys(spoils))('%s bites when it is spoilt', (name) => {
    expect(brokenBy(spoils[name]!)).toContain(name);
  });
});
