import { describe, expect, test } from 'vitest';
import { fightOut, type SkirmishCase, square } from '../testing/skirmish.ts';

const west = [50, 50] as const;
const east = [52, 50] as const;
const editions = ['argad-2021', 'argad-2024', 'argad-coastal'] as const;

/** Two touching figures, with their differences from a plain pair. */
function pair(one: object, other: object, dice: SkirmishCase['dice'], rest: Partial<SkirmishCase> = {}) {
  return fightOut({
    blue: { a: { at: west, ...one } },
    red: { b: { at: east, ...other } },
    ...(dice === undefined ? {} : { dice }),
    ...rest,
  });
}

describe('who strikes', () => {
  test('melee.who: two who touch strike each other once, two who do not strike nobody', () => {
    const { all, turn } = pair({}, {}, { a: [1], b: [2] });
    expect(all('struck')).toHaveLength(2);
    expect(turn.struck).toEqual([true, true]);
    expect(pair({}, { at: [52.2, 50] }, {}).events).toEqual([]);
  });

  test('melee.who: prisoners neither strike nor are struck', () => {
    const { events } = fightOut({
      blue: { a: { at: west } },
      red: { b: { at: east, captive: true }, c: { at: [70, 70] } },
    });
    expect(events).toEqual([]);
  });

  test('turn.dead-no-blow: a figure shot dead does not strike', () => {
    expect(pair({}, { now: { status: 'dead' } }, {}).events).toEqual([]);
  });

  test('water.boat-crew: whoever rows does not strike', () => {
    const boat = { id: 'boat', kind: 'rowing-boat' as const, corners: square(48, 48, 7) };
    const sea = { id: 'sea', kind: 'deep-water' as const, corners: square(40, 40, 20) };
    const { blow } = fightOut({
      edition: 'argad-coastal',
      map: { vessels: [boat], areas: [sea] },
      blue: { a: { at: west, vessel: 'boat' }, c: { at: [50, 53], vessel: 'boat' } },
      red: { b: { at: east, vessel: 'boat' } },
      dice: { b: [1] },
      before: ({ state }) => {
        state.rowings[0] = { path: [{ x: 5000, y: 5000 }], rowers: ['a', 'c'] };
      },
    });
    expect(blow('a')).toBeUndefined();
    expect(blow('b')?.result).toBe('miss');
  });

  test('hide.reveal: a hidden figure that strikes or is struck is shown', () => {
    const { all, figure, figureIndex } = pair({ now: { known: 1 } }, {}, { a: [1], b: [1] });
    expect(all('shown')).toEqual([{ kind: 'shown', figure: figureIndex('a'), to: [1], by: 'hide.reveal' }]);
    expect(figure('a').known).toBe(3);
  });

  test('hide.reveal, hide.touched: a hidden friend who gives way is shown', () => {
    const { all, figureIndex: figure } = fightOut({
      blue: { a: { at: west, weapons: ['bayonet'] } },
      red: { b: { at: east }, c: { at: [54, 50], now: { known: 2 } } },
      dice: { a: [3] },
    });
    expect(all('shown')).toMatchObject([{ figure: figure('c'), to: [0] }]);
  });

  test('figure.carry: a carrier drops his thing to strike, and only then', () => {
    const keg = { id: 'keg', name: 'Keg', weight: 'heavy' as const };
    const map = { objects: [keg] };
    const { all, state } = pair({ carries: 'keg' }, {}, { a: [1], b: [1] }, { map });
    expect(all('dropped')).toHaveLength(1);
    expect(state.things[0]).toMatchObject({ carriers: [], x: 5000, y: 5000 });
    const killed = pair({ carries: 'keg' }, { weapons: ['spontoon'] }, { b: [5] }, { map });
    expect(killed.all('dropped')).toEqual([]);
  });
});

describe('the weapon in hand', () => {
  test('figure.weapon-in-hand: the longest one, unless the order names another; without one bare hands', () => {
    const weapons = ['knife', 'sabre'];
    expect(pair({ weapons }, { weapons: [] }, { a: [1], b: [1] }).blow('a')?.weapon).toBe('sabre');
    const named = pair({ weapons, order: { hand: 'knife' } }, { weapons: [] }, { a: [1], b: [1] });
    expect(named.blow('a')?.weapon).toBe('knife');
    expect(named.blow('b')?.weapon).toBe('bare-hands');
  });

  test('weapon.lance: not among several enemies since the turn before', () => {
    const lancer = { at: west, troop: 'light-cavalry' as const, weapons: ['lance', 'sabre'] as const };
    const besetters = { b: { at: [50, 53.5] as const }, c: { at: [50, 46.5] as const } };
    const dice = { a: [1], b: [1], c: [1] };
    const blue = { a: { ...lancer, weapons: [...lancer.weapons] } };
    expect(fightOut({ blue, red: besetters, dice }).blow('a')?.weapon).toBe('sabre');
    const before: SkirmishCase['before'] = (turn) => {
      Object.assign(turn, { touchingAtStart: [[], [], []] });
    };
    expect(fightOut({ blue, red: besetters, dice, before }).blow('a')?.weapon).toBe('lance');
  });

  test('water.swim-fight: a swimmer has a very short weapon or his bare hands', () => {
    const now = { swimming: true };
    const sea = { id: 'sea', kind: 'deep-water' as const, corners: square(40, 40, 20) };
    const fought = fightOut({
      edition: 'argad-coastal',
      map: { areas: [sea] },
      blue: { a: { at: [20, 50], swims: 'good', weapons: ['sabre', 'knife'], now: { ...now, x: 5000 } } },
      red: { b: { at: [22, 50], swims: 'good', order: { hand: 'sword' }, now: { ...now, x: 5200 } } },
      dice: { a: [1], b: [1] },
    });
    expect(fought.blow('a')?.weapon).toBe('knife');
    expect(fought.blow('b')?.weapon).toBe('bare-hands');
  });
});

describe('the order of blows', () => {
  test.each(editions)(
    'melee.order: the longer weapon first, and its effect before the other strikes (%s)',
    (edition) => {
      const { all, figureIndex: figure } = pair(
        { weapons: ['sword'] },
        { weapons: ['bayonet'] },
        { b: [4] },
        { edition },
      );
      expect(all('struck')).toHaveLength(1);
      expect(all('fell')).toEqual([{ kind: 'fell', figure: figure('a'), by: figure('b'), how: 'blow' }]);
    },
  );

  test('melee.silenced: who recoils before his blow does not strike, unless the option says so', () => {
    const weapons = { weapons: ['bayonet'] };
    expect(pair(weapons, {}, { a: [3] }).blow('b')).toBeUndefined();
    const options = { 'melee.silenced': 'strikes' };
    const { blow, figure } = pair(weapons, {}, { a: [3], b: [4] }, { options });
    expect(blow('b')?.result).toBe('hit');
    expect(figure('a').status).toBe('dead');
    expect(figure('b')).toMatchObject({ x: 5400, y: 5000 });
  });

  test('weapon.boarding-pike: long outdoors, semi-long inside', () => {
    const arms = [{ weapons: ['boarding-pike'] }, { weapons: ['halberd'] }] as const;
    expect(pair(...arms, { a: [4] }).all('struck')).toHaveLength(1);
    const house = {
      id: 'house',
      rooms: [{ id: 'hall', corners: square(40, 40, 20) }],
      openings: [
        {
          id: 'door',
          kind: 'door' as const,
          at: [
            [45, 40],
            [48, 40],
          ],
          joins: ['hall', 'outside'],
        },
      ],
    };
    const inside = pair(
      { ...arms[0], room: 'hall' },
      { ...arms[1], room: 'hall' },
      { a: [1], b: [1] },
      { map: { buildings: [house] } },
    );
    expect(inside.all('struck')).toHaveLength(2);
  });
});
