/** Whole battles in every style, scenario and edition: no order is refused. */
import { asAnyGame } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import { gameOn, layTable } from '../index.ts';
import { styles } from './sergeant/styles.ts';
import { refusedIn } from './testing/whole-battle.ts';

const ways = ['recruit', 'random', ...styles.map(({ name }) => name)];
const battles = scenarios.flatMap(({ id, editions, data }) =>
  editions.map((edition) => ({ id, edition, data })),
);

describe.each(battles)('$id in $edition', ({ data, edition }) => {
  const table = layTable(data, edition, {});
  if (!('field' in table)) throw new Error(JSON.stringify(table));
  const game = asAnyGame(gameOn(table));

  test.each(ways)('turn.orders: %s gives legal and complete orders', (way) => {
    for (let seed = 0; seed < 5; seed++) expect(refusedIn(game, seed, () => way)).toEqual([]);
  });
});
