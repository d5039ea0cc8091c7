import { describe, expect, test } from 'vitest';
import { fightOut, type SkirmishCase } from '../testing/skirmish.ts';

const west = [50, 50] as const;
const east = [52, 50] as const;

/** Two touching figures, with their differences from a plain pair. */
function pair(one: object, other: object, dice: SkirmishCase['dice'], rest: Partial<SkirmishCase> = {}) {
  return fightOut({
    blue: { a: { at: west, ...one } },
    red: { b: { at: east, ...other } },
    ...(dice === undefined ? {} : { dice }),
    ...rest,
  });
}

describe('results', () => {
  test('melee.result, melee.natural-1, figure.killed: above the class a hit, equal a recoil, below a miss', () => {
    const against = (face: number) => pair({ weapons: ['bayonet'] }, {}, { a: [face], b: [1] }).blow('a');
    expect([1, 2, 3, 4].map((face) => against(face)?.result)).toEqual(['miss', 'miss', 'recoil', 'hit']);
    expect(against(4)).toMatchObject({ need: 4, recoil: 3, modifier: 0, natural: 4, stands: true });
  });

  test('melee.armour: a breastplate above the class must be beaten too', () => {
    const { blow } = pair({ weapons: ['bayonet'] }, { armour: 4, gear: 'breastplate' }, { a: [4] });
    expect(blow('a')).toMatchObject({ need: 5, recoil: 3, result: 'recoil' });
  });

  test.each([
    ['argad-2021', [6, 6], 7, 'hit'],
    ['argad-coastal', [6, 6], 7, 'hit'],
    ['argad-2024', [6, 6, 5], 7, 'recoil'],
    ['argad-2024', [6, 6, 6], 8, 'hit'],
  ] as const)(
    'melee.open-six, melee.natural-7, melee.natural-8: %s with %j is %d, a %s',
    (edition, faces, natural, result) => {
      // Two penalties bring a modified 7 down to the class of the best.
      const up = { below: [1] };
      const { blow } = pair({ weapons: ['fork'], now: up }, { class: 5 }, { a: faces, b: [1] }, { edition });
      expect(blow('a')).toMatchObject({ modifier: -2, natural, result });
    },
  );

  test('melee.separately, melee.several: all who touch one may strike it, each with its own modifiers', () => {
    const { blow, all } = fightOut({
      blue: { a: { at: west, class: 5 }, b: { at: [54, 50], class: 5, weapons: ['club'] } },
      red: { c: { at: east } },
      dice: { a: [1], b: [6, 1], c: [1] },
    });
    expect(blow('a')?.modifier).toBe(0);
    expect(blow('b')).toMatchObject({ modifier: -1, result: 'hit' });
    expect(all('fell')).toHaveLength(1);
  });
});

describe('the victim', () => {
  const choose = (order: object, now: object, before?: SkirmishCase['before']) => {
    const { blow, table } = fightOut({
      blue: { a: { at: [50, 50], order, now } },
      red: { b: { at: [52, 50] }, c: { at: [50, 52], class: 2 }, d: { at: [48, 50], class: 2 } },
      dice: { a: [1], b: [1], c: [1], d: [1] },
      ...(before === undefined ? {} : { before }),
    });
    return table.roster[blow('a')!.victim]!.id;
  };

  test('melee.several: the named enemy, else the one charged or touched first, else the lowest class', () => {
    expect(choose({ victim: 'b' }, { foe: 3 })).toBe('b');
    expect(choose({}, { foe: 3 })).toBe('d');
    expect(choose({}, {}, ({ firstTouched }, figure) => (firstTouched[figure('a')] = figure('b')))).toBe('b');
    expect(choose({}, {}, ({ chargeOn }, figure) => (chargeOn[figure('a')] = figure('d')))).toBe('d');
    expect(choose({}, {})).toBe('c');
  });

  test('melee.several: a named enemy out of reach is not struck', () => {
    const { blow } = fightOut({
      blue: { a: { at: [50, 50], order: { victim: 'c' } } },
      red: { b: { at: [52, 50] }, c: { at: [70, 50] } },
      dice: { a: [1], b: [1] },
    });
    expect(blow('a')?.victim).toBe(1);
  });
});

describe('two who strike each other at the same moment', () => {
  test('melee.tie-class: of two equal results only that of the higher class stands', () => {
    const { blow, figure } = pair({ class: 4 }, {}, { a: [4], b: [5] });
    expect(blow('a')?.stands).toBe(true);
    expect(blow('b')).toMatchObject({ result: 'hit', stands: false });
    expect([figure('a').status, figure('b').status]).toEqual(['on', 'dead']);
  });

  test('melee.tie-armour: then that of the breastplate', () => {
    const { figure } = pair({ armour: 4, gear: 'breastplate' }, {}, { a: [4], b: [5] });
    expect([figure('a').status, figure('b').status]).toEqual(['on', 'dead']);
  });

  test('melee.tie-natural: then that of the higher die', () => {
    const { figure } = pair({}, {}, { a: [4], b: [5] });
    expect([figure('a').status, figure('b').status]).toEqual(['dead', 'on']);
  });

  test.each([
    ['argad-2024', ['on', 'dead']],
    ['argad-2021', ['dead', 'dead']],
    ['argad-coastal', ['dead', 'dead']],
  ] as const)('melee.tie-modifier, melee.dead-heat: %s, dice equal and one blow better', (edition, fates) => {
    const { figure } = pair({}, { now: { below: [0] } }, { a: [5], b: [5] }, { edition });
    expect([figure('a').status, figure('b').status]).toEqual(fates);
  });

  test('melee.dead-heat: still equal, both stand, or neither where that is the option', () => {
    const both = pair({}, {}, { a: [5], b: [5] });
    expect(both.all('fell')).toHaveLength(2);
    const options = { 'melee.dead-heat': 'neither' };
    expect(pair({}, {}, { a: [5], b: [5] }, { options }).all('fell')).toEqual([]);
  });

  test('melee.hit-and-recoil: the hit alone stands, or both where that is the option', () => {
    const hit = pair({}, {}, { a: [4], b: [3] });
    expect([hit.blow('a')?.stands, hit.blow('b')?.stands]).toEqual([true, false]);
    expect(hit.all('recoiled')).toEqual([]);
    const options = { 'melee.hit-and-recoil': 'both' };
    const both = pair({}, {}, { a: [4], b: [3] }, { options });
    expect(both.all('recoiled')).toHaveLength(1);
    expect(both.figure('b').status).toBe('dead');
  });

  test('melee.several: a third who strikes one of two is not part of their bout', () => {
    const { figure } = fightOut({
      blue: { a: { at: west, class: 5 }, c: { at: [54, 50] } },
      red: { b: { at: east, order: { victim: 'a' } } },
      dice: { a: [1], b: [6, 1], c: [4] },
    });
    expect([figure('a').status, figure('b').status]).toEqual(['dead', 'dead']);
  });
});
