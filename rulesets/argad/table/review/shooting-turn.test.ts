import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { tellEvent } from '../views/tell.ts';
import { box, fires, heldBy, onTheWay, rulesIn, withMusket } from './testing/fire.ts';
import { play, to } from './testing/play.ts';

type CmPoint = [number, number];
const pistol = ['pistol' as const];
const musket = ['flintlock-musket' as const];
const far = { at: [90, 10] as CmPoint };

describe('reloading', () => {
  test('weapon.reload-two: each of two slow guns of one man takes two turns of its own', () => {
    const { turn, figure } = play({
      edition: 'argad-coastal',
      options: { 'weapon.start-loaded': false },
      sides: {
        blue: { a: { at: [20, 20], firearms: ['swivel-gun', 'rampart-musket'] } },
        red: { far },
      },
      map: { supports: [[20, 21]] },
    });
    const loaded = (reload: 'swivel-gun' | 'rampart-musket') => {
      turn({ a: { reload } });
      return figure('a').loaded;
    };
    expect(loaded('swivel-gun')).toBe(0);
    expect(loaded('rampart-musket')).toBe(0);
    expect(loaded('swivel-gun')).toBe(1);
    expect(loaded('rampart-musket')).toBe(3);
    expect(figure('a').reloading).toBe(0);
  });

  test('weapon.reload-crew, hide.doing-nothing: a hidden man who helps at the gun is seen', () => {
    const { turn, figure } = play(
      {
        edition: 'argad-coastal',
        sides: {
          blue: {
            a: { at: [20, 20], firearms: ['swivel-gun'] },
            c: { at: [22, 20], secret: true, posture: 'crouched' },
          },
          red: { far },
        },
        map: {
          supports: [[20, 21]],
          areas: [{ id: 'bush', kind: 'bushes', corners: box(21.5, 17, 4, 6) }],
        },
      },
      ({ figures }) => {
        figures[0]!.loaded = 0;
      },
    );
    expect(figure('c').known).toBe(1);
    turn({ a: { reload: 'swivel-gun' }, c: { reload: 'swivel-gun' } });
    expect([figure('a').loaded, figure('c').known]).toEqual([1, 3]);
  });
});

describe('contact', () => {
  test('turn.shot-contact: of two whom he touches at once he shoots the one he is to', () => {
    const { turn } = play({
      sides: {
        blue: { a: { at: [50, 40], firearms: pistol } },
        red: { b: { at: [48.9, 50] }, c: { at: [51.1, 50] } },
      },
    });
    const { all } = turn({ a: { ...to([50, 52]), ...fires('c', { moment: 'contact' }) } });
    expect(all('touched')).toHaveLength(2);
    expect(all('shot')).toMatchObject([{ target: 2, rangeCm: 0, modifier: 0 }]);
  });

  test('shoot.contact-later: in the slice of contact a shot on the move comes too late for all but a pistol', () => {
    const charge = (weapon: 'musketoon' | 'pistol') => {
      const { turn } = play({
        sides: {
          blue: { a: { at: [50, 40], firearms: [weapon] } },
          red: { b: { at: [50, 50] }, c: { at: [60, 50] } },
        },
      });
      return turn({ a: { ...to([50, 52]), ...fires('c', { weapon, moment: 'moving', after: 790 }) } });
    };
    expect(heldBy(charge('musketoon'))).toEqual(['shoot.contact-later']);
    expect(rulesIn(charge('pistol'))).toEqual(['shoot.moving']);
  });

  test('hide.reveal: whoever touches an enemy is hidden from nobody', () => {
    const { turn } = play({
      options: { 'shoot.into-melee': 'allowed' },
      sides: {
        blue: { a: { at: [50, 40], firearms: musket }, c: { at: [52, 50] } },
        red: { b: { at: [50, 50], posture: 'crouched' }, far },
      },
      map: { areas: [{ id: 'bush', kind: 'bushes', corners: box(46, 46, 8, 8) }] },
    });
    expect(rulesIn(turn({ a: withMusket('b') }))).toEqual(['shoot.cover']);
  });
});

test('turn.shot-moving: taken from the very point of the way, wherever a slice of the turn ends', () => {
  const { turn } = play({
    sides: { blue: { a: { at: [50, 40], firearms: pistol } }, red: { b: { at: [62, 44] } } },
  });
  const { all } = turn({ a: { ...to([50, 48]), ...onTheWay('b', 423) }, b: to([62, 40]) });
  expect(all('shot')).toMatchObject([{ from: { x: 5000, y: 4423 }, to: { x: 6200, y: 4000 } }]);
});

test('hide.crouched: a man in the bushes is hidden until he is run into', () => {
  const battle = (options: object): BattleSetup => ({
    options: { ...options },
    sides: {
      blue: { a: { at: [43, 50], firearms: pistol }, c: { at: [50, 58] } },
      red: { b: { at: [50, 50], posture: 'crouched' } },
    },
    map: { areas: [{ id: 'bush', kind: 'bushes', corners: box(46, 46, 8, 8) }] },
  });
  const charge = (after: number) => ({ a: { ...to([43, 58]), ...onTheWay('b', after) }, c: to([50, 52]) });
  expect(heldBy(play(battle({})).turn(charge(50)))).toEqual(['hide.crouched']);
  const late = play(battle({ 'shoot.into-melee': 'allowed' })).turn(charge(790));
  expect(late.all('touched')).toHaveLength(1);
  expect(rulesIn(late)).toEqual(['shoot.cover', 'shoot.moving']);
});

describe('two friends who claim one spot', () => {
  const crossing: BattleSetup = {
    sides: {
      blue: { a: { at: [46, 50], firearms: pistol }, c: { at: [54, 50], firearms: pistol } },
      red: { b: { at: [50, 58] } },
    },
  };
  const orders = {
    a: { ...to([50, 50]), ...fires('b') },
    c: { ...to([50, 50]), ...onTheWay('b', 100) },
  };

  test('turn.deadlock: they stop short and shoot', () => {
    expect(play(crossing).turn(orders).all('shot')).toHaveLength(2);
  });

  test('turn.deadlock: with the option they neither move nor shoot, and are told so', () => {
    const { turn, figure, table, match } = play({ ...crossing, options: { 'turn.deadlock': 'nothing' } });
    const { all } = turn(orders);
    expect([figure('a').x, figure('c').x]).toEqual([4600, 5400]);
    expect(all('shot')).toEqual([]);
    expect(all('heldFire').map(({ rules }) => rules)).toEqual([['turn.deadlock'], ['turn.deadlock']]);
    expect(figure('a').loaded).toBe(1);
    const values = all('heldFire').map((event) => tellEvent(table, event, match.state));
    expect(values[0]).toBe('a does not fire at b: two friends want the same spot.');
  });
});

describe('hands', () => {
  const chest = { id: 'chest', name: 'Chest', at: [50, 53], weight: 'none' as const };

  test('figure.carry: to shoot on the move one drops it where one shoots', () => {
    const { turn, match } = play({
      sides: {
        blue: { a: { at: [50, 50], firearms: pistol, carries: 'chest' } },
        red: { b: { at: [50, 65] } },
      },
      map: { objects: [{ ...chest, at: null }] },
    });
    turn({ a: { ...to([58, 50]), ...onTheWay('b', 400) } });
    expect(match.state.figures[0]!.x).toBe(5800);
    expect(match.state.things[0]!.x).toBe(5400);
  });

  test('hide.doing-nothing: who lifts something in the open is seen, and stays so', () => {
    const { turn, figure } = play({
      sides: {
        blue: { a: { at: [50, 52], secret: true, posture: 'crouched' } },
        red: { b: { at: [50, 80] } },
      },
      map: {
        objects: [chest],
        areas: [{ id: 'bush', kind: 'bushes', corners: box(46, 48, 8, 8) }],
      },
    });
    turn({ a: { take: 'chest' } });
    expect(figure('a')).toMatchObject({ carries: 0, known: 3 });
  });
});
