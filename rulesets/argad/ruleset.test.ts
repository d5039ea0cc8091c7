/** Conformance of Argad ! to the tests for every ruleset. */
import { rulesetTests } from '@grognard/test-kit';
import { argad } from './index.ts';
import { words as fr } from './words/fr/index.ts';
import { orderPhrases } from './words/fr/phrases-orders.ts';
import { words as it } from './words/it/index.ts';

rulesetTests(argad, {
  words: [fr, it],
  tablePhrases: ['long boat', 'launch', 'barge', ...Object.keys(orderPhrases)],
});
