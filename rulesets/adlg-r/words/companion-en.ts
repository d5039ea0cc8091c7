/** English words of a case: labels, remedies, and sentences of the rules that can refuse it. */
import type { Words } from '@grognard/rules-kit';
import { refusing } from './en/refusing.ts';
import { stepWords } from './en/steps.ts';
import { names } from './en-names.ts';
import { refusalTitles } from './en-refusal-titles.ts';
import { labelsCombat } from './labels-combat.ts';
import { labelsOrders } from './labels-orders.ts';
import { remediesCombat } from './remedies-combat.ts';
import { remediesOrders } from './remedies-orders.ts';

export const words: Words = {
  language: 'en',
  rules: refusing,
  labels: { ...labelsOrders, ...labelsCombat },
  remedies: { ...remediesOrders, ...remediesCombat },
  refusalTitles,
  phrases: {},
  names,
  tell: {},
  steps: stepWords,
};
