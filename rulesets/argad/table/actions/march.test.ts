/** Refusals of marching and forming in close order, each beside a case that is allowed. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { noOrder, type SkirmishCase, square } from '../flow/testing/skirmish.ts';
import { asking, at } from './testing/ask.ts';

const red = { foe: { at: [90, 90] as const } };
type Blue = SkirmishCase['blue'];

/** Figures in ranks and files facing north, the first at the front left. Foot stand 2 cm apart. */
function ranks(n: number, files: number, rest: Partial<Blue[string]> = {}): Blue {
  const [wide, deep] = rest.troop === undefined ? [2, 2] : [2.5, 5];
  return Object.fromEntries(
    Array.from({ length: n }, (_, i) => [
      `man-${i}`,
      {
        leader: i === 0,
        ...rest,
        at: [40 + wide * (i % files), 40 - deep * Math.floor(i / files)] as const,
      },
    ]),
  );
}

function bodyOf(blue: Blue, files: number): NonNullable<SkirmishCase['bodies']> {
  return [{ id: 'column', figures: Object.keys(blue).slice(0, 8), files, facing: 0 }];
}

function drawnUp(
  n: number,
  files: number,
  rest: Partial<Blue[string]> = {},
  other: Partial<SkirmishCase> = {},
) {
  const blue = ranks(n, files, rest);
  return asking({ blue, red, bodies: bodyOf(blue, files), ...other });
}

const march = (...steps: object[]) => ({ kind: 'march', body: 0, steps });
const ahead = (cm: number) => ({ step: 'march', by: Math.round(cm * 100) });

describe('marching', () => {
  test('formation.infantry-wide: a line goes 12 cm', () => {
    const { refused, cost, verdict } = drawnUp(8, 4);
    expect(refused(march(ahead(12)))).toEqual([]);
    expect(refused(march(ahead(12.1)))).toEqual(['formation.infantry-wide']);
    expect(cost(march(ahead(12)))).toEqual({
      cm: 12,
      allowanceCm: 12,
      contactCm: 12,
      dice: 0,
      ground: 'open',
      blockedChance: '0/1',
    });
    expect(verdict(march(ahead(1)))).toMatchObject({ why: [{ rule: 'formation.infantry-wide', value: 12 }] });
  });

  test('formation.infantry-narrow: a narrow column 16', () => {
    const { refused } = drawnUp(8, 2);
    expect(refused(march(ahead(16)))).toEqual([]);
    expect(refused(march(ahead(16.1)))).toEqual(['formation.infantry-narrow']);
  });

  test('formation.contact-pace: in 2021 a line may be ordered as far as into contact', () => {
    const { refused, cost } = drawnUp(8, 4, {}, { edition: 'argad-2021' });
    expect(refused(march(ahead(16)))).toEqual([]);
    expect(cost(march(ahead(16)))).toMatchObject({ allowanceCm: 12, contactCm: 16 });
    expect(refused(march(ahead(16.1)))).toEqual(['formation.infantry-wide']);
  });

  test('formation.infantry-back: backwards and sideways 8', () => {
    const { refused } = drawnUp(8, 4);
    const slide = (cm: number) => ({ step: 'slide', by: Math.round(cm * 100) });
    expect(refused(march(ahead(-8)))).toEqual([]);
    expect(refused(march(ahead(-8.1)))).toEqual(['formation.infantry-back']);
    expect(refused(march(slide(8)))).toEqual([]);
    expect(refused(march(slide(-8.1)))).toEqual(['formation.infantry-back']);
    expect(refused(march(ahead(4), slide(5)))).toEqual(['formation.infantry-back']);
  });

  test('formation.cavalry-wide, formation.cavalry-narrow: 32 and 36', () => {
    const line = drawnUp(4, 4, { troop: 'heavy-cavalry' });
    expect(line.refused(march(ahead(32)))).toEqual([]);
    expect(line.refused(march(ahead(32.1)))).toEqual(['formation.cavalry-wide']);
    const column = drawnUp(4, 2, { troop: 'heavy-cavalry' });
    expect(column.refused(march(ahead(36)))).toEqual([]);
    expect(column.refused(march(ahead(36.1)))).toEqual(['formation.cavalry-narrow']);
  });

  test('formation.cavalry-back: riders go forward', () => {
    const { refused } = drawnUp(4, 2, { troop: 'heavy-cavalry' });
    expect(refused(march(ahead(-2)))).toEqual(['formation.cavalry-back']);
    expect(refused(march({ step: 'slide', by: 200 }))).toEqual(['formation.cavalry-back']);
  });

  test('formation.own-speed: as slow as the slowest man', () => {
    const blue = { ...ranks(8, 2), 'man-5': { at: [42, 36] as const, gear: 'elderly' as const } };
    const { refused } = asking({ blue, red, bodies: bodyOf(blue, 2) });
    expect(refused(march(ahead(12)))).toEqual([]);
    expect(refused(march(ahead(12.1)))).toEqual(['move.foot-slow']);
  });

  test('formation.turn: once, first or last, by a quarter or half', () => {
    const { refused } = drawnUp(8, 4);
    const turn = (angle: number) => ({ step: 'turn', angle });
    for (const angle of [900, -900, 1800]) {
      expect(refused(march(turn(angle), ahead(4)))).toEqual([]);
      expect(refused(march(ahead(4), turn(angle)))).toEqual([]);
    }
    expect(refused(march(turn(450)))).toEqual(['formation.turn']);
    expect(refused(march(ahead(2), turn(900), ahead(2)))).toEqual(['formation.turn']);
    expect(refused(march(turn(900), ahead(2), turn(900)))).toEqual(['formation.turn']);
  });

  test('formation.turn: turned to its flank a line is a column', () => {
    const { refused } = drawnUp(8, 4);
    expect(refused(march({ step: 'turn', angle: 900 }, ahead(16)))).toEqual([]);
  });

  test('leader.formation: no drill without a leader', () => {
    const { refused, table } = drawnUp(8, 4);
    Object.assign(table.roster[0]!, { leader: false });
    expect(refused(march(ahead(2)))).toEqual(['leader.formation']);
    expect(refused({ kind: 'march', body: 0, open: true })).toEqual([]);
  });

  test('formation.open-ground: not through bushes, unless the table agreed so', () => {
    const map = { areas: [{ id: 'bush', kind: 'bushes' as const, corners: square(35, 45, 20) }] };
    expect(drawnUp(8, 4, {}, { map }).refused(march(ahead(8)))).toEqual(['formation.open-ground']);
    expect(drawnUp(8, 4, {}, { map }).refused(march(ahead(4)))).toEqual([]);
    const options = { 'formation.open-ground': 'free' };
    expect(drawnUp(8, 4, {}, { map, options }).refused(march(ahead(8)))).toEqual([]);
  });

  test('terrain.high-wall: a body does not cross it with any man', () => {
    const points = [
      [46.5, 46],
      [60, 46],
    ];
    const map = { lines: [{ id: 'wall', kind: 'high-wall' as const, points }] };
    expect(drawnUp(8, 4, {}, { map }).refused(march(ahead(8)))).toEqual(['terrain.high-wall']);
    expect(drawnUp(8, 4, {}, { map }).refused(march(ahead(4)))).toEqual([]);
  });

  test('formation.change: who opens the ranks does not march, and his men go their own ways', () => {
    const { refused, order, state } = drawnUp(8, 4);
    expect(refused({ ...march(ahead(2)), open: true })).toEqual(['formation.change']);
    expect(order('man-3', { path: [at(50, 40)] })).toEqual(['formation.close-order']);
    state.marches[0] = { steps: [], open: true };
    expect(order('man-3', { path: [at(50, 40)] })).toEqual([]);
  });

  test('formation.close-order: a man with a way of his own is not in ranks', () => {
    const { refused, state } = drawnUp(8, 4);
    state.orders[3] = { ...noOrder, path: [at(50, 40)] };
    expect(refused(march(ahead(2)))).toEqual(['formation.close-order']);
  });

  test('formation.close-order: in ranks one neither moves, mounts nor crouches by oneself', () => {
    const { order } = drawnUp(4, 4, { troop: 'heavy-cavalry' });
    expect(order('man-1', { saddle: 'dismount' })).toEqual(['formation.close-order']);
    expect(order('man-1', { hand: 'sword' })).toEqual([]);
  });

  test('shoot.immobile: nor fires a musket while the body marches', () => {
    const { order, state } = drawnUp(8, 4, { firearms: ['flintlock-musket'] });
    const volley = { shot: { weapon: 'flintlock-musket', target: 'foe' } };
    expect(order('man-1', volley)).toEqual([]);
    state.marches[0] = { steps: [{ step: 'march', by: 200, angle: 0 }], open: false };
    expect(order('man-1', volley)).toEqual(['turn.shoot-or-move', 'shoot.immobile']);
  });

  test('formation.close-order: only bodies of one’s own', () => {
    const { mistake } = drawnUp(8, 4);
    expect(mistake({ ...march(ahead(2)), body: 1 })).toBe('value body');
    expect(mistake(march(ahead(2)), anIndex(1))).toBe('value body');
  });
});

describe('forming', () => {
  const form = (blue: Blue, files: number) => ({
    kind: 'form',
    figures: Object.keys(blue),
    files,
    heading: 900,
  });
  const formed = (blue: Blue, files: number, other: Partial<SkirmishCase> = {}) =>
    asking({ blue, red, ...other }).refused(form(blue, files));

  test('formation.close-order: four men and more in ranks and files', () => {
    expect(formed(ranks(4, 2), 2)).toEqual([]);
    expect(formed(ranks(7, 4), 4)).toEqual([]);
    expect(formed(ranks(3, 3), 3)).toEqual(['formation.close-order']);
    expect(new Set(formed(ranks(8, 4), 2))).toEqual(new Set(['formation.close-order']));
  });

  test('formation.close-order: gaps that still touch do not matter, others do', () => {
    const loose = (by: number) => ({ ...ranks(4, 4), 'man-3': { at: [46 + by, 40] as const } });
    expect(formed(loose(0.1), 4)).toEqual([]);
    expect(formed(loose(1), 4)).not.toEqual([]);
  });

  test('formation.close-order: all of one kind', () => {
    const mixed = (now: object) => ({
      ...ranks(4, 4),
      'man-3': { at: [46.3, 40] as const, troop: 'heavy-cavalry' as const, facing: 0, now },
    });
    expect(formed(mixed({}), 4)).toContain('formation.close-order');
    expect(formed(mixed({ mounted: false }), 4)).toEqual([]);
  });

  test('leader.formation: one of them leads', () => {
    expect(formed(ranks(4, 4, { leader: false }), 4)).toEqual(['leader.formation']);
  });

  test('formation.who: heavy cavalry, not light', () => {
    expect(formed(ranks(4, 4, { troop: 'heavy-cavalry' }), 4)).toEqual([]);
    expect(formed(ranks(4, 4, { troop: 'light-cavalry' }), 4)).toEqual(Array(4).fill('formation.who'));
  });

  test('formation.open-ground: on open ground', () => {
    const map = { areas: [{ id: 'bush', kind: 'bushes' as const, corners: square(30, 20, 30) }] };
    expect(formed(ranks(4, 4), 4, { map })).toEqual(Array(4).fill('formation.open-ground'));
  });

  test('figure.no-mounted: no close order on the coast, which is a mistake and no refusal', () => {
    const blue = ranks(4, 4);
    expect(asking({ blue, red, edition: 'argad-coastal' }).mistake(form(blue, 4))).toBe('edition kind');
  });

  test('formation.change: nobody twice, nobody else’s men, not more abreast than there are', () => {
    const blue = ranks(4, 4);
    const { mistake } = asking({ blue, red });
    expect(mistake({ ...form(blue, 4), figures: ['man-0', 'man-0'] })).toBe('value figures[1]');
    expect(mistake({ ...form(blue, 4), figures: ['man-0', 'foe'] })).toBe('value figures[1]');
    expect(mistake(form(blue, 5))).toBe('value files');
  });
});
