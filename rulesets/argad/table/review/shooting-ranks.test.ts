import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { heldBy, withMusket } from './testing/fire.ts';
import { play, to } from './testing/play.ts';

type CmPoint = [number, number];
const musket = ['flintlock-musket' as const];
const far = { at: [90, 10] as CmPoint };

describe('close order', () => {
  const ranks: BattleSetup = {
    sides: {
      blue: Object.fromEntries(
        ['a', 'b', 'c', 'd'].map((id, n) => [
          id,
          { at: [40 + 2 * n, 50] as CmPoint, firearms: musket, leader: n === 0 },
        ]),
      ),
      red: { r: { at: [43, 60], firearms: musket }, far },
    },
    bodies: { blue: [{ id: 'line', figures: ['a', 'b', 'c', 'd'], files: 4, facing: 0 }] },
  };
  const ahead = { kind: 'march', body: 0, steps: [{ step: 'march', by: 100 }] };
  const about = { kind: 'march', body: 0, steps: [{ step: 'turn', angle: 1800 }] };

  test('shoot.immobile, weapon.reload: a march given after the orders of its men stops their fire and their reloading', () => {
    const { turn, give, figure } = play(ranks, ({ figures }, figureIndex) => {
      figures[figureIndex('d')]!.loaded = 0;
    });
    give('blue', { kind: 'order', figure: 'a', ...withMusket('r') });
    give('blue', { kind: 'order', figure: 'b', ...withMusket('r', { moment: 'start' }) });
    give('blue', { kind: 'order', figure: 'd', reload: 'flintlock-musket' });
    give('blue', ahead);
    const { all } = turn();
    expect(all('shot')).toEqual([]);
    expect(all('heldFire').map(({ rules }) => rules)).toEqual([['shoot.immobile'], ['shoot.immobile']]);
    expect(figure('d').loaded).toBe(0);
  });

  test('turn.immobile: men who turn on the spot fire, at the start and at the end, and reload', () => {
    const { turn, give, figure } = play(ranks, ({ figures }, figureIndex) => {
      figures[figureIndex('d')]!.loaded = 0;
    });
    give('blue', about);
    give('blue', { kind: 'order', figure: 'a', ...withMusket('r') });
    give('blue', { kind: 'order', figure: 'b', ...withMusket('r', { moment: 'start' }) });
    give('blue', { kind: 'order', figure: 'd', reload: 'flintlock-musket' });
    const { all } = turn();
    expect(all('shot').map(({ moment }) => moment)).toEqual(['start', 'end']);
    expect(figure('d').loaded).toBe(1);
  });

  test('formation.close-order: taking back the order to open takes back the ways of the men', () => {
    const { turn, give, match, figure } = play(ranks);
    give('blue', { kind: 'march', body: 0, open: true });
    give('blue', { kind: 'order', figure: 'b', ...to([42, 54]) });
    give('blue', { kind: 'order', figure: 'c', ...withMusket('r') });
    give('blue', { kind: 'cancel', figure: 'a' });
    expect(match.state.orders.map((order) => order !== null)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
    turn();
    expect(figure('b')).toMatchObject({ y: 5000, body: 0 });
  });

  test('formation.close-order: a march does not go with men who are to lie down', () => {
    const { give, match } = play({
      ...ranks,
      map: {
        lines: [
          {
            id: 'hedge',
            kind: 'hedge',
            points: [
              [30, 51],
              [60, 51],
            ],
          },
        ],
      },
    });
    give('blue', { kind: 'march', body: 0, open: true });
    give('blue', { kind: 'order', figure: 'b', posture: 'crouched' });
    expect(match.check('blue', { ...about }).allowed).toBe(false);
  });

  test('formation.change: who lies down, or is to, forms no ranks', () => {
    const form = { kind: 'form', figures: ['a', 'b', 'c', 'd'], files: 4, heading: 900 };
    const along = { id: 'hedge', kind: 'hedge' as const, points: [[30, 51] as CmPoint, [60, 51] as CmPoint] };
    const loose = { ...ranks, bodies: {}, map: { lines: [along] } };
    const { give, match } = play(loose);
    expect(match.check('blue', form).allowed).toBe(true);
    give('blue', { kind: 'order', figure: 'b', posture: 'crouched' });
    expect(match.check('blue', form).allowed).toBe(false);
    give('blue', { kind: 'seal' });
    give('red', { kind: 'seal' });
    expect(match.check('blue', form).allowed).toBe(false);
  });

  test('formation.contact-pace: a line hastens into contact, where the table plays so', () => {
    const steps = [{ step: 'march', by: 1400 }];
    const red = { r: { at: [43, 65] as CmPoint } };
    const pace = (options: object) => {
      const { give, match, turn } = play({
        ...ranks,
        sides: { ...ranks.sides, red },
        options: { ...options },
      });
      if (!match.check('blue', { ...ahead, steps }).allowed) return 'too far';
      give('blue', { ...ahead, steps });
      return turn().all('touched').length;
    };
    expect([pace({}), pace({ 'formation.contact-pace': 'on' })]).toEqual(['too far', 2]);
  });

  test('turn.immobile: who closed up after a shot at the start fires no musket', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { turn, figure } = play({
      sides: {
        blue: Object.fromEntries(
          six.map((id, n) => [
            id,
            {
              at: [40 + 2 * (n % 3), 50 - 2 * Math.floor(n / 3)] as CmPoint,
              firearms: musket,
              leader: n === 1,
            },
          ]),
        ),
        red: { r: { at: [40, 60], firearms: musket }, far },
      },
      bodies: { blue: [{ id: 'line', figures: six, files: 3, facing: 0 }] },
    });
    const start = withMusket('a', { moment: 'start' });
    const { all } = turn({ r: start, f: withMusket('r'), b: withMusket('r') }, { 'r shot': [5] });
    expect(figure('a').status).toBe('dead');
    expect(figure('f')).toMatchObject({ x: 4000, y: 5000 });
    expect(all('shot').map(({ figure: shooter }) => shooter)).toEqual([6, 1]);
    expect(heldBy({ all, events: [] })).toEqual(['shoot.immobile']);
  });
});
