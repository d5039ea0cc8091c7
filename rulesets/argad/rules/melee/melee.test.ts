/** Blows and bouts that the worked examples do not show. */
import { asking, inShort } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { argad } from '../../index.ts';

const { ask } = asking(argad, 'argad-2024');

type Part = Record<string, unknown>;

interface Asked {
  readonly edition?: string;
  readonly options?: Record<string, unknown>;
  readonly dice?: readonly number[];
  readonly more?: Part;
}

const strike = (attacker: Part, defender: Part, { more, ...asked }: Asked = {}) =>
  ask('strike', { attacker, defender, ...more }, asked);
const bout = (a: Part, b: Part, { more, ...asked }: Asked = {}) => ask('bout', { a, b, ...more }, asked);
const lines = (attacker: Part, defender: Part, asked?: Asked) => inShort(strike(attacker, defender, asked));

function fates(a: Part, b: Part, prompt: Asked): unknown {
  const answer = bout(a, b, prompt);
  return answer.ok && answer.allowed ? answer.rolled?.outcome : answer;
}

const coastal = { edition: 'argad-coastal' };
const sheet2021 = { edition: 'argad-2021' };
const heavy = { troop: 'heavy-cavalry' };
const light = { troop: 'light-cavalry' };

describe('modifiers', () => {
  test('melee.class-1, melee.bare-hands: without malus by option; class 2 stays', () => {
    const options = { 'melee.class-1': 'none', 'melee.bare-hands': 'none' };
    expect(lines({ class: 1, weapon: 'bare-hands' }, {})).toBe('melee.bare-hands -1');
    expect(lines({ class: 1, weapon: 'bare-hands' }, {}, { options })).toBe('');
    expect(lines({ class: 2, weapon: 'bare-hands' }, {}, { options })).toBe('melee.class-2 -1');
  });
  test('melee.heavy-tool: barred indoors, in the saddle and in close order; as printed nowhere', () => {
    const tool = { weapon: 'heavy-tool' };
    const both = 'melee.improvised -1, melee.heavy-tool 1';
    expect(lines(tool, {}, sheet2021)).toBe(both);
    expect(lines({ ...tool, ...heavy }, heavy)).toBe('melee.improvised -1');
    const printed = { ...sheet2021, options: { 'option.cropped-2021': 'printed' } };
    expect(lines({ ...tool, ...heavy }, heavy, printed)).toBe(both);
    expect(lines({ ...tool, closeOrder: true }, {}, { options: { 'option.cropped-2021': 'printed' } })).toBe(
      'melee.improvised -1',
    );
  });
  test('melee.obstacle: not in the saddle', () => {
    expect(lines({ defendsObstacle: true, ...heavy }, heavy)).toBe('');
  });
  test('melee.cavalry: not against cavalry; melee.charge: against whomever', () => {
    expect(lines({ ...light, charging: 'other' }, heavy)).toBe('melee.charge 1');
    expect(lines(light, { troop: 'mounted-infantry' })).toBe('melee.cavalry 1');
  });
  test('melee.charge-heavy: infantry in close order bars it, in 2024 only if immobile', () => {
    const charge = { ...heavy, closeOrder: true, charging: 'other' };
    const closed = { closeOrder: true, immobile: true };
    const barred = 'melee.cavalry 1, melee.charge 1';
    expect(lines(charge, closed)).toBe(barred);
    expect(lines(charge, { closeOrder: true }, sheet2021)).toBe(barred);
    expect(lines(charge, { immobile: true })).toBe(`${barred}, melee.charge-heavy 1`);
  });
  test('melee.braced: only straight at him, on foot, immobile, with such a weapon', () => {
    const stands = { weapon: 'halberd', immobile: true };
    const charge = { ...light, charging: 'direct' };
    expect(lines(stands, charge)).toBe('melee.foot-vs-cavalry -1, melee.braced 1');
    expect(lines(stands, { ...light, charging: 'other' })).toBe('melee.foot-vs-cavalry -1');
    expect(lines({ weapon: 'lance', immobile: true }, charge)).toBe('melee.foot-vs-cavalry -1');
    expect(lines({ weapon: 'halberd' }, charge)).toBe('melee.foot-vs-cavalry -1');
  });
});

describe('result', () => {
  test('melee.natural-1: misses whatever the bonus', () => {
    expect(strike({ defendsObstacle: true }, { class: 1 }, { dice: [1] })).toMatchObject({
      rolled: { outcome: { result: 'miss' } },
    });
  });
  test('melee.natural-7: hits on the older sheets; in 2024 it takes modifiers', () => {
    const low = { enemyHigher: true, weapon: 'club' };
    expect(strike(low, { class: 5 }, { ...coastal, dice: [6, 6] })).toMatchObject({
      rolled: { outcome: { result: 'hit' } },
    });
    expect(strike(low, { class: 5 }, { dice: [6, 6, 6] })).toMatchObject({
      rolled: { outcome: { result: 'hit' } },
    });
  });
  test('melee.armour: armour above the class turns a hit into a recoil', () => {
    expect(strike({}, { class: 2, armour: 4 }, { dice: [4] })).toMatchObject({
      facts: { need: 5, recoil: 2 },
      rolled: { outcome: { result: 'recoil' } },
    });
  });
});

describe('bout', () => {
  test('nobody strikes: both stand, nothing is thrown', () => {
    expect(bout({ strikes: false }, { strikes: false }, { dice: [] })).toMatchObject({
      facts: { first: 'none' },
      lines: [],
      outcomes: [{ p: '1/1', outcome: { a: 'stands', b: 'stands' } }],
    });
  });
  test('melee.order: the longer weapon of b strikes first, a only if b missed', () => {
    const pike = { weapon: 'boarding-pike' };
    expect(fates({}, pike, { dice: [2, 5] })).toEqual({ a: 'stands', b: 'killed' });
    expect(fates({}, pike, { dice: [3] })).toEqual({ a: 'recoils', b: 'stands' });
  });
  test('melee.silenced: made to recoil he strikes by option, killed never', () => {
    const options = { 'melee.silenced': 'strikes' };
    const bayonet = { weapon: 'bayonet' };
    expect(fates(bayonet, {}, { options, dice: [3, 4] })).toEqual({ a: 'killed', b: 'recoils' });
    expect(fates(bayonet, {}, { options, dice: [5] })).toEqual({ a: 'stands', b: 'killed' });
  });
  test('melee.tie-class, melee.tie-armour, melee.tie-natural: in this order', () => {
    expect(fates({ class: 4 }, { armour: 4 }, { dice: [5, 6, 1] })).toEqual({ a: 'stands', b: 'killed' });
    expect(fates({ armour: 4 }, {}, { dice: [4, 6, 1] })).toEqual({ a: 'stands', b: 'killed' });
    expect(fates({}, {}, { dice: [4, 5] })).toEqual({ a: 'killed', b: 'stands' });
  });
  test('melee.dead-heat: both results, or neither', () => {
    expect(fates({}, {}, { dice: [5, 5] })).toEqual({ a: 'killed', b: 'killed' });
    expect(fates({}, {}, { dice: [5, 5], options: { 'melee.dead-heat': 'neither' } })).toEqual({
      a: 'stands',
      b: 'stands',
    });
  });
  test('melee.tie-modifier: in 2024 only', () => {
    const low = { enemyHigher: true };
    expect(fates(low, {}, { dice: [5, 5] })).toEqual({ a: 'killed', b: 'stands' });
    expect(fates(low, {}, { ...sheet2021, dice: [5, 5] })).toEqual({ a: 'killed', b: 'killed' });
  });
  test('melee.hit-and-recoil: the hit alone, or both', () => {
    expect(fates({}, {}, { dice: [5, 3] })).toEqual({ a: 'stands', b: 'killed' });
    expect(fates({}, {}, { dice: [5, 3], options: { 'melee.hit-and-recoil': 'both' } })).toEqual({
      a: 'recoils',
      b: 'killed',
    });
  });
});

describe('refusals', () => {
  const direct = { charging: 'direct' };
  test.each<[string, Part, Part, Asked]>([
    ['charge.who', {}, direct, {}],
    ['charge.ground', { ...light, charging: 'other' }, {}, { more: { cavalryGround: 'difficult' } }],
    ['charge.obstacle', { defendsObstacle: true }, { ...light, ...direct }, {}],
    ['formation.who', {}, { ...light, closeOrder: true }, {}],
    ['building.mounted', {}, light, { more: { indoors: true } }],
    ['charge.who charge.ground', direct, direct, { more: { cavalryGround: 'very-difficult' } }],
  ])('%s', (rules, attacker, defender, prompt) => {
    expect(lines(attacker, defender, prompt)).toBe(rules);
  });
  test('charge.obstacle: charging somebody else is no matter', () => {
    expect(lines({ ...light, charging: 'other' }, { defendsObstacle: true })).toBe(
      'melee.cavalry 1, melee.charge 1',
    );
  });
});

describe('errors', () => {
  test.each<[string, Part, Part, Asked]>([
    ['edition input.attacker.troop', heavy, {}, coastal],
    ['edition input.defender.charging', {}, { charging: 'other' }, coastal],
    ['edition input.defender.closeOrder', {}, { closeOrder: true }, coastal],
    ['combination input', { enemyHigher: true }, { enemyHigher: true }, {}],
    ['combination input', { defendsObstacle: true }, { defendsObstacle: true }, {}],
    ['combination input.defender.immobile', {}, { ...light, charging: 'other', immobile: true }, {}],
    ['unknown-field input.attacker.strikes', { strikes: true }, {}, {}],
    ['value input.attacker.weapon', { weapon: 'pike' }, {}, {}],
  ])('%s', (wanted, attacker, defender, prompt) => {
    expect(lines(attacker, defender, prompt)).toBe(wanted);
  });
  test('of a bout, by the names of its fighters', () => {
    expect(bout({}, { charging: 'direct' }, coastal)).toMatchObject({
      error: { code: 'edition', at: 'input.b.charging' },
    });
  });
});
