/** tellOrder: the reason of an order in a sentence. */
import { entryAt } from '@grognard/lists';
import type { DoctrineWords } from '../../../words/doctrine-words.ts';
import type { Table } from '../../state/model.ts';
import type { OrderWhy } from '../option.ts';

export function tellOrder({ units }: Table, { orders }: DoctrineWords, why: OrderWhy): string {
  switch (why.about) {
    case 'charge':
      return orders.charge(entryAt(units, why.target).name, Math.round(100 * why.wins));
    case 'support':
    case 'range':
    case 'wait':
      return orders[why.about](entryAt(units, why.target).name);
    case 'march':
      return why.target === null ? orders.onward : orders.march(entryAt(units, why.target).name);
    case 'back':
    case 'rally':
    case 'ride':
    case 'conform':
    case 'hold':
      return orders[why.about];
  }
}
