/** The plan of a side whose orders are carried out at once: who has acted, who still can, and attacks that wait for an answer. */
import { hashedFaces, Match } from '@grognard/engine';
import { expect, test } from 'vitest';
import { tableRules } from '../rules.ts';
import { handOf, handOn } from './testing/table-interaction.ts';

const line = {
  south: { left: { at: [30, 20] }, right: { at: [60, 20] } },
  north: { enemy: { at: [60, 60] } },
} as const;

test('turn.order: in movement, units that have moved are told apart from those that can still move', () => {
  const { interaction: hand } = handOn(line, (state, { unitOf }) => {
    state.units[unitOf.get('left')!]!.moved = true;
  });
  const { orders, warnings } = hand.plan!()!;
  expect(orders.map(({ piece, sign, words }) => [piece, sign, words])).toEqual([
    ['left', 'done', 'has moved'],
    ['right', 'none', 'can still move'],
  ]);
  expect(orders.map(({ items }) => items[0])).toEqual([
    expect.objectContaining({ kind: 'order-sign', sign: 'done' }),
    expect.objectContaining({ kind: 'order-sign', sign: 'none' }),
  ]);
  expect(warnings).toEqual([]);
  expect(hand.prompt.withoutOrders).toEqual(['right']);
});

test('in fire, only units with a legal shot are without orders', () => {
  const near = { ...line, north: { enemy: { at: [60, 35] } } } as const;
  const { interaction: hand } = handOn(near, (state) => {
    state.step = 'small-arms';
  });
  expect(hand.plan!()!.orders.map(({ piece, sign }) => [piece, sign])).toEqual([['right', 'none']]);
});

test('a declared attack lies on the table of the attacker until it is answered', () => {
  const near = { south: { left: { at: [60, 20] } }, north: { enemy: { at: [60, 30] } } } as const;
  const { interaction: hand, state, table } = handOn(near);
  const rules = tableRules(table);
  const match = new Match(rules, state, hashedFaces(7));
  const { commands } = hand.propose({ pieces: ['left'], values: { attack: 'enemy' } });
  expect(match.submit('south', commands[0]!)).toMatchObject({ done: true });
  const { plan } = handOf(table, match.state, 'south').interaction;
  expect(plan!()!.orders).toEqual([
    expect.objectContaining({ piece: 'left', words: 'attacks enemy', sign: 'move', end: null }),
  ]);
  const kinds = plan!()!.orders[0]!.items.map((item) => [item.kind, 'ghost' in item && item.ghost]);
  expect(kinds).toEqual([
    ['path', false],
    ['formation', 'given'],
  ]);
  expect(handOf(table, match.state, 'north').interaction.plan!()).toBeNull();
});
