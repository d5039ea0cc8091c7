import { describe, expect, test } from 'vitest';
import type { Battle } from '../testing/battle.ts';
import { play, to } from './testing/play.ts';

type At = [number, number];
const sword = { weapons: ['sword' as const] };
const pike = { weapons: ['spontoon' as const] };
const far = { at: [95, 5] as At };

describe('horses left behind', () => {
  const rider = { at: [54.6, 50] as At, facing: 90, troop: 'light-cavalry' as const };
  const sides: Battle['sides'] = {
    blue: { a: { at: [50, 50], ...pike } },
    red: { b: { at: [52, 50], ...sword }, r: { ...rider, facing: 0 }, far },
  };

  test('move.no-overlap, melee.recoil-blocked: a horse left behind bars the way back', () => {
    const { turn, figure } = play({ sides });
    turn({ r: { saddle: 'dismount' } });
    const { all } = turn({}, { 'a blow': [3] });
    expect(all('stoodFast')).toHaveLength(1);
    expect(figure('b').x).toBe(5200);
  });

  test('move.no-overlap, melee.recoil-blocked: nobody gives way into a horse', () => {
    const behind = {
      ...sides,
      red: { ...sides['red']!, r: { ...rider, at: [56.7, 50] as At, facing: 0 }, c: { at: [54, 50] as At } },
    };
    const { turn, figure } = play({ sides: behind });
    turn({ r: { saddle: 'dismount' } });
    const { all } = turn({}, { 'a blow': [3] });
    expect([all('gaveWay').length, all('stoodFast').length]).toEqual([0, 1]);
    expect(figure('c').x).toBe(5400);
  });
});

describe('carriers', () => {
  const chest = { id: 'chest', name: 'Chest', at: [50, 20], weight: 'very-heavy' as const };
  const sides: Battle['sides'] = {
    blue: { a: { at: [49, 20] }, b: { at: [51, 20] } },
    red: { r: { at: [50, 90] } },
  };
  const battle: Battle = { sides, map: { objects: [chest] } };
  const lift = { take: 'chest', takeWhen: 'start' as const };

  test('figure.carry: two take up one thing together, and it is lighter for both', () => {
    const { turn, match, man, figure } = play(battle);
    turn({ a: { ...lift, ...to([49, 26]) }, b: { ...lift, ...to([51, 26]) } });
    expect(match.state.things[0]!.carriers).toEqual([man('a'), man('b')]);
    turn({ a: to([49, 42]), b: to([51, 42]) });
    expect([figure('a').y, figure('b').y, match.state.things[0]!.y]).toEqual([4200, 4200, 4200]);
  });

  test('figure.carry: a second man comes to help', () => {
    const { turn, match, man } = play(battle);
    turn({ a: lift });
    turn({ b: lift });
    expect(match.state.things[0]!.carriers).toEqual([man('a'), man('b')]);
  });

  test('figure.carry: who does not keep up lets go', () => {
    const { turn, match, man, figure } = play(battle);
    turn({ a: lift, b: lift });
    const { all } = turn({ a: to([49, 26]) });
    expect(all('dropped')).toMatchObject([{ figure: man('b') }]);
    expect(match.state.things[0]).toMatchObject({ carriers: [man('a')], y: 2600 });
    expect(figure('b').carries).toBe(-1);
  });

  test('scenario.edge, figure.carry: of two carriers the one who leaves has the thing', () => {
    const edge = {
      ...battle,
      sides: { ...sides, blue: { a: { at: [49, 2] as At }, b: { at: [51, 2] as At } } },
      map: { objects: [{ ...chest, at: [50, 2] }] },
    };
    const { turn, match, man, figure } = play(edge);
    turn({ a: lift, b: lift });
    turn({ a: to([49, -1]) });
    expect(match.state.things[0]).toMatchObject({ carriers: [man('a')], gone: true });
    expect(figure('b').carries).toBe(-1);
  });
});
