import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { play, to } from './testing/play.ts';
import { figureIndex, two } from './testing/sides.ts';

describe('distances', () => {
  test('figure.measure, hide.found: from edge to edge, or from middle to middle', () => {
    const bushes = {
      id: 'bushes',
      kind: 'bushes' as const,
      corners: [
        [0, 0],
        [40, 0],
        [40, 40],
        [0, 40],
      ],
    };
    const hidden = { ...figureIndex(20, 20), secret: true, posture: 'crouched' as const };
    const found = (measure: 'edge' | 'centre') => {
      const sides = {
        blue: { a: hidden, b: figureIndex(30, 60) },
        red: { r: figureIndex(20, 23.8), s: figureIndex(90, 90) },
      };
      const { turn, figure } = play({
        sides,
        options: { 'figure.measure': measure },
        map: { areas: [bushes] },
      });
      turn();
      return figure('a').known;
    };
    expect([found('edge'), found('centre')]).toEqual([3, 1]);
  });
});

describe('orders', () => {
  test('turn.orders: talked over, everybody reads them; sealed, nobody else does', () => {
    for (const [talk, orders] of [
      ['talk', ['a']],
      ['sealed', []],
    ] as const) {
      const { give, view } = play({ sides: two, options: { 'turn.orders': talk } });
      give('blue', { kind: 'order', figure: 'a', ...to([20, 10]) });
      expect(Object.keys(view('red').orders)).toEqual(orders);
    }
  });

  test('turn.no-order: stands still, reloads its empty firearm, and strikes who touches it', () => {
    const armed = { ...figureIndex(20, 20), firearms: ['flintlock-musket' as const] };
    const sides = {
      blue: { a: armed, b: figureIndex(50, 50) },
      red: { r: figureIndex(52, 50), s: figureIndex(90, 90) },
    };
    const { turn, figure } = play({ sides, options: { 'weapon.start-loaded': false } });
    const { all } = turn({}, { 'b blow': [2] });
    expect(all('moved')).toEqual([]);
    expect(figure('a').loaded).toBe(1);
    expect(all('struck')).toHaveLength(2);
  });

  test('turn.phases, turn.dead-no-blow: whoever is shot before melee does not strike', () => {
    const shooter = { ...figureIndex(60, 50), firearms: ['flintlock-musket' as const] };
    const sides = {
      blue: { a: figureIndex(50, 50), b: figureIndex(30, 30) },
      red: { r: figureIndex(50, 54), s: shooter },
    };
    const { turn } = play({ sides });
    const { all, events } = turn(
      {
        r: to([50, 52]),
        s: { shot: { weapon: 'flintlock-musket', target: 'a', moment: 'start', after: 0, fallback: 'hold' } },
      },
      { 's shot': [6, 6, 6], 'a blow': [6] },
    );
    expect(all('fell')).toHaveLength(1);
    expect(all('struck')).toEqual([]);
    expect(events.at(-1)?.kind).toBe('turnEnded');
  });
});

describe('setting up', () => {
  const zone = (x: number) => [
    [x, 0],
    [x + 20, 0],
    [x + 20, 100],
    [x, 100],
  ];
  const battle = (): BattleSetup => {
    const side = (id: string, x: number, names: string[]) => ({
      id,
      name: id,
      colour: id as 'blue' | 'red',
      sign: 'hat' as const,
      zone: zone(x),
      figures: names.map((name, n) => ({ id: name, at: [x + 10, 20 + 10 * n] })),
    });
    return {
      sides: two,
      map: { sides: [side('blue', 0, ['a', 'b']), side('red', 80, ['r', 's'])] as never },
    };
  };
  const start = () =>
    play(battle(), (state) => {
      state.phase = 'deploy';
    });

  test('scenario.deploy: in its own zone, in secret, revealed together', () => {
    const { give, view, match } = start();
    give('blue', { kind: 'place', figure: 'a', at: { x: 500, y: 5000 } });
    expect(view('red').figures.map(({ id }) => id)).toEqual(['r', 's']);
    expect(match.seen('red')).toEqual([]);
    expect(match.check('blue', { kind: 'place', figure: 'a', at: { x: 5000, y: 5000 } }).allowed).toBe(false);
    give('blue', { kind: 'seal' });
    expect(view('red').figures).toHaveLength(2);
    give('red', { kind: 'seal' });
    expect(view('red').figures.find(({ id }) => id === 'a')).toMatchObject({ x: 500, y: 5000 });
    expect(match.state.phase).toBe('orders');
  });

  test('scenario.end: a side may give up before anybody has moved', () => {
    const { give, match } = start();
    give('blue', { kind: 'concede' });
    expect(match.awaits()).toMatchObject({ kind: 'over', result: { winners: ['red'] } });
  });
});
