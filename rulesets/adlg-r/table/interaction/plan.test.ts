/** Tests of what lies on the table of the orders given: done, still to come, and charges that wait for their answer. */
import { expect, it } from 'vitest';
import { tableRules } from '../rules.ts';
import { playFrom } from '../testing/play.ts';
import { createInteraction } from './index.ts';

const horse = (x: number, y: number) => ({ kind: 'heavy-cavalry', at: [x, y] }) as const;
const light = (x: number, y: number) => ({ kind: 'light-cavalry', at: [x, y] }) as const;

it('command.points: units without orders are told apart from those that have acted, as long as there are points', () => {
  const played = playFrom(
    { south: { a: horse(10, 5), b: horse(14, 5) }, north: { z: light(28, 18) } },
    { 'south-corps': { command: [4] } },
  );
  const orders = () => {
    const { table, state } = played;
    const view = tableRules(table).view(state, { side: 'south' });
    return createInteraction(table)(view, 'south')
      .plan?.()
      ?.orders.map(({ piece, sign, words }) => [piece, sign, words]);
  };
  played.give({ kind: 'activate', corps: 'south-corps' });
  expect(orders()).toEqual([
    ['a', 'none', 'no order yet'],
    ['b', 'none', 'no order yet'],
  ]);
  played.give({ kind: 'move', units: ['a'], steps: [{ step: 'advance', by: 400 }] });
  expect(orders()?.[0]).toEqual(['a', 'done', 'has moved']);
  expect(orders()?.[1]?.[1]).toBe('none');
});

it('charge.target: a charge that waits for its answer stays drawn for the side that charges', () => {
  const played = playFrom(
    { south: { a: horse(10, 5) }, north: { z: light(10, 8.5) } },
    { 'south-corps': { command: [6] } },
  );
  played.give({ kind: 'activate', corps: 'south-corps' });
  played.give({ kind: 'charge', units: ['a'], target: 'z' });
  expect(played.asked()).toBe('north answer');
  const { table, state } = played;
  const planOf = (side: string) =>
    createInteraction(table)(tableRules(table).view(state, { side }), side).plan?.() ?? null;
  const [order] = planOf('south')?.orders ?? [];
  expect(order).toMatchObject({ piece: 'a', sign: 'move', words: 'has charged' });
  expect(order?.items).toMatchObject([{ kind: 'path', strength: 'given' }]);
  expect(planOf('north')).toBeNull();
});
