/** The English words of the rules. */
import type { Words } from '@grognard/rules-kit';
import { en } from './en.ts';
import { labelsCombat } from './labels-combat.ts';
import { labelsOrders } from './labels-orders.ts';
import { remediesCombat } from './remedies-combat.ts';
import { remediesOrders } from './remedies-orders.ts';

export const words: Words = {
  language: 'en',
  rules: en,
  labels: { ...labelsOrders, ...labelsCombat },
  remedies: { ...remediesOrders, ...remediesCombat },
  phrases: {},
  names: {},
  tell: {},
};
