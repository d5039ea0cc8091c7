/** Refusals of shots, reloads and weapons in hand, each beside a case that is allowed. */
import { describe, expect, test } from 'vitest';
import { square } from '../flow/testing/skirmish.ts';
import type { Order } from '../state/orders.ts';
import { asking, at } from './testing/ask.ts';

const coastal = { edition: 'argad-coastal' } as const;
const shot = (weapon: string, target: string | null, rest: Partial<NonNullable<Order['shot']>> = {}) => ({
  shot: { weapon, target, ...rest },
});

describe('shots', () => {
  const { order, mistake, cost, state, verdict } = asking({
    blue: {
      musketeer: { at: [20, 20], firearms: ['flintlock-musket'] },
      pistoleer: { at: [20, 30], firearms: ['pistol'] },
      empty: { at: [20, 40], firearms: ['flintlock-musket'], now: { loaded: 0 } },
      engaged: { at: [60, 60], firearms: ['musketoon', 'pistol'] },
      dragoon: { at: [20, 50], troop: 'mounted-infantry', firearms: ['musketoon', 'flintlock-musket'] },
      hussar: { at: [20, 60], troop: 'light-cavalry', firearms: ['pistol'] },
    },
    red: {
      near: { at: [35, 20] },
      far: { at: [90, 20] },
      brawler: { at: [62, 60] },
      captain: { at: [90, 90], captive: true },
      lurker: { at: [50, 50], secret: true, posture: 'crouched' },
      dead: { at: [90, 80], now: { status: 'dead' } },
    },
    map: { areas: [{ id: 'bush', kind: 'bushes', corners: square(45, 45, 10) }] },
  });

  test('shoot.range: a shot at the start is refused by what is known, a later one is not', () => {
    expect(order('musketeer', shot('flintlock-musket', 'near', { moment: 'start' }))).toEqual([]);
    expect(order('musketeer', shot('flintlock-musket', 'far', { moment: 'start' }))).toEqual(['shoot.range']);
    expect(order('musketeer', shot('flintlock-musket', 'far'))).toEqual([]);
    const aim = { moment: 'start', fallback: 'nearest' } as const;
    expect(order('musketeer', shot('flintlock-musket', 'far', aim))).toEqual([]);
  });

  test('shoot.procedure: need, modifier and odds from where everybody stands', () => {
    const ordered = { kind: 'order', figure: 'musketeer', ...shot('flintlock-musket', 'near') };
    expect(cost(ordered)).toEqual({ shot: { need: 5, modifier: 0, odds: '1/3' } });
    expect(cost({ ...ordered, ...shot('flintlock-musket', 'far') })).toEqual({});
    const onTheMove = { kind: 'order', figure: 'pistoleer', path: [at(22, 30)], ...shot('pistol', 'near') };
    expect(verdict(onTheMove)).toMatchObject({
      cost: { cm: 2, shot: { need: 7, modifier: -1 } },
      why: [{ rule: 'move.foot-light' }, { rule: 'shoot.moving', value: -1 }],
    });
  });

  test('figure.equipment: one shoots with what one has', () => {
    expect(order('musketeer', shot('pistol', 'near'))).toEqual(['figure.equipment']);
  });

  test('shoot.loaded: and what is loaded', () => {
    expect(order('empty', shot('flintlock-musket', 'near'))).toEqual(['shoot.loaded']);
  });

  test('shoot.immobile, turn.shoot-or-move: a musket or a way; a pistol and a way', () => {
    const path = [at(22, 22)];
    expect(order('musketeer', { path, ...shot('flintlock-musket', 'near') })).toEqual([
      'turn.shoot-or-move',
      'shoot.immobile',
    ]);
    expect(order('pistoleer', { path: [at(22, 30)], ...shot('pistol', 'near') })).toEqual([]);
  });

  test('turn.shot-moving: on the move one needs a way that is long enough', () => {
    const path = [at(22, 30)];
    const moving = (after: number) => shot('pistol', 'near', { moment: 'moving', after });
    expect(order('pistoleer', { path, ...moving(200) })).toEqual([]);
    expect(order('pistoleer', { path, ...moving(201) })).toEqual(['turn.shot-moving']);
    expect(order('pistoleer', moving(0))).toEqual(['turn.shot-moving']);
  });

  test('shoot.contact-start: in contact with a pistol only', () => {
    expect(order('engaged', shot('musketoon', 'brawler'))).toEqual(['shoot.contact-start']);
    expect(order('engaged', shot('pistol', 'brawler'))).toEqual([]);
  });

  test('shoot.on-foot: no musket in the saddle', () => {
    expect(order('dragoon', shot('flintlock-musket', 'near'))).toEqual(['shoot.on-foot']);
    expect(order('dragoon', shot('musketoon', 'near'))).toEqual([]);
  });

  test('shoot.mounted-infantry-moving: only cavalry fires on the move', () => {
    const path = [at(30, 50)];
    expect(order('dragoon', { path, ...shot('musketoon', 'near') })).toEqual([
      'shoot.mounted-infantry-moving',
    ]);
    expect(order('dragoon', { path, ...shot('musketoon', 'near', { moment: 'contact' }) })).toEqual([]);
    expect(order('hussar', { path: [at(30, 60)], ...shot('pistol', 'near') })).toEqual([]);
  });

  test('shoot.mounted-infantry-contact: in 2024 not when about to be contacted', () => {
    expect(order('dragoon', shot('musketoon', 'near', { moment: 'contact' }))).toEqual([
      'shoot.mounted-infantry-contact',
    ]);
  });

  test('figure.mount-time: no shot in a turn of dismounting', () => {
    expect(order('hussar', { saddle: 'dismount', ...shot('pistol', 'near') })).toEqual(['figure.mount-time']);
    expect(order('hussar', { saddle: 'dismount' })).toEqual([]);
  });

  test('turn.surprise: whom one does not know of one cannot name', () => {
    const at = (target: string) =>
      mistake({ kind: 'order', figure: 'musketeer', ...shot('flintlock-musket', target) });
    for (const target of ['nobody', 'lurker', 'captain', 'dead', 'pistoleer'])
      expect(at(target)).toBe('value shot.target');
    const said = (target: string) =>
      JSON.stringify(
        verdict({ kind: 'order', figure: 'musketeer', ...shot('flintlock-musket', target) }),
      ).replace(target, '?');
    expect(said('lurker')).toBe(said('nobody'));
    state.figures[10]!.known = 3;
    expect(order('musketeer', shot('flintlock-musket', 'lurker'))).toEqual([]);
    state.figures[10]!.known = 2;
  });
});

test('turn.shot-start: a table may do without shots at the start', () => {
  const figure = { blue: { man: { at: [20, 20] as const, firearms: ['pistol' as const] } } };
  const red = { foe: { at: [25, 20] as const } };
  const aim = shot('pistol', 'foe', { moment: 'start' });
  expect(asking({ ...figure, red }).order('man', aim)).toEqual([]);
  expect(asking({ ...figure, red, options: { 'turn.shot-start': false } }).order('man', aim)).toEqual([
    'turn.shot-start',
  ]);
});

test('hide.doing-nothing: who creeps along does not shoot on the way', () => {
  const { order } = asking({
    blue: { man: { at: [20, 20], firearms: ['pistol'] } },
    red: { foe: { at: [60, 20] } },
    map: { areas: [{ id: 'bush', kind: 'bushes', corners: square(10, 10, 30) }] },
  });
  const creep = { path: [at(24, 20)], pace: 'crouch' };
  expect(order('man', { ...creep, ...shot('pistol', 'foe') })).toEqual([]);
  expect(order('man', { ...creep, ...shot('pistol', 'foe', { moment: 'moving' }) })).toEqual([
    'hide.doing-nothing',
  ]);
});

describe('coast', () => {
  const { order } = asking({
    ...coastal,
    blue: {
      gunner: { at: [20, 20], firearms: ['swivel-gun'], now: { loaded: 0 } },
      mate: { at: [22, 20], firearms: ['pistol'] },
      idler: { at: [30, 20] },
      rested: { at: [40, 20], firearms: ['rampart-musket'] },
      unrested: { at: [50, 20], firearms: ['rampart-musket'] },
      swimmer: {
        at: [20, 60],
        swims: 'good',
        firearms: ['pistol'],
        weapons: ['knife', 'sword'],
        now: { swimming: true, loaded: 0 },
      },
    },
    red: { foe: { at: [45, 45] } },
    map: {
      areas: [{ id: 'sea', kind: 'deep-water', corners: square(0, 50, 30) }],
      supports: [[40, 21]],
    },
  });

  test('shoot.support: a rampart musket rests on something', () => {
    expect(order('rested', shot('rampart-musket', 'foe'))).toEqual([]);
    expect(order('unrested', shot('rampart-musket', 'foe'))).toEqual(['shoot.support']);
  });

  test('weapon.reload-crew: who helps touches the gunner', () => {
    expect(order('gunner', { reload: 'swivel-gun' })).toEqual([]);
    expect(order('mate', { reload: 'swivel-gun' })).toEqual([]);
    expect(order('idler', { reload: 'swivel-gun' })).toEqual(['weapon.reload-crew']);
  });

  test('weapon.swivel-weight, weapon.rampart-weight: a gun slows its bearer', () => {
    expect(order('gunner', { path: [at(20, 8)] })).toEqual([]);
    expect(order('gunner', { path: [at(20, 7.9)] })).toEqual(['move.foot-light']);
    expect(order('unrested', { path: [at(50, 4)] })).toEqual([]);
    expect(order('unrested', { path: [at(50, 3.9)] })).toEqual(['move.foot-light']);
  });

  test('water.swimmer-shoots: neither shot nor reload in deep water', () => {
    expect(order('swimmer', shot('pistol', 'foe'))).toContain('water.swimmer-shoots');
    expect(order('swimmer', { reload: 'pistol' })).toEqual(['water.swimmer-shoots']);
  });

  test('water.swim-fight: very short weapons only', () => {
    expect(order('swimmer', { hand: 'sword' })).toEqual(['water.swim-fight']);
    expect(order('swimmer', { hand: 'knife' })).toEqual([]);
    expect(order('swimmer', { hand: 'bare-hands' })).toEqual([]);
  });
});

describe('reloading', () => {
  const blue = {
    empty: { at: [20, 20] as const, firearms: ['flintlock-musket' as const], now: { loaded: 0 } },
    loaded: { at: [20, 30] as const, firearms: ['flintlock-musket' as const] },
    pair: { at: [20, 40] as const, firearms: ['pistol' as const, 'pistol' as const], now: { loaded: 1 } },
    engaged: { at: [60, 60] as const, firearms: ['pistol' as const], now: { loaded: 0 } },
  };
  const red = { foe: { at: [62, 60] as const } };
  const { order } = asking({ blue, red });

  test('weapon.reload: an empty weapon, standing still, without a shot', () => {
    expect(order('empty', { reload: 'flintlock-musket' })).toEqual([]);
    expect(order('loaded', { reload: 'flintlock-musket' })).toEqual(['weapon.reload']);
    expect(order('empty', { reload: 'flintlock-musket', path: [at(21, 20)] })).toEqual(['weapon.reload']);
    expect(order('pair', { reload: 'pistol' })).toEqual([]);
    expect(order('pair', { reload: 'pistol', ...shot('pistol', 'foe') })).toEqual(['weapon.reload']);
  });

  test('figure.equipment: nobody reloads what he has not', () => {
    expect(order('empty', { reload: 'pistol' })).toEqual(['figure.equipment']);
  });

  test('weapon.reload-contact: not while touching an enemy, unless the table agreed so', () => {
    expect(order('engaged', { reload: 'pistol' })).toEqual(['weapon.reload-contact']);
    const agreed = asking({ blue, red, options: { 'weapon.reload-contact': 'yes' } });
    expect(agreed.order('engaged', { reload: 'pistol' })).toEqual([]);
  });
});

describe('weapon in hand', () => {
  const { order, mistake } = asking({
    blue: {
      man: { at: [20, 20], weapons: ['sword'], firearms: ['flintlock-musket', 'pistol'] },
      bare: { at: [20, 30], weapons: [] },
      lancer: { at: [60, 60], troop: 'light-cavalry', facing: 0, weapons: ['lance', 'sabre'] },
      single: { at: [20, 60], troop: 'light-cavalry', facing: 0, weapons: ['lance'] },
    },
    red: {
      left: { at: [57.7, 60] },
      right: { at: [62.3, 60] },
      alone: { at: [22.3, 60] },
      lurker: { at: [80, 80], secret: true, posture: 'crouched' },
    },
    map: { areas: [{ id: 'bush', kind: 'bushes', corners: square(75, 75, 10) }] },
  });

  test('figure.equipment: what one carries, butts and fists', () => {
    for (const hand of ['sword', 'firearm-butt', 'pistol-butt', 'bare-hands'])
      expect(order('man', { hand })).toEqual([]);
    expect(order('man', { hand: 'halberd' })).toEqual(['figure.equipment']);
    expect(order('bare', { hand: 'firearm-butt' })).toEqual(['figure.equipment']);
    expect(order('bare', { hand: 'pistol-butt' })).toEqual(['figure.equipment']);
  });

  test('weapon.lance: not among several enemies', () => {
    expect(order('lancer', { hand: 'lance' })).toEqual(['weapon.lance']);
    expect(order('lancer', { hand: 'sabre' })).toEqual([]);
    expect(order('single', { hand: 'lance' })).toEqual([]);
  });

  test('melee.several: a victim is an enemy one knows of', () => {
    expect(order('man', { victim: 'left' })).toEqual([]);
    expect(mistake({ kind: 'order', figure: 'man', victim: 'lurker' })).toBe('value victim');
    expect(mistake({ kind: 'order', figure: 'man', victim: 'bare' })).toBe('value victim');
  });
});

test('group.bunch: only trained light infantry says that it goes together', () => {
  const { order } = asking({
    blue: { light: { at: [20, 20], light: true }, line: { at: [20, 30] } },
    red: { foe: { at: [90, 90] } },
  });
  expect(order('light', { together: true })).toEqual([]);
  expect(order('line', { together: true })).toEqual(['group.bunch']);
});
