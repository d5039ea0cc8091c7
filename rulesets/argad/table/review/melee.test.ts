import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { play, to } from './testing/play.ts';

type CmPoint = [number, number];
const sword = { weapons: ['sword' as const] };
const pike = { weapons: ['spontoon' as const] };
const far = { at: [95, 5] as CmPoint };

describe('horses left behind', () => {
  const rider = { at: [54.6, 50] as CmPoint, facing: 90, troop: 'light-cavalry' as const };
  const sides: BattleSetup['sides'] = {
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
      red: {
        ...sides['red']!,
        r: { ...rider, at: [56.7, 50] as CmPoint, facing: 0 },
        c: { at: [54, 50] as CmPoint },
      },
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
  const sides: BattleSetup['sides'] = {
    blue: { a: { at: [49, 20] }, b: { at: [51, 20] } },
    red: { r: { at: [50, 90] } },
  };
  const battle: BattleSetup = { sides, map: { objects: [chest] } };
  const lift = { take: 'chest', takeWhen: 'start' as const };

  test('figure.carry: two take up one thing together, and it is lighter for both', () => {
    const { turn, match, figureIndex, figure } = play(battle);
    turn({ a: { ...lift, ...to([49, 26]) }, b: { ...lift, ...to([51, 26]) } });
    expect(match.state.things[0]!.carriers).toEqual([figureIndex('a'), figureIndex('b')]);
    turn({ a: to([49, 42]), b: to([51, 42]) });
    expect([figure('a').y, figure('b').y, match.state.things[0]!.y]).toEqual([4200, 4200, 4200]);
  });

  test('figure.carry: a second man comes to help', () => {
    const { turn, match, figureIndex: figure } = play(battle);
    turn({ a: lift });
    turn({ b: lift });
    expect(match.state.things[0]!.carriers).toEqual([figure('a'), figure('b')]);
  });

  test('figure.carry: who does not keep up lets go', () => {
    const { turn, match, figureIndex, figure } = play(battle);
    turn({ a: lift, b: lift });
    const { all } = turn({ a: to([49, 26]) });
    expect(all('dropped')).toMatchObject([{ figure: figureIndex('b') }]);
    expect(match.state.things[0]).toMatchObject({ carriers: [figureIndex('a')], y: 2600 });
    expect(figure('b').carries).toBe(-1);
  });

  test('scenario.edge, figure.carry: of two carriers the one who leaves has the thing', () => {
    const edge = {
      ...battle,
      sides: { ...sides, blue: { a: { at: [49, 2] as CmPoint }, b: { at: [51, 2] as CmPoint } } },
      map: { objects: [{ ...chest, at: [50, 2] }] },
    };
    const { turn, match, figureIndex, figure } = play(edge);
    turn({ a: lift, b: lift });
    turn({ a: to([49, -1]) });
    expect(match.state.things[0]).toMatchObject({ carriers: [figureIndex('a')], gone: true });
    expect(figure('b').carries).toBe(-1);
  });
});

describe('options of melee', () => {
  type Options = NonNullable<BattleSetup['options']>;
  const duel = (a: object, b: object, options: Options = {}, more: BattleSetup['sides'] = {}) =>
    play({
      options,
      sides: {
        blue: { a: { at: [50, 50], ...a }, ...more['blue'] },
        red: { b: { at: [52, 50], ...b }, far, ...more['red'] },
      },
    });

  test('turn.leave: free, or a blow of everybody who is left', () => {
    const leave = (options: Options) =>
      duel(sword, sword, options)
        .turn({ b: to([60, 50]) }, { 'a blow': [5] })
        .all('fell').length;
    expect([leave({}), leave({ 'turn.leave': 'blow' })]).toEqual([0, 1]);
  });

  test('turn.leave: two who are left both strike, and strike whom they still touch besides', () => {
    const { turn, figureIndex: figure } = duel(
      sword,
      sword,
      { 'turn.leave': 'blow' },
      {
        blue: { c: { at: [52, 52] as CmPoint, ...sword } },
        red: { d: { at: [50, 48] as CmPoint, ...sword } },
      },
    );
    const { all } = turn({ b: to([58, 46]) }, { 'a blow': [1, 1] });
    const blows = all('struck').map(({ figure, victim }) => [figure, victim]);
    expect(blows).toHaveLength(4);
    for (const [one, other] of ['ab', 'ad', 'cb', 'da'])
      expect(blows).toContainEqual([figure(one!), figure(other!)]);
  });

  test('melee.recoil: 1 to 10 cm', () => {
    const back = (options: Options) => {
      const { turn, figure } = duel(pike, sword, options);
      turn({}, { 'a blow': [3] });
      return figure('b').x - 5200;
    };
    expect([back({}), back({ 'melee.recoil': 1 }), back({ 'melee.recoil': 10 })]).toEqual([200, 100, 1000]);
  });

  test('melee.recoil-fall, melee.recoil: nobody is driven across deep water to the other bank', () => {
    const ditch = {
      id: 'ditch',
      kind: 'deep-water' as const,
      corners: [
        [55, 0],
        [58, 0],
        [58, 100],
        [55, 100],
      ],
    };
    const driven = (swims: 'none' | 'good') => {
      const { turn, figure } = play({
        options: { 'melee.recoil': 10, 'coastal-arms': true },
        sides: { blue: { a: { at: [50, 50], ...pike } }, red: { b: { at: [52, 50], ...sword, swims }, far } },
        map: { areas: [ditch] },
      });
      turn({}, { 'a blow': [3] });
      return figure('b');
    };
    expect(driven('none').status).toBe('dead');
    expect(driven('good')).toMatchObject({ status: 'on', swimming: true });
  });

  test('melee.recoil-blocked: stays, or is killed', () => {
    const barred = (options: Options) =>
      duel(pike, sword, options, { red: { p: { at: [54, 50] as CmPoint, captive: true } } });
    const stays = barred({}).turn({}, { 'a blow': [3] });
    expect([stays.all('stoodFast').length, stays.all('struck').length]).toEqual([1, 1]);
    const killed = barred({ 'melee.recoil-blocked': 'killed' }).turn({}, { 'a blow': [3] });
    expect(killed.all('fell')).toMatchObject([{ how: 'recoil' }]);
  });

  test('melee.silenced: who was driven back is silent, or strikes all the same', () => {
    const blows = (options: Options) =>
      duel(pike, sword, options)
        .turn({}, { 'a blow': [3], 'b blow': [5] })
        .all('fell').length;
    expect([blows({}), blows({ 'melee.silenced': 'strikes' })]).toEqual([0, 1]);
  });

  test('melee.dead-heat: both results stand, or neither', () => {
    const fell = (options: Options) =>
      duel(sword, sword, options)
        .turn({}, { 'a blow': [5], 'b blow': [5] })
        .all('fell').length;
    expect([fell({}), fell({ 'melee.dead-heat': 'neither' })]).toEqual([2, 0]);
  });

  test('melee.hit-and-recoil: the hit alone, or both', () => {
    const results = (options: Options) => {
      const { all } = duel(sword, sword, options).turn({}, { 'a blow': [5], 'b blow': [3] });
      return [all('fell').length, all('recoiled').length];
    };
    expect([results({}), results({ 'melee.hit-and-recoil': 'both' })]).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test('leader.wound: the first hit wounds, costs a class and half the speed; the second kills', () => {
    const { turn, figure, match } = duel(sword, { ...sword, leader: true }, { 'leader.wound': true });
    expect(turn({}, { 'a blow': [4] }).all('wounded')).toHaveLength(1);
    expect(figure('b')).toMatchObject({ status: 'on', wounded: true });
    expect(match.check('red', { kind: 'order', figure: 'b', ...to([60, 50]) }).allowed).toBe(true);
    expect(match.check('red', { kind: 'order', figure: 'b', ...to([65, 50]) }).allowed).toBe(false);
    expect(turn({}, { 'a blow': [3] }).all('struck')[0]).toMatchObject({ need: 3, recoil: 2, result: 'hit' });
    expect(figure('b').status).toBe('dead');
  });

  test('leader.radius: a bonus is lost far from every leader; a prisoner leads nobody', () => {
    const modifier = (leaderAt: CmPoint, captive: boolean, options: Options = { 'leader.radius': true }) =>
      duel({ weapons: ['heavy-tool'] }, sword, options, {
        blue: { l: { at: leaderAt, leader: true, captive }, k: { at: [5, 95] as CmPoint } },
      })
        .turn({}, { 'a blow': [1] })
        .all('struck')[0]!.modifier;
    const bare = modifier([95, 95], false, {});
    expect(modifier([50, 71.9], false)).toBe(bare);
    expect(modifier([50, 72.1], false)).toBe(bare - 1);
    expect(modifier([50, 60], true)).toBe(bare - 1);
  });
});

describe('options of charges', () => {
  const horse = { troop: 'light-cavalry' as const, facing: 90, ...sword };
  const ride = (options: NonNullable<BattleSetup['options']>) =>
    play({
      options,
      sides: { blue: { a: { at: [20, 50], ...horse } }, red: { b: { at: [37, 50], ...sword }, far } },
    });

  test('charge.run: as long as the option says', () => {
    const charged = (options: NonNullable<BattleSetup['options']>) =>
      ride(options)
        .turn({ a: to([36, 50]) })
        .all('charged').length;
    expect([charged({}), charged({ 'charge.run': 13.4 }), charged({ 'charge.run': 13.5 })]).toEqual([
      1, 1, 0,
    ]);
  });

  test('charge.reform: who has charged stands for a turn before it charges again', () => {
    const again = (options: NonNullable<BattleSetup['options']>, between: 'rides' | 'stands') => {
      const { turn } = ride(options);
      turn({ a: to([36, 50]) });
      turn({ a: to([20, 50]), b: {} });
      turn(between === 'rides' ? { a: to([18, 50]) } : {});
      return turn({ a: to([36, 50]) }).all('charged').length;
    };
    expect(again({}, 'rides')).toBe(1);
    expect(again({ 'charge.reform': true }, 'stands')).toBe(1);
    expect(again({ 'charge.reform': true }, 'rides')).toBe(0);
  });
});
