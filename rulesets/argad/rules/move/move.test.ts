/** Moves that the worked examples do not show. */
import { asking, errorOf, refusalsOf } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { argad } from '../../index.ts';

const { ask } = asking(argad, 'argad-2024');

interface Asked {
  readonly edition?: string;
  readonly options?: Record<string, unknown>;
  readonly dice?: readonly number[];
}

const move = (input: object, asked?: Asked) => ask('move', input, asked);
const refusedBy = (input: object, asked?: Asked) => refusalsOf(move(input, asked));
const error = (input: object, asked?: Asked) => errorOf(move(input, asked));

const coastal = { edition: 'argad-coastal' };
const coastalArms = { options: { 'coastal-arms': true } };

describe('allowance', () => {
  test('formation.own-speed: a slow laden body keeps its own speed, told by speed and load', () => {
    expect(move({ formation: 'close-order', files: 2, gear: 'elderly', load: 'heavy' })).toMatchObject({
      facts: { allowance: 8 },
      lines: [
        { rule: 'move.foot-slow', value: 12 },
        { rule: 'move.load-heavy', value: -4 },
      ],
    });
  });
  test('formation.own-speed: an equal pace is told by the formation', () => {
    expect(move({ formation: 'close-order', files: 2, gear: 'full' })).toMatchObject({
      lines: [{ rule: 'formation.infantry-narrow', value: 16 }],
    });
  });
  test('formation.infantry-back: goes before narrow, wide and the pace into contact', () => {
    const input = { formation: 'close-order', files: 9, direction: 'sideways', intoContact: true };
    expect(move(input, { edition: 'argad-2021' })).toMatchObject({
      lines: [{ rule: 'formation.infantry-back', value: 8 }],
    });
  });
  test('formation.contact-pace: a narrow column does not hasten', () => {
    const input = { formation: 'close-order', files: 2, intoContact: true };
    expect(move(input, { edition: 'argad-2021' })).toMatchObject({
      lines: [{ rule: 'formation.infantry-narrow', value: 16 }],
    });
  });
  test('formation.contact-pace: off in 2021 by option', () => {
    const input = { formation: 'close-order', files: 6, intoContact: true };
    const asked = { edition: 'argad-2021', options: { 'formation.contact-pace': 'off' } };
    expect(move(input, asked)).toMatchObject({ facts: { allowance: 12 } });
  });
  test('formation.open-ground: free by option, halved and with slowing dice', () => {
    const input = { formation: 'close-order', files: 2, ground: ['knee-water'] };
    expect(move(input, { options: { 'formation.open-ground': 'free' }, dice: [3] })).toMatchObject({
      facts: { allowance: 8, terrain: 'very-difficult', dice: 1 },
      lines: [
        { rule: 'formation.infantry-narrow', value: 16 },
        { rule: 'terrain.very-difficult', value: -8 },
      ],
      rolled: { outcome: { cm: 5, blocked: false } },
    });
  });
  test('figure.dismounted: a dismounted light cavalryman may stand in close order', () => {
    const input = { troop: 'light-cavalry', mounted: false, formation: 'close-order', files: 4 };
    expect(move(input)).toMatchObject({ lines: [{ rule: 'formation.infantry-wide', value: 12 }] });
  });
  test('move.mounted-infantry-foot: dismounted it goes by its gear', () => {
    expect(move({ troop: 'mounted-infantry', mounted: false, gear: 'breastplate' })).toMatchObject({
      lines: [{ rule: 'move.foot-breastplate', value: 16 }],
    });
  });
  test('water.boat: does not feel a load, and knee-high water is open to it', () => {
    const input = { troop: 'rowing-boat', load: 'very-heavy', ground: ['knee-water'] };
    expect(move(input, coastal)).toMatchObject({
      facts: { allowance: 10, terrain: 'open' },
      lines: [{ rule: 'water.boat', value: 10 }],
    });
  });
});

describe('slowing dice', () => {
  test('move.blocked-mounted-difficult: one 6 of two does not block', () => {
    const asked = { dice: [6, 1] };
    expect(move({ troop: 'heavy-cavalry', ground: ['hedge'] }, asked)).toMatchObject({
      rolled: { outcome: { cm: 29, blocked: false } },
    });
  });
  test('move.blocked-mounted-very: one 6 of two blocks', () => {
    expect(move({ troop: 'heavy-cavalry', ground: ['woods'] }, { dice: [1, 6] })).toMatchObject({
      rolled: { outcome: { cm: 0, blocked: true } },
    });
  });
  test('move.at-home: blocked only on two 6s; no die in the open', () => {
    const home = { atHome: true, ground: ['bushes'] };
    expect(move(home, { dice: [6, 6] })).toMatchObject({ rolled: { outcome: { blocked: true } } });
    expect(move(home, { dice: [6, 2] })).toMatchObject({ rolled: { outcome: { cm: 18 } } });
    expect(move({ atHome: true })).toMatchObject({ facts: { dice: 0 } });
  });
  test('hide.crouch-move: never more than the allowance, never blocked', () => {
    const slow = { pace: 'crouch', gear: 'elderly', load: 'very-heavy', ground: ['knee-water'] };
    expect(move(slow, { dice: [6] })).toMatchObject({
      facts: { allowance: 2, dice: 1 },
      outcomes: [{ p: '1/1', outcome: { cm: 2, blocked: false } }],
      rolled: { outcome: { cm: 2, blocked: false } },
    });
  });
  test('move.plain-dice: the second face after a 6 is one too many on foot', () => {
    expect(move({ ground: ['bushes'] }, { dice: [6, 6] })).toMatchObject({ error: { code: 'dice' } });
  });
  test('move.worst-terrain: barred ground does not change the class', () => {
    expect(refusedBy({ formation: 'close-order', files: 2, ground: ['high-wall'] })).toEqual([
      'terrain.high-wall',
    ]);
  });
});

describe('refusals', () => {
  test.each([
    ['move.load-mounted', { troop: 'light-cavalry', load: 'heavy' }],
    ['formation.who', { troop: 'mounted-infantry', formation: 'close-order', files: 2 }],
    [
      'formation.cavalry-back',
      { troop: 'heavy-cavalry', formation: 'close-order', files: 2, direction: 'sideways' },
    ],
    ['formation.open-ground', { formation: 'close-order', files: 2, ground: ['open', 'stairs'] }],
    ['building.mounted', { troop: 'light-cavalry', ground: ['building'] }],
    ['terrain.high-wall', { ground: ['high-wall'] }],
    ['water.deep', { ground: ['deep-water'] }],
    ['water.swim-laden', { troop: 'good-swimmer', gear: 'breastplate' }],
  ])('%s', (rule, input) => {
    expect(refusedBy(input, coastalArms)).toEqual([rule]);
  });
  test('formation.who: light cavalry backwards is refused twice', () => {
    const input = { troop: 'light-cavalry', formation: 'close-order', files: 2, direction: 'backwards' };
    expect(refusedBy(input)).toEqual(['formation.who', 'formation.cavalry-back']);
  });
});

describe('errors', () => {
  test.each([
    ['edition input.troop', { troop: 'mounted-infantry', mounted: false }, coastal],
    ['edition input.mounted', { mounted: true }, coastal],
    ['edition input.horse', { horse: 'military' }, coastal],
    ['edition input.formation', { formation: 'close-order' }, coastal],
    ['edition input.troop', { troop: 'rowing-boat' }, {}],
    ['edition input.ground[1]', { ground: ['open', 'deep-water'] }, {}],
    ['edition input.ground[0]', { ground: ['deep-water'], room: true }, {}],
    ['combination input.mounted', { mounted: true }, {}],
    ['combination input.formation', { formation: 'close-order', files: 2, pace: 'crouch' }, {}],
    ['combination input.formation', { formation: 'close-order', files: 2, room: true }, {}],
    [
      'combination input.formation',
      { formation: 'close-order', files: 2, troop: 'rowing-boat' },
      coastalArms,
    ],
    ['combination input.pace', { troop: 'heavy-cavalry', pace: 'crouch' }, {}],
    ['combination input.room', { troop: 'heavy-cavalry', room: true }, {}],
    ['combination input.room', { room: true, pace: 'crouch' }, {}],
    ['combination input.atHome', { troop: 'good-swimmer', atHome: true }, coastal],
    ['combination input.atHome', { atHome: true, pace: 'crouch' }, {}],
    ['combination input.atHome', { atHome: true, room: true }, {}],
    ['combination input.ground', { room: true, ground: ['bushes'] }, {}],
    ['combination input.ground', { troop: 'good-swimmer', ground: ['knee-water'] }, coastal],
    ['combination input.ground', { troop: 'rowing-boat', ground: ['bank'] }, coastal],
    ['missing input.files', { formation: 'close-order' }, {}],
    ['value input.files', { formation: 'close-order', files: 0 }, {}],
    ['value input.ground', { ground: Array.from({ length: 17 }, () => 'open') }, {}],
    ['value input.ground[0]', { ground: ['swamp'] }, {}],
    ['type input.mounted', { mounted: 'yes' }, {}],
  ])('%s', (wanted, input, asked) => {
    expect(error(input, asked)).toBe(wanted);
  });
});
