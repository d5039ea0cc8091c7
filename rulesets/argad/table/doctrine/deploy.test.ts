import { asAnyGame } from '@grognard/engine';
import { expect, test } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import { gameOn, layTable } from '../index.ts';
import { sameLuck, startOf } from './testing/whole-battle.ts';

test('scenario.deploy: a deployment that was changed is laid out again as the scenario has it, and one that was not is sealed', () => {
  const { data, editions } = scenarios.find(({ id }) => id === 'starter')!;
  const table = layTable(data, editions.at(-1)!, {});
  if (!('field' in table)) throw new Error('not playable');
  const game = asAnyGame(gameOn(table));
  const match = startOf(game, 1);
  const side = 'british';
  const plan = () => game.doctrine.plan(match.view(side), side, 'recruit', sameLuck(1)).commands;
  const before = match.hash();
  expect(plan()).toEqual([{ kind: 'seal' }]);
  const moved = { kind: 'place', figure: 'lieutenant-hale', at: { x: 500, y: 500 } };
  expect(match.submit(side, moved).done).toBe(true);
  expect(match.hash()).not.toBe(before);
  const [back, ...rest] = plan();
  expect(rest).toEqual([{ kind: 'seal' }]);
  expect(match.submit(side, back!).done).toBe(true);
  expect(match.hash()).toBe(before);
});
