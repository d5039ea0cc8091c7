/** Commands that are invalid here, and verdicts that depend only on what the side may know. */
import { describe, expect, test } from 'vitest';
import { noOrder, type SkirmishCase, square } from '../flow/testing/skirmish.ts';
import { asking, at } from './testing/ask.ts';

const skirmish: SkirmishCase = {
  blue: {
    man: { at: [20, 20], firearms: ['pistol'] },
    fallen: { at: [20, 30], now: { status: 'dead' } },
    away: { at: [20, 40], now: { status: 'gone' } },
    prisoner: { at: [20, 50], captive: true },
  },
  red: {
    foe: { at: [30, 20] },
    lurker: { at: [50, 50], secret: true, posture: 'crouched', firearms: ['flintlock-musket'] },
  },
  map: { areas: [{ id: 'bush', kind: 'bushes', corners: square(45, 45, 10) }] },
};

describe('mistakes', () => {
  const { mistake, refused, verdict, state } = asking(skirmish);
  const order = (figure: string) => ({ kind: 'order', figure });

  test.each(['nobody', 'foe', 'lurker', 'fallen', 'away', 'prisoner'])(
    'turn.orders: none for %s',
    (figure) => {
      expect(mistake(order(figure))).toBe('value figure');
    },
  );

  test('turn.orders: one for a man in play', () => {
    expect(refused(order('man'))).toEqual([]);
  });

  test('hide.secret: an unseen enemy is answered for like nobody', () => {
    const said = (id: string) => JSON.stringify(verdict(order(id))).replace(id, '?');
    expect(said('lurker')).toBe(said('nobody'));
    expect(said('foe')).not.toBe(said('nobody'));
  });

  test('scenario.deploy: setting up and orders have their time', () => {
    expect(mistake({ kind: 'place', figure: 'man', at: at(20, 20) })).toBe('combination kind');
    state.phase = 'deploy';
    expect(refused({ kind: 'place', figure: 'man', at: at(20, 20) })).toEqual([]);
    for (const command of [
      order('man'),
      { kind: 'march', body: 0 },
      { kind: 'form', figures: ['man'], files: 1, heading: 0 },
      { kind: 'row', vessel: 'gig', path: [at(20, 20)], rowers: ['man', 'foe'] },
      { kind: 'cancel', figure: 'man' },
    ])
      expect(mistake(command)).toBe('combination kind');
    state.phase = 'orders';
  });

  test('turn.orders: only what was ordered is taken back', () => {
    expect(mistake({ kind: 'cancel', figure: 'man' })).toBe('value figure');
    expect(mistake({ kind: 'cancel', figure: 'foe' })).toBe('value figure');
    state.orders[0] = noOrder;
    expect(refused({ kind: 'cancel', figure: 'man' })).toEqual([]);
    state.orders[0] = null;
  });

  test('turn.orders: sealing and conceding are always allowed', () => {
    expect(refused({ kind: 'seal' })).toEqual([]);
    expect(refused({ kind: 'concede' })).toEqual([]);
  });
});

describe('secrets', () => {
  /** The same table with the unseen figure elsewhere, or with other enemy orders. */
  const variants = [
    (): SkirmishCase => skirmish,
    (): SkirmishCase => ({
      ...skirmish,
      red: { ...skirmish.red, lurker: { ...skirmish.red['lurker']!, at: [47, 47] } },
    }),
    (): SkirmishCase => ({
      ...skirmish,
      red: {
        foe: { at: [30, 20], order: { path: [at(25, 20)], together: true } },
        lurker: { ...skirmish.red['lurker']!, now: { loaded: 0, status: 'dead' } },
      },
    }),
    // Even an unseen figure next to the ordered one, or in its line of fire.
    (): SkirmishCase => ({
      ...skirmish,
      red: { ...skirmish.red, lurker: { ...skirmish.red['lurker']!, now: at(22, 20) } },
    }),
  ];
  const commands = [
    { kind: 'order', figure: 'man', path: [at(35, 25), at(36, 27)] },
    { kind: 'order', figure: 'man', shot: { weapon: 'pistol', target: 'foe', moment: 'start' } },
    { kind: 'order', figure: 'man', reload: 'pistol' },
    { kind: 'order', figure: 'lurker' },
    { kind: 'order', figure: 'man', victim: 'lurker' },
    { kind: 'cancel', figure: 'foe' },
  ];

  test('turn.orders, hide.secret: no answer tells of orders or men that a side does not know of', () => {
    const answers = variants.map((variant) => {
      const ask = asking(variant());
      return commands.map((command) => ask.verdict(command));
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});
