import { describe, expect, test } from 'vitest';
import { createInteraction } from '../interaction/index.ts';
import type { BattleSetup } from '../testing/battle.ts';
import { box, fires, heldBy, rulesIn, withMusket } from './testing/fire.ts';
import { type FacesByActor, play, to } from './testing/play.ts';

type CmPoint = [number, number];
type Man = BattleSetup['sides'][string][string];
const pistol = ['pistol' as const];
const musket = ['flintlock-musket' as const];
const bushes = (...corners: Parameters<typeof box>) => ({
  areas: [{ id: 'bush', kind: 'bushes' as const, corners: box(...corners) }],
});
const wood = (...corners: Parameters<typeof box>) => ({
  areas: [{ id: 'wood', kind: 'woods' as const, corners: box(...corners) }],
});
const hedge = (...points: CmPoint[]) => ({ lines: [{ id: 'hedge', kind: 'hedge' as const, points }] });

interface Duel {
  readonly a?: Partial<Man>;
  readonly b?: Partial<Man>;
  readonly more?: Partial<BattleSetup>;
}

/** A musketeer of blue at [50, 20] and a figure of red at [50, 42]. */
const duel = ({ a = {}, b = {}, more = {} }: Duel): BattleSetup => ({
  sides: {
    blue: { a: { at: [50, 20], firearms: musket, ...a } },
    red: { b: { at: [50, 42], ...b } },
  },
  ...more,
});

type Orders = Parameters<ReturnType<typeof play>['turn']>[0];

/** The result of a turn without the option and with it. */
function both<T>(battle: BattleSetup, options: object, see: (played: ReturnType<typeof play>) => T): [T, T] {
  const set = { ...battle.options, ...options };
  return [see(play(battle)), see(play({ ...battle, options: set }))];
}

/** The rules of the first shot, or those for which it was held. */
const why =
  (orders: Orders, faces: FacesByActor = {}) =>
  ({ turn }: ReturnType<typeof play>) => {
    const happened = turn(orders, faces);
    return (rulesIn(happened) ?? heldBy(happened) ?? []).join(' ');
  };
const need =
  (orders: Orders) =>
  ({ turn }: ReturnType<typeof play>) =>
    turn(orders).all('shot')[0]?.need;

describe('distances and weapons', () => {
  test('weapon.edge: exactly 20 cm of a musket', () => {
    const order = { a: withMusket('b') };
    expect(both(duel({}), { 'weapon.edge': 'farther' }, need(order))).toEqual([5, 6]);
  });

  test('figure.measure: from middle to middle 20 cm are 22', () => {
    const order = { a: withMusket('b') };
    expect(both(duel({}), { 'figure.measure': 'centre' }, need(order))).toEqual([5, 6]);
  });

  test('weapon.musketoon-bands: 25 cm on the older bands', () => {
    const battle = duel({ a: { firearms: ['musketoon'] }, b: { at: [50, 47] } });
    const order = { a: fires('b', { weapon: 'musketoon' }) };
    expect(both(battle, { 'weapon.musketoon-bands': 'short' }, need(order))).toEqual([6, 7]);
  });

  test('shoot.natural-eight: three 6s hit at 7 with -1, or not', () => {
    const battle = duel({ b: { at: [50, 70] }, more: { map: hedge([40, 60], [60, 60]) } });
    const hits = ({ turn }: ReturnType<typeof play>) =>
      turn({ a: withMusket('b') }, { 'a shot': [6, 6, 6] }).all('shot')[0]?.hits;
    // Without it there is no chance, and the figure does not waste its load.
    expect(both(battle, { 'shoot.natural-eight': false }, hits)).toEqual([1, undefined]);
  });

  test('option.coastal-arms: a blunderbuss in 2024, or none', () => {
    const battle = duel({ a: { firearms: ['blunderbuss'] }, b: { at: [50, 30] } });
    expect(() => play(battle)).toThrow();
    const { turn } = play({ ...battle, options: { 'coastal-arms': true } });
    expect(turn({ a: fires('b', { weapon: 'blunderbuss' }) }).all('shot')).toHaveLength(1);
  });

  test('weapon.start-loaded: nobody shoots before he has loaded', () => {
    const { turn, match } = play({ ...duel({}), options: { 'weapon.start-loaded': false } });
    const order = { kind: 'order', figure: 'a', ...withMusket('b') };
    expect(match.check('blue', order)).toMatchObject({ refusals: [{ rule: 'shoot.loaded' }] });
    turn();
    expect(turn({ a: withMusket('b') }).all('shot')).toHaveLength(1);
  });
});

describe('moments', () => {
  test('turn.shot-start: offered as forbidden, and refused', () => {
    const early = { kind: 'order', figure: 'a', ...withMusket('b', { moment: 'start' }) };
    const see = ({ table, match, view }: ReturnType<typeof play>) => {
      const interaction = createInteraction(table)(view('blue'), 'blue');
      const tasks = interaction.tasks({ pieces: ['a'], values: { target: 'b' } });
      const choices = tasks.flatMap((task) =>
        task.id === 'moment' && 'choices' in task ? task.choices : [],
      );
      const start = choices.find(({ value }) => value === 'start');
      return [match.check('blue', early).allowed, start?.refusals.map(({ rule }) => rule)];
    };
    expect(both(duel({}), { 'turn.shot-start': false }, see)).toEqual([
      [true, []],
      [false, ['turn.shot-start']],
    ]);
  });

  test('weapon.reload-contact: who is reached goes on loading', () => {
    const battle = duel({ b: { at: [50, 26], weapons: ['club'] } });
    const see = ({ turn, figure }: ReturnType<typeof play>) => {
      turn({ a: { reload: 'flintlock-musket' }, b: to([50, 20]) });
      return figure('a').loaded;
    };
    const empty = { ...battle, options: { 'weapon.start-loaded': false } };
    expect(both(empty, { 'weapon.reload-contact': 'yes' }, see)).toEqual([0, 1]);
  });
});

describe('contact', () => {
  test('shoot.contact-terrain: a wood covers whoever is run at in it, or not', () => {
    const battle = duel({
      a: { firearms: pistol, at: [50, 38] },
      more: { map: wood(40, 41.5, 20, 20) },
    });
    const order = { a: { ...to([50, 41.5]), ...fires('b', { moment: 'contact' }) } };
    expect(both(battle, { 'shoot.contact-terrain': 'counts' }, why(order))).toEqual(['', 'shoot.forest']);
  });

  test('shoot.mounted-awaiting: cavalry that somebody on foot comes up to', () => {
    const a = { troop: 'light-cavalry' as const, firearms: pistol };
    const order = { a: fires('b', { moment: 'contact' }), b: to([50, 22]) };
    const battle = duel({ a, b: { at: [50, 30] } });
    const options = { 'shoot.mounted-awaiting': 'charge' };
    expect(both(battle, options, why(order))).toEqual(['shoot.moving', '']);
  });

  test('shoot.mounted-infantry-contact: arriving, or never', () => {
    const a = { troop: 'mounted-infantry' as const, firearms: pistol };
    const battle = duel({ a });
    const order = { kind: 'order', figure: 'a', ...to([50, 40]), ...fires('b', { moment: 'contact' }) };
    const see = ({ match }: ReturnType<typeof play>) => match.check('blue', order).allowed;
    expect(both(battle, { 'shoot.mounted-infantry-contact': 'never' }, see)).toEqual([true, false]);
  });

  test('shoot.into-melee, shoot.line-figure: past friends and into them', () => {
    const between = duel({ more: {} });
    const blue = { ...between.sides['blue']!, c: { at: [50, 30] as CmPoint } };
    const order = { a: withMusket('b') };
    const inLine = { ...between, sides: { ...between.sides, blue } };
    expect(both(inLine, { 'shoot.line-figure': 'free' }, why(order))).toEqual(['shoot.line-figure', '']);
    const beside = { ...between.sides['blue']!, c: { at: [52, 42] as CmPoint } };
    const melee = { ...between, sides: { ...between.sides, blue: beside } };
    expect(both(melee, { 'shoot.into-melee': 'allowed' }, why(order))).toEqual(['shoot.into-melee', '']);
  });
});

describe('cover and hiding', () => {
  const ambush = { posture: 'crouched' as const };

  test('shoot.forest-edge: how deep in the wood a rider still stands at its edge', () => {
    const battle = duel({ b: { troop: 'light-cavalry', facing: 0 }, more: { map: wood(40, 39, 20, 20) } });
    const order = { a: withMusket('b') };
    expect(both(battle, { 'shoot.forest-edge': 2 }, why(order))).toEqual(['', 'shoot.forest']);
  });

  test('hide.forest-ten: exactly 10 cm of wood on the coastal sheet', () => {
    const more = { edition: 'argad-coastal', map: wood(40, 25, 20, 10) };
    const order = { a: withMusket('b') };
    const options = { 'hide.forest-ten': 'hidden' };
    expect(both(duel({ more }), options, why(order))).toEqual(['shoot.forest', 'hide.forest-ten']);
  });

  test('shoot.swimming: beside cover, or worse than it', () => {
    const sea = { id: 'sea', kind: 'deep-water' as const, corners: box(0, 40, 100, 60) };
    const map = { areas: [sea], ...hedge([40, 30], [60, 30]) };
    const battle = duel({ b: { swims: 'good', gear: 'light' }, more: { edition: 'argad-coastal', map } });
    const order = { a: withMusket('b') };
    const options = { 'shoot.swimming': 'terrain' };
    expect(both(battle, options, why(order))).toEqual(['shoot.cover shoot.swimming', 'shoot.cover']);
  });

  test('hide.found: from how near a man in the bushes is shot at', () => {
    const battle = duel({ b: { at: [50, 26], ...ambush }, more: { map: bushes(46, 24, 8, 8) } });
    const order = { a: withMusket('b') };
    expect(both(battle, { 'hide.found': 4 }, why(order))).toEqual(['hide.crouched', 'shoot.cover']);
  });

  const lurking = duel({
    b: { at: [50, 24], ...ambush, secret: true },
    more: { map: bushes(46, 23, 8, 8) },
  });
  const knows = ({ turn, figure }: ReturnType<typeof play>) => {
    turn();
    return figure('b').known;
  };

  test('hide.found, figure.measure: whom an enemy has come near to is found; the middle is farther away', () => {
    expect(both(lurking, { 'hide.found': 1 }, knows)).toEqual([3, 2]);
    expect(both(lurking, { 'figure.measure': 'centre' }, knows)).toEqual([3, 2]);
  });

  test('hide.doing-nothing: a hidden man loads again and is seen, or not', () => {
    const battle = duel({
      b: { ...ambush, secret: true, firearms: musket },
      more: { map: bushes(46, 40, 8, 8), options: { 'weapon.start-loaded': false } },
    });
    const see = ({ turn, figure }: ReturnType<typeof play>) => {
      turn({ b: { reload: 'flintlock-musket' } });
      return [figure('b').loaded, figure('b').known];
    };
    expect(both(battle, { 'hide.doing-nothing': 'reload-hidden' }, see)).toEqual([
      [1, 3],
      [1, 2],
    ]);
  });

  test('shoot.surprise, leader.radius: a shot from hiding, and far from every leader', () => {
    const battle = duel({
      a: { ...ambush, secret: true },
      more: { map: bushes(46, 18, 8, 8) },
    });
    const order = { a: withMusket('b') };
    const surprise = { 'shoot.surprise': true };
    expect(both(battle, surprise, why(order))).toEqual(['', 'shoot.surprise']);
    const far = { ...battle, options: surprise };
    expect(both(far, { 'leader.radius': true }, why(order))).toEqual(['shoot.surprise', '']);
  });

  test('leader.wound: the first hit costs a leader half his way and not his life', () => {
    const battle = duel({ b: { leader: true, class: 3, firearms: musket } });
    const { match: unhurt } = play(battle);
    expect(unhurt.check('red', { kind: 'order', figure: 'b', ...to([50, 53]) }).allowed).toBe(true);
    const see = ({ turn, figure, match }: ReturnType<typeof play>) => {
      turn({ a: withMusket('b') }, { 'a shot': [5] });
      const order = { kind: 'order', figure: 'b', ...to([50, 53]) };
      return [figure('b').status, figure('b').wounded, match.check('red', order).allowed];
    };
    expect(both(battle, { 'leader.wound': true }, see)).toEqual([
      ['dead', false, false],
      ['on', true, false],
    ]);
  });
});
